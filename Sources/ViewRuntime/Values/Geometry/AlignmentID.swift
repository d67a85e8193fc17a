import Foundation

/// A type that defines an alignment guide and its default position.
public protocol AlignmentID {
    /// Returns the default position of the guide in a view, in points from the top or leading edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Combines the position of the guide in a container's `n`th child that sets it with the container's position. The
    /// default implementation computes the average.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// Computes the average of the positions.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let count = CGFloat(n)
        parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
    }

    /// Returns the combination of the positions that children set explicitly.
    static func combine(_ values: [CGFloat]) -> CGFloat? {
        var result: CGFloat?
        for (count, value) in values.enumerated() { _combineExplicit(childValue: value, count, into: &result) }
        return result
    }

    static func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var result: CGFloat?
        var count = 0
        for case let value? in values {
            _combineExplicit(childValue: value, count, into: &result)
            count += 1
        }
        return result
    }
}
