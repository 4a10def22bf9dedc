"""Tests the check of the interface between the program and its host, with a small invented source tree that has one difference at a time."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parent.parent / "check-messages"

FILES = {
    "docs/formats/patches.md": """# Patches

## The outbox

| Code | Effect | Fields | |
|---|---|---|---|
| `01` | `load` | file | fetches it |
| `0a` | `scroll` | id, row | scrolls |
| `0b` | `goBack` | | goes back |
| `0c` | `read` | request | reads |

Fields are texts; row and care are numbers; request is bytes, after their number. Unknown codes end it.

## Messages of the host

| Name | Text | When |
|---|---|---|
| `opened` | lines | first |
| `loaded <file>`, `failedToLoad <file>` | bytes, reason | see `load` |
| `repaint` | | at any time |
| the value of `data-press` | | a press |
""",
    "Sources/Play/Outbox.swift": """
    switch effect {
    case .load(let file):
      append(1)
      appendText(file.name)
    case .scroll(let id, let row):
      append(10)
      appendText(id)
      appendNumber(row)
    case .goBack: append(11)
    case .read(let request):
      append(12)
      appendNumber(request.count)
      append(contentsOf: request)
    }
""",
    "Sources/Play/Message.swift": "enum Message {\n  case visit(Visit.Message)\n}\n",
    "Sources/Play/Games.swift": "enum GameMessage {\n  case quiz(Quiz.Message)\n}\n",
    "Sources/Play/Client.swift": 'if name.hasSameBytes(as: "repaint") {}',
    "Sources/Play/Visit/Visit+Message.swift": """
    case opened(Opening)
    case loaded(DataFile, [UInt8])
    case failedToLoad(DataFile)
    case left(Int)

    var name: String {}

    static let names: [StaticString] = ["opened", "loaded", "failedToLoad", "left"]

    init?(_ text: MessageText) {
        switch text.name.utf8 {
        case "opened": .opened(Opening(text.body))
        case "loaded": DataFile(name: text.argument).map { .loaded($0, text.body) }
        case "failedToLoad": DataFile(name: text.argument).map { .failedToLoad($0) }
        case "left": text.number.map { .left($0) }
        default: nil
        }
    }
""",
    "Sources/Play/Visit/Visit+Page.swift": "button(.press(.visit(.left(1))))",
    "Web/host.js": """
const effects = {
  1: (order) => load(order.text()),
  10: (order) => scroll(order.text(), order.number()),
  11: goBack,
  12: (order) => read(order.bytes(order.number()))
    .then(keep),
}
send('opened', lines)
send(isThere ? `loaded ${file}` : `failedToLoad ${file}`, bytes)
deliver('repaint', '')
""",
    "Web/input.js": "send(pressed.dataset.press)\n",
    "Web/worker/worker.js": "tell('kept')\n",
}


@pytest.fixture
def check(monkeypatch, tmp_path, capsys):
    """Runs the tool on the source tree with one text of a file replaced; returns the tool's output."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader = SourceFileLoader("check_messages", str(TOOL))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    monkeypatch.setitem(sys.modules, loader.name, module)
    loader.exec_module(module)
    monkeypatch.chdir(tmp_path)

    def run(file: str = "", old: str = "", new: str = "") -> str:
        for name, text in FILES.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if name == file:
                assert old in text
                text = text.replace(old, new, 1)
            path.write_text(text)
        status = module.main()
        said = capsys.readouterr().err
        assert status == (1 if said else 0)
        return said

    return run


LIST, OUTBOX, VISIT = "docs/formats/patches.md", "Sources/Play/Outbox.swift", "Sources/Play/Visit/Visit+Message.swift"


def test_the_tool_check_messages_accepts_a_source_tree_without_differences(check):
    assert check() == ""


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (LIST, "| `0b` | `goBack` | | goes back |\n", "", f"{LIST}: no effect with the code 11"),
        (OUTBOX, "case .goBack: append(11)", "case .goBack: append(13)", f"{LIST}: no effect with the code 13"),
        ("Web/host.js", "  11: goBack,\n", "", "Web/host.js: no effect with the code 11"),
        (OUTBOX, "case .goBack", "case .leave", f"effect 11: {LIST} has goBack(), {OUTBOX} has leave()"),
        (OUTBOX, "appendNumber(row)", "appendText(row)", f"effect 10: {LIST} has scroll(text, number), {OUTBOX} has scroll(text, text)"),
        (OUTBOX, "      appendNumber(row)\n", "", f"{OUTBOX} has scroll(text)"),
        (LIST, "id, row", "row, id", f"{LIST} has scroll(number, text)"),
        ("Web/host.js", "order.text(), order.number()", "order.number(), order.text()", "Web/host.js reads (number, text)"),
        ("Web/host.js", "order.bytes(order.number())", "order.text()", f"effect 12: {LIST} has read(bytes), Web/host.js reads (text)"),
    ],
)
def test_the_tool_check_messages_reports_a_difference_between_effects(check, file, old, new, said):
    assert said in check(file, old, new)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("Web/host.js", "send('opened', lines)", "", f"{LIST}: no script sends opened"),
        ("Web/host.js", "'opened'", "'begun'", f"Web/host.js: sends begun, which {LIST} does not list"),
        ("Web/input.js", "send(", "emit('held')\nsend(", f"Web/input.js: sends held, which {LIST} does not list"),
        ("Web/host.js", "`failedToLoad ${file}`", "'failedToLoad'", "Web/host.js: sends failedToLoad with 0 arguments and a text"),
        (LIST, "`opened` | lines", "`opened` | ", f"Web/host.js: sends opened with 0 arguments and a text; {LIST} lists 0 arguments and no text"),
        (VISIT, 'text.argument).map { .loaded($0, text.body)', 'text.text).map { .loaded($0, text.body)', f"{VISIT}: reads loaded with 0 arguments"),
        (VISIT, 'case "opened": .opened(Opening(text.body))\n', "", f"{LIST}: no feature reads opened"),
        (VISIT, '"opened", ', "", f"{VISIT}: opened is read but not in `names`"),
        (LIST, "| `repaint` | | at any time |\n", "", f"Web/host.js: sends repaint, which {LIST} does not list"),
        ("Sources/Play/Client.swift", "repaint", "paint", f"{LIST}: no feature reads repaint"),
        ("Sources/Play/Visit/Visit+Page.swift", ".left", ".gone", f"{VISIT}: no page sends left, and {LIST} does not list it"),
        ("Web/input.js", "press)", "holds)", f"{LIST}: does not list the value of data-holds"),
        (LIST, "data-press", "data-types", f"{LIST}: no script sends the value of data-types"),
    ],
)
def test_the_tool_check_messages_reports_a_difference_between_messages(check, file, old, new, said):
    assert said in check(file, old, new)


def test_the_tool_check_messages_reports_a_message_name_that_two_features_use(check, tmp_path):
    check()
    other = tmp_path / "Sources/Play/Home/Home+Message.swift"
    other.parent.mkdir()
    other.write_text(FILES[VISIT])
    assert f"{VISIT}: opened is a message of Sources/Play/Home/Home+Message.swift too" in check()
