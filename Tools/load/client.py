"""The part of a sync that a browser performs, and a minimal HTTP client: a load generator must use less processor time than the server that it
measures.
"""

import http.client
import json
from concurrent.futures import ThreadPoolExecutor

HEAD = {"format": "word-orchard-sync", "version": 1}


def head(device, through, revision=0):
    """Returns the first line of a sync request, which contains the state of one device."""
    have = [{"device": device, "covered": 0, "through": through, "revision": revision}] if through else []
    return json.dumps(HEAD | {"have": have}, separators=(",", ":"))


def cookie(values):
    """Returns the cookie header that a browser sends for these cookies."""
    return "; ".join(value.split(";")[0] for value in values)


def new_players(port, count):
    """Returns the cookies of `count` new players. The players register on eight connections, fifty players per address, because the server admits a
    hundred new players per address at once.
    """
    each = -(-count // 8)
    with ThreadPoolExecutor() as pool:
        parts = pool.map(lambda first: some_players(port, range(first, min(first + each, count))), range(0, count, each))
        return [cookie for part in parts for cookie in part]


def some_players(port, numbers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    cookies = []
    for number in numbers:
        address = f"10.2.{number // 50 // 250}.{number // 50 % 250 + 1}"
        connection.request("POST", "/api/v1/journal", head("", 0), {"Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address})
        answer = connection.getresponse()
        if answer.read() and answer.status != 200:
            raise RuntimeError(f"a new player got status {answer.status}")
        cookies.append(cookie(answer.headers.get_all("Set-Cookie")))
    connection.close()
    return cookies


def find(device, counter, at=1_795_254_400_000):
    """Returns a journal line of typical length: a found word."""
    return (
        f'{{"version":6,"device":"{device}","counter":{counter},"at":{at + counter * 3000},"offset":60,"deed":"found","round":"{device}-2","language":"es",'
        '"played":6500,"guess":"SEÑA","word":"seña","spellings":["seña"],"points":4,"bonus":false,"allLetters":false}'
    )
