import Foundation

/// A view that updates according to a schedule.
///
/// The time is that of the scene: the date of its first moment, from the environment, plus the seconds that it has run.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The information from which the content is created.
    public struct Context {
        /// The rate at which the view updates.
        #if hasAttribute(nonexhaustive)
        @nonexhaustive
        #endif
        public enum Cadence: Comparable, Sendable {
            /// Continuous updates.
            case live
            /// Updates about once a second.
            case seconds
            /// Updates about once a minute.
            case minutes
        }

        /// The date of the most recent entry of the schedule.
        public let date: Date
        /// The rate at which the view updates.
        public let cadence: Cadence

        /// Requests an update of content that the system shows without the program. Here, it has no effect.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context of a timeline view with any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a timeline view.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
        TimelineNode(view, context)
    }

    @MainActor public static func _updateNode(_ node: _Node, _ view: Self) {
        unsafeDowncast(node, to: TimelineNode<Schedule, Content>.self).update(view)
    }

    @MainActor public static var _elementCount: Int? { Content._elementCount }
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>: PassthroughNode, FrameClient {
    private var view: TimelineView<Schedule, Content>
    private var entries: Schedule.Entries.Iterator
    private var date: Date
    private var next: Date?

    init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
        self.view = view
        let now = context.environment.timelineOrigin + context.graph.time
        entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        date = now
        super.init(context)
        start()
        content = Content._makeNode(evaluate(), context.inside(self))
    }

    private var now: Date { environment.timelineOrigin + graph.time }

    private var animation: AnimationTimelineSchedule? { view.schedule as? AnimationTimelineSchedule }

    func update(_ view: TimelineView<Schedule, Content>) {
        let isSame = ValueComparison.areEqual(self.view.schedule, view.schedule)
        self.view = view
        if !isSame { restart() }
        refresh()
    }

    private func restart() {
        entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        date = now
        start()
    }

    private func start() {
        next = entries.next()
        advance()
        follow()
    }

    /// Requests the frames that the schedule needs. A parked node requests none.
    private func follow() {
        graph.remove(self as any FrameClient)
        if !isParked, demand != .done { graph.add(self) }
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        follow()
    }

    /// Moves to the last entry that is due.
    private func advance() {
        while let due = next, due <= now {
            date = due
            next = entries.next()
        }
    }

    private var demand: FrameDemand {
        if let animation, animation.minimumInterval == nil { return animation.paused ? .done : .nextFrame }
        return next.map { .at($0.timeIntervalSince(environment.timelineOrigin)) } ?? .done
    }

    func step(to time: Double) -> FrameDemand {
        if let animation, animation.minimumInterval == nil {
            if animation.paused { return .done }
            if date != now {
                date = now
                setNeedsRefresh()
            }
        } else if let due = next, due <= now {
            advance()
            setNeedsRefresh()
        }
        return demand
    }

    override func refresh() {
        graph.didRefresh(self)
        Content._updateNode(content, evaluate())
    }

    override func willUnmount() { graph.remove(self as any FrameClient) }

    private func evaluate() -> Content {
        graph.statistics.bodies += 1
        let cadence: TimelineViewDefaultContext.Cadence
        switch view.schedule {
        case is AnimationTimelineSchedule: cadence = .live
        case is EveryMinuteTimelineSchedule: cadence = .minutes
        default: cadence = .seconds
        }
        let context = TimelineViewDefaultContext(date: date, cadence: cadence)
        return tracking { view.content(context) }
    }
}

extension EnvironmentValues {
    private enum TimelineOriginKey: EnvironmentKey {
        static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
    }

    /// The date of the scene's first moment. It's midnight UTC on January 1, 2001, unless a host sets another date.
    package var timelineOrigin: Date {
        get { self[TimelineOriginKey.self] }
        set { self[TimelineOriginKey.self] = newValue }
    }
}
