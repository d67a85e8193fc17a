extension Text {
    /// The style of a line under or through text. Available from iOS 15 and macOS 12.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line. Lines are always solid.
        public struct Pattern: Sendable {
            enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
            let kind: Kind

            /// A solid line.
            public static let solid = Pattern(kind: .solid)
            /// A dotted line.
            public static let dot = Pattern(kind: .dot)
            /// A dashed line.
            public static let dash = Pattern(kind: .dash)
            /// A line of dashes and dots.
            public static let dashDot = Pattern(kind: .dashDot)
            /// A line of dashes and pairs of dots.
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        let pattern: Pattern.Kind
        let color: Color?

        /// Creates a line style.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern.kind
            self.color = color
        }

        /// A single solid line.
        public static let single = LineStyle()
    }
}
