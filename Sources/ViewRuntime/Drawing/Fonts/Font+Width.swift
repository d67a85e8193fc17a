import Foundation

extension Font {
    /// The width of the letters of a font.
    public struct Width: Hashable, Sendable {
        /// The value, where 0 is standard and negative values are narrower.
        public var value: CGFloat

        /// Creates a width from a value.
        public init(_ value: CGFloat) { self.value = value }

        /// The compressed width.
        public static let compressed = Width(-0.4)
        /// The condensed width.
        public static let condensed = Width(-0.2)
        /// The standard width.
        public static let standard = Width(0)
        /// The expanded width.
        public static let expanded = Width(0.2)

        /// The percentage of the standard width. Condensed corresponds to 75 in CSS, and expanded to 125.
        var stretch: Int {
            value.isFinite ? Int(min(max(100 + 125 * value, 50), 200).rounded()) : 100
        }
    }
}
