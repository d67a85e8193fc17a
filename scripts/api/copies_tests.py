import unittest
from pathlib import Path

from copies import differences

ROOT = Path(__file__).resolve().parent.parent.parent
GUIDES = ROOT / "Sources/Scrollwork/Scrollwork.docc"
COPIES = {
    "Cookbook.md": "Tests/ScrollworkTests/Guide/CookbookTests.swift",
    "Styling.md": "Sources/pictures/StylePictures.swift",
}
# What an article shows around its styles, which the pictures have in a form of their own.
SURROUNDINGS = {"Styling.md": {"Diary", "Plan"}}

ARTICLE = '''# Recipes

```swift
struct Counter: View {
    let label: String

    var body: some View { Text("Count \\(label)").padding() }
}
```

```swift
Counter(label: "1")
```
'''
COPY = '''private struct Counter: View {
    let label: String

    var body: some View {
        Text("Count \\(label)").accessibilityIdentifier("count-\\(label)").padding()
    }
}
'''


class CopyTests(unittest.TestCase):
    def test_articles_show_what_is_compiled(self):
        for article, copy in COPIES.items():
            changed = set(differences((GUIDES / article).read_text(), (ROOT / copy).read_text()))
            self.assertEqual(changed - SURROUNDINGS.get(article, set()), set(), f"{article} differs from {copy}")

    def test_identifiers_and_white_space_are_no_difference(self):
        self.assertEqual(differences(ARTICLE, COPY), [])

    def test_other_code_and_missing_copies_are_differences(self):
        self.assertEqual(differences(ARTICLE, COPY.replace("padding()", "padding(2)")), ["Counter"])
        self.assertEqual(differences(ARTICLE, ""), ["Counter"])


if __name__ == "__main__":
    unittest.main()
