nonisolated public struct ScrollView<Content>: View where Content: View {
    public var content: Content
    public var axes: Axis.Set {
        get { fatalError() }
        set { fatalError() }
    }
    nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) { fatalError() }
    @available(*, deprecated, message: "Apple's: use scrollIndicators(_:axes:)")
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        fatalError()
    }
    @MainActor @preconcurrency public var body: some View { EmptyView() }
}
public struct ScrollViewProxy {
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable { fatalError() }
}
@available(*, unavailable)
extension ScrollViewProxy: Sendable {}
nonisolated public struct ScrollViewReader<Content>: View where Content: View {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { fatalError() }
    @MainActor @preconcurrency public var body: some View { EmptyView() }
}

public protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
    typealias TargetContext = ScrollTargetBehaviorContext
    // iOS 18.4, macOS 15.4
    func properties(context: Self.PropertiesContext) -> Self.Properties
    typealias Properties = ScrollTargetBehaviorProperties
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}
extension ScrollTargetBehavior {
    public func properties(context: Self.PropertiesContext) -> Self.Properties { fatalError() }
}
public struct ScrollTargetBehaviorProperties { public init() { fatalError() } }
public struct ScrollTargetBehaviorPropertiesContext {}
public struct ScrollTarget: Hashable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}
@available(*, unavailable)
extension ScrollTarget: Sendable {}
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
    public var originalTarget: ScrollTarget { fatalError() }
    public var velocity: CGVector { fatalError() }
    public var contentSize: CGSize { fatalError() }
    public var containerSize: CGSize { fatalError() }
    public var axes: Axis.Set { fatalError() }
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { fatalError() }
}
@available(*, unavailable)
extension ScrollTargetBehaviorContext: Sendable {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() { fatalError() }
    public func updateTarget(_ target: inout ScrollTarget, context: PagingScrollTargetBehavior.TargetContext) {
        fatalError()
    }
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior {
        public static var automatic: ViewAlignedScrollTargetBehavior.LimitBehavior { fatalError() }
        public static var always: ViewAlignedScrollTargetBehavior.LimitBehavior { fatalError() }
        @available(*, deprecated, message: "iOS 18, macOS 15")
        public static var alwaysByOne: ViewAlignedScrollTargetBehavior.LimitBehavior { fatalError() }
        @available(*, deprecated, message: "iOS 18, macOS 15")
        public static var alwaysByFew: ViewAlignedScrollTargetBehavior.LimitBehavior { fatalError() }
        public static var never: ViewAlignedScrollTargetBehavior.LimitBehavior { fatalError() }
    }
    public init(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic) { fatalError() }
    @available(*, deprecated, message: "iOS 18, macOS 15")
    public init(anchor: UnitPoint?) { fatalError() }
    public func updateTarget(_ target: inout ScrollTarget, context: ViewAlignedScrollTargetBehavior.TargetContext) {
        fatalError()
    }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { fatalError() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { fatalError() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        fatalError()
    }
}

@available(*, deprecated, message: "iOS 18, macOS 15")
@frozen public enum ScrollPhase: Hashable, CustomDebugStringConvertible, Sendable {
    @available(*, deprecated, message: "iOS 18, macOS 15") case idle
    @available(*, deprecated, message: "iOS 18, macOS 15") case tracking
    @available(*, deprecated, message: "iOS 18, macOS 15") case interacting
    @available(*, deprecated, message: "iOS 18, macOS 15") case decelerating
    @available(*, deprecated, message: "iOS 18, macOS 15") case animating
    public var isScrolling: Bool { fatalError() }
    public var debugDescription: String { fatalError() }
}
@available(*, deprecated, message: "iOS 18, macOS 15")
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    public var visibleRect: CGRect { fatalError() }
    public var bounds: CGRect { fatalError() }
}
@available(*, deprecated, message: "iOS 18, macOS 15")
public struct ScrollPhaseChangeContext {
    public var geometry: ScrollGeometry { fatalError() }
    public var velocity: CGVector? { fatalError() }
}
public struct ScrollPosition: Equatable, Sendable {}
public struct ScrollAnchorRole: Hashable, Sendable {}
public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { fatalError() }
    public static var always: ScrollBounceBehavior { fatalError() }
    public static var basedOnSize: ScrollBounceBehavior { fatalError() }
}
public struct ScrollIndicatorVisibility: Equatable {
    public static var automatic: ScrollIndicatorVisibility { fatalError() }
    public static var visible: ScrollIndicatorVisibility { fatalError() }
    public static var hidden: ScrollIndicatorVisibility { fatalError() }
    public static var never: ScrollIndicatorVisibility { fatalError() }
}
public struct ContentMarginPlacement {
    public static var automatic: ContentMarginPlacement { fatalError() }
    public static var scrollContent: ContentMarginPlacement { fatalError() }
    public static var scrollIndicators: ContentMarginPlacement { fatalError() }
}
extension View {
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { EmptyView() }
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { EmptyView() }
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        EmptyView()
    }
    @available(*, deprecated, message: "iOS 18, macOS 15")
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        EmptyView()
    }
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { EmptyView() }
    @available(*, deprecated, message: "iOS 18, macOS 15")
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        EmptyView()
    }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { EmptyView() }
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { EmptyView() }
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { EmptyView() }
    nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    { EmptyView() }
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { EmptyView() }
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { EmptyView() }
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { EmptyView() }
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        EmptyView()
    }
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View { EmptyView() }
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { EmptyView() }
    @available(*, deprecated, message: "iOS 18, macOS 15")
    nonisolated public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
        EmptyView()
    }
    @available(*, deprecated, message: "iOS 18, macOS 15")
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View { EmptyView() }
}
