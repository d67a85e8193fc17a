import Foundation

/// The default button style, which shows the label in the tint color without a border.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates a default button style.
    public init() {}

    /// Creates a view that represents the body of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(isColored: true), configuration: configuration)
    }
}

/// A button style that shows the label in the tint color without a border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates a borderless button style.
    public init() {}

    /// Creates a view that represents the body of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(isColored: true), configuration: configuration)
    }
}

/// A button style that shows the label unchanged and dims it while the button is pressed.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates a plain button style.
    public init() {}

    /// Creates a view that represents the body of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: BareLook(isColored: false), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default button style, which shows the label in the tint color without a border.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button style that shows the label in the tint color without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button style that shows the label unchanged and dims it while the button is pressed.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct BareLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.drawing.hasForeground) private var hasForeground
    let isColored: Bool

    init(isColored: Bool) { self.isColored = isColored }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(LabelColor(style: color(configuration.role)))
            .opacity(configuration.isPressed ? 0.2 : isEnabled || isColored ? 1 : 0.5)
    }

    /// The foreground style of the label, or `nil` to keep the inherited style.
    private func color(_ role: ButtonRole?) -> AnyShapeStyle? {
        guard isColored else { return nil }
        if !isEnabled { return AnyShapeStyle(Color(SystemColor.tertiary)) }
        // A style that the program sets prevails over the tint and over the color of the role.
        if hasForeground { return nil }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

/// Replaces the foreground style without changing the identity of its content.
struct LabelColor: ViewModifier {
    let style: AnyShapeStyle?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.drawing.foregroundStyle) { $0 = style ?? $0 }
    }
}
