import SwiftUI

/// A calendar in one calendar system: its head, its months and its keys.
struct CalendarBody<DayContent: View>: View {
    let setting: CalendarSetting
    let today: Day
    let months: ClosedRange<Int>
    let selection: Binding<DaySelection>
    let position: Binding<Month>?
    let isDisabled: (Day) -> Bool
    let isBlocked: (Day) -> Bool
    let content: (MonthCalendarDay) -> DayContent
    let stamp: Stamp

    @State private var model = CalendarModel()
    @State private var builder = DayBuilder<DayContent>()
    /// The month that is shown, when nobody else keeps it.
    @State private var shown: Month?
    /// What a jump's time is measured with.
    @State private var pulse = false
    /// Below 1 while months fade over to others, when less motion is asked for.
    @State private var opacity = 1.0
    /// The month that the list stays on until it has faded out.
    @State private var held: Int?
    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.monthCalendarProxy) private var proxy
    @Environment(\.monthCalendarOverview) private var overview

    /// What days depend on, but for the rules.
    private struct Shown: Equatable {
        let selection: DaySelection
        let today: Day
        let stamp: Stamp
    }

    var body: some View {
        let chosen = selection.wrappedValue
        let first = Month(number: months.lowerBound, in: setting.system).firstDay
        let last = Month(number: months.upperBound, in: setting.system).days.upperBound - 1
        let _ = model.prepare(
            selection: chosen, rules: DayRules(days: first...last, isDisabled: isDisabled, isBlocked: isBlocked), today: today,
            setting: setting)
        let _ = builder.begin(with: content, stamp: stamp)
        let showsYears = overview?.isPresented.wrappedValue ?? false
        ScrollViewReader { scroll in
            VStack(spacing: 0) {
                CalendarHead(setting: setting, month: setting.options.shownTitles == .pinned ? number : nil, months: months) {
                    go(to: $0, by: scroll)
                }
                MonthList(
                    setting: setting, months: months, position: numberBinding, model: model, builder: builder, scroll: scroll
                ) { go(to: $0, by: scroll) }
                .opacity(opacity)
            }
            .opacity(showsYears ? 0 : 1)
            .scaleEffect(showsYears && !reducesMotion ? 0.5 : 1)
            .accessibilityHidden(showsYears)
            .allowsHitTesting(!showsYears)
            .overlay {
                if showsYears {
                    YearOverview(setting: setting, months: months, shown: number, today: today, selection: chosen) { month in
                        go(to: month, by: scroll, isAnimated: false)
                        withAnimation(.smooth(duration: 0.4)) { overview?.isPresented.wrappedValue = false }
                    }
                    .transition(reducesMotion ? AnyTransition.opacity : AnyTransition.scale(scale: 1.8).combined(with: .opacity))
                }
            }
            .simultaneousGesture(pinch, including: overview == nil ? .subviews : .all)
            .background { Color.clear.opacity(pulse ? 0 : 1) }
            .onAppear { connect(scroll) }
            .focusable()
            .focused($isFocused)
            .onKeyPress(keys: CalendarKeys.all, action: { press($0, scroll) })
        }
        .onChange(of: isFocused) { model.showFocus(isFocused) }
        .onChange(of: Shown(selection: chosen, today: today, stamp: stamp)) {
            model.refresh()
            builder.refresh()
        }
        .onAppear {
            model.write = { selection.wrappedValue = $0 }
            model.takeFocus = { isFocused = true }
        }
        .onChange(of: stamp) { model.write = { selection.wrappedValue = $0 } }
    }

    /// Pinching the months together shows the years.
    private var pinch: some Gesture {
        MagnifyGesture().onEnded { pinch in
            if pinch.magnification < 0.8 { withAnimation(.smooth(duration: 0.4)) { overview?.isPresented.wrappedValue = true } }
        }
    }

    // MARK: Position

    private var number: Int {
        let month = position?.wrappedValue ?? shown ?? Month(containing: today, in: setting.system)
        let own = month.system == setting.system ? month : Month(containing: month.firstDay + 14, in: setting.system)
        return min(max(own.number, months.lowerBound), months.upperBound)
    }

    private var numberBinding: Binding<Int?> {
        Binding(
            get: { held ?? number },
            set: { number in
                // Only a person's hand moves the months without being asked to.
                model.endJump(false)
                model.change = nil
                held = nil
                if let number { show(Month(number: number, in: setting.system)) }
            })
    }

    private func show(_ month: Month) {
        if let position { position.wrappedValue = month } else { shown = month }
    }

    private func connect(_ scroll: ScrollViewProxy) {
        proxy?.connect { month, isAnimated, done in
            let number = Month(containing: month.firstDay + 14, in: setting.system).number
            go(to: number, by: scroll, isAnimated: isAnimated, done: done)
        }
    }

    /// Scrolls to a month, or fades over to it where motion is to be reduced.
    private func go(
        to number: Int, by scroll: ScrollViewProxy, isAnimated: Bool = true, done: @escaping (Bool) -> Void = { _ in }
    ) {
        let number = min(max(number, months.lowerBound), months.upperBound)
        let target = Month(number: number, in: setting.system)
        model.beginJump(to: target, done)
        if isAnimated, reducesMotion, !model.shows(target) {
            held = held ?? self.number
            show(target)
            fade {
                held = nil
                scroll.scrollTo(number, anchor: MonthList<DayContent>.anchor)
            }
        } else {
            model.change = nil
            withAnimation(isAnimated && !reducesMotion ? .smooth(duration: 0.45) : nil) {
                held = nil
                show(target)
                scroll.scrollTo(number, anchor: MonthList<DayContent>.anchor)
            }
        }
        // Nobody tells when a scroll view has come to its end; after a second it has, or something else took over.
        withAnimation(.linear(duration: 1)) { pulse.toggle() } completion: { model.endJump(model.shows(target), to: target) }
    }

    /// Changes the months while they are faded out. What is asked for meanwhile takes the place of what was.
    private func fade(_ change: @escaping () -> Void) {
        let isFading = model.change != nil
        model.change = change
        if isFading { return }
        withAnimation(.easeOut(duration: 0.15)) {
            opacity = 0
        } completion: {
            let change = model.change
            model.change = nil
            withAnimation(nil) { change?() }
            withAnimation(.easeIn(duration: 0.15)) { opacity = 1 }
        }
    }

    // MARK: Keys

    private func press(_ press: KeyPress, _ scroll: ScrollViewProxy) -> KeyPress.Result {
        let system = setting.system
        let focus = model.focus ?? model.firstFocus(in: Month(number: number, in: system))
        switch CalendarKeys.action(for: press.key, modifiers: press.modifiers, isRightToLeft: layoutDirection == .rightToLeft) {
        case .choose:
            model.moveFocus(to: focus)
            model.choose(focus)
        case .move(let movement, let extends):
            let day = movement.day(from: focus, in: system, firstWeekday: setting.firstWeekday, within: model.rules.days)
            if extends {
                if model.anchor == nil { model.anchor = focus }
                model.extend(to: day)
            } else {
                model.anchor = nil
            }
            model.moveFocus(to: day)
            let month = Month(containing: day, in: system).number
            if !model.isVisible(day) { bring(month, by: scroll) }
        case nil: return .ignored
        }
        return .handled
    }

    private func bring(_ number: Int, by scroll: ScrollViewProxy) {
        if setting.isPaged { return go(to: number, by: scroll) }
        if reducesMotion { return fade { scroll.scrollTo(number) } }
        withAnimation(.smooth(duration: 0.3)) { scroll.scrollTo(number) }
    }
}
