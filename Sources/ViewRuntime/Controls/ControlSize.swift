import Foundation

/// The size of controls.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest controls.
    case mini
    /// Small controls.
    case small
    /// Controls of the default size.
    case regular
    /// Large controls.
    case large
    /// The largest controls.
    case extraLarge
}

extension EnvironmentValues {
    /// The size of controls in the view.
    public var controlSize: ControlSize {
        get { controlValues.size }
        set { controlValues.size = newValue }
    }
}

extension View {
    /// Sets the size of controls in this view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { controls { $0.size = controlSize } }

    /// Hides the labels of controls in this view. Assistive technology still reads them.
    nonisolated public func labelsHidden() -> some View { controls { $0.hidesLabels = true } }
}
