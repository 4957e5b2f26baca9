"""The class: notebooks go out, come back, are marked, and go back with feedback.

The engine is nbgrader: its folders, its gradebook, its formgrader. What stands here is around it:
who is in the class (`roster`), what goes out (`release`), who handed in what (`collect`), one
repair step and one run (`repair`, `run`), several workers (`mark`), and what goes back
(`give_back`, `report`). It needs the extra `classroom`.
"""
