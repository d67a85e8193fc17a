import unittest

from interface import read

SOURCE = '''
@frozen public struct Angle : Swift.Sendable, Foundation.Codable {
  public static func degrees(_ degrees: Swift.Double) -> SwiftUI.Angle
  @_Concurrency.MainActor @preconcurrency public init(radians: Swift.Double, of kind: (Swift.Int, Swift.Int) -> Swift.Void = { _, _ in })
  public var radians: Swift.Double {
    get
  }
#if compiler(>=5.3) && $NonexhaustiveAttribute
  @nonexhaustive public enum Unit {
    case degrees
  }
#else
  public enum Unit {
    case degrees
  }
#endif
}
extension SwiftUI.Angle : Swift.Hashable {
}
@available(*, unavailable)
extension SwiftUI.Angle : SwiftUI.View {
}
extension SwiftUI.View {
  nonisolated public func turned<A, B>(by angle: SwiftUI.Angle, @SwiftUI.ViewBuilder content: @escaping (A) -> B) -> some View where A : SwiftUI.View
}
'''


class InterfaceTests(unittest.TestCase):
    def setUp(self):
        self.interface = read(SOURCE)

    def test_symbols_are_spelled_as_in_the_documentation(self):
        self.assertEqual(
            [one.symbol for one in self.interface.declarations],
            ["Angle", "Angle.degrees(_:)", "Angle.init(radians:of:)", "Angle.radians", "Angle.Unit",
             "View.turned(by:content:)"])

    def test_conformances_are_gathered_but_for_unavailable_ones(self):
        self.assertTrue(self.interface.conforms("Angle", "Sendable"))
        self.assertTrue(self.interface.conforms("Angle", "Equatable"))
        self.assertFalse(self.interface.conforms("Angle", "View"))

    def test_attributes_are_kept(self):
        isolated = [one.symbol for one in self.interface.declarations if one.is_isolated]
        self.assertEqual(isolated, ["Angle.init(radians:of:)"])
        self.assertIn("@nonexhaustive", self.interface.types["Angle.Unit"].words)


if __name__ == "__main__":
    unittest.main()
