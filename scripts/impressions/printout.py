"""What an OpenTelemetry collector prints of a log with `verbosity: detailed`."""

import datetime
import re

KINDS = {"string_value": "Str", "int_value": "Int", "double_value": "Double", "bool_value": "Bool"}


def time_text(nanoseconds):
    seconds, rest = divmod(nanoseconds, 1_000_000_000)
    date = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
    fraction = f".{rest:09}".rstrip("0") if rest else ""
    return f"{date:%Y-%m-%d %H:%M:%S}{fraction} +0000 UTC"


def value_text(value):
    kind = value.WhichOneof("value")
    content = getattr(value, kind)
    if kind == "bool_value":
        content = str(content).lower()
    elif kind == "double_value" and content.is_integer():
        content = int(content)
    return f"{KINDS[kind]}({content})"


def log_text(number, log):
    """The lines of a log."""
    severity = {9: "Info"}[log.severity_number]
    return "\n".join([
        f"LogRecord #{number}",
        f"ObservedTimestamp: {time_text(log.observed_time_unix_nano)}",
        f"Timestamp: {time_text(log.time_unix_nano)}",
        f"SeverityText: {log.severity_text}".rstrip(),
        f"SeverityNumber: {severity}({log.severity_number})",
        f"EventName: {log.event_name}",
        "Body: Empty()",
        "Attributes:",
        *(f"     -> {a.key}: {value_text(a.value)}" for a in log.attributes),
        "Trace ID:",
        "Span ID:",
        f"Flags: {log.flags}",
    ])


def form(text):
    """A printout without what differs between two runs: identifiers, times, and measured numbers."""
    text = re.sub(r"\b[0-9a-f]{32}\b", "ID", text)
    text = re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?", "TIME", text)
    return re.sub(r"Double\([^)]*\)", "Double(NUMBER)", text)
