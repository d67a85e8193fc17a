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
    ])
"""


@unittest.skipUnless(shutil.which("swift"), "needs Swift")
class ManifestTests(CopiedScriptTests):
    script = "check-manifest"
    modules = ["imports"]

    def setUp(self):
        super().setUp()
        (self.root / "Package.swift").write_text(MANIFEST)
        self.write("Above/Roof/Roof.swift", "import Ground\n")

    def check(self):
        result = subprocess.run([self.program], capture_output=True, text=True)
        return result.returncode, result.stdout + result.stderr

    def test_imports_of_dependencies_are_fine(self):
        self.write("House/House.swift", "import Foundation\n@testable import Ground\nimport struct Roof.Tile\n")
        self.assertEqual(self.check(), (0, "The manifest has all sources and all dependencies.\n"))

    def test_an_import_without_a_dependency_is_an_error(self):
        self.write("Ground/Ground.swift", "public import Roof\n")
        fault = "Sources/Ground/Ground.swift imports Roof, on which Ground doesn't depend\n"
        self.assertEqual(self.check(), (1, fault))

    def test_a_dependency_of_a_trait_needs_a_condition(self):
        self.write("House/House.swift", "import Lamp\n")
        self.assertEqual(self.check(), (1, "Sources/House/House.swift imports Lamp, on which House doesn't depend\n"))
        self.write("House/House.swift", "#if canImport(Lamp)\nimport Lamp\n#endif\n")
        self.assertEqual(self.check()[0], 0)

    def test_missing_sources_are_an_error(self):
        shutil.rmtree(self.root / "Sources/Above")
        self.assertEqual(self.check(), (1, "Nothing in Sources/Above/Roof\n"))


if __name__ == "__main__":
    unittest.main()
