"""Finds the lines of a Swift file that run only on newer systems than the deployment target."""

import re

AVAILABLE = re.compile(r"(#|@)available\(([^)]*)\)")
RELEASE = re.compile(r"\b(iOS|macOS)\s+(\d+(?:\.\d+)?)")


def guarded_lines(source):
    """Returns the guaranteed release of each system by line: `{line: {"iOS": 18.0, "macOS": 15.0}}`, with lines from 1.

    Understands `if #available`, `guard #available` and `@available` before a declaration. A line that contains any
    part of such a block counts as guarded.
    """
    code = without_comments_and_strings(source)
    marks = {match.start(): (match.group(1), releases(match.group(2))) for match in AVAILABLE.finditer(code)}
    result, line = {}, 1
    scopes = [{}]
    waiting = None  # the guard of the next block, and the depth of its condition in parentheses
    guard = None  # the guard of the rest of the scope, after the block of `guard … else`
    depth = 0
    for index, character in enumerate(code):
        if index in marks:
            sign, certain = marks[index]
            if certain:
                if sign == "#" and re.search(r"\bguard\b[^{}]*$", code[:index]):
                    guard = (len(scopes), certain)
                else:
                    waiting = (depth, certain)
        if character == "(":
            depth += 1
        elif character == ")":
            depth -= 1
        elif character == "{":
            certain = dict(scopes[-1])
            if waiting and waiting[0] == depth:
                certain.update(waiting[1])
                waiting = None
            scopes.append(certain)
        elif character == "}":
            if len(scopes) > 1:
                scopes.pop()
            if guard and guard[0] == len(scopes):
                scopes[-1] = {**scopes[-1], **guard[1]}
                guard = None
        if character == "\n":
            line += 1
        certain = dict(scopes[-1])
        if waiting:
            certain.update(waiting[1])
        if certain and character != "\n":
            known = result.setdefault(line, {})
            for system, release in certain.items():
                known[system] = max(release, known.get(system, 0))
    return result


def releases(text):
    return {system: float(number) for system, number in RELEASE.findall(text)}


def without_comments_and_strings(source):
    """Returns the source with comments and strings replaced by spaces, so that lines and columns don't change."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"', re.DOTALL)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), source)
