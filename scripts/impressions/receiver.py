"""A strict receiver of OpenTelemetry logs over HTTP, on the official schema, that fails on request."""

import gzip
import http.server
import threading
import time

from google.protobuf import json_format
from opentelemetry.proto.collector.logs.v1.logs_service_pb2 import ExportLogsServiceRequest


class Receipt:
    """What has come of each stream: the logic of `ImpressionLedger.Receipt`, written anew so that it checks it."""

    def __init__(self):
        self.numbers, self.ends, self.lost, self.uids, self.records = {}, {}, {}, set(), {}

    def take(self, log):
        values = {a.key: a.value for a in log.attributes}
        uid = values["log.record.uid"].string_value
        assert len(uid) == 32 and int(uid, 16) >= 0, uid
        if uid in self.uids:
            return False
        self.uids.add(uid)
        stream, number = values["stream.id"].string_value, values["stream.sequence"].int_value
        self.numbers.setdefault(stream, set()).add(number)
        if log.event_name == "scrollwork.launch" and "previous.stream.id" in values:
            self.ends[values["previous.stream.id"].string_value] = values["previous.stream.sequence"].int_value
        elif log.event_name == "scrollwork.loss":
            lost = self.lost.setdefault(values["loss.stream.id"].string_value, set())
            lost.update(range(values["loss.first"].int_value, values["loss.last"].int_value + 1))
        elif log.event_name == "scrollwork.impression":
            revision = values["impression.revision"].string_value
            assert revision in ("viewable", "recovered", "closed"), revision
            duration, area = values["impression.duration"].double_value, values["impression.area_seconds"].double_value
            lost = sum(v.double_value for k, v in values.items() if k.startswith("impression.lost."))
            assert abs(area + lost - duration) < 1e-6, (area, lost, duration)
            rank = ["viewable", "recovered", "closed"].index(revision)
            known = self.records.get(values["impression.id"].string_value, (-1, 0))
            self.records[values["impression.id"].string_value] = max(known, (rank, duration))
        elif log.event_name == "scrollwork.end":
            self.ends[stream] = number
        else:
            assert log.event_name == "scrollwork.launch", log.event_name
        return True

    def missing(self):
        gaps = []
        for stream in set(self.numbers) | set(self.ends):
            known = self.numbers.get(stream, set()) | self.lost.get(stream, set())
            end = max(self.ends.get(stream, 0), max(known, default=0))
            gaps += [(stream, n) for n in range(1, end + 1) if n not in known]
        return gaps


def logs(body):
    """The logs of a request; raises on anything that the schema does not have."""
    request = json_format.Parse(body, ExportLogsServiceRequest(), ignore_unknown_fields=False)
    for resource in request.resource_logs:
        assert any(a.key == "service.name" for a in resource.resource.attributes)
        for scope in resource.scope_logs:
            for log in scope.log_records:
                assert log.time_unix_nano > 0 and log.observed_time_unix_nano > 0
                yield log


# The number of first logs that a receiver keeps.
MOST_LOGS = 16


class Receiver:
    """`answers` is a list of (how often, function of the request's logs) that is worked off; then everything is accepted.

    A function returns (keeps, status, headers, body); a status of 0 cuts the answer off."""

    def __init__(self, answers=()):
        self.receipt, self.answers, self.requests, self.errors = Receipt(), [list(a) for a in answers], 0, []
        self.logs = []
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.requests += 1
                try:
                    assert self.path == "/v1/logs", self.path
                    assert self.headers["Content-Type"] == "application/json"
                    assert self.headers["Authorization"] == "Bearer check"
                    batch = list(logs(body))
                except Exception as error:
                    receiver.errors.append(repr(error))
                    batch = []
                keeps, status, headers, answer = receiver.answer(batch)
                if keeps:
                    for log in batch:
                        try:
                            if receiver.receipt.take(log) and len(receiver.logs) < MOST_LOGS:
                                receiver.logs.append(log)
                        except Exception as error:
                            receiver.errors.append(repr(error))
                if status == 0:
                    self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{\"par")
                    self.close_connection = True
                    return
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                try:
                    self.wfile.write(answer)
                except ConnectionError:
                    self.close_connection = True

            def do_GET(self):
                receiver.errors.append(f"GET {self.path}")
                self.send_response(200)
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1/logs"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, batch):
        while self.answers and self.answers[0][0] == 0:
            self.answers.pop(0)
        if not self.answers:
            return True, 200, {}, b"{}"
        self.answers[0][0] -= 1
        return self.answers[0][1](batch)

    def close(self):
        self.server.shutdown()


def fail(status, headers=None):
    return lambda batch: (False, status, headers or {}, b"")


def redirect(status):
    """Sends the client elsewhere. One that follows with GET receives what looks like acceptance."""
    return lambda batch: (False, status, {"Location": "/elsewhere"}, b"")


def stranger(batch):
    """What a proxy or the page of a network that requires a login may answer."""
    return False, 200, {"Content-Type": "application/json"}, b'{"status":"ok"}'


def cut_off(batch):
    return True, 0, {}, b""


def slow(batch):
    time.sleep(2)
    return True, 200, {}, b"{}"


def too_large(batch):
    return (False, 413, {}, b"") if len(batch) > 100 else (True, 200, {}, b"{}")


def partial(bad):
    """Refuses logs whose sequence is among some."""

    def answer(batch):
        rejected = [l for l in batch if any(a.key == "stream.sequence" and a.value.int_value in bad for a in l.attributes)]
        if not rejected:
            return True, 200, {}, b"{}"
        body = b'{"partialSuccess":{"rejectedLogRecords":"%d","errorMessage":"rejected"}}' % len(rejected)
        return False, 200, {"Content-Type": "application/json"}, body

    return answer


def compressed(batch):
    """The response of a collector, as a proxy compresses it: longer than its content."""
    return True, 200, {"Content-Encoding": "gzip"}, gzip.compress(b'{"partialSuccess":{}}')
