"""The sources of the settings of `orchard serve` (the command, the environment, and a file), and the messages about invalid values."""

import json
import os

import pytest

from server import DATA, orchard

TIER = "quick"


@pytest.fixture
def file(tmp_path):
    def write(content):
        path = tmp_path / "orchard.json"
        path.write_text(content if isinstance(content, str) else json.dumps(content))
        return str(path)

    return write


def complain(monkeypatch, *arguments, **environment):
    """Returns the one-line message of a server that does not start."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    result = orchard("serve", "--data", str(DATA), *arguments)
    assert (result.returncode, result.stdout) == (1, "")
    [line] = result.stderr.splitlines()
    return line.removeprefix("orchard: ")


def test_the_command_overrides_the_environment_which_overrides_the_file(serve, file, server, tmp_path):
    # The configuration file names the port of a server that is already running. If the command used the port in the
    # configuration file, the new server would not start.
    path = file({"port": server.port, "operations-port": 0, "database": f"sqlite:{tmp_path}/file.sqlite", "trusted-proxy": ["10.0.0.0/8"]})
    environment = {"WORD_ORCHARD_CONFIG": path, "WORD_ORCHARD_PORT": str(server.port), "WORD_ORCHARD_DATABASE": f"sqlite:{tmp_path}/environment.sqlite"}
    made = serve(environment=environment, port=0)
    assert made.ask("/health")[0] == 200
    assert (tmp_path / "environment.sqlite").exists() and not (tmp_path / "file.sqlite").exists()
    # Only the configuration file sets the operations port, so the server uses the operations port of the file. The
    # method `operations` waits until the log contains the operations port, because the server may log the port after
    # its first response.
    assert made.operations() not in (0, made.port)


@pytest.mark.parametrize(
    "variable, value, parts",
    [
        ("PORT", "65536", ["WORD_ORCHARD_PORT 65536", "0 to 65535"]),
        ("PORT", "eighty", ["WORD_ORCHARD_PORT", "a whole number"]),
        ("CONNECTIONS", "0", ["WORD_ORCHARD_CONNECTIONS 0"]),
        ("DATABASE", "mysql://me:secret@host/db", ["WORD_ORCHARD_DATABASE", "sqlite:PATH"]),
        ("PUBLIC_URL", "words.example", ["WORD_ORCHARD_PUBLIC_URL", "https://"]),
        ("TRUSTED_PROXY", "10.0.0.1,localhost", ["WORD_ORCHARD_TRUSTED_PROXY", "localhost"]),
        ("PROT", "80", ["WORD_ORCHARD_PROT", "unknown variable", "WORD_ORCHARD_PORT"]),
        ("CONFIG", "/nowhere/orchard.json", ["/nowhere/orchard.json", "--config"]),
    ],
)
def test_an_invalid_value_in_the_environment_is_reported_with_its_name(monkeypatch, variable, value, parts):
    line = complain(monkeypatch, **{f"WORD_ORCHARD_{variable}": value})
    assert all(part in line for part in parts) and "secret" not in line


@pytest.mark.parametrize(
    "content, parts",
    [
        ({"port": 65536}, ['"port" 65536', "0 to 65535"]), ({"port": "80"}, ['"port"', "a whole number"]),
        ({"hostname": 1}, ['"hostname"', "a text"]), ({"trusted-proxy": "10.0.0.1"}, ['"trusted-proxy"', "an array"]),
        ({"prot": 80}, ['"prot"', "unknown setting", "port"]), ("{", ["invalid JSON", "byte 1"]), ("[]", ["a JSON object"]),
        ({"trusted-proxy": ["::/200"]}, ['"trusted-proxy"', "::/200"]),
    ],
)
def test_an_invalid_value_in_the_settings_file_is_reported_with_the_files_path(monkeypatch, file, content, parts):
    path = file(content)
    line = complain(monkeypatch, "--config", path)
    assert path in line and all(part in line for part in parts)


@pytest.mark.parametrize("option", [["--port", "65536"], ["--public-url", "words.example"], ["--trusted-proxy", "localhost"], ["--operations-port=-1"]])
def test_an_invalid_value_of_the_command_is_reported_with_its_option(monkeypatch, option):
    assert complain(monkeypatch, *option).startswith(option[0].split("=")[0])
