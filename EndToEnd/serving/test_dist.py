"""Tests the folder that an operator copies to a machine without Swift: the program, its data, and the files for
operators. The program in the folder comes from the regular build.
"""

import re
import shutil
import subprocess

import pytest

from server import PROGRAM, REPOSITORY, Server, orchard

TIER = "full"

DEPLOY = REPOSITORY / "deploy"


def put_together(folder):
    return subprocess.run([REPOSITORY / "Tools" / "dist", PROGRAM, folder], capture_output=True, text=True)


def test_the_copied_folder_works_anywhere_and_reads_the_data_next_to_the_program(tmp_path):
    folder = tmp_path / "made"
    assert put_together(folder).returncode == 0
    moved = folder.rename(tmp_path / "moved")
    server = Server(tmp_path / "log", program=moved / "orchard", data=None, cwd="/")
    try:
        assert server.ask("/health")[0] == 200
        status, _, body = server.ask("/find-words", accept_language="es")
        assert status == 200 and b'lang="es"' in body
        [program] = re.findall(rb'href="(/assets/browser[^"]*)"', body)
        assert server.ask(program.decode())[0] == 200
    finally:
        server.kill()
    solved = subprocess.run([moved / "orchard", "solve", "alarming", "--language", "en"], capture_output=True, text=True, env={}, cwd="/")
    assert "alarming" in solved.stdout.split()
    assert {"README.md", "LICENSE", "deploying.md", "word-orchard.service", "nginx.conf", "Caddyfile", "Dockerfile"} < {each.name for each in moved.iterdir()}
    # The program reads the data in the copied folder.
    (moved / "data" / "NOTICE.md").unlink()
    shutil.rmtree(moved / "data")
    lost = subprocess.run([moved / "orchard", "serve", "--port", "0"], capture_output=True, text=True, cwd="/")
    assert lost.returncode == 1 and "does not exist" in lost.stderr


def test_the_copied_folder_contains_every_needed_library_except_glibc_and_swift(tmp_path):
    folder = tmp_path / "made"
    assert put_together(folder).returncode == 0
    needed = re.findall(r"(\S+) => (/\S+)", subprocess.run(["ldd", PROGRAM], capture_output=True, text=True).stdout)
    others = {name for name, path in needed if "/swift/" not in path and not re.match(r"lib(c|m|dl|rt|pthread|resolv|util|anl)\.so", name)}
    assert {"libpq.so.5", "libsqlite3.so.0"} < others
    assert {each.name for each in (folder / "lib").iterdir()} == others
    # The folder contains the licence of every included library: of Debian's packages, and of the Swift packages in the
    # program.
    licences = {each.name for each in (folder / "licenses").iterdir()}
    assert {"libpq5.txt", "libsqlite3-0.txt", "libssl3.txt", "hummingbird-LICENSE.txt", "swift-nio-NOTICE.txt", "GRDB.swift-LICENSE.txt"} < licences
    assert len([name for name in licences if name.startswith("lib")]) >= len(others) / 2


def test_the_folder_to_copy_can_be_rebuilt_but_never_overwrites_other_files(tmp_path):
    assert put_together(tmp_path / "made").returncode == 0
    assert put_together(tmp_path / "made").returncode == 0
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.txt").write_text("years of work")
    refused = put_together(tmp_path / "other")
    assert refused.returncode == 1 and "not ours" in refused.stderr
    assert [each.name for each in (tmp_path / "other").iterdir()] == ["thesis.txt"]


def options(help_of):
    return set(re.findall(r"--[a-z-]+", orchard(*help_of, "--help").stdout))


@pytest.mark.parametrize("name", ["word-orchard.service", "Dockerfile", "README.md"])
def test_the_files_for_operators_use_only_existing_options(name):
    text = (DEPLOY / name).read_text().replace('", "', " ")
    commands = re.findall(r"orchard (serve|site)\b([^\n`]*)", text)
    assert commands
    for command, rest in commands:
        assert set(re.findall(r"--[a-z-]+", rest)) <= options([command])


def test_the_proxy_examples_name_the_port_that_the_systemd_unit_listens_on():
    [port] = re.findall(r"--port (\d+)", (DEPLOY / "word-orchard.service").read_text())
    for name in ["nginx.conf", "Caddyfile"]:
        assert re.findall(r"127\.0\.0\.1:(\d+)", (DEPLOY / name).read_text()) == [port]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")
def test_systemd_accepts_the_unit(tmp_path):
    unit = tmp_path / "word-orchard.service"
    unit.write_text((DEPLOY / unit.name).read_text().replace("/opt/word-orchard/orchard", str(PROGRAM)))
    result = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    complaints = [line for line in result.stderr.splitlines() if unit.name in line]
    assert (complaints, result.returncode) == ([], 0), result.stderr
