"""Tests the requests for operators: `/metrics` and `/ready` on a separate port. The file also tests the site in a
folder behind a proxy.
"""

import http.client
import json
import re

from patience import PATIENCE
from postgresql import PostgreSQL
from server import orchard

TIER = "full"


def get(port, path):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    return answer.status, answer.getheader("Content-Type"), answer.read().decode()


def test_metrics_are_only_on_the_operations_port(serve):
    server = serve(options=["--operations-port", "0"])
    port = server.operations()
    server.ask("/vocabulary/en/apple?secret=1", User_Agent="Mosaic")
    status, kind, text = get(port, "/metrics")
    assert status == 200 and kind.startswith("text/plain; version=0.0.4")
    assert 'orchard_requests_total{method="GET",route="/vocabulary/{language}/{word}",status="200"} 1\n' in text
    assert "orchard_database_connections 1.0\n" in text and not any(part in text for part in ["apple", "secret", "Mosaic", "127.0.0.1"])
    for line in text.splitlines():
        assert re.fullmatch(r'# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [0-9.e+-]+', line), line
    assert get(port, "/ready") == (200, "application/json; charset=utf-8", '{"status":"ready"}')
    assert server.ask("/metrics")[0] == 404 and server.ask("/ready")[0] == 404
    assert get(port, "/find-words")[0] == 404
    assert server.stop() == 0


def test_a_server_without_an_operations_port_has_no_metrics(server):
    assert "operations" not in open(server.log.name).read()


def test_the_server_is_ready_when_its_database_is(serve):
    database = PostgreSQL()
    try:
        server = serve(options=["--operations-port", "0", "--database", database.url])
        port = server.operations()
        assert get(port, "/ready")[0] == 200
    finally:
        database.stop()
    status, kind, text = get(port, "/ready")
    assert (status, kind) == (503, "application/problem+json") and json.loads(text)["error"]["code"] == "notNow"
    # The games remain available on the other port.
    assert server.ask("/health")[0] == 200 and server.ask("/find-words")[0] == 200


def test_a_taken_operations_port_is_reported(server):
    result = orchard("serve", "--port", "0", "--operations-port", str(server.port))
    assert result.returncode == 1 and "the port is in use" in result.stderr and "--operations-port" in result.stderr


def test_rate_limits_count_the_client_that_a_trusted_proxy_names(serve):
    server = serve(options=["--trusted-proxy", "127.0.0.1"])

    def new_player(client):
        head = json.dumps({"format": "word-orchard-sync", "version": 1, "have": []})
        return server.ask("/api/v1/journal", "POST", head, Sec_Fetch_Site="same-origin", X_Forwarded_For=client)[0]

    # The client has made up the first address of the header X-Forwarded-For. The proxy has appended the second address,
    # and only this address counts.
    statuses = [new_player(f"203.0.113.{number % 250}, 198.51.100.7") for number in range(110)]
    assert statuses[:100] == [200] * 100 and 429 in statuses[100:]
    assert new_player("198.51.100.8") == 200


def test_the_site_is_in_the_folder_of_its_public_address(serve):
    server = serve(options=["--public-url", "https://words.example/games/orchard"])
    page = server.ask("/games/orchard/find-words")
    assert page[0] == 200 and b'href="/games/orchard/assets/' in page[2] and b'"/assets/' not in page[2]
    assert server.ask("/games/orchard")[1]["location"] == "/games/orchard/"


def test_the_reports_command_lists_reported_words_by_frequency(serve, tmp_path):
    database = f"sqlite:{tmp_path / 'orchard.sqlite'}"
    server = serve(options=["--database", database])
    for number, guess in enumerate(["cinerama", "naïve", "cinerama"], 1):
        device = f"{number:014x}"
        event = {"version": 6, "device": device, "counter": 1, "at": 1795254400000, "offset": 0, "deed": "reported", "language": "es", "guess": guess, "root": "americanas"}
        head = {"format": "word-orchard-sync", "version": 1, "have": [{"device": device, "through": 1}]}
        assert server.ask("/api/v1/journal", "POST", (json.dumps(head) + "\n" + json.dumps(event)).encode(), Sec_Fetch_Site="same-origin")[0] == 200
    text = orchard("reports", "--database", database)
    assert text.stdout.splitlines() == ["2\tes\tcinerama\tamericanas\t2026-11-21\t2026-11-21", "1\tes\tnaïve\tamericanas\t2026-11-21\t2026-11-21"]
    told = json.loads(orchard("reports", "--database", database, "--format", "json", "--language", "es", "--most", "1").stdout)
    assert told == {"reports": [{"language": "es", "guess": "cinerama", "root": "americanas", "count": 2, "first": "2026-11-21", "last": "2026-11-21"}]}
    assert orchard("reports", "--database", database, "--language", "en").stdout == ""
    for options in [["--language", "xx"], ["--format", "xml"], ["--most", "0"], ["--database", "mysql:x"]]:
        result = orchard("reports", "--database", database, *options)
        assert result.returncode == 1 and options[0] in result.stderr and options[1] in result.stderr
