"""Starts a program that serves its scenes with BrowserHost, and connects to it. Requires the standard library only."""

import http.client
import json
import re
import subprocess
from urllib.parse import urlsplit

from websocket import WebSocket

ENVIRONMENT = {"dark": False, "rtl": False, "scale": 1, "text": 1, "locale": "en", "motion": False, "contrast": False, "active": True}


class Host:
    """A running program that serves its scenes with BrowserHost."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            found = re.search(r"http://\S+\?token=[\w-]+", line)
            if found:
                # Opens the scene without the index around it.
                self.url = found[0].replace("/?token=", "/scene?token=")
                break
        else:
            raise RuntimeError("The program printed no address.")
        parts = urlsplit(self.url)
        self.authority, self.port = parts.netloc, parts.port
        self.token = parts.query.removeprefix("token=")

    def get(self, path, host=None, method="GET", headers=None):
        """Returns the status, headers, and body of a response."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request(method, path, headers={"Host": host or self.authority, **(headers or {})})
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer.status, dict(answer.getheaders()), body

    def socket(self, token=None, origin=None, host=None):
        token = self.token if token is None else token
        return WebSocket(f"ws://{self.authority}/socket?token={token}", origin=origin or f"http://{self.authority}", host=host)

    def greeted(self, session=None):
        """Opens a socket and sends hello. Returns the socket, its session, and its first frame."""
        socket = self.socket()
        socket.send(json.dumps({"t": "hello", "now": 1, "session": session, "size": [300, 200], "env": ENVIRONMENT, "query": {}}))
        welcome = json.loads(socket.receive())
        return socket, welcome["session"], json.loads(socket.receive())

    def stop(self):
        self.process.terminate()
        self.process.wait(10)
