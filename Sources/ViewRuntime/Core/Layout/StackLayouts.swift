import Foundation

/// The layout of `HStack`.
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    /// Points; nil leaves it to the views' own preferences.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// The layout of `VStack`.
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    /// Points; nil leaves it to the views' own preferences.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// What the last call of a stack's layout found.
public struct _StackLayoutCache {
    var known: (proposal: ProposedViewSize, result: StackLayout.Result)?
}

extension HStackLayout: StackLayoutWrapping {
    public typealias Cache = _StackLayoutCache
    public static var layoutProperties: LayoutProperties { properties(.horizontal) }
    var axis: Axis { .horizontal }
    var key: AlignmentKey { alignment.key }
    var gap: CGFloat? { spacing }
}

extension VStackLayout: StackLayoutWrapping {
    public typealias Cache = _StackLayoutCache
    public static var layoutProperties: LayoutProperties { properties(.vertical) }
    var axis: Axis { .vertical }
    var key: AlignmentKey { alignment.key }
    var gap: CGFloat? { spacing }
}

/// A layout that is a `StackLayout`.
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

    private func result(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> StackLayout.Result {
        if let known = cache.known, known.proposal == proposal { return known.result }
        let (axis, key, elements) = (axis, key, subviews.elements)
        let gap = gap.map { $0.isFinite ? $0 : 0 }
        let result = MainActor.assumeIsolated {
            UncheckedBox(StackLayout(axis: axis, alignment: key, spacing: gap).layout(Array(elements), in: proposal))
        }.value
        cache.known = (proposal, result)
        return result
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing, let last = subviews.last?.spacing else { return .zero }
        for subview in subviews.dropFirst() {
            result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        if axis == .horizontal { result.trailing = last.trailing } else { result.bottom = last.bottom }
        return result
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        result(proposal, subviews, &cache).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let result = result(proposal, subviews, &cache)
        for (index, subview) in subviews.enumerated() {
            let origin = result.origins[index]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: result.proposals[index])
        }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { explicitGuide(guide.key, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { explicitGuide(guide.key, proposal, subviews, &cache) }

    private func explicitGuide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        let result = result(proposal, subviews, &cache)
        return key.id.combine(
            subviews.enumerated().map { index, subview in
                subview.dimensions(in: result.proposals[index])[explicit: key].map { $0 + result.origins[index][key.axis] }
            })
    }
}

/// The layout of `ZStack`.
public struct ZStackLayout: Layout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The rectangle of the views that decide the size, around the point where their guides meet.
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

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        union(subviews, proposal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let union = union(subviews, proposal)
        for subview in subviews {
            let guide = guides(subview.dimensions(in: proposal))
            subview.place(
                at: CGPoint(x: bounds.minX - guide.x - union.minX, y: bounds.minY - guide.y - union.minY), proposal: proposal)
        }
    }
}
