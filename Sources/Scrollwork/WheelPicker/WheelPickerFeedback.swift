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
        environment(\.wheelPickerFeedback, feedback)
    }
}

/// The last request for feedback.
@MainActor @Observable
final class WheelClicks {
    struct Request: Equatable {
        var number = 0
        var kind = WheelPickerTick.Kind.minor
        var isEnd = false
    }

    private(set) var request = Request()

    func ask(_ kind: WheelPickerTick.Kind, isEnd: Bool) {
        request = Request(number: request.number + 1, kind: kind, isEnd: isEnd)
    }
}

/// A view that plays requested feedback with a limited frequency. It uses an animation as its clock, so that it runs on
/// the time of the views.
struct WheelFeedbackPlayer: View {
    let clicks: WheelClicks
    /// The feedback of this picker, or `nil` for the feedback of the environment.
    let own: WheelPickerFeedback?
    @Environment(\.wheelPickerFeedback) private var common
    @State private var played = WheelClicks.Request()
    @State private var isWaiting = false
    @State private var clock = 0.0

    private var feedback: WheelPickerFeedback { own ?? common }

    var body: some View {
        // Uses the opacity of a view, because a change of a clear color doesn't count as an animated change.
        Color.clear
            .frame(width: 0, height: 0)
            .opacity(1 - clock.truncatingRemainder(dividingBy: 2) / 1000)
            .onChange(of: clicks.request) { _, request in ask(request) }
            .sensoryFeedback(trigger: played) { _, new in feedback.feedback(for: new.kind, isEnd: new.isEnd) }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private func ask(_ request: WheelClicks.Request) {
        guard feedback.limit > 0, !isWaiting else { return }
        guard feedback.action != nil || feedback.feedback(for: request.kind, isEnd: request.isEnd) != nil else {
            return
        }
        played = request
        feedback.action?(request.kind)
        guard feedback.limit.isFinite else { return }
        isWaiting = true
        withAnimation(.linear(duration: 1 / feedback.limit)) {
            clock += 1
        } completion: {
            isWaiting = false
        }
    }
}
