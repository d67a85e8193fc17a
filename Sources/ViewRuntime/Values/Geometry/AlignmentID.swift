import Foundation

/// What makes an alignment guide: a type, and where the guide lies in a view that says nothing of it.
public protocol AlignmentID {
    /// The guide's position, in points from the top or leading side, in a view of these dimensions.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Adds the position of a container's `n`th child that has one to the container's own.
    /// The default keeps the mean.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let count = CGFloat(n)
        parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
    }

    /// The default for what a container's children set explicitly.
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
