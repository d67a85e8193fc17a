import Foundation

/// The layout of a horizontal stack.
public struct HStackLayout: Layout {
    /// The vertical alignment of the subviews.
    public var alignment: VerticalAlignment
    /// The distance between subviews in points, or `nil` for their preferred spacing.
    public var spacing: CGFloat?

    /// Creates a horizontal stack layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// The layout of a vertical stack.
public struct VStackLayout: Layout {
    /// The horizontal alignment of the subviews.
    public var alignment: HorizontalAlignment
    /// The distance between subviews in points, or `nil` for their preferred spacing.
    public var spacing: CGFloat?

    /// Creates a vertical stack layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// The result of the last layout of a stack.
public struct _StackLayoutCache {
    var known: (proposal: ProposedViewSize, result: StackLayout.Result)?
}

extension HStackLayout: StackLayoutWrapping {
    /// The result of the last layout.
    public typealias Cache = _StackLayoutCache
    /// The properties of the layout container.
    public static var layoutProperties: LayoutProperties { properties(.horizontal) }
    var axis: Axis { .horizontal }
    var key: AlignmentKey { alignment.key }
    var gap: CGFloat? { spacing }
}

extension VStackLayout: StackLayoutWrapping {
    /// The result of the last layout.
    public typealias Cache = _StackLayoutCache
    /// The properties of the layout container.
    public static var layoutProperties: LayoutProperties { properties(.vertical) }
    var axis: Axis { .vertical }
    var key: AlignmentKey { alignment.key }
    var gap: CGFloat? { spacing }
}

/// A layout that uses a `StackLayout`.
protocol StackLayoutWrapping: Layout where Cache == _StackLayoutCache {
    var axis: Axis { get }
    var key: AlignmentKey { get }
    var gap: CGFloat? { get }
}

extension StackLayoutWrapping {
    static func properties(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    private func result(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> StackLayout.Result
    {
        if let known = cache.known, known.proposal == proposal { return known.result }
        let (axis, key, elements) = (axis, key, subviews.elements)
        let gap = gap.map { $0.isFinite ? $0 : 0 }
        let result = MainActor.assumeIsolated {
            UncheckedTransfer(
                StackLayout(axis: axis, alignment: key, spacing: gap).layout(Array(elements), in: proposal))
        }.value
        cache.known = (proposal, result)
        return result
    }

    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    /// Returns the preferred spacing around the stack.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing, let last = subviews.last?.spacing else { return .zero }
        for subview in subviews.dropFirst() {
            result.formUnion(subview.spacing, edges: Edge.Set(across: Axis.Set(axis.other)))
        }
        if axis == .horizontal { result.trailing = last.trailing } else { result.bottom = last.bottom }
        return result
    }

    /// Returns the size of the stack.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        result(proposal, subviews, &cache).size
    }

    /// Places the subviews of the stack.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let result = result(StackLayout.placing(proposal, axis, in: bounds.size), subviews, &cache)
        for (index, subview) in subviews.enumerated() {
            let origin = result.origins[index]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: result.proposals[index])
        }
    }

    /// Returns the combined position of a horizontal guide of the subviews.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { explicitGuide(guide.key, StackLayout.placing(proposal, axis, in: bounds.size), subviews, &cache) }

    /// Returns the combined position of a vertical guide of the subviews.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { explicitGuide(guide.key, StackLayout.placing(proposal, axis, in: bounds.size), subviews, &cache) }

    private func explicitGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        let result = result(proposal, subviews, &cache)
        return key.id.combine(
            subviews.enumerated().map { index, subview in
                subview.dimensions(in: result.proposals[index])[explicit: key].map {
                    $0 + result.origins[index][key.axis]
                }
            })
    }
}

/// The layout of an overlaying stack.
public struct ZStackLayout: Layout {
    /// The alignment of the subviews.
    public var alignment: Alignment

    /// Creates an overlaying stack layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Returns the union of the frames of the subviews with the highest priority, relative to the point at which their
    /// guides meet.
    private func union(_ subviews: Subviews, _ proposal: ProposedViewSize) -> CGRect {
        guard let highest = subviews.map(\.priority).max() else { return .zero }
        var low = CGPoint(x: CGFloat.infinity, y: .infinity), high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            let guide = guides(dimensions)
            low = CGPoint(x: min(low.x, -guide.x), y: min(low.y, -guide.y))
            high = CGPoint(x: max(high.x, dimensions.width - guide.x), y: max(high.y, dimensions.height - guide.y))
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    private func guides(_ dimensions: ViewDimensions) -> CGPoint {
        CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
    }

    /// Returns the size of the stack.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        union(subviews, proposal).size
    }

    /// Places the subviews of the stack.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let proposal = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: bounds.size))
        let union = union(subviews, proposal)
        for subview in subviews {
            let guide = guides(subview.dimensions(in: proposal))
            subview.place(
                at: CGPoint(x: bounds.minX - guide.x - union.minX, y: bounds.minY - guide.y - union.minY),
                proposal: proposal)
        }
    }

    /// Returns the combined position of a horizontal guide of the subviews.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { explicitGuide(guide.key, bounds.size, proposal, subviews) }

    /// Returns the combined position of a vertical guide of the subviews.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { explicitGuide(guide.key, bounds.size, proposal, subviews) }

    private func explicitGuide(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> CGFloat? {
        let proposal = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size))
        let union = union(subviews, proposal)
        return key.id.combine(
            subviews.map { subview in
                let dimensions = subview.dimensions(in: proposal), guide = guides(dimensions)
                let offset = -guide[key.axis] - union.low(on: key.axis)
                return dimensions[explicit: key].map { $0 + offset }
            })
    }
}
