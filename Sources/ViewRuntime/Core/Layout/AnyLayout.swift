import Foundation

/// A type-erased layout. Switching between layouts preserves the subviews and their state.
public struct AnyLayout: Layout {
    private let storage: any Layout

    /// Creates a type-erased layout.
    public init<L: Layout>(_ layout: L) { storage = (layout as? AnyLayout)?.storage ?? layout }

    /// The cache of the underlying layout.
    public struct Cache {
        fileprivate var type: ObjectIdentifier
        fileprivate var value: Any
    }

    var stackAxis: Axis? { type(of: storage).layoutProperties.stackOrientation }

    /// Creates the cache of the underlying layout.
    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache {
            Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
        }
        return make(storage)
    }

    /// Updates the cache, or replaces it if the type of the underlying layout changed.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        guard cache.type == ObjectIdentifier(type(of: storage)) else {
            cache = makeCache(subviews: subviews)
            return
        }
        update(storage, subviews, &cache)
    }

    private func update<L: Layout>(_ layout: L, _ subviews: Subviews, _ cache: inout Cache) {
        with(layout, &cache) { $0.updateCache(&$1, subviews: subviews) }
    }

    /// Returns the spacing of the underlying layout.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        spacing(of: storage, subviews, &cache)
    }

    private func spacing<L: Layout>(of layout: L, _ subviews: Subviews, _ cache: inout Cache) -> ViewSpacing {
        with(layout, &cache) { $0.spacing(subviews: subviews, cache: &$1) }
    }

    /// Returns the size of the underlying layout.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        size(of: storage, proposal, subviews, &cache)
    }

    private func size<L: Layout>(
        of layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGSize {
        with(layout, &cache) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
    }

    /// Places the subviews with the underlying layout.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        place(storage, bounds, proposal, subviews, &cache)
    }

    private func place<L: Layout>(
        _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) {
        with(layout, &cache) { $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1) }
    }

    /// Returns the position of a horizontal guide in the underlying layout, or `nil` for the default.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            with(layout, &cache) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return ask(storage, &cache)
    }

    /// Returns the position of a vertical guide in the underlying layout, or `nil` for the default.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            with(layout, &cache) {
                $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return ask(storage, &cache)
    }

    private func with<L: Layout, Result>(_ layout: L, _ cache: inout Cache, _ body: (L, inout L.Cache) -> Result)
        -> Result
    {
        var value = cache.value as! L.Cache
        let result = body(layout, &value)
        cache.value = value
        return result
    }
}
