import Foundation

/// How large controls are.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
    /// How large controls in the view are.
    public var controlSize: ControlSize {
        get { builtIn.controls.size }
        set { builtIn.controls.size = newValue }
    }
}

extension View {
    /// How large controls in the view are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { controls { $0.size = controlSize } }

    /// Shows controls in the view without their labels. Assistive technology still reads them.
    nonisolated public func labelsHidden() -> some View { controls { $0.hidesLabels = true } }
}
