import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PUBLIC = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+|nonisolated\s+)*public\s+(?:(?:nonisolated|static|mutating|final|indirect)\s+)*"
    r"(?:struct|class|enum|protocol|func|var|let|typealias)\s+`?(\w+)", re.MULTILINE)
# What protocols of the standard library ask for.
REQUIRED = {"body", "description", "encode", "errorDescription", "hash", "id", "rawValue"}


class GuideTests(unittest.TestCase):
    def test_every_public_name_is_in_a_guide(self):
        guides = sorted((ROOT / "Sources/Scrollwork/Scrollwork.docc").glob("**/*.md")) + [ROOT / "README.md"]
        known = set(re.findall(r"\w+", "\n".join(guide.read_text() for guide in guides)))
        for module in ("Scrollwork", "ScrollworkTesting"):
            for file in sorted((ROOT / "Sources" / module).glob("**/*.swift")):
                missing = set(PUBLIC.findall(file.read_text())) - known - REQUIRED
                self.assertEqual(missing, set(), f"in {file.relative_to(ROOT)}")


if __name__ == "__main__":
    unittest.main()
