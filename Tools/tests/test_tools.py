"""Tests the tools that build and check, with small invented source trees."""

import subprocess
import sys
from pathlib import Path

import pytest

from tool import tool

TOOLS = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def no_bytecode(monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)


def pack(output: Path, *files: Path) -> dict[str, bytes]:
    subprocess.run([TOOLS / "pack", output, *files], check=True)
    return {file.name: file.read_bytes() for file in output.iterdir()}


def test_a_packed_file_is_named_by_its_content(tmp_path):
    (tmp_path / "a.js").write_text("1")
    before = pack(tmp_path / "site", tmp_path / "a.js")
    (tmp_path / "a.js").write_text("2")
    after = pack(tmp_path / "site", tmp_path / "a.js")
    assert len(before) == len(after) == 1
    assert before.keys().isdisjoint(after)


def test_a_packed_style_sheet_refers_to_the_packed_picture_by_its_new_name(tmp_path):
    (tmp_path / "wood.svg").write_text("<svg/>")
    (tmp_path / "style.css").write_text('a { background: url("wood.svg") } b { background: url("other.svg") } i { background: url(wood.svg) }')
    site = pack(tmp_path / "site", tmp_path / "style.css", tmp_path / "wood.svg")
    picture = next(name for name in site if name.endswith(".svg"))
    style = next(content for name, content in site.items() if name.endswith(".css"))
    assert f'url("{picture}")'.encode() in style and f"url({picture})".encode() in style
    assert b'url("other.svg")' in style


def test_compressed_forms_are_kept_where_they_are_smaller(tmp_path):
    (tmp_path / "long.txt").write_text("orchard " * 1000)
    (tmp_path / "short.txt").write_text("x")
    names = pack(tmp_path / "site", tmp_path / "long.txt", tmp_path / "short.txt")
    assert sorted(name.split(".")[0] + "." + name.rsplit(".", 1)[1] for name in names) == [
        "long.br",
        "long.gz",
        "long.txt",
        "short.txt",
    ]


def test_packing_again_repairs_the_files_of_an_interrupted_run(tmp_path):
    (tmp_path / "long.txt").write_text("orchard " * 1000)
    whole = pack(tmp_path / "site", tmp_path / "long.txt")
    [name] = [name for name in whole if name.endswith(".txt")]
    # The tool writes a file after its compressed forms. Simulate an interrupted run: the file is missing, and a
    # compressed form is incomplete.
    (tmp_path / "site" / name).unlink()
    (tmp_path / "site" / (name + ".br")).write_bytes(b"half")
    assert pack(tmp_path / "site", tmp_path / "long.txt") == whole


def test_packing_the_same_site_files_again_leaves_every_byte_unchanged(tmp_path):
    (tmp_path / "a.txt").write_text("orchard " * 100)
    assert pack(tmp_path / "one", tmp_path / "a.txt") == pack(tmp_path / "two", tmp_path / "a.txt")


@pytest.mark.parametrize(
    "line",
    ["import Foundation", "  @preconcurrency import Foundation", "public import Foundation", "import struct Foundation.URL"],
)
def test_the_tool_check_arrows_finds_every_form_of_an_import(line):
    assert tool("check-arrows").IMPORT.findall(f"import Words\n\n{line}\n") == ["Words", "Foundation"]


def test_the_tool_check_arrows_reports_a_core_target_that_imports_foundation(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "Sources" / "Rules").mkdir(parents=True)
    (tmp_path / "Sources" / "Rules" / "Points.swift").write_text("import Foundation\nimport Words\n")
    assert tool("check-arrows").wrong_in_sources() == ["Sources/Rules/Points.swift: Rules may not import Foundation"]


def test_the_tool_check_documents_reports_a_symbol_that_no_longer_exists(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "a.swift").write_text("struct Points { func sum() {} }")
    (tmp_path / "docs" / "where.md").write_text(
        "| points | `Points.sum` | `a.swift` |\n| more | `Pointsman` | `a.swift` |\n| lost | `x` | `b.swift` |\n"
        "| several | `Points`, `sum` | `a.swift`, `docs` |\n| one is lost | `Points`, `mean` | `a.swift` |\n"
    )
    assert tool("check-documents").wrong_symbols() == [
        "docs/where.md: a.swift has no Pointsman",
        "docs/where.md: b.swift does not exist",
        "docs/where.md: a.swift has no mean",
    ]


def test_the_tool_check_documents_reports_a_broken_link(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "README.md").write_text("[here](README.md) [there](docs/none.md) [web](https://example.org)")
    assert tool("check-documents").wrong_links() == ["README.md: docs/none.md does not exist"]


def checked_numbers(monkeypatch, tmp_path, swift, allowed=""):
    (tmp_path / "Sources" / "Wire").mkdir(parents=True)
    (tmp_path / "Tools").mkdir()
    (tmp_path / "Sources" / "Wire" / "Reader.swift").write_text(swift)
    (tmp_path / "Tools" / "numbers-allowed.tsv").write_text(allowed)
    monkeypatch.chdir(tmp_path)
    return tool("check-numbers").main()


@pytest.mark.parametrize("swift", [
    'let count = json["count"]?.integer ?? 0', "let count = Int(text) ?? 0", "let offset = parts.compactMap { Int($0) }", "let later = at.value + 1000",
    "let left = 1000 - move.at.value", "let far = abs(one - other)", 'let at = try integer("at", Int64.min...Int64.max)', "let sum = at.value &+ 1",
])
def test_the_tool_check_numbers_reports_a_bare_integer_from_untrusted_input(monkeypatch, tmp_path, capsys, swift):
    assert checked_numbers(monkeypatch, tmp_path, swift) == 1
    assert "Sources/Wire/Reader.swift: " in capsys.readouterr().err


@pytest.mark.parametrize("swift", ["let later = at + .seconds(1)", "let words = Int(text.utf8.count)", "// Int(text)", "case .integer(let value): value", "let most = points.value"])
def test_the_tool_check_numbers_ignores_sums_of_saturating_types_and_counts_of_bytes(monkeypatch, tmp_path, swift):
    assert checked_numbers(monkeypatch, tmp_path, swift) == 0


def test_the_tool_check_numbers_requires_a_reason_and_an_existing_place_for_an_allowed_integer(monkeypatch, tmp_path, capsys):
    row = "Sources/Wire/Reader.swift\tInt(text)\tone of the lengths, or refused\n"
    assert checked_numbers(monkeypatch, tmp_path, "let count = Int(text) ?? 0", row) == 0
    (tmp_path / "Sources" / "Wire" / "Reader.swift").write_text("")
    assert tool("check-numbers").main() == 1
    assert "no such place any more" in capsys.readouterr().err
    (tmp_path / "Tools" / "numbers-allowed.tsv").write_text("Sources/Wire/Reader.swift\tInt(text)\n")
    with pytest.raises(SystemExit):
        tool("check-numbers").main()
