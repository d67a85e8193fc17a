import SwiftUI

/// A calendar in one calendar system, with its header, months, and overview of years.
struct CalendarBody<DayContent: View>: View {
    let setting: CalendarSetting
    let today: Day
    /// The day that is marked as today.
    let marked: Day?
    let months: ClosedRange<Int>
    let selection: Binding<DaySelection>
    let position: Binding<Month>?
    /// The visible month, if the program doesn't control the position.
    @Binding var shown: Month?
    let rules: DayRules
    let content: (MonthCalendarDay) -> DayContent
    let stamp: Stamp

    @State var model: CalendarModel
    @State private var builder: DayBuilder<DayContent>
    /// Toggled to measure the duration of a jump.
    @State var pulse = false
    /// The opacity of the months, which is below 1 during a cross-fade with reduced motion.
    @State var opacity = 1.0
    /// The month that the list shows or scrolls to. With reduced motion, it follows the position after the months have
    /// faded out.
    @State var listed: Int?
    /// The height in points of the visible month, if the calendar has the height of a month.
    @State private var height: CGFloat?
    /// The number of changes of a month's height.
    @State private var heightChanges = 0
    /// The focused month in the overview of years.
    @State var yearFocus: Int?
    @FocusState private var isFocused: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) var layoutDirection
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.reportsScrollPhases) var reportsPhases
    @Environment(\.monthCalendarProxy) var proxy
    @Environment(\.monthCalendarReports) var reports
    @Environment(\.monthCalendarOverview) var overview
    @Environment(\.monthCalendarPhrases) var phrases

    /// The values on which days depend.
    private struct Shown: Equatable {
        let selection: DaySelection
        let marked: Day?
        let months: ClosedRange<Int>
        let stamp: Stamp
        let isEnabled: Bool
    }

    init(
        setting: CalendarSetting, today: Day, marked: Day?, months: ClosedRange<Int>, selection: Binding<DaySelection>,
        position: Binding<Month>?,
        shown: Binding<Month?>, isDisabled: @escaping (Day) -> Bool, isBlocked: @escaping (Day) -> Bool,
        lengths: ClosedRange<Int>?, content: @escaping (MonthCalendarDay) -> DayContent, stamp: Stamp
    ) {
        self.setting = setting
        self.today = today
        self.marked = marked
        self.months = months
        self.selection = selection
        self.position = position
        _shown = shown
        self.content = content
        self.stamp = stamp
        let first = Month(number: months.lowerBound, in: setting.system).firstDay
        let last = Month(number: months.upperBound, in: setting.system).days.upperBound - 1
        rules = DayRules(days: first...last, lengths: lengths, isDisabled: isDisabled, isBlocked: isBlocked)
        _model = State(
            wrappedValue: CalendarModel(selection: selection.wrappedValue, rules: rules, today: marked))
        _builder = State(wrappedValue: DayBuilder(content, rules: rules, stamp: stamp))
    }

    var body: some View {
        let chosen = selection.wrappedValue
        let showsYears = overview?.isPresented.wrappedValue ?? false
        ScrollViewReader { scroll in
            VStack(spacing: 0) {
                CalendarHeader(
                    setting: setting, month: setting.options.shownTitles == .pinned ? number : nil, months: months
                ) {
                    go(to: $0, by: scroll)
                }
                MonthList(
                    setting: setting, months: months, position: numberBinding, model: model, builder: builder,
                    selection: chosen, scroll: scroll,
                    go: { go(to: $0, by: scroll, in: $1) }, rest: { rest(by: scroll) }
                )
                .frame(height: listHeight)
                .modifier(
                    CalendarRotors(setting: setting, months: months, number: number, selection: chosen) {
                        go(to: $0, by: scroll, isAnimated: false)
                    }
                )
                .opacity(opacity)
            }
            .opacity(showsYears ? 0 : 1)
            .scaleEffect(showsYears && !reducesMotion ? 0.5 : 1)
            .accessibilityHidden(showsYears)
            .allowsHitTesting(!showsYears)
            .overlay {
                if showsYears {
                    YearOverview(
                        setting: setting, months: months, shown: number, focus: shownYearFocus, today: marked,
                        selection: chosen
                    ) {
                        leaveYears(to: $0, by: scroll)
                    }
                    .transition(
                        reducesMotion ? AnyTransition.opacity : AnyTransition.scale(scale: 1.8).combined(with: .opacity)
                    )
                }
            }
            .simultaneousGesture(pinch, including: overview == nil ? .subviews : .all)
            .background {
                Color.clear.frame(width: 0, height: 0).opacity(pulse ? 0 : 1).animation(
                    .linear(duration: 1), value: pulse)
                TransactionProbe(value: number) { model.animatedMonth = $0 }
            }
            .onAppear {
                listed = number
                connect(scroll)
                // Keep the initial month, also if the current day moves to another month.
                if position == nil, shown == nil { shown = Month(number: number, in: setting.system) }
            }
            .onChange(of: number) {
                follow(by: scroll)
                fit()
            }
            .focusable()
            .focused($isFocused)
            .onKeyPress(keys: CalendarKeys.all, action: { showsYears ? pressInYears($0, scroll) : press($0, scroll) })
            .onChange(of: showsYears) { yearFocus = nil }
            // Update the proxy with the current months and bindings.
            .onChange(of: stamp) { connect(scroll) }
            .onChange(of: reports.stamps) { connect(scroll) }
            .onChange(of: months) { connect(scroll) }
            .onChange(of: setting) { connect(scroll) }
            .onChange(of: reducesMotion) { connect(scroll) }
            .onDisappear { disconnect() }
        }
        .onChange(of: isFocused) { model.showFocus(isFocused) }
        .onChange(of: heightChanges) { fit() }
        .onChange(
            of: Shown(selection: chosen, marked: marked, months: months, stamp: stamp, isEnabled: isEnabled),
            initial: true
        ) {
            model.take(selection: chosen, rules: rules, today: marked, isEnabled: isEnabled)
            builder.take(content, rules: rules, stamp: stamp)
        }
        .onAppear {
            acceptChoices()
            // The model is the view's state and must not retain the view.
            model.takeFocus = { [focus = $isFocused] in focus.wrappedValue = true }
            model.heightDidChange = { [changes = $heightChanges] in changes.wrappedValue += 1 }
            fit()
        }
        .onChange(of: stamp) { acceptChoices() }
    }

    /// The height of the months in points, or `nil` if it depends on the proposed height. Vertical months would take
    /// their total height before the height of the visible month is known.
    private var listHeight: CGFloat? {
        guard setting.options.height == .month else { return nil }
        return height ?? (setting.options.axis == .vertical ? 320 : nil)
    }

    /// Sets the height of the calendar to that of the visible month.
    private func fit() {
        guard let new = model.heights[number], new != height else { return }
        withAnimation(height == nil || reducesMotion ? nil : .smooth(duration: 0.3)) { height = new }
    }

    private func acceptChoices() {
        model.write = { [selection] in
            selection.wrappedValue = $0
            return selection.wrappedValue
        }
    }

    /// The month that the overview of years marks as focused. After a tap, it's `nil` until a person presses a key.
    private var shownYearFocus: Int? {
        isFocused ? yearFocus ?? (model.isFocusedByTouch ? nil : number) : nil
    }

    /// The magnification below which a pinch shows the overview of years.
    private static var overviewMagnification: CGFloat { 0.8 }

    /// A pinch that shows the overview of years.
    private var pinch: some Gesture {
        MagnifyGesture().onEnded { pinch in
            if pinch.magnification < Self.overviewMagnification {
                withAnimation(.smooth(duration: 0.4)) { overview?.isPresented.wrappedValue = true }
            }
        }
    }
}
