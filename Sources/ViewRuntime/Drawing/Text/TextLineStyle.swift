extension Text {
    /// How a line under or through a text looks. Apple: iOS 15, macOS 12.
    public struct LineStyle: Hashable, Sendable {
        /// Of what a line is made. It is drawn solid here.
        public struct Pattern: Sendable {
            enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
            let kind: Kind

            public static let solid = Pattern(kind: .solid)
            public static let dot = Pattern(kind: .dot)
            public static let dash = Pattern(kind: .dash)
            public static let dashDot = Pattern(kind: .dashDot)
            public static let dashDotDot = Pattern(kind: .dashDotDot)
        }

        let pattern: Pattern.Kind
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern.kind
            self.color = color
        }

        public static let single = LineStyle()
    }
}
