import SwiftUI

/// The sensory feedback when a person turns a wheel picker past a value, by the kind of its tick.
public struct WheelPickerFeedback {
    /// The feedback for values with a label.
    public var major: SensoryFeedback?
    /// The feedback for the other values.
    public var minor: SensoryFeedback?
    /// The feedback for the first and the last value of a wheel with ends.
    public var end: SensoryFeedback?
    /// The maximum frequency of feedback, per second. The picker drops further feedback. With a value of 0 or less,
    /// there is no feedback.
    public var limit: Double
    /// An action that runs with each feedback. For example, it can play a sound.
    public var action: (@MainActor (WheelPickerTick.Kind) -> Void)?

    /// Creates feedback.
    ///
    /// - Parameters:
    ///   - major: The feedback for values with a label, or `nil` for none.
    ///   - minor: The feedback for other values, or `nil` for none.
    ///   - end: The feedback for the first and the last value, or `nil` for that of major values or, without it, of
    ///     minor values.
    ///   - limit: The maximum frequency of feedback, per second.
    public init(major: SensoryFeedback?, minor: SensoryFeedback?, end: SensoryFeedback? = nil, limit: Double = 30) {
        self.major = major
        self.minor = minor
        self.end = end ?? major ?? minor
        self.limit = limit
    }

    /// Selection feedback for each value, at most 30 times per second.
    public static var automatic: WheelPickerFeedback { WheelPickerFeedback(major: .selection, minor: .selection) }

    /// Selection feedback only for values with a label.
    public static var major: WheelPickerFeedback { WheelPickerFeedback(major: .selection, minor: nil) }

    /// Light impact feedback for values with a label, selection feedback for other values, and medium impact feedback
    /// at the ends.
    public static var emphasized: WheelPickerFeedback {
        WheelPickerFeedback(major: .impact(weight: .light), minor: .selection, end: .impact(weight: .medium))
    }

    /// No feedback.
    public static var none: WheelPickerFeedback { WheelPickerFeedback(major: nil, minor: nil) }

    /// Returns this feedback with an additional action, limited to the same frequency.
    ///
    /// SwiftUI plays no sounds. Use the action to play the sounds of your app.
    ///
    /// ```swift
    /// WheelPicker("Weight", value: $kilograms, in: 40...160)
    ///     .wheelPickerFeedback(.automatic.perform { kind in (kind == .major ? tock : tick).play() })
    /// ```
    ///
    /// - Parameter action: An action that receives the kind of the tick.
    public func perform(_ action: @escaping @MainActor (_ kind: WheelPickerTick.Kind) -> Void) -> WheelPickerFeedback {
        var copy = self
        copy.action = action
        return copy
    }

    func feedback(for kind: WheelPickerTick.Kind, isEnd: Bool) -> SensoryFeedback? {
        isEnd ? end : kind == .major ? major : minor
    }
}

extension View {
    /// Sets the sensory feedback of wheel pickers within this view.
    ///
    /// Changes that the program makes have no feedback.
    ///
    /// - Parameter feedback: The feedback for passing values.
    nonisolated public func wheelPickerFeedback(_ feedback: WheelPickerFeedback) -> some View {
        transformEnvironment(\.wheelOptions) { $0.feedback = feedback }
    }
}

/// The feedback of a picker, with a limited frequency.
@MainActor @Observable
final class WheelClicks {
    struct Click: Equatable {
        var number = 0
        var feedback: SensoryFeedback?
    }

    /// The last feedback.
    private(set) var last = Click()
    /// A value whose animation is the clock of the limit, so that it runs on the time of the views.
    private(set) var clock = 0.0
    @ObservationIgnored private var isWaiting = false

    /// Plays feedback, unless the last one was too recent.
    func give(_ feedback: WheelPickerFeedback, for kind: WheelPickerTick.Kind, isEnd: Bool) {
        guard feedback.limit > 0, !isWaiting else { return }
        let click = Click(number: last.number + 1, feedback: feedback.feedback(for: kind, isEnd: isEnd))
        guard feedback.action != nil || click.feedback != nil else { return }
        if feedback.limit.isFinite {
            isWaiting = true
            // A view that observes both values updates in the transaction of the first change.
            withAnimation(.linear(duration: 1 / feedback.limit)) {
                clock += 1
                last = click
            } completion: {
                self.isWaiting = false
            }
        } else {
            last = click
        }
        feedback.action?(kind)
    }
}

/// A view that plays the feedback of a picker and animates its clock.
struct WheelFeedbackPlayer: View {
    let clicks: WheelClicks

    var body: some View {
        // Uses the opacity of a view, because a change of a clear color isn't treated as an animated change.
        Color.clear
            .frame(width: 0, height: 0)
            .opacity(1 - clicks.clock.truncatingRemainder(dividingBy: 2) / 1000)
            .sensoryFeedback(trigger: clicks.last) { _, click in click.feedback }
    }
}
