"""Compares the structures of an article with the copies that a program or a test compiles."""

import re

FENCE = re.compile(r"^ *```swift\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
STRUCTURE = re.compile(r"^(?:private )?struct (\w+).*?\n\}$", re.MULTILINE | re.DOTALL)
IDENTIFIER = ".accessibilityIdentifier("


def differences(article, copies):
    """Returns the names of the article's structures that have no equal copy.

    A copy may be private and may give its views accessibility identifiers, with which a test finds them. White space
    has no meaning.
    """
    known = structures(copies)
    shown = structures("\n".join(FENCE.findall(article)))
    return sorted(name for name, text in shown.items() if known.get(name) != text)


def structures(source):
    return {match[1]: comparable(match[0]) for match in STRUCTURE.finditer(source)}


def comparable(text):
    while IDENTIFIER in text:
        start = text.index(IDENTIFIER)
        end, depth = start + len(IDENTIFIER), 1
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        text = text[:start] + text[end:]
    return re.sub(r"\s+", "", text.removeprefix("private "))
