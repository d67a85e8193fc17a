import SwiftUI

private struct WheelStyleKey: EnvironmentKey {
    static var defaultValue: WheelStyleInUse { WheelStyleInUse(RulerWheelStyle()) }
}

private struct WheelPickerFeedbackKey: EnvironmentKey {
    static var defaultValue: WheelPickerFeedback { .automatic }
}

private struct WheelPickerReportsKey: EnvironmentKey {
    static var defaultValue: [(WheelReport<Any>) -> Void] { [] }
}

private struct WheelPickerAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}

private struct WheelPickerWrapsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct WheelPickerEdgeFadeKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct WheelPickerPageStepKey: EnvironmentKey {
    static var defaultValue: Int { 10 }
}

extension EnvironmentValues {
    var wheelPickerPageStep: Int {
        get { self[WheelPickerPageStepKey.self] }
        set { self[WheelPickerPageStepKey.self] = newValue }
    }

    var wheelPickerStyle: WheelStyleInUse {
        get { self[WheelStyleKey.self] }
        set { self[WheelStyleKey.self] = newValue }
    }

    var wheelPickerFeedback: WheelPickerFeedback {
        get { self[WheelPickerFeedbackKey.self] }
        set { self[WheelPickerFeedbackKey.self] = newValue }
    }

    var wheelPickerReports: [(WheelReport<Any>) -> Void] {
        get { self[WheelPickerReportsKey.self] }
        set { self[WheelPickerReportsKey.self] = newValue }
    }

    var wheelPickerAxis: Axis? {
        get { self[WheelPickerAxisKey.self] }
        set { self[WheelPickerAxisKey.self] = newValue }
    }

    var wheelPickerWraps: Bool {
        get { self[WheelPickerWrapsKey.self] }
        set { self[WheelPickerWrapsKey.self] = newValue }
    }

    var wheelPickerEdgeFade: Bool {
        get { self[WheelPickerEdgeFadeKey.self] }
        set { self[WheelPickerEdgeFadeKey.self] = newValue }
    }
}

extension View {
    /// Sets the axis of wheel pickers within this view.
    ///
    /// - Parameter axis: The axis, or `nil` for the default axis of the style: horizontal for the ruler, and vertical
    ///   for the drum.
    nonisolated public func wheelPickerAxis(_ axis: Axis?) -> some View { environment(\.wheelPickerAxis, axis) }

    /// Sets whether the first value follows the last value, without an end.
    ///
    /// Each value then appears once in each turn. For assistive technology, there is one element whose value wraps
    /// around.
    ///
    /// - Parameter wraps: Whether the values wrap around.
    nonisolated public func wheelPickerWraps(_ wraps: Bool = true) -> some View {
        environment(\.wheelPickerWraps, wraps)
    }

    /// Sets the number of values that Page Up, Page Down, and the page gestures of assistive technology move by. The
    /// default is 10.
    ///
    /// - Parameter count: The number of values, from 1 to one billion. With disabled values, the maximum is 10,000.
    nonisolated public func wheelPickerPageStep(_ count: Int) -> some View {
        environment(\.wheelPickerPageStep, min(max(count, 1), longestWheel))
    }

    /// Sets whether wheel pickers fade out toward their ends.
    ///
    /// - Parameter isVisible: Whether the fade is visible.
    nonisolated public func wheelPickerEdgeFade(_ isVisible: Bool) -> some View {
        environment(\.wheelPickerEdgeFade, isVisible)
    }
}
