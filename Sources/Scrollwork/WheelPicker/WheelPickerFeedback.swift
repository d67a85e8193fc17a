import SwiftUI

/// What is felt or heard as a person turns a wheel picker past a value, by the kind of its tick.
public struct WheelPickerFeedback {
    /// For values with a label.
    public var major: SensoryFeedback?
    /// For the values between two major ones, half way and others.
    public var minor: SensoryFeedback?
    /// For the first and the last value of a wheel that ends.
    public var end: SensoryFeedback?
    /// How many may follow one another in a second; what comes sooner is left out, not made up for. Not positive is none.
    public var limit: Double
    /// Is told of each of them: plays a sound of the app's own, say.
    public var action: (@MainActor (WheelPickerTick.Kind) -> Void)?

    /// - Parameters:
    ///   - major: For values with a label; nil for none.
    ///   - minor: For the others; nil for none.
    ///   - end: For the first and the last value; nil for that of major values, or else of minor ones.
    ///   - limit: The most in a second.
    public init(major: SensoryFeedback?, minor: SensoryFeedback?, end: SensoryFeedback? = nil, limit: Double = 30) {
        self.major = major
        self.minor = minor
        self.end = end ?? major ?? minor
        self.limit = limit
    }

    /// A click at every value, 30 a second at most.
    public static var automatic: WheelPickerFeedback { WheelPickerFeedback(major: .selection, minor: .selection) }

    /// A click at values with a label only.
    public static var major: WheelPickerFeedback { WheelPickerFeedback(major: .selection, minor: nil) }

    /// A knock at values with a label, a click at others.
    public static var emphasized: WheelPickerFeedback {
        WheelPickerFeedback(major: .impact(weight: .light), minor: .selection, end: .impact(weight: .medium))
    }

    /// Nothing.
    public static var none: WheelPickerFeedback { WheelPickerFeedback(major: nil, minor: nil) }

    /// This feedback, and an action as well, as often as the limit allows. SwiftUI plays no sounds; an app can play its own so.
    ///
    /// ```swift
    /// WheelPicker("Weight", value: $kilograms, in: 40...160)
    ///     .wheelPickerFeedback(.automatic.perform { kind in (kind == .major ? tock : tick).play() })
    /// ```
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
    /// Sets what is felt or heard as wheel pickers pass values. The program's own changes are silent.
    nonisolated public func wheelPickerFeedback(_ feedback: WheelPickerFeedback) -> some View {
        environment(\.wheelPickerFeedback, feedback)
    }
}

/// Feedback that was asked for last.
@MainActor @Observable
final class WheelClicks {
    struct Request: Equatable {
        var number = 0
        var kind = WheelPickerTick.Kind.minor
        var isEnd = false
    }

    private(set) var request = Request()

    func ask(_ kind: WheelPickerTick.Kind, isEnd: Bool) { request = Request(number: request.number + 1, kind: kind, isEnd: isEnd) }
}

/// Plays feedback that is asked for, but not more often than is allowed. Its clock is an animation, so it runs on the time that the
/// views run on.
struct WheelFeedbackPlayer: View {
    let clicks: WheelClicks
    /// The feedback of this picker; nil for that of the environment.
    let own: WheelPickerFeedback?
    @Environment(\.wheelPickerFeedback) private var common
    @State private var played = WheelClicks.Request()
    @State private var isWaiting = false
    @State private var clock = 0.0

    private var feedback: WheelPickerFeedback { own ?? common }

    var body: some View {
        // Of a view, not of the color: that a clear color changes is no change that is animated.
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
        guard feedback.action != nil || feedback.feedback(for: request.kind, isEnd: request.isEnd) != nil else { return }
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
