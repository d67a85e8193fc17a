import Foundation

/// A view that shows the time of a progress view that follows an interval. Available from iOS 16 and macOS 13.
nonisolated public struct DefaultDateProgressLabel: View {
    let progress: TimerProgress

    @MainActor public var body: some View {
        Text(timerInterval: progress.interval, countsDown: progress.countsDown).monospacedDigit()
    }
}

extension ProgressView {
    /// Creates a progress view that follows time. Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval in which the progress view fills or empties.
    ///   - countsDown: Whether the progress view starts full and ends empty.
    ///   - label: A view that describes the task.
    ///   - currentValueLabel: A view that describes the completed amount.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let progress = TimerProgress(interval: timerInterval, countsDown: countsDown)
        self.init(.timer(progress), label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view that follows time, with a label and the time that's left or has passed. Available from
    /// iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval in which the progress view fills or empties.
    ///   - countsDown: Whether the progress view starts full and ends empty, and shows the time that's left.
    ///   - label: A view that describes the task.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        let progress = TimerProgress(interval: timerInterval, countsDown: countsDown)
        self.init(.timer(progress), label(), DefaultDateProgressLabel(progress: progress))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view that follows time, with the time that's left or has passed. Available from iOS 16 and
    /// macOS 13.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval in which the progress view fills or empties.
    ///   - countsDown: Whether the progress view starts full and ends empty, and shows the time that's left.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        let progress = TimerProgress(interval: timerInterval, countsDown: countsDown)
        self.init(.timer(progress), nil, DefaultDateProgressLabel(progress: progress))
    }
}

/// Progress that follows an interval of time.
nonisolated struct TimerProgress: Equatable, Sendable {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// Returns the filled fraction at a time, from 0 to 1. An interval without length has ended.
    func fraction(at now: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = length > 0 ? min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
        return countsDown ? 1 - passed : passed
    }
}

/// A schedule of the changes that a bar in an interval of time shows: a thousand, but at most 60 per second.
nonisolated struct TimerProgressSchedule: TimelineSchedule {
    let interval: ClosedRange<Date>

    func entries(from startDate: Date, mode: Mode) -> UnfoldSequence<Date, Date?> {
        let end = interval.upperBound
        let step = max(end.timeIntervalSince(interval.lowerBound) / 1000, 1.0 / 60)
        return sequence(state: startDate) { next in
            guard let date = next else { return nil }
            next = date < end ? min(max(date, interval.lowerBound) + step, end) : nil
            return date
        }
    }
}
