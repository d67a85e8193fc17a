import Foundation

/// A view that is made anew at the dates of a schedule.
///
/// Time is the scene's own: the date of its first moment, from the environment, and the seconds that it has run.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is made from.
    public struct Context {
        /// How often the view is made anew.
#if hasAttribute(nonexhaustive)
        @nonexhaustive
#endif
        public enum Cadence: Comparable, Sendable {
            case live, seconds, minutes
        }

        /// The schedule's date that has come last.
        public let date: Date
        public let cadence: Cadence

        /// Asks for a new view; what the system shows without the program is always new here.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node { TimelineNode(view, context) }

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
        restart()
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
        next = entries.next()
        if let first = next, first <= now { advance() }
        follow()
    }

    /// Asks for the frames that it needs: none while it is kept for when it comes back on screen.
    private func follow() {
        graph.remove(self as any FrameClient)
        if !isParked, demand != .done { graph.add(self) }
    }

    override func setOnScreen(_ value: Bool) {
        super.setOnScreen(value)
        follow()
    }

    /// Takes the last entry that has come.
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

    /// The date of the scene's first moment; 1 January 2001, 0:00 UTC, unless a host sets another.
    package var timelineOrigin: Date {
        get { self[TimelineOriginKey.self] }
        set { self[TimelineOriginKey.self] = newValue }
    }
}
