import SwiftUI

/// The months, in a scroll view.
struct MonthList<DayContent: View>: View {
    let setting: CalendarSetting
    let months: ClosedRange<Int>
    let position: Binding<Int?>
    let model: CalendarModel
    let builder: DayBuilder<DayContent>
    let scroll: ScrollViewProxy
    let go: (Int, Animation?) -> Void
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.layoutDirection) private var layoutDirection

    /// Where months come to stand: at the beginning of what is seen, on both axes.
    static var anchor: UnitPoint { .topLeading }

    private var isVertical: Bool { setting.options.axis == .vertical }

    var body: some View {
        ScrollView(isVertical ? .vertical : .horizontal) {
            if isVertical {
                LazyVStack(spacing: 0) { sheets }.scrollTargetLayout()
            } else {
                LazyHStack(spacing: 0) { sheets }.scrollTargetLayout()
            }
        }
        .scrollIndicators(setting.isPaged ? .hidden : .automatic)
        .scrollTargetBehavior(MonthTargets(scrolling: setting.options.scrolling))
        .scrollPosition(id: position, anchor: Self.anchor)
        .modifier(ScrollMovement { movementDidChange($0 != .nobody) })
        .modifier(RangeDrag(setting: setting, model: model, move: drift, rest: align))
        .accessibilityScrollAction { edge in turn(edge) }
        .onAppear { show() }
        .onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
            let isFirst = !model.places.isMeasured
            model.places.size = size
            model.places.isMeasured = true
            if !isFirst { keepOnTheWay() }
        }
        .onChange(of: dynamicTypeSize) { keepOnTheWay() }
        .onChange(of: layoutDirection) { keepOnTheWay() }
        .onChange(of: setting) { keepOnTheWay() }
        .onChange(of: months) { if restsOnMonth { keepOnTheWay() } }
    }

    private func show() {
        if let month = position.wrappedValue { scroll.scrollTo(month, anchor: Self.anchor) }
    }

    /// After months changed their lengths: where they rest on a month, they do so again, and within a month that is longer than what is
    /// seen the week at the top stays there.
    private func keep() {
        if !setting.isPaged, setting.options.scrolling == .aligned, let week = model.places.week(setting) {
            if model.places.fills(from: week, setting) {
                scroll.scrollTo(week, anchor: Self.anchor)
            } else {
                scroll.scrollTo(Month(containing: week, in: setting.system).days.upperBound - 1, anchor: .bottomTrailing)
            }
        } else if setting.isPaged || setting.options.scrolling != .continuous {
            show()
        }
    }

    /// Whether a month begins where the months rest. Others that come or go leave them where they are otherwise.
    private var restsOnMonth: Bool {
        if setting.options.scrolling == .paged { return true }
        return model.places.first(setting.options.axis, layoutDirection).map { abs($0.start) < 1 } ?? true
    }

    /// After the calendar changed its size, as it does when a title of another height is pinned, or its months another way: months on
    /// their way go on to where they were going, wherever that is now.
    private func keepOnTheWay() {
        if model.isMoving { model.isToBeKept = true } else { keep() }
    }

    private func movementDidChange(_ isMoving: Bool) {
        model.isMoving = isMoving
        guard !isMoving, model.isToBeKept else { return }
        model.isToBeKept = false
        keep()
    }

    /// Goes on to where the months rest.
    private func align() {
        guard setting.options.scrolling != .continuous, let month = position.wrappedValue else { return }
        withAnimation(.smooth(duration: 0.3)) { scroll.scrollTo(month, anchor: Self.anchor) }
    }

    private var sheets: some View {
        ForEach(months.lowerBound..<months.upperBound + 1, id: \.self) { number in
            MonthSheet(number: number, setting: setting, model: model, builder: builder)
                .modifier(MonthPage(axis: setting.options.axis, isPaged: setting.isPaged))
        }
    }

    private func turn(_ edge: Edge) {
        guard let number = position.wrappedValue else { return }
        let next = edge == .bottom || edge == .trailing ? number + 1 : number - 1
        if months.contains(next) { go(next, nil) }
    }

    /// Moves on by a month while a finger is at the edge.
    private func drift(by step: Int, over seconds: Double) {
        guard let first = model.places.first(setting.options.axis, layoutDirection) else { return }
        // A month whose beginning is out of sight comes before the one before it.
        let next = first.month.number + (step < 0 && first.start < -1 ? 0 : step)
        if months.contains(next) { go(next, .linear(duration: seconds)) }
    }
}
