"""The figure of the page for teachers."""

from elo.show import plots
from elo.show.plots.classroom import STATIONS


def test_the_five_steps_stand_in_their_order_and_every_word_in_its_box():
    picture = plots.class_in_five_steps()
    picture.figure.draw_without_rendering()
    (axes,) = picture.figure.axes
    names = [text.get_text() for text in axes.texts if text.get_text()[:1].isdigit()]
    assert names == ["1 release", "2 collect", "3 mark", "4 return", "5 report"]
    boxes = [patch.get_window_extent() for patch in axes.patches if hasattr(patch, "get_boxstyle")]
    for station in STATIONS:
        (text,) = [one for one in axes.texts if one.get_text() == station.words]
        extent = text.get_window_extent()
        assert any(box.x0 <= extent.x0 and extent.x1 <= box.x1 for box in boxes)
