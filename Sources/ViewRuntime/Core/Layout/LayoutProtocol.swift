import Foundation

/// A type that defines how a container sizes and places its subviews.
///
/// Use a layout as a container: `FlowLayout { … }`. Coordinates start at the top-left corner of the given bounds. In a
/// right-to-left layout, the runtime mirrors them.
@preconcurrency public protocol Layout: Sendable, Animatable {
    /// The type of the values that the layout caches between calls. The cache is updated when the subviews or their
    /// content change.
    associatedtype Cache = Void
    /// The subviews of the layout.
    typealias Subviews = LayoutSubviews

    /// The properties of the layout container.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache of a layout.
    func makeCache(subviews: Subviews) -> Cache
    /// Updates the cache after a change of the subviews.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// Returns the preferred spacing around the container.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// Returns the size of the container for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview with `place(at:anchor:proposal:)`. Subviews that the layout doesn't place are centered.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Returns the position of a horizontal guide in points, or `nil` for the default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Returns the position of a vertical guide in points, or `nil` for the default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// The default properties of a layout container.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Replaces the cache with a new one.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the union of the subviews' preferred spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var result = subviews.first?.spacing else { return .zero }
        for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
        return result
    }

    /// Returns `nil`, so that the guide has its default position.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns `nil`, so that the guide has its default position.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Creates a container with this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Creates no cache.
    public func makeCache(subviews: Subviews) {}
}

extension Layout where Self.AnimatableData == EmptyAnimatableData {
    /// Empty, because the layout has no animatable data.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// The properties of a layout container.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges its subviews, or `nil` for none. Spacers and dividers follow it.
    public var stackOrientation: Axis?

    /// Creates properties with default values.
    public init() {}
}

/// A key for a value that a view passes to its layout container.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that don't set one.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value that the layout container around this view can read.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitModifier(key: ObjectIdentifier(key), value: value))
    }
}
