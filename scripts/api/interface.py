"""Reads the declarations of a module from its textual interface, which the compiler writes."""

import re
from dataclasses import dataclass, field

MODULES = r"(?:ViewRuntime|SwiftUI|Geometry|LayerTree|Swift|Foundation|FoundationEssentials|_Concurrency|OpenCombine)\."
HEAD = re.compile(
    r"(?P<words>(?:@[\w.]+(?:\([^)]*\))?\s+|(?:public|final|static|mutating|nonmutating|prefix|infix|postfix|indirect|open|weak)\s+"
    r"|nonisolated(?:\(\w+\))?\s+|(?:override|convenience|required|distributed|lazy)\s+)*)"
    r"(?P<kind>struct|class|enum|protocol|extension|func|init|var|let|subscript|case|actor)\b(?P<rest>.*)"
)
TYPES = {"struct", "class", "enum", "protocol", "actor"}


@dataclass
class Declaration:
    symbol: str
    kind: str
    words: str

    @property
    def is_isolated(self):
        return "MainActor" in self.words


@dataclass
class Interface:
    declarations: list = field(default_factory=list)
    conformances: dict = field(default_factory=dict)

    @property
    def types(self):
        return {one.symbol: one for one in self.declarations if one.kind in TYPES}

    def conforms(self, symbol, protocol):
        """Whether a type declares a conformance, even a conditional one, or inherits it from a declared conformance."""
        stated = self.conformances.get(symbol, set())
        implied = {"Equatable": {"Hashable", "Comparable", "OptionSet", "SetAlgebra"}}.get(protocol, set())
        return bool(stated & ({protocol} | implied))


def read(text):
    result, scopes, unavailable, branches = Interface(), [], False, []
    for line in text.splitlines():
        code = line.strip()
        if code.startswith("#"):
            follow(code, branches)
        if not all(branches):
            continue
        if code.startswith("@available(*, unavailable"):
            unavailable = True
        match = HEAD.match(code)
        if not match:
            continue
        indent = len(line) - len(line.lstrip())
        while scopes and scopes[-1][0] >= indent:
            scopes.pop()
        owner = scopes[-1][1] if scopes else ""
        kind, rest = match["kind"], match["rest"]
        if kind == "extension":
            name = re.sub(MODULES, "", re.match(r"\s+([\w.]+)", rest).group(1))
            scopes.append((indent, name))
        elif kind in TYPES:
            name = join(owner, re.match(r"\s+`?(\w+)", rest).group(1))
            scopes.append((indent, name))
            result.declarations.append(Declaration(name, kind, match["words"]))
        else:
            name = None
            if kind != "case":
                result.declarations.append(Declaration(symbol(owner, kind, rest), kind, match["words"]))
        if name and not unavailable:
            result.conformances.setdefault(name, set()).update(conformances(rest))
        unavailable = False
    return result


def follow(directive, branches):
    """Keeps the first branch of each condition: the others repeat it for compilers that know less."""
    if directive.startswith("#if"):
        branches.append(True)
    elif directive.startswith("#else"):
        branches[-1] = False
    elif directive.startswith("#endif"):
        branches.pop()


def conformances(rest):
    head = re.sub(r"^\s+[\w.`]+", "", rest)
    head = without_generics(head) if head.lstrip().startswith("<") else head
    match = re.match(r"\s*:\s*(.*?)(?:\s+where\s.*)?\s*\{", head)
    if not match:
        return set()
    return {re.sub(r"@\w+\s+", "", name).strip().split(".")[-1] for name in match.group(1).split(",")}


def symbol(owner, kind, rest):
    """Returns a name as in Apple's documentation: `View.frame(width:height:alignment:)`."""
    if kind in ("var", "let"):
        return join(owner, re.match(r"\s+`?(\$?\w+)", rest).group(1))
    if kind == "func":
        name = re.match(r"\s+`?(\w+|[^\s\w(<]+|<[=<]?)`?", rest)
        rest = rest[name.end():]
        title = name.group(1)
    else:
        title, rest = kind, rest.lstrip("?!")
    labels = [label(argument, kind) for argument in arguments(without_generics(rest))]
    return join(owner, f"{title}({''.join(name + ':' for name in labels)})")


def join(owner, name):
    return f"{owner}.{name}" if owner else name


def without_generics(text):
    text = text.lstrip()
    if not text.startswith("<"):
        return text
    depth = 0
    for index, character in enumerate(text):
        if character == "<":
            depth += 1
        elif character == ">" and text[index - 1] != "-":
            depth -= 1
            if depth == 0:
                return text[index + 1:]
    return text


def arguments(text):
    """Splits the content of the first parentheses at the commas that aren't in nested parentheses."""
    found, current, depth, angles = [], "", 0, 0
    for index, character in enumerate(text.lstrip()):
        if character in "([{":
            depth += 1
            if depth == 1:
                continue
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                break
        elif character == "<":
            angles += 1
        elif character == ">" and text.lstrip()[index - 1] != "-":
            angles -= 1
        if character == "," and depth == 1 and angles == 0:
            found.append(current)
            current = ""
        else:
            current += character
    return found + [current] if current.strip() else found


def label(argument, kind="func"):
    argument = re.sub(r"^(?:@[\w.]+(?:<[^:]*?>|\([^)]*\))?\s+)*", "", argument.strip())
    match = re.match(r"`?(\w+)`?(\s+\w+)?\s*:", argument)
    # The only name of a subscript's parameter is no label.
    return match.group(1) if match and (match.group(2) or kind != "subscript") else "_"
