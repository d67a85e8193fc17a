@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Gesture {
    public typealias Value = Never
}
extension Gesture where Body == Never {
    public var body: Never { fatalError() }
}
extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> { fatalError() }
    nonisolated public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
    where Other: Gesture { fatalError() }
    nonisolated public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other>
    where Other: Gesture { fatalError() }
    nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> { fatalError() }
    @MainActor @preconcurrency public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
    where Other: Gesture { fatalError() }
    @MainActor @preconcurrency public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { fatalError() }
    @MainActor @preconcurrency public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        fatalError()
    }
}
extension Gesture where Self.Value: Equatable {
    @MainActor @preconcurrency public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
    { fatalError() }
}
nonisolated public struct _EndedGesture<Content>: Gesture where Content: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
}
nonisolated public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never
}
nonisolated public struct _MapGesture<Content, Value>: Gesture where Content: Gesture {
    public typealias Body = Never
}
nonisolated public struct _ModifiersGesture<Content>: Gesture where Content: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
}
nonisolated public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
}
nonisolated public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    public typealias Body = Never
    @frozen public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
nonisolated public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    public typealias Body = Never
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
nonisolated public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    public typealias Body = Never
    @frozen public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var translation: CGSize { fatalError() }
        public var velocity: CGSize { fatalError() }
        public var predictedEndLocation: CGPoint { fatalError() }
        public var predictedEndTranslation: CGSize { fatalError() }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    // @MainActor @preconcurrency up to Xcode 16, which is stricter.
    @MainActor @preconcurrency public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) { fatalError() }
    @_disfavoredOverload @MainActor @preconcurrency public init(
        minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
    ) { fatalError() }
}
nonisolated public struct TapGesture: Gesture {
    public typealias Value = ()
    public typealias Body = Never
    public var count: Int
    public init(count: Int = 1) { fatalError() }
}
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }
    public var count: Int
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { fatalError() }
    @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { fatalError() }
}
nonisolated public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    public var minimumDuration: Double
    public var maximumDistance: CGFloat {
        get { fatalError() }
        set { fatalError() }
    }
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { fatalError() }
}
nonisolated public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { fatalError() }
}
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    public static let none: GestureMask = { fatalError() }()
    public static let gesture: GestureMask = { fatalError() }()
    public static let subviews: GestureMask = { fatalError() }()
    public static let all: GestureMask = { fatalError() }()
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static let capsLock: EventModifiers = { fatalError() }()
    public static let shift: EventModifiers = { fatalError() }()
    public static let control: EventModifiers = { fatalError() }()
    public static let option: EventModifiers = { fatalError() }()
    public static let command: EventModifiers = { fatalError() }()
    public static let numericPad: EventModifiers = { fatalError() }()
    public static let all: EventModifiers = { fatalError() }()
}
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { fatalError() }
    public init(extendedGraphemeClusterLiteral: Character) { fatalError() }
    public static let upArrow: KeyEquivalent = { fatalError() }()
    public static let downArrow: KeyEquivalent = { fatalError() }()
    public static let leftArrow: KeyEquivalent = { fatalError() }()
    public static let rightArrow: KeyEquivalent = { fatalError() }()
    public static let escape: KeyEquivalent = { fatalError() }()
    public static let delete: KeyEquivalent = { fatalError() }()
    public static let deleteForward: KeyEquivalent = { fatalError() }()
    public static let home: KeyEquivalent = { fatalError() }()
    public static let end: KeyEquivalent = { fatalError() }()
    public static let pageUp: KeyEquivalent = { fatalError() }()
    public static let pageDown: KeyEquivalent = { fatalError() }()
    public static let clear: KeyEquivalent = { fatalError() }()
    public static let tab: KeyEquivalent = { fatalError() }()
    public static let space: KeyEquivalent = { fatalError() }()
    public static let `return`: KeyEquivalent = { fatalError() }()
}
public struct KeyPress {
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { fatalError() }
        public static let down: KeyPress.Phases = { fatalError() }()
        public static let `repeat`: KeyPress.Phases = { fatalError() }()
        public static let up: KeyPress.Phases = { fatalError() }()
        public static let all: KeyPress.Phases = { fatalError() }()
    }
    public enum Result: Sendable { case handled, ignored }
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}
@available(*, unavailable)
extension KeyPress: Sendable {}
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { fatalError() }
    public static let activate: FocusInteractions = { fatalError() }()
    public static let edit: FocusInteractions = { fatalError() }()
    public static let automatic: FocusInteractions = { fatalError() }()
}
extension View {
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture {
        EmptyView()
    }
    nonisolated public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture { EmptyView() }
    nonisolated public func gesture<T>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
    where T: Gesture { EmptyView() }
    nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture { EmptyView() }
    nonisolated public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
        EmptyView()
    }
    nonisolated public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
    where T: Gesture { EmptyView() }
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        EmptyView()
    }
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { EmptyView() }
    @_disfavoredOverload nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View { EmptyView() }
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { EmptyView() }
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        EmptyView()
    }
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { EmptyView() }
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { EmptyView() }
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { EmptyView() }
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { EmptyView() }
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { EmptyView() }
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        EmptyView()
    }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { EmptyView() }
    nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
    where Value: Hashable { EmptyView() }
}
