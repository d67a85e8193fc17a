import Foundation

/// The usual style: the label in the colour of controls, with no border.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(isColored: true), configuration: configuration)
    }
}

/// The label in the colour of controls, with no border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(isColored: true), configuration: configuration)
    }
}

/// The label as it is; while it is pressed, dimmed.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(isColored: false), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct BareLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    let isColored: Bool

    init(isColored: Bool) { self.isColored = isColored }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(LabelColor(style: color(configuration.role)))
            .opacity(configuration.isPressed ? 0.2 : isEnabled || isColored ? 1 : 0.5)
    }

    /// Nil leaves the label's own.
    private func color(_ role: ButtonRole?) -> AnyShapeStyle? {
        guard isColored else { return nil }
        if !isEnabled { return AnyShapeStyle(Color(SystemColor.tertiary)) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

/// A foreground that may be the inherited one, without making another view of its content.
private struct LabelColor: ViewModifier {
    let style: AnyShapeStyle?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.builtIn.foregroundStyle) { $0 = style ?? $0 }
    }
}
