import SwiftUI

/// The months, in a scroll view.
struct MonthList<DayContent: View>: View {
    let setting: CalendarSetting
    let months: ClosedRange<Int>
    let position: Binding<Int?>
    let model: CalendarModel
    let builder: DayBuilder<DayContent>
    let selection: DaySelection
    let scroll: ScrollViewProxy
    let go: (Int, Animation?) -> Void
    /// The months have come to rest.
    let rest: () -> Void
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

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
        .modifier(RangeDrag(setting: setting, model: model, canExtend: selection.canExtend, move: drift, rest: align))
        .accessibilityScrollAction { edge in turn(edge) }
        .onAppear { open() }
        .onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
            let isFirst = !model.places.isMeasured, hadNoRoom = model.places.hasNoRoom
            model.places.size = size
            model.places.isMeasured = true
            if hadNoRoom { show() }
            if !isFirst { keepOnTheWay() }
        }
        .onChange(of: dynamicTypeSize) { keepOnTheWay() }
        .onChange(of: layoutDirection) { keepOnTheWay() }
        .onChange(of: setting) { old, new in
            if old.options.axis != new.options.axis { model.isTurned = true }
            keepOnTheWay()
        }
        .onChange(of: months) { if restsOnMonth { keepOnTheWay() } }
    }

    /// Shows the month at first. Whoever comes back from another tab or screen finds the months where they were.
    private func open() {
        if model.isOpen { return }
        model.isOpen = true
        show()
    }

    private func show() {
        if let month = position.wrappedValue { scroll.scrollTo(month, anchor: Self.anchor) }
    }

    /// After months changed their lengths: where they rest on a month, they do so again, and within a month that is longer than what is
    /// seen the week at the top stays there.
    private func keep() {
        if !setting.isPaged, setting.options.scrolling == .aligned, let week = model.places.week(setting),
            months.contains(Month(containing: week, in: setting.system).number) {
            if model.places.fills(from: week, setting) {
                scroll.scrollTo(week, anchor: Self.anchor)
            } else {
                scroll.scrollTo(Month(containing: week, in: setting.system).days.upperBound - 1, anchor: .bottomTrailing)
            }
        } else if setting.isPaged || setting.options.scrolling != .continuous || model.isTurned {
            show()
        }
        model.isTurned = false
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
        if isMoving { return }
        rest()
        if model.isToBeKept {
            model.isToBeKept = false
            keep()
        }
    }

    /// Goes on to where the months rest.
    private func align() {
        guard setting.options.scrolling != .continuous, let month = position.wrappedValue else { return }
        withAnimation(.smooth(duration: 0.3)) { scroll.scrollTo(month, anchor: Self.anchor) }
    }

    private var sheets: some View {
        ForEach(months.lowerBound..<months.upperBound + 1, id: \.self) { number in
            MonthSheet(
                number: number, setting: setting, model: model, builder: builder, canChoose: selection.canChoose,
                canExtend: selection.canExtend)
                .modifier(
                MonthPage(axis: setting.options.axis, isPaged: setting.isPaged, isFitted: setting.options.height == .month))
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
        // What is out of sight of a month that is longer than what is seen comes before the next one.
        if step > 0, model.places.goesOn(first.month, setting), months.contains(first.month.number) {
            withAnimation(reducesMotion ? nil : .linear(duration: seconds)) { scroll.scrollTo(first.month.days.upperBound - 1) }
            return
        }
        // So does a month whose beginning is out of sight, or far below.
        let comesFirst = step < 0 ? first.start < -1 : first.start > model.places.size.height / 2
        let next = first.month.number + (comesFirst ? 0 : step)
        if months.contains(next) { go(next, .linear(duration: seconds)) }
    }
}
