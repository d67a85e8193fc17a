import SwiftUI

/// Extends the selection with a finger that was held still before it moved, and scrolls while the finger is near an edge.
struct RangeDrag: ViewModifier {
    let setting: CalendarSetting
    let model: CalendarModel
    let canExtend: Bool
    /// Goes to the month next to the one shown that lies beyond the edge, in the time given.
    let move: (_ step: Int, _ seconds: Double) -> Void
    /// Takes the months to where they rest: a finger that caught them on their way kept them where they were.
    let rest: () -> Void
    @State private var drag = Drag()
    @GestureState private var isExtending = false
    @Environment(\.layoutDirection) private var layoutDirection

    /// What a drag is at: in one place so that no body depends on it.
    private final class Drag {
        var location = CGPoint.zero
        /// Where it began, and whether a day is there that can be chosen.
        var start: (place: CGPoint, isMeant: Bool)?
    }

    /// How near to the edge the calendar scrolls by itself, points, and how often it moves on, seconds.
    private static let margin = 44.0
    private static let pace = 0.4
    /// How long a finger is held still before it draws a range, seconds.
    static let pause = 0.3

    func body(content: Content) -> some View {
        content
            .scrollDisabled(isExtending)
            .simultaneousGesture(gesture, including: canExtend ? .all : .subviews)
            .coordinateSpace(.named(MonthPlaces.viewport))
            .background {
                if isExtending {
                    TimelineView(.periodic(from: .distantPast, by: Self.pace)) { context in
                        Color.clear.onChange(of: context.date) { moveOn() }
                    }
                    // A sheet follows the finger too, but is not to go for it.
                    .interactiveDismissDisabled()
                }
            }
            .onChange(of: isExtending) {
                if isExtending {
                    if let range = model.selection.range { model.tellRange(.begun, range) }
                    return
                }
                drag.start = nil
                model.completeExtension()
                rest()
            }
            .sensoryFeedback(.selection, trigger: isExtending) { _, new in new }
    }

    private var gesture: some Gesture {
        LongPressGesture(minimumDuration: Self.pause)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .named(MonthPlaces.viewport)))
            // This value goes back by itself, also when the system takes the finger away.
            .updating($isExtending) { value, isExtending, _ in
                if case .second(true, let moved) = value, let moved { isExtending = extends(moved) }
            }
            .onChanged { value in
                guard case .second(true, let moved) = value, let moved, extends(moved) else { return }
                drag.location = moved.location
                extend()
            }
    }

    /// Whether a drag began on a day that can be chosen. What is there later does not matter.
    private func extends(_ moved: DragGesture.Value) -> Bool {
        if let start = drag.start, start.place == moved.startLocation { return start.isMeant }
        let day = day(at: moved.startLocation).flatMap { model.allows($0) ? $0 : nil }
        drag.start = (moved.startLocation, day != nil)
        if let day { model.beginExtension(at: day) }
        return day != nil
    }

    private func day(at point: CGPoint) -> Day? { model.places.day(at: point, setting, layoutDirection) }

    private func extend() {
        if let day = day(at: drag.location) { model.extend(to: day) }
    }

    /// Scrolls to the month beyond the edge that the finger is at.
    private func moveOn() {
        let isVertical = setting.options.axis == .vertical
        let place = isVertical ? drag.location.y : drag.location.x
        let length = isVertical ? model.places.size.height : model.places.size.width
        guard length > 3 * Self.margin else { return }
        var step = place < Self.margin ? -1 : place > length - Self.margin ? 1 : 0
        if !isVertical, layoutDirection == .rightToLeft { step = -step }
        if step != 0 { move(step, Self.pace) }
        extend()
    }
}

/// Keeps a finger that was held on a day from what scrolls around the calendar, a list for one: it draws a range there.
struct DayHold: ViewModifier {
    let isOn: Bool
    /// Whether a range may begin on the day.
    let isMeant: Bool

    func body(content: Content) -> some View {
        if isOn {
            content.gesture(
                LongPressGesture(minimumDuration: RangeDrag.pause).sequenced(before: DragGesture(minimumDistance: 0)),
                including: isMeant ? .all : .subviews)
        } else {
            content
        }
    }
}
