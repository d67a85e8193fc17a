"""Attacks a program that serves its scenes with BrowserHost, while a well-behaved page measures its response times.

    python3 Tests/Attacks/check_attacks.py -- PROGRAM ARGUMENT…

A page, a program on the same machine, or a careless person could make each attack. No attack may end the program,
delay the well-behaved page, or leak memory. Requires the standard library only, and takes less than two minutes.
"""

import json
import os
import random
import resource
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Browser"))

from checks import Checks, equal, holds
from host import ENVIRONMENT, Host
from response_monitor import ResponseMonitor
from websocket import Closed, Rejected, WebSocket

# The seconds that a well-behaved page may wait for a response during an attack on a busy machine.
PATIENCE = 1.0
# The same among random messages, whose frames are much longer in a debug build, and whose tabs share one thread: up to
# 6 s were measured while other builds ran.
PATIENCE_AMONG_MESSAGES = 20.0
# The same among changes of all views. One frame with such a change takes more than a second in a debug build, and the
# well-behaved page waits for it: up to 1.9 s were measured.
PATIENCE_AMONG_CHANGES = 4.0

check = Checks(browsers=())


def raw(host, data, timeout=15):
    """Sends bytes on a new connection. Returns the response and its duration in seconds."""
    start = time.monotonic()
    connection = socket.create_connection(("127.0.0.1", host.port), timeout=timeout)
    answer = b""
    try:
        connection.sendall(data)
        while chunk := connection.recv(1 << 16):
            answer += chunk
            # The response to a bad request is short, but the connection may stay open for a moment.
            if b"\r\n\r\n" in answer:
                break
    except (ConnectionResetError, BrokenPipeError):
        pass
    finally:
        connection.close()
    return answer, time.monotonic() - start


def status_of(answer):
    return int(answer.split()[1]) if answer.startswith(b"HTTP/1.1 ") else None


def memory(host):
    """Returns the resident memory of the program in bytes."""
    with open(f"/proc/{host.process.pid}/status") as file:
        for line in file:
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024


@check
def long_request_lines(host, browser):
    with ResponseMonitor(host, PATIENCE):
        for size in (17_000, 160_000, 400_000, 400_000, 400_000, 400_000, 4_000_000):
            answer, seconds = raw(host, b"GET /" + b"a" * size + b" HTTP/1.1\r\nHost: x\r\n\r\n")
            holds(status_of(answer) in (431, None), f"{size} bytes: {answer[:60]!r}")
            holds(seconds < 1, f"{size} bytes took {seconds:.1f} s")
        answer, _ = raw(host, b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % i for i in range(5000)) + b"\r\n")
        equal(status_of(answer), 431, "many fields")
        answer, _ = raw(host, b"GET / HTTP/1.1\r\nX: " + b"a" * 20_000)
        equal(status_of(answer), 431, "a long field without an end")


@check
def a_request_of_usual_length_is_answered(host, browser):
    answer, _ = raw(host, f"GET /?token={host.token}&x={'a' * 4000} HTTP/1.1\r\nHost: {host.authority}\r\nX: {'b' * 8000}\r\n\r\n".encode())
    equal(status_of(answer), 200, "twelve thousand bytes")


@check
def byte_by_byte(host, browser):
    with ResponseMonitor(host, PATIENCE):
        connection = socket.create_connection(("127.0.0.1", host.port))
        for byte in f"GET /?token={host.token} HTTP/1.1\r\nHost: {host.authority}\r\n\r\n".encode():
            connection.sendall(bytes([byte]))
        holds(connection.recv(100).startswith(b"HTTP/1.1 200"), "a slow request is a request")
        connection.close()


@check
def half_requests(host, browser):
    with ResponseMonitor(host, PATIENCE):
        connections = [socket.create_connection(("127.0.0.1", host.port)) for _ in range(100)]
        for connection in connections:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
        deadline = time.monotonic() + 14
        left = set(connections)
        while left and time.monotonic() < deadline:
            for connection in list(left):
                connection.setblocking(False)
                try:
                    if connection.recv(1000) == b"":
                        left.remove(connection)
                except BlockingIOError:
                    pass
                except OSError:
                    left.remove(connection)
            time.sleep(0.1)
        equal(len(left), 0, "half requests that stay")
        for connection in connections:
            connection.close()


@check
def more_connections_than_descriptors(host, browser):
    command = host.process.args
    limited = Host(["/bin/sh", "-c", 'ulimit -n 96; exec "$@"', "sh", *command])
    try:
        with ResponseMonitor(limited, PATIENCE):
            connections = []
            for _ in range(400):
                try:
                    connections.append(socket.create_connection(("127.0.0.1", limited.port), timeout=2))
                except OSError:
                    pass
            time.sleep(0.5)
            equal(limited.get(f"/?token={limited.token}")[0], 200, "while all of them are open")
            for connection in connections:
                connection.close()
        equal(limited.process.poll(), None, "the program goes on")
    finally:
        limited.stop()


@check
def connections_of_all_kinds(host, browser):
    with ResponseMonitor(host, PATIENCE):
        connections = []
        for number in range(700):
            try:
                connection = socket.create_connection(("127.0.0.1", host.port), timeout=2)
                if number % 2:
                    connection.sendall(b"GET /socket?token=wrong HTTP/1.1\r\n")
                connections.append(connection)
            except OSError:
                pass
        equal(host.get(f"/?token={host.token}")[0], 200, "while all of them are open")
        for connection in connections:
            connection.close()


@check
def bad_requests(host, browser):
    token = host.token
    good = f"Host: {host.authority}\r\n"
    cases = {
        f"GET /?token={token} HTTP/1.1\r\n{good}{good}\r\n": 400,
        f"GET /?token={token} HTTP/1.1\r\n{good}Host: example.org\r\n\r\n": 400,
        f"GET /?token={token} HTTP/1.1\r\n\r\n": 403,
        f"GET /?token={token} HTTP/1.1\r\nHost: example.org\r\n\r\n": 403,
        f"GET http://{host.authority}/?token={token} HTTP/1.1\r\n{good}\r\n": 400,
        f"GET /page/{token}x/client.js HTTP/1.1\r\n{good}\r\n": 403,
        f"GET / HTTP/1.1\r\n{good}Cookie: scrollwork-{host.port}={token}\r\n\r\n": 403,
        f"POST /?token={token} HTTP/1.1\r\n{good}Content-Length: 3\r\n\r\nabc": 413,
        f"DELETE /?token={token} HTTP/1.1\r\n{good}\r\n": 405,
        f"GET /?token={token} HTTP/1.1\r\n{good}Content-Length: 1\r\nContent-Length: 2\r\n\r\n": 400,
        f"GET /socket?token={token} HTTP/1.1\r\n{good}Origin: http://{host.authority}\r\n\r\n": 426,
        f"GET /socket?token={token} HTTP/1.1\r\n{good}Origin: http://{host.authority}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2hvcnQ=\r\n\r\n": 426,
        "nonsense\r\n\r\n": 400, "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n": 400,
    }
    for request, status in cases.items():
        answer, _ = raw(host, request.encode("latin-1"))
        equal(status_of(answer), status, repr(request[:80]))
    for path in ("/font/..%2f..%2fetc%2fpasswd", "/page/..%2f..%2fPackage.swift", "/font/-1", "/font/99999999999999999999999", "/image/0/0"):
        equal(host.get(f"{path}?token={token}")[0], 404, path)
    headers = host.get(f"/?token={token}")[1]
    holds("Set-Cookie" not in headers, "a cookie would go to every other port of the machine")


@check
def frames_that_claim_too_much(host, browser):
    with ResponseMonitor(host, PATIENCE):
        before = memory(host)
        for length in (1 << 17, 1 << 30, 1 << 40, (1 << 63) - 1, (1 << 64) - 1):
            victim, _, _ = host.greeted()
            victim.socket.sendall(b"\x81\xff" + struct.pack(">Q", length) + b"abcd" + b"x" * 100)
            code, _ = close_of(victim)
            equal(code, 1009, f"a frame of {length} bytes")
            victim.close()
        many, _, _ = host.greeted()
        try:
            for number in range(200):
                many.send("x" * 30_000, opcode=1 if number == 0 else 0, fin=False)
            equal(close_of(many)[0], 1009, "a message in endless parts")
        except (BrokenPipeError, ConnectionResetError):
            pass
        holds(memory(host) - before < 20e6, "memory for what was only claimed")


@check
def frames_without_a_mask(host, browser):
    victim, _, _ = host.greeted()
    text = b'{"t":"size","size":[10,10]}'
    victim.socket.sendall(bytes([0x81, len(text)]) + text)
    equal(close_of(victim)[0], 1002, "an unmasked frame")


@check
def page_that_takes_nothing(host, browser):
    with ResponseMonitor(host, PATIENCE):
        before = memory(host)
        greedy, _, _ = host.greeted()
        greedy.socket.settimeout(1)
        try:
            for _ in range(30_000):
                greedy.send(b"x" * 100, opcode=9)
        except OSError:
            pass
        holds(memory(host) - before < 30e6, "memory for answers that no client reads")
        greedy.close()


@check
def too_many_tabs(host, browser):
    sockets = []
    codes = []
    for _ in range(40):
        tab = host.socket()
        tab.send(json.dumps({"t": "hello", "now": 1, "size": [100, 100], "env": ENVIRONMENT, "query": {}}))
        sockets.append(tab)
    for tab in sockets:
        try:
            json.loads(tab.receive())
        except Closed as closed:
            codes.append(closed.code)
    holds(codes and set(codes) == {1013}, f"tabs beyond the limit are rejected with 1013: {codes}")
    for tab in sockets:
        leave(tab)
    time.sleep(0.3)
    tab, _, _ = host.greeted()
    leave(tab)


@check
def pages_that_vanished_give_up_their_places(host, browser):
    """Telephones that leave the network close nothing. Their connections exist, but they answer no ping."""
    other = Host(host.process.args)
    vanished = []
    try:
        for _ in range(32):
            tab, _, frame = other.greeted()
            tab.send(json.dumps({"t": "ack", "now": 1.1, "n": frame["n"]}))
            vanished.append(tab)
        deadline = time.monotonic() + 60
        while True:
            new = other.socket()
            new.send(json.dumps({"t": "hello", "now": 1, "size": [100, 100], "env": ENVIRONMENT, "query": {}}))
            try:
                equal(json.loads(new.receive())["t"], "welcome", "the answer to a new page")
                break
            except Closed as closed:
                equal(closed.code, 1013, "the reason")
            holds(time.monotonic() < deadline, "pages that answer nothing still take all places")
            time.sleep(0.5)
        leave(new)
    finally:
        for tab in vanished:
            tab.close()
        other.stop()


@check
def random_messages(host, browser):
    """Sends random messages to random exhibits for FUZZ_SECONDS, while a monitor measures. FUZZ_SEED is the seed."""
    seed = int(os.environ.get("FUZZ_SEED", "20261122"))
    seconds = float(os.environ.get("FUZZ_SECONDS", "20"))
    generator = random.Random(seed)
    deadline = time.monotonic() + seconds
    before = memory(host)
    with ResponseMonitor(host, PATIENCE_AMONG_MESSAGES) as monitor:
        walks = 0
        while time.monotonic() < deadline:
            walks += 1
            number = generator.randrange(1 << 60)
            monitor.note = f"seed {seed}, walk {walks}"
            walk(host, random.Random(number), monitor)
            equal(host.process.poll(), None, f"the program's end after {monitor.note}")
    holds(memory(host) - before < 300e6, f"memory after {walks} walks: {(memory(host) - before) / 1e6:.0f} MB more")
    print(f"        {walks} walks, a well-behaved page waited {monitor.longest * 1000:.0f} ms at most")


EXHIBITS = [
    None, "wheel-picker", "picker", "ruler", "calendar", "month-calendar", "carousel", "carousel-paging", "looping-carousel", "week-pager",
    "weeks", "impressions",
]
SIDES = [0, 0.001, 1, 10, 100, 320, 390, 844, 2000, 16_384]
SCALES = [0.25, 0.5, 1, 1.5, 2, 4, 8]


def walk(host, chance, monitor):
    """Opens a tab, sends random messages, and closes the connection with or without a close frame."""
    exhibit = chance.choice(EXHIBITS)
    environment = lambda: {
        **ENVIRONMENT, "text": chance.choice(SCALES), "rtl": chance.random() < 0.3, "dark": chance.random() < 0.5,
        "scale": chance.choice([0.5, 1, 2, 3]), "locale": chance.choice(["en", "ar", "ko-KR", "fa-IR", "th-TH", "xx", ""]),
        "motion": chance.random() < 0.3,
    }
    side = lambda: chance.choice(SIDES)
    tab = host.socket()
    tab.socket.settimeout(20)
    said = [{"t": "hello", "now": 1, "size": [side(), side()], "env": environment(), "query": {"exhibit": exhibit, "alone": "1"} if exhibit else {}}]
    monitor.note += f", {exhibit}"
    now, is_down, sent = 1.0, False, 0
    try:
        tab.send(json.dumps(said[0]))
        for _ in range(chance.randrange(20, 120)):
            now += chance.choice([0, 0.004, 0.016, 0.1])
            kind = chance.random()
            x, y = chance.uniform(-50, 900), chance.uniform(-50, 900)
            if kind < 0.06:
                message = {"t": "size", "size": [side(), side()]}
            elif kind < 0.1:
                message = {"t": "env", "env": environment()}
            elif kind < 0.25:
                message = {"t": "in", "now": now, "e": [["k", chance.choice(["ArrowLeft", "ArrowDown", "PageUp", "End", "Home", " ", "a", "Enter"]), 0, 0, now]]}
            elif kind < 0.4:
                message = {"t": "in", "now": now, "e": [["w", x, y, chance.choice([0, 1e6, -1e6, 40]), chance.choice([1e6, -1e6, 3, -300]), chance.randrange(2), chance.randrange(4), now, 0]]}
            elif kind < 0.5:
                action = chance.choice([["activate"], ["increment"], ["decrement"], ["scroll", "up"], ["scroll", "left"], ["number", 1e300], ["focus"], ["blur"]])
                message = {"t": "in", "now": now, "e": [["s", chance.randrange(1, 400), *action]]}
            else:
                events = []
                for _ in range(chance.choice([1, 1, 3, 100])):
                    phase = 1 if is_down else 0
                    if is_down and chance.random() < 0.2:
                        phase = chance.choice([2, 3])
                    is_down = phase in (0, 1)
                    x, y = chance.uniform(-50, 900), chance.uniform(-50, 900)
                    events.append(["p", 1, chance.randrange(3), phase, round(x, 3), round(y, 3), now, 0])
                    now += 0.004
                message = {"t": "in", "now": now, "e": events}
            tab.send(json.dumps(message))
            # The page acknowledges frames, as a fast page does.
            tab.socket.setblocking(False)
            try:
                while True:
                    tab.socket.settimeout(0.002)
                    frame = json.loads(tab.receive())
                    if frame["t"] == "frame":
                        sent = frame["n"]
                        tab.send(json.dumps({"t": "ack", "now": now, "n": sent}))
            except (TimeoutError, BlockingIOError):
                pass
            tab.socket.settimeout(20)
    except (Closed, BrokenPipeError, ConnectionResetError):
        pass
    if chance.random() < 0.5:
        leave(tab)
    else:
        tab.close()


def leave(tab):
    """Sends the close code of a closed page, and closes the connection."""
    try:
        tab.send(struct.pack(">H", 1001), opcode=8)
    except OSError:
        pass
    tab.close()


def close_of(tab):
    """Returns the code and reason with which the host closes the socket."""
    try:
        while True:
            tab.receive()
    except Closed as closed:
        return closed.code, closed.reason
    except ConnectionResetError:
        return None, ""


@check
def opening_and_closing(host, browser):
    """Closed connections and closed tabs leave nothing behind."""
    for _ in range(1000):
        socket.create_connection(("127.0.0.1", host.port)).close()
    for exhibit in ("wheel-picker", "week-pager"):
        for _ in range(15):
            open_and_close(host, exhibit)
        time.sleep(0.2)
        before = memory(host)
        for _ in range(45):
            open_and_close(host, exhibit)
        time.sleep(0.2)
        grown = memory(host) - before
        holds(grown < 45 * 20e3, f"{exhibit}: {grown / 45e3:.0f} KB a tab stay")


def open_and_close(host, exhibit):
    tab = open_exhibit(host, exhibit)
    tab.receive()
    tab.receive()
    leave(tab)


def open_exhibit(host, exhibit, session=None):
    tab = host.socket()
    query = {"exhibit": exhibit, "alone": "1"}
    hello = {"t": "hello", "now": 1, "session": session, "size": [390, 844], "env": ENVIRONMENT, "query": query}
    tab.send(json.dumps(hello))
    return tab


@check
def bursts_of_changes(host, browser):
    """A page that changes its text size, its language, or its size thousands of times in a second, without reading,
    has no effect on another page."""
    changes = {
        "text": lambda number: {"t": "env", "env": {**ENVIRONMENT, "text": 1 + number % 7}},
        "language": lambda number: {"t": "env", "env": {**ENVIRONMENT, "locale": f"en-x-a{number}"}},
        "size": lambda number: {"t": "size", "size": [number % 500, 16_384 - number % 900]},
        "keys": lambda number: {"t": "in", "now": 1, "e": [["k", "9", 0, 0, 1]] * 20},
    }
    for name, change in changes.items():
        tab = open_exhibit(host, "month-calendar")
        tab.receive()
        with ResponseMonitor(host, PATIENCE_AMONG_CHANGES):
            tab.socket.settimeout(0.5)
            try:
                for number in range(3000):
                    tab.send(json.dumps(change(number)))
            except OSError:
                # The host takes no more from this page, or has closed its connection.
                pass
            time.sleep(0.5)
        tab.close()


@check
def acknowledgments_without_reading(host, browser):
    """A page that acknowledges frames, but doesn't read them, doesn't make the host store them without end."""
    with ResponseMonitor(host, PATIENCE):
        before = memory(host)
        tab = open_exhibit(host, "calendar")
        tab.receive()
        try:
            for number in range(1, 600):
                tab.send(json.dumps({"t": "env", "env": {**ENVIRONMENT, "dark": number % 2 == 1}}))
                tab.send(json.dumps({"t": "ack", "now": 1, "n": number}))
                time.sleep(0.005)
        except OSError:
            pass
        holds(memory(host) - before < 30e6, "memory for frames that no client reads")
        tab.close()


@check
def slow_readers_of_answers(host, browser):
    """Answers that many clients don't read share their memory, and images are rendered once."""
    for path in ("/catalog", "/poster/month-calendar"):
        with ResponseMonitor(host, PATIENCE):
            before = memory(host)
            connections = []
            for _ in range(300):
                connection = socket.socket()
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                connection.connect(("127.0.0.1", host.port))
                connection.sendall(f"GET {path}?token={host.token} HTTP/1.1\r\nHost: {host.authority}\r\n\r\n".encode())
                connections.append(connection)
            for connection in connections:
                connection.settimeout(20)
                holds(connection.recv(100).startswith(b"HTTP/1.1 200"), f"{path} is answered")
            grown = memory(host) - before
            holds(grown < 40e6, f"{path}: {grown / 1e6:.0f} MB for 300 answers")
            for connection in connections:
                connection.close()


@check
def sessions_taken_over(host, browser):
    """Pages that take a session from each other leave one tab."""
    with ResponseMonitor(host, PATIENCE):
        tab = open_exhibit(host, "picker")
        session = json.loads(tab.receive())["session"]
        for number in range(200):
            other = open_exhibit(host, "picker", session)
            equal(json.loads(other.receive())["new"], False, "the session is known")
            if number % 2:
                tab.close()
            tab = other
        leave(tab)


@check
def other_addresses_admit_no_foreign_names(host, browser):
    """On all addresses of the machine, each IP address names the host, and a name only as given."""
    other = Host([*host.process.args, "--address", "0.0.0.0", "--origin", "https://example.org"])
    try:
        names = {
            f"127.0.0.1:{other.port}": 200, f"localhost:{other.port}": 200, f"192.0.2.1:{other.port}": 200, "example.org": 200,
            f"example.org:{other.port}": 403, f"example.com:{other.port}": 403, "127.0.0.1:1": 403,
            f"[127.0.0.1]:{other.port}": 403, f"127.0.0.1.example.com:{other.port}": 403,
        }
        for name, expected in names.items():
            equal(other.get(f"/?token={other.token}", host=name)[0], expected, f"the status for {name}")
            equal(other.get("/", host=name)[0], 403, f"the status for {name} without a token")
        own, elsewhere = f"127.0.0.1:{other.port}", f"192.0.2.1:{other.port}"
        origins = {
            ("https://example.org", own): True, ("https://example.org", "example.org"): True, (f"http://{own}", own): True,
            (f"http://{elsewhere}", elsewhere): True, (f"http://{elsewhere}", own): False, ("http://example.org", own): False,
            ("http://example.org", "example.org"): False, ("https://example.com", own): False, (f"https://{own}", own): False,
        }
        for (origin, name), expected in origins.items():
            try:
                other.socket(origin=origin, host=name).close()
                opens = True
            except Rejected:
                opens = False
            equal(opens, expected, f"a socket from {origin} to {name}")
    finally:
        other.stop()


@check
def sigterm_closes_connections_with_a_code(host, browser):
    other = Host(host.process.args)
    tab, _, _ = other.greeted()
    other.process.send_signal(signal.SIGTERM)
    equal(close_of(tab)[0], 1001, "the code")
    equal(other.process.wait(5), 0, "the program's status")


@check
def sigterm_right_after_the_start(host, browser):
    for _ in range(5):
        others = [Host(host.process.args) for _ in range(4)]
        for other in others:
            other.stop()


@check
def chosen_tokens(host, browser):
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "token")
        tokens = []
        for _ in range(2):
            other = Host(["env", f"SCROLLWORK_TOKEN_FILE={file}", *host.process.args])
            tokens.append(other.token)
            other.stop()
        equal(tokens[0], tokens[1], "the token in the file")
        equal(os.stat(file).st_mode & 0o777, 0o600, "who may read it")
    other = Host(["env", "SCROLLWORK_TOKEN=chosen-by-the-person_1", *host.process.args])
    equal(other.token, "chosen-by-the-person_1", "the token in the variable")
    other.stop()
    bad = subprocess.run(["env", "SCROLLWORK_TOKEN=short", *host.process.args], capture_output=True, text=True, timeout=20)
    holds(bad.returncode != 0 and "SCROLLWORK_TOKEN" in bad.stderr, "a short token is an error")


@check
def pictures_replace_only_files(host, browser):
    program = host.process.args[0]

    def paint(*arguments):
        return subprocess.run([program, "--image", *arguments], capture_output=True, text=True, timeout=60)

    with tempfile.TemporaryDirectory() as folder:
        name = lambda part: os.path.join(folder, part)
        os.symlink(name("real.png"), name("link.png"))
        equal(paint("wheel-picker", name("link.png")).returncode, 0, "through a link")
        holds(os.path.islink(name("link.png")), "the link stays")
        holds(open(name("real.png"), "rb").read(4) == b"\x89PNG", "and what it leads to is the picture")
        os.mkfifo(name("pipe"))
        reader = subprocess.Popen(["head", "-c", "4", name("pipe")], stdout=subprocess.PIPE)
        paint("wheel-picker", name("pipe"))
        equal(reader.communicate(timeout=20)[0], b"\x89PNG", "through a pipe")
        os.mknod(name("null"), 0o666 | 0o020000, os.makedev(1, 3)) if os.geteuid() == 0 else os.symlink("/dev/null", name("null"))
        equal(paint("wheel-picker", name("null")).returncode, 0, "into a device")
        holds(not os.path.isfile(name("null")), "the device stays")
        large = paint("wheel-picker", name("large.png"), "--size", "8192x8192", "--scale", "8")
        holds(large.returncode != 0 and not os.path.exists(name("large.png")), "a picture that would be cut is an error")


if __name__ == "__main__":
    check.run(__doc__)
