@preconcurrency public protocol Layout: Sendable, Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}
extension Layout where Cache == () {
    public func makeCache(subviews: Self.Subviews) { fatalError() }
}
extension Layout {
    public static var layoutProperties: LayoutProperties { fatalError() }
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) { fatalError() }
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing { fatalError() }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { fatalError() }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? { fatalError() }
    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View { EmptyView() }
}
public struct LayoutProperties: Sendable {
    public init() { fatalError() }
    public var stackOrientation: Axis?
}
public struct ViewSpacing: Sendable {
    public static let zero: ViewSpacing = { fatalError() }()
    public init() { fatalError() }
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { fatalError() }
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { fatalError() }
}
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public var layoutDirection: LayoutDirection
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(index: Int) -> LayoutSubview { fatalError() }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { fatalError() }
}
public struct LayoutSubview: Equatable {
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { fatalError() }
    public var priority: Double { fatalError() }
    public var spacing: ViewSpacing { fatalError() }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fatalError() }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { fatalError() }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        fatalError()
    }
}
@available(*, unavailable)
extension LayoutSubview: Sendable {}
public struct ViewDimensions: Equatable {
    public var width: CGFloat { fatalError() }
    public var height: CGFloat { fatalError() }
    public subscript(guide: HorizontalAlignment) -> CGFloat { fatalError() }
    public subscript(guide: VerticalAlignment) -> CGFloat { fatalError() }
}
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public static let zero: ProposedViewSize = { fatalError() }()
    public static let unspecified: ProposedViewSize = { fatalError() }()
    public static let infinity: ProposedViewSize = { fatalError() }()
    public init(width: CGFloat?, height: CGFloat?) { fatalError() }
    public init(_ size: CGSize) { fatalError() }
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        fatalError()
    }
}
public struct AnyLayout: Layout, Sendable {
    public struct Cache {}
    public init<L>(_ layout: L) where L: Layout { fatalError() }
    public func makeCache(subviews: LayoutSubviews) -> AnyLayout.Cache { fatalError() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyLayout.Cache)
        -> CGSize
    { fatalError() }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyLayout.Cache
    ) { fatalError() }
}
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { fatalError() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        fatalError()
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ())
    { fatalError() }
}
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { fatalError() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        fatalError()
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ())
    { fatalError() }
}

nonisolated public struct HStack<Content>: View where Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        fatalError()
    }
}
nonisolated public struct VStack<Content>: View where Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    { fatalError() }
}
nonisolated public struct ZStack<Content>: View where Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { fatalError() }
}
nonisolated public struct LazyHStack<Content>: View where Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}
nonisolated public struct LazyVStack<Content>: View where Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { fatalError() }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    public static let sectionHeaders: PinnedScrollableViews = { fatalError() }()
    public static let sectionFooters: PinnedScrollableViews = { fatalError() }()
}
nonisolated public struct ViewThatFits<Content>: View where Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { fatalError() }
}
@MainActor @preconcurrency public struct Spacer: View, Sendable {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var minLength: CGFloat?
    @MainActor @preconcurrency public init(minLength: CGFloat? = nil) { fatalError() }
}
nonisolated public struct Divider: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public init() { fatalError() }
}
