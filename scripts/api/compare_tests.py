"""Checks scripts/compare-apple and scripts/check-apple: they fail when our SwiftUI is less strict than Apple's."""

import shutil
import tempfile
import unittest
from contextlib import chdir
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

from interface import read

SCRIPTS = Path(__file__).resolve().parent.parent


def script(name):
    loader = SourceFileLoader(name.replace("-", "_"), str(SCRIPTS / name))
    module = module_from_spec(spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


compare, check = script("compare-apple"), script("check-apple")

APPLE = '''
public enum Edge {
  case top
}
@frozen public enum Axis : Swift.Hashable, Swift.Sendable {
  case horizontal
}
public struct Key : Swift.Equatable {
  public init(_ value: Swift.String)
  public func spelled(in locale: Foundation.Locale) -> Swift.String
}
public protocol Behavior {
}
public protocol Style : SwiftUI.Behavior {
  @_Concurrency.MainActor @preconcurrency func makeBody() -> Swift.Int
}
public struct Plain : SwiftUI.Style {
  @_Concurrency.MainActor @preconcurrency public func makeBody() -> Swift.Int
}
extension SwiftUI.Key {
  @_Concurrency.MainActor @preconcurrency public func show()
  public func join(_ other: SwiftUI.Key) -> SwiftUI.Key
}
'''
OWN = APPLE.replace("public enum Edge", "@nonexhaustive public enum Edge").replace("SwiftUI.", "ViewRuntime.")
DOCUMENTED = [
    ["Width", "Enumeration", "no", "none", ""],
    ["Mark", "Structure", "no", "none", "Equatable"],
    ["Mark.draw()", "Instance Method", "no", "main", ""],
]


class DifferenceTests(unittest.TestCase):
    def differences(self, before="", after="", source=OWN):
        self.assertIn(before, source)
        return sorted(compare.differences(read(source.replace(before, after, 1)), read(APPLE), DOCUMENTED))

    def test_equal_interfaces_do_not_differ(self):
        self.assertEqual(self.differences(), [])

    def test_every_laxness_is_a_difference(self):
        for before, after, expected in [
            ("@nonexhaustive public enum Edge", "public enum Edge", "Edge cases"),
            ("@frozen public enum Axis", "@nonexhaustive public enum Axis", "Axis cases"),
            ("struct Key : Swift.Equatable", "struct Key : Swift.Equatable, Swift.Sendable", "Key Sendable"),
            ("struct Key : Swift.Equatable", "struct Key : Swift.Hashable", "Key Hashable"),
            ("struct Key : Swift.Equatable", "struct Key", "Key Equatable"),
            ("enum Axis : Swift.Hashable, Swift.Sendable", "enum Axis : Swift.Hashable", "Axis Sendable"),
            ("@_Concurrency.MainActor @preconcurrency public func show", "public func show", "Key.show() main actor"),
            ("public func join", "@_Concurrency.MainActor public func join", "Key.join(_:) main actor"),
            ("public func spelled(in ", "public func spelled(with ", "Key.spelled(in:) missing"),
            ("protocol Style : ViewRuntime.Behavior", "protocol Style", "Style refinement"),
            ("protocol Behavior", "protocol Behavior : Swift.Sendable", "Behavior refinement"),
        ]:
            with self.subTest(after):
                self.assertEqual(self.differences(before, after), [expected])

    def test_documented_types_are_compared_as_well(self):
        width, mark = "public enum Width {\n}\n", "public struct Mark : Swift.Equatable {\n}\n"
        actor = "extension ViewRuntime.Mark {\n  @_Concurrency.MainActor public func draw()\n}\n"
        self.assertEqual(self.differences(source=f"{OWN}@nonexhaustive {width}{mark}{actor}"), [])
        self.assertEqual(self.differences(source=OWN + width), ["Width cases"])
        self.assertEqual(self.differences(source=OWN + mark.replace("Equatable", "Hashable")), ["Mark Hashable"])
        plain = actor.replace("@_Concurrency.MainActor ", "")
        self.assertEqual(self.differences(source=OWN + mark + plain), ["Mark.draw() main actor"])


class AdditionTests(unittest.TestCase):
    def additions(self, text):
        return compare.additions(read(OWN + text), read(APPLE), DOCUMENTED)

    def test_a_name_that_only_ours_has_is_an_addition(self):
        self.assertEqual(self.additions("public func helper() -> Swift.Int\n"), ["helper()"])
        self.assertEqual(self.additions("extension ViewRuntime.Key {\n  public var length: Swift.Int\n}\n"), ["Key.length"])

    def test_a_type_stands_for_its_members(self):
        self.assertEqual(self.additions("public struct Tool {\n  public init(size: Swift.Int)\n}\n"), ["Tool"])

    def test_requirements_of_protocols_and_documented_names_are_no_additions(self):
        self.assertEqual(self.additions("extension ViewRuntime.Plain : ViewRuntime.Style {\n  public func makeBody()\n}\n"), [])
        self.assertEqual(self.additions("extension ViewRuntime.Key {\n  public var hashValue: Swift.Int\n}\n"), [])
        self.assertEqual(self.additions("public enum Width {\n}\n"), [])

    def test_every_addition_needs_a_reason_and_every_reason_an_addition(self):
        self.assertEqual(compare.unexplained(["Tool", "Key.length"], ["Key.*", "Tool"]), [])
        self.assertEqual(len(compare.unexplained(["Tool"], [])), 1)
        self.assertEqual(len(compare.unexplained([], ["Tool"])), 1)


@unittest.skipUnless(shutil.which("swiftc"), "needs a Swift compiler")
class CheckTests(unittest.TestCase):
    def errors(self, source):
        """Returns what is wrong with a source that uses a type that isn't sendable."""
        with tempfile.TemporaryDirectory() as folder, chdir(SCRIPTS.parent):
            work = Path(folder)
            declarations, file = work / "Declarations.swift", work / "Source.swift"
            declarations.write_text("public struct Look {\n    public init() {}\n}\n")
            file.write_text(f"import SwiftUI\n\n{source}\n")
            check.emit(work, "SwiftUI", [str(declarations)], "-enable-library-evolution", "-swift-version", "5")
            return check.errors(check.check(work, "Sample", [str(file)], "-emit-sil", "-wmo", "-o", "/dev/null"))

    def test_correct_sources_pass(self):
        self.assertEqual(self.errors("enum Looks {\n    @MainActor static let plain = Look()\n}"), [])

    def test_a_static_of_a_type_that_is_not_sendable_fails(self):
        found = self.errors("enum Looks {\n    static let plain = Look()\n}")
        self.assertEqual(len(found), 1)
        self.assertIn("Source.swift:4: static property 'plain' is not concurrency-safe", found[0])


if __name__ == "__main__":
    unittest.main()
