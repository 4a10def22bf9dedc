"""`orchard apple-tree` plays a round from the command line, `orchard challenge` creates a link."""

import json

import pytest

from server import orchard

TIER = "quick"


def play(word, letters, *options):
    return json.loads(orchard("apple-tree", "--word", word, "--letters", letters, *options).stdout)


def test_the_apple_tree_command_prints_the_state_after_the_letters():
    assert play("árbol", "aeiou") == {
        "language": "en", "shown": "á__o_", "tried": ["a", "e", "i", "o", "u"], "refused": [], "apples": 4, "outcome": "playing",
    }


def test_guessing_the_letters_of_a_word_with_accents_capitals_and_a_hyphen_wins():
    assert play("Ångström-Éire", "angstromei")["outcome"] == "won"
    won = play("cigüeñas", "ciguenñas", "--language", "es")
    assert (won["outcome"], won["shown"], won["word"], won["apples"]) == ("won", "cigüeñas", "cigüeñas", 6)


def test_the_seventh_miss_loses_the_round_and_shows_the_word():
    lost = play("sol", "abcdefgh", "--language", "es")
    assert (lost["outcome"], lost["apples"], lost["word"], lost["shown"]) == ("lost", 0, "sol", "___")
    assert lost["refused"] == [{"letter": "h", "reason": "roundIsOver"}]


def test_a_refused_guess_costs_no_apple():
    state = play("apple", "aA1 á🍎\u0301")
    assert state["apples"] == 7
    assert {each["reason"] for each in state["refused"]} == {"alreadyTried", "notALetter"}


def test_the_whole_word_is_guessed_after_the_letters():
    won = play("árbol", "alo", "--language", "es", "--guess", "ARBOL")
    assert (won["outcome"], won["guess"], won["shown"], won["apples"]) == ("won", "right", "árbol", 7)
    wrong = play("árbol", "alo", "--language", "es", "--guess", "abril")
    assert (wrong["outcome"], wrong["guess"], wrong["apples"]) == ("playing", "wrong", 6)
    refused = play("árbol", "a", "--language", "es", "--guess", "árbol")
    assert (refused["guess"], refused["apples"]) == ("tooFewLetters", 7)


@pytest.mark.parametrize("word", ["", "   ", "🍎", "я", "123", "a" * 65])
def test_a_word_without_guessable_letters_is_refused(word):
    answer = orchard("apple-tree", "--word", word, "--letters", "a")
    assert answer.returncode != 0 and answer.stdout == "" and answer.stderr


def test_the_link_of_a_challenge_does_not_reveal_its_word():
    answer = json.loads(orchard("challenge", "--word", "ARBOL", "--language", "es").stdout)
    assert (answer["word"], answer["language"]) == ("árbol", "es")
    assert answer["path"].startswith("/apple-tree?challenge=") and "rbol" not in answer["path"]


@pytest.mark.parametrize("word, reason", [("", "is empty"), ("ab", "3 letters"), ("xyzzy", "not in the language"), ("a-b", "U+2D")])
def test_an_invalid_challenge_is_reported(word, reason):
    answer = orchard("challenge", "--word", word, "--language", "en")
    assert answer.returncode != 0 and answer.stdout == ""
    assert reason in answer.stderr
