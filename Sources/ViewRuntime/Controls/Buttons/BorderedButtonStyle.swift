import Foundation

/// A button style that shows the label on a tinted background.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates a bordered button style.
    public init() {}

    /// Creates a view that represents the body of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderedLook(isProminent: false), configuration: configuration)
    }
}

/// A button style that fills the background with the tint color.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates a bordered prominent button style.
    public init() {}

    /// Creates a view that represents the body of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BorderedLook(isProminent: true), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button style that shows the label on a tinted background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button style that fills the background with the tint color.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

struct BorderedLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlValues) private var controls
    @Environment(\.drawing.tint) private var tint
    @Environment(\.drawing.hasForeground) private var hasForeground
    let isProminent: Bool

    init(isProminent: Bool) { self.isProminent = isProminent }

    func makeBody(configuration: Configuration) -> some View {
        let shape = controls.borderShape.shape(controls.size)
        let isDestructive = configuration.role == .destructive
        configuration.label
            .modifier(LabelColor(style: labelStyle(isDestructive)))
            .transformEnvironment(\.font) { $0 = controls.size.font ?? $0 }
            .padding(controls.size.insets)
            .background(background(isDestructive), in: shape)
            .contentShape(shape)
            .opacity(configuration.isPressed ? 0.6 : 1)
    }

    private func color(_ isDestructive: Bool) -> AnyShapeStyle {
        isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    /// The foreground style of the label, or `nil` to keep the style that the program sets.
    private func labelStyle(_ isDestructive: Bool) -> AnyShapeStyle? {
        if !isEnabled { return AnyShapeStyle(Color(SystemColor.tertiary)) }
        if hasForeground { return nil }
        return isProminent ? AnyShapeStyle(Color.white) : color(isDestructive)
    }

    private func background(_ isDestructive: Bool) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(SystemFill.tertiary) }
        if isProminent { return color(isDestructive) }
        // The background is gray unless the program sets a tint.
        return tint == nil && !isDestructive
            ? AnyShapeStyle(SystemFill.tertiary) : AnyShapeStyle(color(isDestructive).opacity(0.15))
    }
}
