"""Collects the Swift examples of the documentation, so that the compiler can check them."""

import re
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^( *)```swift\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
DECLARATION = re.compile(r"^(?:@\w+ +)*(?:import|struct|enum|class|final|actor|extension|func|protocol)\b", re.MULTILINE)
STATEMENT = re.compile(r"^(?:for|guard|if|switch|while) ", re.MULTILINE)
MANIFEST = re.compile(r"swift-tools-version|^\.(?:testTarget|target|executableTarget|product|package)\(", re.MULTILINE)
IMPORT = re.compile(r"^(?:@\w+ )?import (\w+)$", re.MULTILINE)


@dataclass(frozen=True)
class Example:
    page: Path
    line: int
    text: str

    @property
    def is_manifest(self):
        return bool(MANIFEST.search(self.text))

    @property
    def is_fragment(self):
        """Whether the example has statements, which need a context, instead of only declarations."""
        return bool(STATEMENT.search(self.text)) or not DECLARATION.search(self.text)

    @property
    def tests(self):
        """Whether the example drives a stage, which exists only on Linux."""
        return "stage" in self.text or "ScrollworkTesting" in self.text


def examples(root):
    pages = [root / "README.md", *sorted((root / "Sources").glob("*/*.docc/**/*.md"))]
    return [
        Example(page, text[: match.start(2)].count("\n") + 1, match.group(2))
        for page in pages
        for text in [page.read_text()]
        for match in FENCE.finditer(text)
    ]


def program(chosen, surroundings, root):
    """Returns a file with all examples. Each page and each fragment has a structure, because pages use the same names.

    `surroundings` is a structure with a comment `// The example.` in place of the fragment. Errors name the page and the
    line of the documentation.
    """
    chosen = [example for example in chosen if not example.is_manifest]
    modules = {name for example in chosen for name in IMPORT.findall(example.text)} & {
        "Foundation", "ImpressionLedger", "Observation", "Scrollwork", "ScrollworkImpressions", "ScrollworkTesting", "SwiftUI", "Testing"
    }
    surroundings = IMPORT.sub("", surroundings)
    parts = [f"import {name}" for name in sorted(modules | {"Foundation", "Scrollwork", "SwiftUI"})]
    for number, page in enumerate(dict.fromkeys(example.page for example in chosen)):
        parts.append(f"struct Page{number} {{")
        for example in chosen:
            if example.page != page:
                continue
            text = IMPORT.sub("", example.text)
            text = re.sub(r"^@main(?=\s)", "", text, flags=re.MULTILINE)
            place = f'#sourceLocation(file: "{page.relative_to(root)}", line: {example.line})'
            text = f"{place}\n{text.rstrip()}\n#sourceLocation()"
            if example.is_fragment:
                name = f"Fragment{example.line}"
                text = surroundings.replace("struct Fragment", f"struct {name}").replace("// The example.", text)
            parts.append(text)
        parts.append("}")
    return "\n".join(parts) + "\n"
