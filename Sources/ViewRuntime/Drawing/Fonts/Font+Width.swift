import Foundation

extension Font {
    /// How wide the letters of a font are.
    public struct Width: Hashable, Sendable {
        /// 0 is normal, negative is narrower.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// As a percentage of normal, such that condensed is CSS's 75 and expanded its 125.
        var stretch: Int {
            value.isFinite ? Int(min(max(100 + 125 * value, 50), 200).rounded()) : 100
        }
    }
}
