"""Checks scripts/check-layers with a small runtime of two layers."""

import shutil
import subprocess
import unittest

from copied_script import CopiedScriptTests


@unittest.skipUnless(shutil.which("swiftc"), "needs a Swift compiler")
class LayersTests(CopiedScriptTests):
    script = "check-layers"
    modules = ["index_store"]

    def check(self):
        files = sorted(str(file) for file in (self.root / "Sources/ViewRuntime").rglob("*.swift"))
        build = self.root / "build"
        build.mkdir(exist_ok=True)
        compiler = ["swiftc", "-module-name", "ViewRuntime", "-parse-as-library", "-c"]
        subprocess.run(
            [*compiler, "-index-store-path", build / "index/store", *files], cwd=self.root, check=True,
            capture_output=True)
        program = [self.program, "--build", build]
        result = subprocess.run(program, capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr

    def test_downward_references_are_fine(self):
        self.write("ViewRuntime/Values/Edge.swift", "struct Edge {}\n")
        self.write("ViewRuntime/Core/Element.swift", "struct Element { var edge = Edge() }\n")
        self.assertEqual(self.check(), (0, "No reference points up.\n"))

    def test_an_upward_reference_is_an_error(self):
        text = "struct Edge {}\nextension Edge { var element: Element { Element() } }\n"
        self.write("ViewRuntime/Values/Edge.swift", text)
        self.write("ViewRuntime/Core/Element.swift", "struct Element {}\n")
        code, output = self.check()
        self.assertEqual(code, 1)
        self.assertIn("Values/Edge.swift refers up to Core/Element.swift", output)
        self.assertIn("Element (line 2)", output)


if __name__ == "__main__":
    unittest.main()
