import SwiftUI

/// The appearance of wheel pickers. The behavior doesn't depend on the style.
///
/// A style places the track in which the values scroll, and creates a view for each value:
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
    /// A view that represents the body of a wheel picker.
    associatedtype Body: View

    /// Creates the body of a wheel picker.
    ///
    /// - Parameter configuration: The properties of the wheel picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of a wheel picker.
    typealias Configuration = WheelStyleConfiguration
}

extension View {
    /// Sets the style of wheel pickers within this view.
    ///
    /// SwiftUI updates the body of an `Equatable` style only when the style changes. Otherwise, it updates the body
    /// with each update of the view that sets the style.
    ///
    /// - Parameter style: The style to apply.
    nonisolated public func wheelPickerStyle<S: WheelStyle>(_ style: S) -> some View {
        transformEnvironment(\.wheelOptions) { $0.style = WheelStyleInUse(style) }
    }
}

/// A value's position on a wheel.
public struct WheelPickerTick {
    /// The prominence of a tick.
    public enum Kind: Hashable, Sendable {
        /// A round value, which has a label on a ruler.
        case major
        /// A value halfway between two major values.
        case medium
        /// Any other value.
        case minor
    }

    /// The index of the value on the scale.
    public let index: Int
    /// The prominence of the tick.
    public let kind: Kind
    /// The number of a major tick among the major ticks, or 0 for other ticks. Use it to show every second label, for
    /// example.
    public let majorNumber: Int
    /// The usual number of steps between major ticks.
    let majorDistance: Int
    /// A Boolean value that indicates whether a person can pick the value.
    public let isEnabled: Bool
    /// The axis of the wheel.
    public let axis: Axis
    /// The label of the value: its text, or the program's own view.
    public let label: Label

    /// The label of a value.
    public struct Label: View {
        let make: () -> AnyView

        /// The content and behavior of the view.
        public var body: some View { make() }
    }
}

/// The properties of a wheel picker for a ``WheelStyle``.
@MainActor
public struct WheelStyleConfiguration {
    /// The title of the picker.
    public let title: Text
    /// The axis that the program requires, or `nil` for the default axis of the style.
    public let axis: Axis?
    /// A Boolean value that indicates whether the ends fade out.
    public let fadesEdges: Bool
    /// Texts of values at different positions of the scale, for estimating the size of labels. The array is empty if
    /// the labels are the program's own views.
    public let sampleTexts: [String]
    let core: WheelCore

    /// Creates the track in which the values scroll under the center of the view.
    ///
    /// The track fills the proposed size.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the values scroll.
    ///   - spacing: The distance between values, in points. For a scale with individual positions, it is the length of
    ///     a step, at most 10,000. A value below 0.5, or a value that isn't finite, is treated as 1.
    ///   - isProportional: Whether values are at the positions of their scale. Use `false` for a list of rows, where
    ///     all values have the same distance, and each view has the length `spacing`.
    ///   - mark: A view builder that creates the view of a value, centered at its position. The proposed length across
    ///     the axis is that of the track.
    public func track<Mark: View>(
        axis: Axis = .horizontal, spacing: CGFloat, isProportional: Bool = true,
        @ViewBuilder mark: @escaping (WheelPickerTick) -> Mark
    ) -> some View {
        WheelTrack(core: core, axis: axis, spacing: spacing, isProportional: isProportional, mark: mark)
    }
}
