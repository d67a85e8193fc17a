"""A test of a script that works on the folder around it: the script is copied into an empty folder."""

import shutil
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent


class CopiedScriptTests(unittest.TestCase):
    script = None
    # The modules in scripts/api that the script imports.
    modules = []

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        (self.root / "scripts" / "api").mkdir(parents=True)
        for name in [self.script, *(f"api/{module}.py" for module in self.modules)]:
            shutil.copy(SCRIPTS / name, self.root / "scripts" / name)
        self.program = self.root / "scripts" / self.script

    def write(self, path, text):
        """Writes a file of the folder Sources."""
        file = self.root / "Sources" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
