import SwiftUI
import ViewRuntime

/// An accessibility setting that views can only read, and that a test can change.
public enum AccessibilitySetting: Hashable, Sendable, CaseIterable {
    /// The setting that views read as `accessibilityReduceMotion`.
    case reduceMotion
    /// The setting that views read as `colorSchemeContrast`.
    case increaseContrast
    /// The setting that views read as `accessibilityDifferentiateWithoutColor`.
    case differentiateWithoutColor
    /// The setting that views read as `accessibilityReduceTransparency`.
    case reduceTransparency
    /// The setting that views read as `accessibilityVoiceOverEnabled`.
    case voiceOver
}

extension EnvironmentValues {
    /// Changes an accessibility setting.
    ///
    /// ```swift
    /// let stage = Stage(size: size, environment: { $0.set(.reduceMotion) }) { Gallery() }
    /// stage.changeEnvironment { $0.set(.reduceMotion, to: false) }
    /// ```
    public mutating func set(_ setting: AccessibilitySetting, to isOn: Bool = true) {
        switch setting {
        case .reduceMotion: setReduceMotion(isOn)
        case .increaseContrast: setContrast(isOn ? .increased : .standard)
        case .differentiateWithoutColor: setDifferentiateWithoutColor(isOn)
        case .reduceTransparency: setReduceTransparency(isOn)
        case .voiceOver: setVoiceOver(isOn)
        }
    }
}
