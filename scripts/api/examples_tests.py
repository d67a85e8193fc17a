import tempfile
import unittest
from pathlib import Path

from examples import examples, program

PAGE = '''# Title

```sh
scripts/test
```

```swift
import SwiftUI

@main struct Scale: App {}
```

```swift
Weight().bold()
```

```swift
// swift-tools-version: 6.1
import PackageDescription
```
'''


class ExamplesTests(unittest.TestCase):
    def test_examples_become_one_program_that_names_their_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "README.md").write_text(PAGE)
            found = examples(root)
            self.assertEqual([(one.line, one.is_fragment, one.is_manifest) for one in found],
                             [(8, False, False), (14, True, False), (18, False, True)])
            text = program(found, "import SwiftUI\nstruct Fragment {\n    // The example.\n}\n", root)
        self.assertIn('#sourceLocation(file: "README.md", line: 8)', text)
        self.assertIn("struct Scale: App {}", text)
        self.assertIn("struct Fragment14", text)
        self.assertNotIn("@main", text)
        self.assertNotIn("PackageDescription", text)
        self.assertEqual(text.count("import SwiftUI"), 1)

    def test_examples_are_those_of_every_catalog(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "README.md").write_text("# Title\n")
            for module in ("Pages", "Records"):
                catalog = root / "Sources" / module / f"{module}.docc"
                catalog.mkdir(parents=True)
                (catalog / f"{module}.md").write_text(f"```swift\nimport Scrollwork{module}\n```\n")
            self.assertEqual([one.page.name for one in examples(root)], ["Pages.md", "Records.md"])

    def test_a_program_with_declarations_and_statements_is_a_fragment(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "README.md").write_text(
                "```swift\nstruct Line {}\nfor line in lines { show(line) }\n```\n```swift\n@main\nstruct App {}\n```\n")
            found = examples(root)
            self.assertEqual([one.is_fragment for one in found], [True, False])
            self.assertNotIn("@main", program(found, "struct Fragment {\n    // The example.\n}\n", root))


if __name__ == "__main__":
    unittest.main()
