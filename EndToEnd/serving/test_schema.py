"""Tests that the HTTP API conforms to its OpenAPI document. The tool schemathesis reads the document and sends random
requests; no request may cause a server error, and every response must be documented.
"""

import http.client
import json
import os
import random
import subprocess
from pathlib import Path

import pytest

from postgresql import PostgreSQL
from server import REPOSITORY, Server

TIER = "full"

SCHEMATHESIS = REPOSITORY / ".build" / "venv" / "bin" / "schemathesis"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,response_headers_conformance,unsupported_method,allow_header_conformance,ignored_auth"


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request, tmp_path):
    database = PostgreSQL() if request.param == "postgresql" else None
    server = Server(tmp_path / "log", options=["--database", database.url if database else f"sqlite:{tmp_path / 'orchard.sqlite'}"])
    yield server
    server.stop()
    if database:
        database.stop()


def explore(server, folder, *options, examples=12):
    seed = random.randrange(10**9)
    print("seed", seed)
    result = subprocess.run(
        [SCHEMATHESIS, "run", f"{server.address}/api/v1/openapi.json", "--checks", CHECKS, "--max-examples", str(examples), "--seed", str(seed), "--no-color",
         "--phases", "examples,coverage,fuzzing", "--request-timeout", "20", *options],
        capture_output=True, text=True, timeout=300, cwd=folder, env={**os.environ, "SCHEMATHESIS_HOOKS": "journal_serializer", "PYTHONPATH": str(Path(__file__).parent)},
    )
    print(result.stdout[-20_000:])
    assert result.returncode == 0, f"--seed {seed}"


def secret(server):
    """Returns the secret pass of a new player."""
    head = json.dumps({"format": "word-orchard-sync", "version": 1, "have": []})
    cookie = server.ask("/api/v1/journal", "POST", head, Sec_Fetch_Site="same-origin")[1]["set-cookie"]
    return cookie.split(";")[0].removeprefix("orchard-pass=")


def test_the_api_conforms_to_its_openapi_document(server, tmp_path):
    explore(server, tmp_path)
    # The first run of schemathesis sends requests without a pass, and the second run sends requests with a player's
    # pass. The second run excludes requests that would delete or revoke the player's pass. The first run has already
    # tried the excluded requests without a pass.
    own = ["--header", f"Authorization: Bearer {secret(server)}", "--include-path-regex", "^/api/v1/(player|journal)"]
    explore(server, tmp_path, *own, "--exclude-operation-id", "deletePlayer", "--exclude-operation-id", "putOut", "--exclude-checks", "ignored_auth")
    assert server.ask("/health")[0] == 200
    assert "unforeseen" not in Path(tmp_path / "log").read_text()
