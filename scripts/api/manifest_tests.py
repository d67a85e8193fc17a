"""Checks scripts/check-manifest with a small package."""

import shutil
import subprocess
import unittest

from copied_script import CopiedScriptTests

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "small",
    traits: ["Lamps"],
    targets: [
        .target(name: "Ground"),
        .target(name: "Roof", dependencies: ["Ground"], path: "Sources/Above/Roof"),
        .target(name: "Lamp"),
        .target(name: "House", dependencies: ["Roof", .target(name: "Lamp", condition: .when(traits: ["Lamps"]))]),
        .testTarget(name: "HouseTests", dependencies: ["House"]),
    ])
"""


LIST = """
| Module | Contents | Imports |
| --- | --- | --- |
| `House` | Rooms, with a `door` | `Roof`; behind a trait, `Lamp` |
| `Roof`, `Lamp` | Things | `Ground` |
| `Ground` | Soil | Foundation |
"""


@unittest.skipUnless(shutil.which("swift"), "needs Swift")
class ManifestTests(CopiedScriptTests):
    script = "check-manifest"
    modules = ["imports"]

    def setUp(self):
        super().setUp()
        (self.root / "Package.swift").write_text(MANIFEST)
        self.write("Above/Roof/Roof.swift", "import Ground\n")
        self.write("../Tests/HouseTests/HouseTests.swift", "@testable import Ground\n")
        self.list(LIST)

    def list(self, text):
        """Writes the list of modules."""
        (self.root / "Documentation").mkdir(exist_ok=True)
        (self.root / "Documentation/modules.md").write_text(text)

    def faults_of_list(self, old, new):
        """What the check says if the list differs."""
        self.list(LIST.replace(old, new))
        code, output = self.check()
        self.assertEqual(code, 1)
        return output.replace("Documentation/modules.md ", "").splitlines()

    def check(self):
        result = subprocess.run([self.program], capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr

    def test_imports_of_dependencies_are_fine(self):
        self.write("House/House.swift", "import Foundation\nimport struct Roof.Tile\n")
        self.assertEqual(self.check(), (0, "The manifest has all sources and all dependencies.\n"))

    def test_an_import_without_a_dependency_is_an_error(self):
        self.write("Ground/Ground.swift", "public import Roof\n")
        fault = "Sources/Ground/Ground.swift imports Roof, on which Ground doesn't depend\n"
        self.assertEqual(self.check(), (1, fault))
        self.write("Ground/Ground.swift", "")
        self.write("House/House.swift", "import Ground\n")
        fault = "Sources/House/House.swift imports Ground, on which House doesn't depend\n"
        self.assertEqual(self.check(), (1, fault))

    def test_a_dependency_of_a_trait_needs_a_condition(self):
        self.write("House/House.swift", "import Lamp\n")
        self.assertEqual(self.check(), (1, "Sources/House/House.swift imports Lamp, on which House doesn't depend\n"))
        self.write("House/House.swift", "#if canImport(Lamp)\nimport Lamp\n#endif\n")
        self.assertEqual(self.check()[0], 0)

    def test_missing_sources_are_an_error(self):
        shutil.rmtree(self.root / "Sources/Above")
        self.assertEqual(self.check(), (1, "Nothing in Sources/Above/Roof\n"))

    def test_each_module_has_one_row(self):
        self.assertEqual(self.faults_of_list(", `Lamp` |", " |")[0], "has 0 rows for Lamp")
        self.assertEqual(self.faults_of_list("| `House`", "| `Roof`, `House`")[0], "has 2 rows for Roof")

    def test_a_row_names_the_dependencies(self):
        self.assertEqual(
            self.faults_of_list("`Roof`; behind", "behind"), ["doesn't name Roof for House, which depends on it"])
        self.assertEqual(
            self.faults_of_list("`Lamp` |\n", "`Lamp`, `Ground` |\n"),
            ["names Ground for House, which doesn't depend on it"])
        self.assertEqual(
            self.faults_of_list("Foundation", "`Stone`"),
            ["names Stone for Ground, but has no row for it", "names Stone for Ground, which doesn't depend on it"])

    def test_a_row_may_omit_dependencies_of_a_trait(self):
        self.list(LIST.replace("; behind a trait, `Lamp`", ""))
        self.assertEqual(self.check()[0], 0)

    def test_dependencies_are_below(self):
        lines = LIST.splitlines(keepends=True)
        self.list("".join([*lines[:4], lines[5], lines[4]]))
        code, output = self.check()
        self.assertEqual(code, 1)
        self.assertIn("has Ground above Roof, which imports it", output)


if __name__ == "__main__":
    unittest.main()
