import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
CATALOG = ROOT / "Sources/Scrollwork/Scrollwork.docc"
NAME = re.compile(r'^        \w+\(\s*"([a-z-]+)"', re.MULTILINE)
SHOWN = re.compile(r'!\[([^\]]*)\]\(([\w~-]+)\)|@Image\(source: "([\w~-]+)", alt: "([^"]*)"\)')
LINKED = re.compile(r'(?:src|srcset)="(Sources/[^"]+)"')


class PictureTests(unittest.TestCase):
    def setUp(self):
        programs = sorted((ROOT / "Sources/pictures").glob("*Pictures.swift"))
        self.drawn = {name for program in programs for name in NAME.findall(program.read_text())}
        self.shown = {}
        for guide in sorted(CATALOG.glob("*.md")):
            for match in SHOWN.finditer(guide.read_text()):
                self.shown[match[2] or match[3]] = match[1] or match[4]

    def test_the_program_draws_every_picture_in_both_appearances(self):
        files = {file.name for file in (CATALOG / "Resources").glob("*")}
        self.assertEqual(files, {f"{name}{dark}@2x.png" for name in self.drawn for dark in ("", "~dark")})

    def test_guides_show_every_picture_with_a_description(self):
        self.assertEqual(set(self.shown), self.drawn)
        self.assertEqual([name for name, description in self.shown.items() if not description.endswith(".")], [])

    def test_linked_pictures_exist(self):
        linked = LINKED.findall((ROOT / "README.md").read_text())
        self.assertTrue(linked)
        self.assertEqual([path for path in linked if not (ROOT / path).exists()], [])


if __name__ == "__main__":
    unittest.main()
