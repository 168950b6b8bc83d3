"""A bot that plays any game of a Regalia server over HTTP: REGALIA_TOKEN=rgl_... python3 http_bot.py http://localhost:8080 palace

It opens a table with squires in the other seats, or joins one (--join TABLE), and plays legal actions at random to the end.
Everything that it does is described in docs/api.md. To make a better bot of it, put something better into `choose`.
"""
import argparse
import http.client
import json
import os
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

PATIENCE = 60  # the server says that it is alive more often than this, in seconds


def choose(view, legal, total):
    """The index of what to do: `legal` lists at most 1,000 of `total` actions, and any index below `total` is good."""
    return random.randrange(total)


class Server:
    def __init__(self, url, token):
        self.url, self.token = url.rstrip("/"), token

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": "Bearer " + self.token, "Content-Type": "application/json"}
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=PATIENCE)

    def ask(self, path, body=None):
        """The answer, as soon as there is one: whoever is too quick or finds the server away waits and asks the same again."""
        for wait in [0.2, 0.5, 1, 2, 5, 10, 20, 0]:
            try:
                with self.open(path, body) as answer:
                    return json.loads(answer.read() or b"{}")
            except urllib.error.HTTPError as problem:
                if problem.code not in (429, 503) or not wait:
                    raise
                wait = max(wait, float(problem.headers.get("Retry-After", 1)))
            except (OSError, http.client.HTTPException):
                if not wait:
                    raise
            time.sleep(wait)


def lines(server, table):
    """All numbered lines of our seat, once each and in order, over as many connections as it takes; and what is said beside them."""
    after = 0
    while True:
        try:
            with server.open(f"/api/tables/{table}/stream?after={after}") as stream:
                for line in stream:
                    message = json.loads(line)
                    after = max(after, message.get("seq", 0))
                    yield message
        except (OSError, http.client.HTTPException, ValueError) as broken:  # ValueError: half a line
            if isinstance(broken, urllib.error.HTTPError) and broken.code not in (429, 503):
                raise
            print("the stream broke, coming back:", broken, file=sys.stderr)
        time.sleep(0.5)


def play(server, table):
    key = secrets.token_hex(4)
    for number, message in enumerate(lines(server, table)):
        if message["type"] == "decide":
            index = choose(message["view"], message["legal"], message["legalTotal"])
            answer = {"seq": message["seq"], "key": f"{key}-{number}", "index": index}
            try:
                server.ask(f"/api/tables/{table}/actions", answer)
            except urllib.error.HTTPError as problem:
                if problem.code != 409:  # 409: things have moved on, and the stream will tell
                    raise
        elif message["type"] == "finish":
            return message["result"]
        elif message["type"] == "table" and message["table"]["stage"] == "cancelled":
            return None


def main():
    words = argparse.ArgumentParser()
    words.add_argument("url")
    words.add_argument("game", nargs="?", default="palace")
    words.add_argument("--seats", type=int, default=3)
    words.add_argument("--join", metavar="TABLE")
    given = words.parse_args()
    server = Server(given.url, os.environ["REGALIA_TOKEN"])
    if given.join:
        table = server.ask(f"/api/tables/{given.join}/join", {})["id"]
    else:
        players = ["me"] + ["squire"] * (given.seats - 1)
        wish = {"game": given.game, "players": players, "key": secrets.token_hex(8)}  # asked twice, it is one table
        table = server.ask("/api/tables", wish)["id"]
    try:
        server.ask(f"/api/tables/{table}/ready", {"nonces": [secrets.token_hex(16)]})
    except urllib.error.HTTPError as problem:
        if problem.code != 409:  # 409: it was heard before, and the match runs
            raise
    print(json.dumps({"table": table, "result": play(server, table)}))


main()
