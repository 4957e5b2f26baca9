"""What people see: figures, widgets and pages."""
