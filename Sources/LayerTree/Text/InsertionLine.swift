/// A line of a text, with the positions at which a person can insert text.
public struct InsertionLine: Hashable, Sendable {
    /// The number of characters of the text before the line.
    public var start: Int
    /// The x-coordinates of the insertion points in points, from the layout's left edge: one before each character of
    /// the line, and one after the last character. A line break at the end isn't a character of the line.
    public var edges: [Double]

    /// Creates a line.
    public init(start: Int, edges: [Double]) {
        self.start = start
        self.edges = edges
    }
}

extension TextRequest {
    /// Returns the x-coordinate of a line in points.
    ///
    /// - Parameter slack: The width of the layout that the line leaves empty, in points.
    public func start(slack: Double) -> Double {
        switch alignment {
        case .leading: isRightToLeft ? slack : 0
        case .center: slack / 2
        case .trailing: isRightToLeft ? 0 : slack
        }
    }
}
