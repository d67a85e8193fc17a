"""A small WebSocket client (RFC 6455) that can also break the protocol, for tests. Requires the standard library only."""

import base64
import os
import socket
import struct
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Rejected(Exception):
    """The server responded to the upgrade with a status other than 101."""

    def __init__(self, status, body):
        super().__init__(f"{status}: {body!r}")
        self.status = status
        self.body = body


class Closed(Exception):
    """The server closed the connection. `code` is None if it sent no code."""

    def __init__(self, code=None, reason=""):
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


class WebSocket:
    def __init__(self, url, origin=None, host=None, timeout=20):
        parts = urlsplit(url)
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=timeout)
        self.buffer = b""
        path = parts.path + ("?" + parts.query if parts.query else "")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host or parts.netloc}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]
        if origin:
            lines.append(f"Origin: {origin}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status = int(head.split()[1])
        if status != 101:
            raise Rejected(status, self.buffer)

    def send(self, payload, opcode=None, fin=True):
        """Sends a string as text and bytes as binary data, or a frame with the given `opcode`."""
        if opcode is None:
            opcode = 1 if isinstance(payload, str) else 2
        data = payload.encode() if isinstance(payload, str) else payload
        mask = os.urandom(4)
        head = bytes([(0x80 if fin else 0) | opcode])
        if len(data) < 126:
            head += bytes([0x80 | len(data)])
        elif len(data) < 1 << 16:
            head += struct.pack(">BH", 0x80 | 126, len(data))
        else:
            head += struct.pack(">BQ", 0x80 | 127, len(data))
        # Masking a single large number is much faster than masking each byte.
        width = len(data)
        stretched = (mask * (width // 4 + 1))[:width]
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(stretched, "big")).to_bytes(width, "big")
        self.socket.sendall(head + mask + masked)

    def receive(self):
        """Returns the next message, text as a string. Responds to pings. Raises Closed when the connection ends."""
        message, kind = b"", None
        while True:
            fin, opcode, payload = self._frame()
            if opcode == 8:
                code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else None
                try:
                    self.send(payload[:2], opcode=8)
                except OSError:
                    pass
                raise Closed(code, payload[2:].decode())
            if opcode == 9:
                self.send(payload, opcode=10)
            elif opcode != 10:
                kind = opcode or kind
                message += payload
                if fin:
                    return message.decode() if kind == 1 else message

    def close(self):
        """Closes the connection without a close frame, also while another thread receives."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()

    def answer_pings(self):
        """Answers the pings of the host from now on, as browsers do, and drops all messages."""

        def receive():
            self.socket.settimeout(None)
            with suppress(OSError, Closed):
                while True:
                    self.receive()

        threading.Thread(target=receive, daemon=True).start()

    def _frame(self):
        first, second = self._take(2)
        length = second & 0x7F
        if length == 126:
            length = struct.unpack(">H", self._take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self._take(8))[0]
        return bool(first & 0x80), first & 0x0F, self._take(length)

    def _take(self, count):
        while len(self.buffer) < count:
            self._fill()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _fill(self):
        chunk = self.socket.recv(1 << 16)
        if not chunk:
            raise Closed()
        self.buffer += chunk
