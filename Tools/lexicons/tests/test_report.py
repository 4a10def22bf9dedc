"""Tests that docs/lexicons.md is the output of report.py for the committed lists."""

import report


def test_the_report_is_up_to_date():
    committed = report.DOCUMENT.read_text(encoding="utf-8")
    assert committed == report.document(), "run python3 Tools/lexicons/report.py"


def test_each_quartile_is_one_of_the_given_values():
    assert report.quartiles([5, 1, 4, 2, 3]) == [1, 2, 3, 4, 5]
    assert report.quartiles([7]) == [7] * 5


def test_a_sample_does_not_depend_on_the_order_of_its_words():
    words = [f"word{n}" for n in range(50)]
    assert report.sample("x", words) == report.sample("x", words[::-1])
    assert len(report.sample("x", words)) == report.SAMPLE


def test_a_table_aligns_figures_to_the_right():
    assert report.table(["a", "b"], [["x", 1]]) == "| a | b |\n| --- | --: |\n| x | 1 |"
