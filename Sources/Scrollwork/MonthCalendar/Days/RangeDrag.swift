import SwiftUI

/// Extends the selection with a finger that is held still before it moves, and scrolls while the finger is near an
/// edge.
struct RangeDrag: ViewModifier {
    let setting: CalendarSetting
    let model: CalendarModel
    let canExtend: Bool
    /// Scrolls to the adjacent month beyond an edge, in a duration in seconds.
    let move: (_ step: Int, _ seconds: Double) -> Void
    /// Aligns the months, which a finger may have stopped between two positions.
    let rest: () -> Void
    @State private var drag = Drag()
    @GestureState private var phase = Phase.waiting
    @Environment(\.layoutDirection) private var layoutDirection

    /// The phase of a touch.
    private enum Phase {
        case waiting
        /// The finger was held still where no range can begin.
        case refused
        case extending
    }

    /// The state of the drag, in a class so that no body depends on it.
    private final class Drag {
        var location = CGPoint.zero
        /// The start location of the touch, and whether there is a selectable day.
        var start: (place: CGPoint, isSelectable: Bool)?
    }

    /// The distance from the edge in points at which the calendar scrolls, and the interval between its steps in
    /// seconds.
    private static let margin = 44.0
    private static let pace = 0.4
    /// The time that a finger must be still before it extends a range, in seconds.
    static let pause = 0.3

    func body(content: Content) -> some View {
        content
            .scrollDisabled(isExtending)
            .simultaneousGesture(gesture, including: canExtend ? .all : .subviews)
            .coordinateSpace(.named(MonthFrames.space))
            .background {
                if isExtending {
                    TimelineView(.periodic(from: .distantPast, by: Self.pace)) { context in
                        Color.clear.onChange(of: context.date) { moveOn() }
                    }
                    // A sheet around the calendar must not follow the drag.
                    .interactiveDismissDisabled()
                }
            }
            .onChange(of: phase) { former, phase in
                if phase == .extending, let range = model.selection.range { model.reportRange(.begun, range) }
                // The next touch can begin at the same location.
                if phase == .waiting { drag.start = nil }
                if former == .extending {
                    model.completeExtension()
                    rest()
                }
            }
            .sensoryFeedback(.selection, trigger: isExtending) { _, new in new }
    }

    private var isExtending: Bool { phase == .extending }

    private var gesture: some Gesture {
        LongPressGesture(minimumDuration: Self.pause)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .named(MonthFrames.space)))
            // This value also resets if the system cancels the touch.
            .updating($phase) { value, phase, _ in
                if case .second(true, let moved) = value, let moved { phase = extends(moved) ? .extending : .refused }
            }
            .onChanged { value in
                guard case .second(true, let moved) = value, let moved, extends(moved) else { return }
                drag.location = moved.location
                extend()
            }
    }

    /// Whether the drag began on a selectable day. Later changes of the day have no effect.
    private func extends(_ moved: DragGesture.Value) -> Bool {
        if let start = drag.start, start.place == moved.startLocation { return start.isSelectable }
        let day = day(at: moved.startLocation).flatMap { model.allows($0) ? $0 : nil }
        drag.start = (moved.startLocation, day != nil)
        if let day { model.beginExtension(at: day) }
        return day != nil
    }

    private func day(at point: CGPoint) -> Day? { model.frames.day(at: point, setting, layoutDirection) }

    private func extend() {
        if let day = day(at: drag.location) { model.extend(to: day) }
    }

    /// Scrolls to the month beyond the edge near the finger.
    private func moveOn() {
        let axis = setting.options.axis
        let place = drag.location.coordinate(on: axis), length = model.frames.size.length(on: axis)
        guard length > 3 * Self.margin else { return }
        var step = place < Self.margin ? -1 : place > length - Self.margin ? 1 : 0
        if axis == .horizontal, layoutDirection == .rightToLeft { step = -step }
        if step != 0 { move(step, Self.pace) }
        extend()
    }
}

/// Prevents a scroll view around the calendar, such as a list, from scrolling while a finger that was held still
/// extends a range.
struct DayHold: ViewModifier {
    let isOn: Bool
    /// Whether a range can begin on the day.
    let isSelectable: Bool

    func body(content: Content) -> some View {
        if isOn {
            content.gesture(
                LongPressGesture(minimumDuration: RangeDrag.pause).sequenced(before: DragGesture(minimumDistance: 0)),
                including: isSelectable ? .all : .subviews)
        } else {
            content
        }
    }
}
