import SwiftUI

/// The months in a scroll view.
struct MonthList<DayContent: View>: View {
    let setting: CalendarSetting
    let months: ClosedRange<Int>
    let position: Binding<Int?>
    let model: CalendarModel
    let builder: DayBuilder<DayContent>
    let selection: DaySelection
    let scroll: ScrollViewProxy
    let go: (Int, Animation?) -> Void
    /// Handles the end of a scroll.
    let rest: () -> Void
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// The anchor at which months align: the top leading corner of the viewport.
    static var anchor: UnitPoint { .topLeading }

    var body: some View {
        ScrollView(setting.options.axis.set) {
            if setting.options.axis == .vertical {
                LazyVStack(spacing: 0) { monthViews }.scrollTargetLayout()
            } else {
                LazyHStack(spacing: 0) { monthViews }.scrollTargetLayout()
            }
        }
        .scrollIndicators(setting.isPaged ? .hidden : .automatic)
        .scrollTargetBehavior(MonthTargets(scrolling: setting.options.scrolling))
        .scrollPosition(id: position, anchor: Self.anchor)
        .modifier(
            ScrollMovement(
                idleDetector: model.idleDetector,
                mayRest: { model.frames.mayRest(setting, layoutDirection, last: months.upperBound) }
            ) { movementDidChange($0 != .idle) }
        )
        .modifier(RangeDrag(setting: setting, model: model, canExtend: selection.canExtend, move: drift, rest: align))
        .accessibilityScrollAction { edge in turn(edge) }
        .onAppear { open() }
        .onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
            let isFirst = model.frames.viewport == nil, hadNoRoom = model.frames.hasNoRoom
            model.frames.viewport = size
            if hadNoRoom { show() }
            if !isFirst { realignWhenIdle() }
        }
        .onChange(of: dynamicTypeSize) { realignWhenIdle() }
        .onChange(of: layoutDirection) { realignWhenIdle() }
        .onChange(of: setting) { old, new in
            if old.options.axis != new.options.axis || old.isPaged != new.isPaged { model.isRearranged = true }
            realignWhenIdle()
        }
        .onChange(of: months) { if restsOnMonth { realignWhenIdle() } }
    }

    /// Shows the initial month. If the view reappears, for example after a change of tabs, the months keep their
    /// position.
    private func open() {
        if model.isOpen { return }
        model.isOpen = true
        show()
    }

    private func show() {
        if let month = position.wrappedValue { scroll.scrollTo(month, anchor: Self.anchor) }
    }

    /// Restores the position after months have changed their lengths. Months that rest at the beginning of a month
    /// align again. Within a month that is longer than the viewport, the topmost week keeps its position.
    private func keep() {
        if !setting.isPaged, setting.options.scrolling == .aligned, let week = model.frames.week(setting),
            months.contains(Month(containing: week, in: setting.system).number)
        {
            if model.frames.fills(from: week, setting) {
                scroll.scrollTo(week, anchor: Self.anchor)
            } else {
                scroll.scrollTo(
                    Month(containing: week, in: setting.system).days.upperBound - 1, anchor: .bottomTrailing)
            }
        } else if setting.isPaged || setting.options.scrolling != .continuous || model.isRearranged {
            show()
        }
        model.isRearranged = false
    }

    /// Whether the months rest at the beginning of a month. If not, changes of other months don't move them.
    private var restsOnMonth: Bool {
        if setting.options.scrolling == .paged { return true }
        return model.frames.first(setting.options.axis, layoutDirection).map { abs($0.start) < 1 } ?? true
    }

    /// Restores the position after the calendar's size or layout direction has changed. Months that are scrolling align
    /// at the end of the scroll.
    private func realignWhenIdle() {
        if model.scrolling == .atRest { keep() } else { model.scrolling = .moving(needsRealign: true) }
    }

    private func movementDidChange(_ isMoving: Bool) {
        guard !isMoving else {
            if model.scrolling == .atRest { model.scrolling = .moving(needsRealign: false) }
            return
        }
        let needsRealign = model.scrolling == .moving(needsRealign: true)
        model.scrolling = .atRest
        rest()
        if needsRealign { keep() }
    }

    /// Scrolls to the rest position, unless the months can rest where they are.
    private func align() {
        if model.frames.mayRest(setting, layoutDirection, last: months.upperBound) { return }
        guard let month = position.wrappedValue else { return }
        withAnimation(.smooth(duration: 0.3)) { scroll.scrollTo(month, anchor: Self.anchor) }
    }

    private var monthViews: some View {
        ForEach(months.lowerBound..<months.upperBound + 1, id: \.self) { number in
            MonthView(
                number: number, setting: setting, model: model, builder: builder, canChoose: selection.canChoose,
                canExtend: selection.canExtend
            )
            .modifier(
                MonthPage(
                    axis: setting.options.axis, isPaged: setting.isPaged, isFitted: setting.options.height == .month))
        }
    }

    private func turn(_ edge: Edge) {
        guard let number = position.wrappedValue else { return }
        let next = edge == .bottom || edge == .trailing ? number + 1 : number - 1
        if months.contains(next) { go(next, nil) }
    }

    /// Scrolls by a month while a finger drags a range at the edge.
    private func drift(by step: Int, over seconds: Double) {
        guard let first = model.frames.first(setting.options.axis, layoutDirection) else { return }
        // Scroll to the end of a month that is longer than the viewport before the next month.
        if step > 0, model.frames.extendsBelow(first.month, setting), months.contains(first.month.number) {
            withAnimation(reducesMotion ? nil : .linear(duration: seconds)) {
                scroll.scrollTo(first.month.days.upperBound - 1)
            }
            return
        }
        // Also scroll to the beginning of a month first, if it's outside the viewport or far below its top.
        let comesFirst = step < 0 ? first.start < -1 : first.start > model.frames.size.height / 2
        let next = first.month.number + (comesFirst ? 0 : step)
        if months.contains(next) { go(next, .linear(duration: seconds)) }
    }
}
