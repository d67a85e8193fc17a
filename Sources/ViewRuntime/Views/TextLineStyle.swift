extension Text {
    /// How a line under or through a text looks. Apple: iOS 15, macOS 12.
    public struct LineStyle: Hashable, Sendable {
        /// Of what a line is made. It is drawn solid here.
        public struct Pattern: Hashable, Sendable {
            private let name: String

            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }
}
