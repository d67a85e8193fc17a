import SwiftUI

/// Keyboard input in the months and in the overview of years, and its announcements.
extension CalendarBody {
    func press(_ press: KeyPress, _ scroll: ScrollViewProxy) -> KeyPress.Result {
        let system = setting.system
        let days = model.rules.days
        let focus = min(
            max(model.focus ?? model.firstFocus(in: Month(number: number, in: system)), days.lowerBound),
            days.upperBound)
        switch CalendarKeys.action(
            for: press.key, modifiers: press.modifiers, isRightToLeft: layoutDirection == .rightToLeft)
        {
        case .choose:
            model.moveFocus(to: focus)
            model.choose(focus)
            bring(focus, by: scroll)
            announceFocus(includesRange: true)
        case .move(let movement, let extends):
            let day = movement.day(from: focus, in: system, firstWeekday: setting.firstWeekday, within: days)
            if extends {
                if model.anchor == nil { model.beginExtension(at: focus) }
                model.extend(to: day)
                model.completeExtension()
            } else {
                model.beginExtension(at: nil)
            }
            model.moveFocus(to: day)
            bring(day, by: scroll)
            announceFocus(includesRange: extends)
        case .leave, nil: return .ignored
        }
        return .handled
    }

    func pressInYears(_ press: KeyPress, _ scroll: ScrollViewProxy) -> KeyPress.Result {
        let focus = min(max(yearFocus ?? number, months.lowerBound), months.upperBound)
        switch CalendarKeys.action(
            for: press.key, modifiers: press.modifiers, isRightToLeft: layoutDirection == .rightToLeft)
        {
        case .choose: leaveYears(to: focus, by: scroll)
        case .leave: hideYears()
        case .move(let movement, _):
            let month = movement.month(from: Month(number: focus, in: setting.system), within: months)
            yearFocus = month.number
            AccessibilityNotification.Announcement(setting.strings.title(month)).post()
        case nil: return .ignored
        }
        return .handled
    }

    func leaveYears(to month: Int, by scroll: ScrollViewProxy) {
        go(to: month, by: scroll, isAnimated: false)
        hideYears()
    }

    func hideYears() {
        withAnimation(.smooth(duration: 0.4)) { overview?.isPresented.wrappedValue = false }
    }

    /// Announces the focused day to assistive technology, which focuses the calendar as a whole.
    ///
    /// - Parameter includesRange: Whether the announcement includes the selected range, because the key changed it.
    func announceFocus(includesRange: Bool) {
        guard let day = model.focus else { return }
        let strings = setting.strings
        let date = day == marked ? phrases.today(strings.label(day)) : strings.label(day)
        let text: String
        if includesRange, let range = model.selection.range, range.contains(day),
            range.lowerBound < range.upperBound
        {
            text = phrases.selected("\(date), \(strings.label(range))")
        } else if model.selection.contains(day) {
            text = phrases.selected(date)
        } else {
            text = model.selection != .none && !model.allows(day) ? phrases.unavailable(date) : date
        }
        AccessibilityNotification.Announcement(text).post()
    }

    /// Scrolls to a day if it isn't visible.
    func bring(_ day: Day, by scroll: ScrollViewProxy) {
        if model.frames.isVisible(day, setting) { return }
        let month = Month(containing: day, in: setting.system)
        func show() { withAnimation(reducesMotion ? nil : .smooth(duration: 0.3)) { scroll.scrollTo(day) } }
        // The month may be longer than the viewport.
        if model.frames.fills(month, setting) { return show() }
        go(to: month.number, by: scroll) { isThere in
            if isThere, model.focus == day, !model.frames.isVisible(day, setting) { show() }
        }
    }
}
