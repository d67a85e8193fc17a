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
    /// The month that the list is on, or is going to. Where motion is to be reduced it follows the position when the months have faded out.
    @State private var listed: Int?
    /// The month at which the keyboard is while years are shown.
    @State private var yearFocus: Int?
    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.monthCalendarProxy) private var proxy
    @Environment(\.monthCalendarOverview) private var overview
    @Environment(\.monthCalendarPhrases) private var phrases

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
                ) { go(to: $0, by: scroll, in: $1) }
                .opacity(opacity)
            }
            .opacity(showsYears ? 0 : 1)
            .scaleEffect(showsYears && !reducesMotion ? 0.5 : 1)
            .accessibilityHidden(showsYears)
            .allowsHitTesting(!showsYears)
            .overlay {
                if showsYears {
                    YearOverview(
                        setting: setting, months: months, shown: number, focus: isFocused ? yearFocus ?? number : nil, today: today,
                        selection: chosen
                    ) {
                        leaveYears(to: $0, by: scroll)
                    }
                    .transition(reducesMotion ? AnyTransition.opacity : AnyTransition.scale(scale: 1.8).combined(with: .opacity))
                }
            }
            .simultaneousGesture(pinch, including: overview == nil ? .subviews : .all)
            .background { Color.clear.opacity(pulse ? 0 : 1) }
            .onAppear { listed = number }
            .onChange(of: number) { follow(by: scroll) }
            .focusable()
            .focused($isFocused)
            .onKeyPress(keys: CalendarKeys.all, action: { showsYears ? pressInYears($0, scroll) : press($0, scroll) })
            .onChange(of: showsYears) { yearFocus = nil }
            // The proxy is to know the months, and whose they are, as they are now.
            .onChange(of: stamp, initial: true) { connect(scroll) }
            .onChange(of: months) { connect(scroll) }
            .onChange(of: setting) { connect(scroll) }
            .onChange(of: reducesMotion) { connect(scroll) }
            .onDisappear { disconnect() }
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
        let own = month.system == setting.system ? month : Month(containing: month.middle, in: setting.system)
        return min(max(own.number, months.lowerBound), months.upperBound)
    }

    private var numberBinding: Binding<Int?> {
        Binding(
            get: { reducesMotion ? listed ?? number : number },
            set: { number in
                // Only a person's hand moves the months without being asked to.
                model.places.endJump(false)
                model.change = nil
                listed = number
                if let number { show(Month(number: number, in: setting.system)) }
            })
    }

    private func show(_ month: Month) {
        if let position { position.wrappedValue = month } else { shown = month }
    }

    private func connect(_ scroll: ScrollViewProxy) {
        proxy?.connect(model) { month, isAnimated, done in
            let number = Month(containing: month.middle, in: setting.system).number
            go(to: number, by: scroll, isAnimated: isAnimated, done: done)
        }
    }

    private func disconnect() {
        proxy?.disconnect(model)
        model.places.endJump(false)
    }

    /// After the position became another one: the list goes there, or fades over to it where motion is to be reduced.
    private func follow(by scroll: ScrollViewProxy) {
        if reducesMotion, let listed, listed != number {
            fade { settle(by: scroll) }
        } else {
            listed = number
        }
    }

    private func settle(by scroll: ScrollViewProxy) {
        listed = number
        scroll.scrollTo(number, anchor: MonthList<DayContent>.anchor)
    }

    /// Scrolls to a month, or fades over to it where motion is to be reduced.
    private func go(
        to number: Int, by scroll: ScrollViewProxy, isAnimated: Bool = true, in animation: Animation? = nil,
        done: @escaping (Bool) -> Void = { _ in }
    ) {
        let number = min(max(number, months.lowerBound), months.upperBound)
        let target = Month(number: number, in: setting.system)
        model.places.beginJump(to: target, setting.options.axis, done)
        if isAnimated, reducesMotion, !model.places.shows(target, setting.options.axis) {
            show(target)
            fade { settle(by: scroll) }
        } else {
            model.change = nil
            withAnimation(isAnimated && !reducesMotion ? animation ?? .smooth(duration: 0.45) : nil) {
                listed = number
                show(target)
                scroll.scrollTo(number, anchor: MonthList<DayContent>.anchor)
            }
        }
        // Nobody tells when a scroll view has come to its end; after a second it has, or something else took over.
        withAnimation(.linear(duration: 1)) {
            pulse.toggle()
        } completion: {
            model.places.endJump(model.places.shows(target, setting.options.axis), to: target)
        }
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
        let days = model.rules.days
        let focus = min(max(model.focus ?? model.firstFocus(in: Month(number: number, in: system)), days.lowerBound), days.upperBound)
        switch CalendarKeys.action(for: press.key, modifiers: press.modifiers, isRightToLeft: layoutDirection == .rightToLeft) {
        case .choose:
            model.moveFocus(to: focus)
            model.choose(focus)
            bring(focus, by: scroll)
        case .move(let movement, let extends):
            let day = movement.day(from: focus, in: system, firstWeekday: setting.firstWeekday, within: days)
            if extends {
                if model.anchor == nil { model.beginExtension(at: focus) }
                model.extend(to: day)
            } else {
                model.beginExtension(at: nil)
            }
            model.moveFocus(to: day)
            bring(day, by: scroll)
        case .leave, nil: return .ignored
        }
        announceFocus()
        return .handled
    }

    private func pressInYears(_ press: KeyPress, _ scroll: ScrollViewProxy) -> KeyPress.Result {
        let focus = min(max(yearFocus ?? number, months.lowerBound), months.upperBound)
        switch CalendarKeys.action(for: press.key, modifiers: press.modifiers, isRightToLeft: layoutDirection == .rightToLeft) {
        case .choose: leaveYears(to: focus, by: scroll)
        case .leave: hideYears()
        case .move(let movement, _):
            let month = movement.month(from: Month(number: focus, in: setting.system), within: months)
            yearFocus = month.number
            AccessibilityNotification.Announcement(setting.words.title(month)).post()
        case nil: return .ignored
        }
        return .handled
    }

    private func leaveYears(to month: Int, by scroll: ScrollViewProxy) {
        go(to: month, by: scroll, isAnimated: false)
        hideYears()
    }

    private func hideYears() {
        withAnimation(.smooth(duration: 0.4)) { overview?.isPresented.wrappedValue = false }
    }

    /// The keyboard's day is not what assistive technology is at: the calendar as a whole is. So it is told.
    private func announceFocus() {
        guard let day = model.focus else { return }
        let words = setting.words
        let date = day == today ? phrases.today(words.label(day)) : words.label(day)
        let text: String
        if let range = model.selection.range, range.contains(day), range.lowerBound < range.upperBound {
            text = phrases.selected(words.label(range))
        } else if model.selection.contains(day) {
            text = phrases.selected(date)
        } else {
            text = model.selection != .none && !model.rules.allows(day) ? phrases.unavailable(date) : date
        }
        AccessibilityNotification.Announcement(text).post()
    }

    /// Scrolls if need be so that a day is seen.
    private func bring(_ day: Day, by scroll: ScrollViewProxy) {
        if model.places.isVisible(day, setting) { return }
        let month = Month(containing: day, in: setting.system)
        func show() { withAnimation(reducesMotion ? nil : .smooth(duration: 0.3)) { scroll.scrollTo(day) } }
        // A month may be longer than what is seen.
        if model.places.fills(month, setting) { return show() }
        go(to: month.number, by: scroll) { isThere in
            if isThere, model.focus == day, !model.places.isVisible(day, setting) { show() }
        }
    }
}
