import SwiftUI
import ViewRuntime

/// A setting of the person's that views can only read, and a test can make.
public enum AccessibilitySetting: Hashable, Sendable, CaseIterable {
    /// `accessibilityReduceMotion`
    case reduceMotion
    /// `colorSchemeContrast`
    case increaseContrast
    /// `accessibilityDifferentiateWithoutColor`
    case differentiateWithoutColor
    /// `accessibilityReduceTransparency`
    case reduceTransparency
    /// `accessibilityVoiceOverEnabled`
    case voiceOver
}

extension EnvironmentValues {
    /// Makes a setting that is the person's alone.
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
