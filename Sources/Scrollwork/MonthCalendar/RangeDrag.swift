import SwiftUI

/// Extends the selection with a finger that was held still before it moved, and scrolls while the finger is near an edge.
struct RangeDrag: ViewModifier {
    let setting: CalendarSetting
    let months: ClosedRange<Int>
    let model: CalendarModel
    let scroll: ScrollViewProxy
    @State private var drag = Drag()
    @State private var isExtending = false
    @Environment(\.layoutDirection) private var layoutDirection

    /// What a drag is at: in one place so that no body depends on it.
    private final class Drag {
        var location = CGPoint.zero
    }

    /// How near to the edge the calendar scrolls by itself, points, and how often it moves on, seconds.
    private static let margin = 44.0
    private static let pace = 0.4

    func body(content: Content) -> some View {
        content
            .scrollDisabled(isExtending)
            .simultaneousGesture(gesture, including: model.canExtend ? .all : .subviews)
            .coordinateSpace(.named(CalendarModel.viewport))
            .background {
                if isExtending {
                    TimelineView(.periodic(from: .distantPast, by: Self.pace)) { context in
                        Color.clear.onChange(of: context.date) { moveOn() }
                    }
                }
            }
            .sensoryFeedback(.selection, trigger: isExtending) { _, new in new }
    }

    private var gesture: some Gesture {
        LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .named(CalendarModel.viewport)))
            .onChanged { value in
                guard case .second(true, let moved) = value, let moved else { return }
                if !isExtending {
                    guard let start = model.day(at: moved.startLocation, layoutDirection), model.rules.allows(start) else { return }
                    isExtending = true
                    model.anchor = start
                }
                drag.location = moved.location
                extend()
            }
            .onEnded { _ in isExtending = false }
    }

    private func extend() {
        if let day = model.day(at: drag.location, layoutDirection) { model.extend(to: day) }
    }

    /// Scrolls to the month beyond the edge that the finger is at.
    private func moveOn() {
        let isVertical = setting.options.axis == .vertical
        let place = isVertical ? drag.location.y : drag.location.x
        let length = isVertical ? model.viewportSize.height : model.viewportSize.width
        guard length > 3 * Self.margin else { return }
        var step = place < Self.margin ? -1 : place > length - Self.margin ? 1 : 0
        if !isVertical, layoutDirection == .rightToLeft { step = -step }
        guard step != 0, let day = model.day(at: drag.location, layoutDirection) else { return }
        let month = Month(containing: day, in: setting.system).number
        let next = min(max(month + step, months.lowerBound), months.upperBound)
        withAnimation(.linear(duration: Self.pace)) { scroll.scrollTo(next, anchor: step < 0 ? .top : isVertical ? .bottom : .top) }
        extend()
    }
}
