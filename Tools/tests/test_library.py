"""Tests the checks of the library's guides and of its public interface."""

from tool import tool


def test_a_guide_may_contain_only_listings_of_the_examples():
    check = tool("check-guides")
    guide = "# A game\n\n```swift\nlet round = 1\n```\n\n```swift\nlet other = 2\n```\n\n    struct GameView {}\n"
    assert check.unknown_listings(guide, ["import Rules\nlet round = 1\nlet last = 3\n"]) == [7]
    assert check.unknown_listings(guide, ["let round = 1\n", "let other = 2\n"]) == []


def symbol(name, text, line=None, comment=None, kind="swift.property"):
    found = {"pathComponents": name.split("."), "identifier": {"precise": name}, "declarationFragments": [{"spelling": text}], "kind": {"identifier": kind}}
    if line is not None:
        found["location"] = {"uri": "file://" + line, "position": {"line": 0, "character": 0}}
    return found | ({"docComment": {}} if comment else {})


def test_the_list_of_declarations_omits_private_setters_and_shows_conformances(tmp_path):
    api = tool("public-api")
    source = tmp_path / "Model.swift"
    source.write_text("public private(set) var refusal: Refusal?\n")
    found = [symbol("Model.refusal", "@MainActor var refusal: Refusal? { get set }", str(source))]
    relations = [
        {"kind": "conformsTo", "source": "Model.refusal", "target": "s:SH", "targetFallback": "Swift.Hashable"},
        {"kind": "conformsTo", "source": "Model.refusal", "target": "s:s8Copyable", "targetFallback": "Swift.Copyable"},
    ]
    assert api.listing(found, relations) == "Model.refusal  var refusal: Refusal? { get }\nModel.refusal: Hashable\n"


def test_a_public_declaration_without_a_comment_is_reported_unless_its_protocol_explains_it(tmp_path):
    api = tool("public-api")
    source = str(tmp_path / "Model.swift")
    found = [
        symbol("Model.guess", "var guess: String", source),
        symbol("Model.tiles", "var tiles: [Letter]", source, comment=True),
        symbol("Model.init(from:)", "init(from: any Decoder) throws", source),
        symbol("Model.made", "var made: Int"),
    ]
    assert api.undocumented(found) == ["Model.guess"]
