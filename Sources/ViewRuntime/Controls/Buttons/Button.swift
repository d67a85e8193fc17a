import Foundation

/// A control that performs an action when a person presses it.
///
/// The button performs its action when a pointer that went down on it lifts over it. A finger may move up to 70 points
/// outside the button's bounds. The Return key and the space bar activate the focused button, and assistive technology
/// activates it directly. A scroll view that starts to scroll cancels the press.
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// Creates a button with a custom label.
    ///
    /// - Parameters:
    ///   - action: The closure that runs when a person presses the button.
    ///   - label: A view that describes the button's action.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a custom label.
    ///
    /// - Parameters:
    ///   - role: The purpose of the button, or `nil` if it has no special purpose.
    ///   - action: The closure that runs when a person presses the button.
    ///   - label: A view that describes the button's action.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    // A button is one element in every style, so lazy stacks count buttons without creating them.
    @MainActor public static var _elementCount: Int? { 1 }

    @MainActor public var body: some View {
        ChosenButton(
            configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)), action: action))
    }
}

extension Button where Label == Text {
    /// Creates a button with a label from a localized string key.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button with a role and a label from a localized string key.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a label from a string.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a role and a label from a string.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration of a primitive button style. Use it in a style to build on the style
    /// around it.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A button in the style from the environment.
private struct ChosenButton: View {
    @Environment(\.controlValues.buttonStyle) private var style
    let configuration: PrimitiveButtonStyleConfiguration

    init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        // A button inside a style's body uses the automatic style.
        (style ?? .automaticButton).makeBody(configuration).controls { $0.buttonStyle = nil }
    }
}
