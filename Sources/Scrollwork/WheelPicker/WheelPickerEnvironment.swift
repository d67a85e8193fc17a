import SwiftUI

private struct WheelStyleKey: EnvironmentKey {
    static var defaultValue: WheelStyleInUse { WheelStyleInUse(RulerWheelStyle()) }
}

private struct WheelPickerFeedbackKey: EnvironmentKey {
    static var defaultValue: WheelPickerFeedback { .automatic }
}

private struct WheelPickerReportsKey: EnvironmentKey {
    static var defaultValue: [(WheelPickerPhase, Any) -> Void] { [] }
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

    var wheelPickerReports: [(WheelPickerPhase, Any) -> Void] {
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
    /// Sets the axis along which wheel pickers turn; nil is their style's own: horizontal for the ruler, vertical for the drum.
    nonisolated public func wheelPickerAxis(_ axis: Axis?) -> some View { environment(\.wheelPickerAxis, axis) }

    /// Whether the first value follows the last, without end. Every value is there once for each turn; assistive technology meets one
    /// element whose value goes round.
    nonisolated public func wheelPickerWraps(_ wraps: Bool = true) -> some View { environment(\.wheelPickerWraps, wraps) }

    /// Sets how many values page up, page down and the page gestures of assistive technology go on or back; 10 unless set.
    ///
    /// - Parameter count: Less than 1 counts as 1, more than a thousand million as that; where values are disabled, more than ten
    ///   thousand as that.
    nonisolated public func wheelPickerPageStep(_ count: Int) -> some View {
        environment(\.wheelPickerPageStep, min(max(count, 1), longestWheel))
    }

    /// Whether wheel pickers fade out towards their ends.
    nonisolated public func wheelPickerEdgeFade(_ isVisible: Bool) -> some View { environment(\.wheelPickerEdgeFade, isVisible) }
}
