"""Every objective has questions, and every question and task serves an objective."""

import pytest

from elo import RatingInputError
from elo.drills import KINDS, TASKS
from elo.drills.objectives import SERVES, served_by
from elo.topics import TOPICS

topics = pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.name)


def test_the_topics_are_those_of_the_book():
    assert list(SERVES) == [topic.name for topic in TOPICS]


@topics
def test_each_objective_of_a_topic_is_served_by_questions(topic):
    serving = served_by(topic.name)
    assert len(serving) == len(topic.objectives)
    assert all(one.kinds for one in serving)


@topics
def test_each_kind_and_each_task_serves_an_objective_and_there_are_no_others(topic):
    serving = served_by(topic.name)
    assert {name for one in serving for name in one.kinds} == set(KINDS[topic.name])
    assert {name for one in serving for name in one.tasks} == set(TASKS[topic.name])


@topics
def test_none_is_named_twice_for_one_objective(topic):
    for one in served_by(topic.name):
        assert len(set(one.kinds)) == len(one.kinds)
        assert len(set(one.tasks)) == len(one.tasks)


@pytest.mark.parametrize(
    ("topic", "objective", "kind"),
    [
        ("formula", "not the probability of winning", "wins_and_draws"),
        ("k_factor", "700 rule", "rule_700"),
        ("rating_change", "round once", "two_events"),
        ("performance", "wanted performance", "needed"),
        ("initial_rating", "published and when it is not", "published"),
        ("misconceptions", "trend with noise", "rise_or_fall"),
    ],
)
def test_an_objective_and_its_questions_are_about_the_same(topic, objective, kind):
    """The order is what ties them together; one of each topic by hand."""
    objectives = next(one.objectives for one in TOPICS if one.name == topic)
    (n,) = [n for n, text in enumerate(objectives) if objective in text]
    assert kind in served_by(topic)[n].kinds


def test_a_topic_that_there_is_not_is_refused_with_those_that_there_are():
    with pytest.raises(RatingInputError, match="no questions on 'chess'"):
        served_by("chess")
