import SwiftUI

/// The visible month, and scrolling to another one.
extension CalendarBody {
    var number: Int {
        let month = position?.wrappedValue ?? shown ?? Month(containing: today, in: setting.system)
        let own = month.system == setting.system ? month : Month(containing: month.middle, in: setting.system)
        return min(max(own.number, months.lowerBound), months.upperBound)
    }

    var numberBinding: Binding<Int?> {
        Binding(
            get: {
                // The month of a cross-fade may no longer exist.
                guard reducesMotion, let listed, months.contains(listed) else { return number }
                return listed
            },
            set: { number in
                // Without space, all months have the same position.
                if model.frames.hasNoRoom { return }
                // Only a person scrolls without a command.
                model.frames.endJump(false)
                model.isFading = false
                listed = number
                if let number {
                    show(Month(number: number, in: setting.system))
                    model.pass(number)
                }
                if !reportsPhases { model.idleDetector.contentDidMove() }
            })
    }

    func show(_ month: Month) {
        if let position { position.wrappedValue = month } else { shown = month }
    }

    func connect(_ scroll: ScrollViewProxy) {
        // The model is part of the state of the view, so it doesn't retain the view.
        model.reportMonth = { [reports, setting] phase, number in
            for report in reports.months { report(phase, Month(number: number, in: setting.system)) }
        }
        model.reportRange = { [reports] phase, range in
            for report in reports.ranges { report(phase, range) }
        }
        proxy?.connect(model) { month, isAnimated, done in
            let number = Month(containing: month.middle, in: setting.system).number
            go(to: number, by: scroll, isAnimated: isAnimated) { done($0 && months.contains(number)) }
        }
    }

    /// Ends a movement when the months disappear, for example because the calendar gets another calendar system.
    func disconnect() {
        proxy?.disconnect(model)
        model.rest(on: number)
        model.isFading = false
        model.idleDetector.stop()
        model.frames.endJump(false)
    }

    /// Scrolls to the current position after a change, or cross-fades to it with reduced motion.
    func follow(by scroll: ScrollViewProxy) {
        defer { model.animatedMonth = nil }
        if let listed, listed != number, model.animatedMonth == number, reportsPhases { model.aim(at: number) }
        if reducesMotion, let listed, listed != number {
            fade(by: scroll)
        } else {
            listed = number
        }
    }

    /// Whether the list shows a month that the position's binding rejected.
    private var isRejected: Bool { !model.isFading && listed != nil && listed != number }

    /// Handles the end of a scroll. If the binding rejected the month, the list scrolls back.
    func rest(by scroll: ScrollViewProxy) {
        if isRejected { go(to: number, by: scroll) } else { model.rest(on: number) }
    }

    func settle(by scroll: ScrollViewProxy) {
        listed = number
        scroll.scrollTo(number, anchor: MonthList<DayContent>.anchor)
    }

    /// Scrolls to a month, or cross-fades to it with reduced motion.
    func go(
        to number: Int, by scroll: ScrollViewProxy, isAnimated: Bool = true, in animation: Animation? = nil,
        done: @escaping (Bool) -> Void = { _ in }
    ) {
        let number = min(max(number, months.lowerBound), months.upperBound)
        let target = Month(number: number, in: setting.system)
        let jump = model.frames.beginJump(to: target, setting.options.axis, done)
        if isAnimated, number != self.number { model.aim(at: number) }
        if isAnimated, reducesMotion, !model.frames.shows(target, setting.options.axis) {
            show(target)
            fade(by: scroll)
        } else {
            model.isFading = false
            withAnimation(isAnimated && !reducesMotion ? animation ?? .smooth(duration: 0.45) : nil) {
                listed = number
                show(target)
                scroll.scrollTo(number, anchor: MonthList<DayContent>.anchor)
            }
        }
        // The end of a programmatic scroll isn't reported. After a second, it has ended or something else has taken
        // over.
        withAnimation(.linear(duration: 1)) {
            pulse.toggle()
        } completion: {
            model.frames.endJump(model.frames.shows(target, setting.options.axis), jump)
        }
    }

    /// Shows the current month after the months have faded out. A change during the fade only changes the month.
    private func fade(by scroll: ScrollViewProxy) {
        if model.isFading { return }
        model.isFading = true
        $opacity.crossFade {
            if model.isFading {
                model.isFading = false
                withAnimation(nil) { settle(by: scroll) }
            }
            model.rest(on: number)
        }
    }
}
