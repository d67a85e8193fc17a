import SwiftUI

/// How wheel pickers look. The behaviour is the same whatever the style.
///
/// A style places the track, which is where the values scroll, and says what stands for each value:
///
/// ```swift
/// struct DotsStyle: WheelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.track(spacing: 24) { tick in
///             Circle().frame(width: tick.kind == .major ? 10 : 5)
///         }
///         .frame(height: 44)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol WheelStyle {
    associatedtype Body: View

    /// The picker's look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = WheelStyleConfiguration
}

extension View {
    /// Sets the look of wheel pickers.
    ///
    /// A style that is `Equatable` is asked for its body again only when it is another one, rather than whenever the view that
    /// sets it is evaluated.
    nonisolated public func wheelPickerStyle<S: WheelStyle>(_ style: S) -> some View {
        environment(\.wheelPickerStyle, WheelStyleInUse(style))
    }
}

/// A value's place on a wheel.
public struct WheelPickerTick {
    /// How much a tick stands out.
    public enum Kind: Hashable, Sendable {
        /// A round value, which has a label on a ruler.
        case major
        /// Half way between two major values.
        case medium
        /// Any other value.
        case minor
    }

    /// The index of the value on the scale.
    public let index: Int
    /// How much the tick stands out.
    public let kind: Kind
    /// What number a major tick has among those, which tells every second from the others; 0 for others.
    public let majorNumber: Int
    /// Steps from a major tick to the next, as a rule.
    let majorDistance: Int
    /// Whether the value can be picked.
    public let isEnabled: Bool
    /// The axis of the wheel.
    public let axis: Axis
    /// The value's label: its text, or the program's own view.
    public let label: Label

    /// A value's text, or the program's own view of it.
    public struct Label: View {
        let make: () -> AnyView

        public var body: some View { make() }
    }
}

/// What a wheel picker's style is given.
@MainActor
public struct WheelStyleConfiguration {
    /// The picker's title.
    public let title: Text
    /// The axis that the program asks for; nil for the style's own choice.
    public let axis: Axis?
    /// Whether the ends are to fade out.
    public let fadesEdges: Bool
    /// Texts of values in different places of the scale, to find out how large labels are; empty where they are the program's views.
    public let sampleTexts: [String]
    let core: WheelCore

    /// Where the values scroll under the middle of the view. It takes all the room it is offered.
    ///
    /// - Parameters:
    ///   - axis: The axis along which it scrolls.
    ///   - spacing: Points from a value to the next; of a scale with positions of its own, points for a step. Less than half a
    ///     point, and what is not finite, counts as one point.
    ///   - isProportional: Whether values lie at their scale's positions. A list of rows says no: then all are `spacing` apart, and
    ///     each view is as long as that.
    ///   - mark: The view that stands for a value, centred at its place. It is laid out in the track's thickness.
    public func track<Mark: View>(
        axis: Axis = .horizontal, spacing: CGFloat, isProportional: Bool = true, @ViewBuilder mark: @escaping (WheelPickerTick) -> Mark
    ) -> some View {
        WheelTrack(core: core, axis: axis, spacing: spacing, isProportional: isProportional, mark: mark)
    }
}
