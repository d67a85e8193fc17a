import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MODULES = ("Scrollwork", "ScrollworkImpressions", "ScrollworkTesting")
WORDS = r"(?:@\w+(?:\([^)]*\))?\s+|(?:nonisolated|static|mutating|final|indirect|isolated|convenience)(?:\(\w+\))?\s+)*"
KINDS = r"(?P<kind>struct|class|enum|protocol|actor|extension|func|var|let|typealias|case|init|subscript)\b"
PUBLIC = re.compile(rf"^\s*{WORDS}(?P<public>public\s+(?:private\(set\)\s+|package\(set\)\s+)?)?{WORDS}{KINDS}\s*(?P<rest>.*)")
SCOPES = {"struct", "class", "enum", "protocol", "actor", "extension"}
# What protocols of the standard library ask for.
REQUIRED = {"body", "description", "encode", "errorDescription", "hash", "id", "rawValue"}
CODE = re.compile(r"^ *```.*?^ *```|``.*?``|`[^`\n]*(?:\n[^`\n]+)?`", re.MULTILINE | re.DOTALL)


def public_names(text):
    """Returns the public names that Swift source declares, with enumeration cases and requirements of protocols."""
    names, scopes, depth = set(), [], 0
    for line in plain(text).splitlines():
        while scopes and scopes[-1][0] > depth:
            scopes.pop()
        match = PUBLIC.match(line)
        owner = scopes[-1] if scopes and scopes[-1][0] == depth else None
        if match:
            kind, rest = match["kind"], match["rest"]
            # Members of a public extension or protocol, and the cases of a public enumeration, are public themselves.
            implied = owner and owner[2] and (owner[1] == "protocol" or owner[1] == "enum" and kind == "case")
            is_public = bool(match["public"]) or bool(implied)
            if kind == "case" and implied:
                names.update(re.findall(r"(?:^|,)\s*`?(\w+)", re.sub(r"\([^()]*\)|=[^,]*", "", rest)))
            elif is_public and kind not in ("case", "init", "subscript", "extension"):
                names.add(re.match(r"`?(\w+)?", rest)[1] or rest)
            if kind in SCOPES:
                scopes.append((depth + 1, kind, is_public))
        depth += line.count("{") - line.count("}")
    return {name for name in names if re.fullmatch(r"[A-Za-z]\w*", name)}


def plain(text):
    """Removes comments and the content of strings."""
    text = re.sub(r'"""(?:.|\n)*?"""', '""', text)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', re.sub(r"//.*", "", text))


def code_words(text):
    """Returns the words that a guide writes as code."""
    return {word for code in CODE.findall(text) for word in re.findall(r"\w+", code)}


class GuideTests(unittest.TestCase):
    def test_every_public_name_is_in_a_guide(self):
        guides = [ROOT / "README.md", *sorted((ROOT / "Sources").glob("*/*.docc/**/*.md"))]
        known = set().union(*(code_words(guide.read_text()) for guide in guides))
        missing = []
        for module in MODULES:
            for file in sorted((ROOT / "Sources" / module).glob("**/*.swift")):
                unknown = public_names(file.read_text()) - known - REQUIRED
                missing += [f"{file.relative_to(ROOT)}: {name}" for name in sorted(unknown)]
        self.assertEqual(missing, [])

    def test_prose_is_no_documentation(self):
        self.assertEqual(code_words("The order of `pages`.\n\n```swift\nlet a = order\n```\n"), {"pages", "swift", "let", "a", "order"})
        self.assertEqual(code_words("Pages in natural order, ``Carousel/axis``"), {"Carousel", "axis"})

    def test_cases_and_requirements_are_public_names(self):
        names = public_names('''
/// public var notThis: Int
public enum Phase: String {
    case first, second(_ count: Int, of: Int)
    case third = "fourth, fifth"
    private var hidden: Int { switch self { case .first: 1 } }
    public var isLast: Bool {
        switch self {
        case .third: true
        default: false
        }
    }
}
public protocol Style {
    associatedtype Body
    func makeBody() -> Body
}
extension Stage {
    @discardableResult public nonisolated static func settle() -> Int { 1 }
    func internalOnly() {}
}
enum Hidden { case inside }
''')
        self.assertEqual(names, {"Phase", "first", "second", "third", "isLast", "Style", "makeBody", "settle"})


if __name__ == "__main__":
    unittest.main()
