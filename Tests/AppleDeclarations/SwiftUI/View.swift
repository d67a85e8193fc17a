@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { fatalError() }
    public static func buildBlock() -> EmptyView { fatalError() }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { fatalError() }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View { fatalError() }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { fatalError() }
    public static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<
        TrueContent, FalseContent
    >
    where TrueContent: View, FalseContent: View { fatalError() }
    public static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<
        TrueContent, FalseContent
    >
    where TrueContent: View, FalseContent: View { fatalError() }
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        fatalError()
    }
}

nonisolated public struct TupleView<T>: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var value: T
    public init(_ value: T) { fatalError() }
}

nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

nonisolated public struct EmptyView: View, Sendable {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public init() {}
}

nonisolated public struct AnyView: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public init<V>(_ view: V) where V: View { fatalError() }
    public init<V>(erasing view: V) where V: View { fatalError() }
    public init?(_fromValue value: Any) { fatalError() }
}

nonisolated public struct EquatableView<Content>: View where Content: Equatable, Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var content: Content
    public init(content: Content) { fatalError() }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { fatalError() }
}

nonisolated public struct PlaceholderContentView<Value>: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Body == Never {
    public func body(content: Self.Content) -> Never { fatalError() }
}

extension ViewModifier {
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        EmptyModifier()
    }
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier { EmptyModifier() }
}

nonisolated public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}

nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    public static let identity = EmptyModifier()
    public init() {}
}

nonisolated public struct ModifiedContent<Content, Modifier> {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var content: Content
    public var modifier: Modifier
    nonisolated public init(content: Content, modifier: Modifier) { fatalError() }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

nonisolated public struct Group<Content> {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
}
extension Group: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { fatalError() }
}
extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(@AccessibilityRotorContentBuilder content: () -> Content) { fatalError() }
}
extension Group: Scene where Content: Scene {
    nonisolated public init(@SceneBuilder content: () -> Content) { fatalError() }
}

public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    public var data: Data
    public var content: (Data.Element) -> Content
}
extension ForEach: View, DynamicViewContent where Content: View {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) { fatalError() }
}
extension ForEach where Content: View {
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    { fatalError() }
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    { fatalError() }
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    { fatalError() }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) { fatalError() }
}
extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
        fatalError()
    }
}
extension ForEach where Content: AccessibilityRotorContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { fatalError() }
}
