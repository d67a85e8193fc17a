import SwiftUI

/// The options of wheel pickers.
struct WheelOptions {
    /// The style, or `nil` for the default style of the picker.
    var style: WheelStyleInUse?
    /// The style of a picker that is a ruler by default.
    var styleOrRuler: WheelStyleInUse { style ?? WheelStyleInUse(RulerWheelStyle()) }
    /// The axis, or `nil` for the default axis of the style.
    var axis: Axis?
    var wraps = false
    var fadesEdges = true
    /// The number of values in a page.
    var page = 10 {
        didSet { page = min(max(page, 1), longestWheel) }
    }
    var feedback = WheelPickerFeedback.automatic
    var reports: [(WheelReport<Any>) -> Void] = []
}

extension EnvironmentValues {
    private struct OptionsKey: EnvironmentKey {
        static var defaultValue: WheelOptions { WheelOptions() }
    }

    var wheelOptions: WheelOptions {
        get { self[OptionsKey.self] }
        set { self[OptionsKey.self] = newValue }
    }
}

// Options of the pickers in a view.
extension View {
    /// Sets the axis of wheel pickers within this view.
    ///
    /// - Parameter axis: The axis, or `nil` for the default axis of the style: horizontal for the ruler, and vertical
    ///   for the drum.
    nonisolated public func wheelPickerAxis(_ axis: Axis?) -> some View {
        transformEnvironment(\.wheelOptions) { $0.axis = axis }
    }

    /// Sets whether the first value follows the last value, without an end.
    ///
    /// Each value then appears once in each turn. For assistive technology, there is one element whose value wraps
    /// around.
    ///
    /// - Parameter wraps: Whether the values wrap around.
    nonisolated public func wheelPickerWraps(_ wraps: Bool = true) -> some View {
        transformEnvironment(\.wheelOptions) { $0.wraps = wraps }
    }

    /// Sets the number of values that Page Up, Page Down, and the page gestures of assistive technology move by. The
    /// default is 10.
    ///
    /// - Parameter count: The number of values, from 1 to one billion. With disabled values, the maximum is 10,000.
    nonisolated public func wheelPickerPageStep(_ count: Int) -> some View {
        transformEnvironment(\.wheelOptions) { $0.page = count }
    }

    /// Sets whether wheel pickers fade out toward their ends.
    ///
    /// - Parameter isVisible: Whether the fade is visible.
    nonisolated public func wheelPickerEdgeFade(_ isVisible: Bool) -> some View {
        transformEnvironment(\.wheelOptions) { $0.fadesEdges = isVisible }
    }
}
