public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat
    public var m12: CGFloat
    public var m13: CGFloat
    public var m21: CGFloat
    public var m22: CGFloat
    public var m23: CGFloat
    public var m31: CGFloat
    public var m32: CGFloat
    public var m33: CGFloat
    public init() { fatalError() }
    public init(_ m: CGAffineTransform) { fatalError() }
    public var isIdentity: Bool { fatalError() }
    public var isAffine: Bool { fatalError() }
    public mutating func invert() -> Bool { fatalError() }
    public func inverted() -> ProjectionTransform { fatalError() }
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { fatalError() }
}

public protocol VisualEffect: Sendable, Animatable {}
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
}
extension VisualEffect {
    public func offset(_ offset: CGSize) -> some VisualEffect { EmptyVisualEffect() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        EmptyVisualEffect()
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect { EmptyVisualEffect() }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { EmptyVisualEffect() }
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { EmptyVisualEffect() }
    public func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }
    public func brightness(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
    public func contrast(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
    public func grayscale(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
    public func saturation(_ amount: Double) -> some VisualEffect { EmptyVisualEffect() }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { EmptyVisualEffect() }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { EmptyVisualEffect() }
}
public struct UnitCurve: Hashable, Sendable {
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { fatalError() }
    public func value(at progress: Double) -> Double { fatalError() }
    public func velocity(at progress: Double) -> Double { fatalError() }
    public var inverse: UnitCurve { fatalError() }
    public static let easeInOut: UnitCurve = { fatalError() }()
    public static let easeIn: UnitCurve = { fatalError() }()
    public static let easeOut: UnitCurve = { fatalError() }()
    public static let circularEaseIn: UnitCurve = { fatalError() }()
    public static let circularEaseOut: UnitCurve = { fatalError() }()
    public static let circularEaseInOut: UnitCurve = { fatalError() }()
    public static let linear: UnitCurve = { fatalError() }()
}
@frozen public enum ScrollTransitionPhase: Equatable, Hashable, Sendable, BitwiseCopyable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { fatalError() }
    public var value: Double { fatalError() }
}
public struct ScrollTransitionConfiguration {
    public struct Threshold {
        public static let visible: ScrollTransitionConfiguration.Threshold = { fatalError() }()
        public static let hidden: ScrollTransitionConfiguration.Threshold = { fatalError() }()
        public static var centered: ScrollTransitionConfiguration.Threshold { fatalError() }
        public static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold { fatalError() }
        public func interpolated(
            towards other: ScrollTransitionConfiguration.Threshold, amount: Double
        ) -> ScrollTransitionConfiguration.Threshold { fatalError() }
        public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold { fatalError() }
    }
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { fatalError() }
    public static let animated: ScrollTransitionConfiguration = { fatalError() }()
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        fatalError()
    }
    public static let interactive: ScrollTransitionConfiguration = { fatalError() }()
    public static let identity: ScrollTransitionConfiguration = { fatalError() }()
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { fatalError() }
    public func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration {
        fatalError()
    }
}
extension View {
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { EmptyView() }
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { EmptyView() }
}

extension View {
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View { EmptyView() }
}

public struct SensoryFeedback: Equatable, Sendable {
    public struct Weight: Equatable, Sendable {
        public static let light: SensoryFeedback.Weight = { fatalError() }()
        public static let medium: SensoryFeedback.Weight = { fatalError() }()
        public static let heavy: SensoryFeedback.Weight = { fatalError() }()
    }
    public struct Flexibility: Equatable, Sendable {
        public static let rigid: SensoryFeedback.Flexibility = { fatalError() }()
        public static let solid: SensoryFeedback.Flexibility = { fatalError() }()
        public static let soft: SensoryFeedback.Flexibility = { fatalError() }()
    }
    public static let success: SensoryFeedback = { fatalError() }()
    public static let warning: SensoryFeedback = { fatalError() }()
    public static let error: SensoryFeedback = { fatalError() }()
    public static let increase: SensoryFeedback = { fatalError() }()
    public static let decrease: SensoryFeedback = { fatalError() }()
    public static let selection: SensoryFeedback = { fatalError() }()
    public static let start: SensoryFeedback = { fatalError() }()
    public static let stop: SensoryFeedback = { fatalError() }()
    public static let alignment: SensoryFeedback = { fatalError() }()
    public static let levelChange: SensoryFeedback = { fatalError() }()
    public static let impact: SensoryFeedback = { fatalError() }()
    public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        fatalError()
    }
    public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        fatalError()
    }
}
extension View {
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
    where T: Equatable { EmptyView() }
    nonisolated public func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View where T: Equatable { EmptyView() }
    nonisolated public func sensoryFeedback<T>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View where T: Equatable { EmptyView() }
    nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View
    where T: Equatable { EmptyView() }
}

public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Self.Entries.Element == Date
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        public mutating func next() -> Date? { fatalError() }
    }
    public init(from startDate: Date, by interval: TimeInterval) { fatalError() }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        fatalError()
    }
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() { fatalError() }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        fatalError()
    }
}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public init(minimumInterval: Double? = nil, paused: Bool = false) { fatalError() }
    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        fatalError()
    }
}
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
    public init(_ dates: Entries) { fatalError() }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { fatalError() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        fatalError()
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { fatalError() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { fatalError() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        fatalError()
    }
}
extension TimelineSchedule {
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date { fatalError() }
}
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
nonisolated public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    public struct Context {
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public let cadence: TimelineView<Schedule, Content>.Context.Cadence
    }
}
extension TimelineView: View where Content: View {
    public typealias Body = Never
    @MainActor @preconcurrency public var body: Never { fatalError() }
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) { fatalError() }
    @_disfavoredOverload nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content
    ) { fatalError() }
}
