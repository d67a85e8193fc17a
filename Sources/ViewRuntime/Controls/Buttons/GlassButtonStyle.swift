import Foundation

/// A button style that shows the label on glass.
///
/// Available from iOS 26 and macOS 26.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    /// Creates a glass button style.
    public init() { glass = .regular }

    /// Creates a button style with a kind of glass.
    public init(_ glass: Glass) { self.glass = glass }

    /// Creates a view that represents the body of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: GlassLook(glass: glass, isProminent: false), configuration: configuration)
    }
}

/// A button style that shows the label on tinted glass.
///
/// Available from iOS 26 and macOS 26.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates a prominent glass button style.
    public init() {}

    /// Creates a view that represents the body of a button.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: GlassLook(glass: .regular, isProminent: true), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button style that shows the label on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }

    /// A button style that shows the label on a kind of glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button style that shows the label on tinted glass.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlValues) private var controls
    @Environment(\.drawing.hasForeground) private var hasForeground
    let glass: Glass
    let isProminent: Bool

    init(glass: Glass, isProminent: Bool) {
        self.glass = glass
        self.isProminent = isProminent
    }

    func makeBody(configuration: Configuration) -> some View {
        let shape = controls.borderShape == .automatic ? AnyShape(Capsule()) : controls.borderShape.shape(controls.size)
        let isDestructive = configuration.role == .destructive
        configuration.label
            .modifier(LabelColor(style: labelStyle(isDestructive)))
            .transformEnvironment(\.font) { $0 = controls.size.font ?? $0 }
            .padding(controls.size.insets)
            .background {
                if isProminent && isEnabled {
                    shape.fill(isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
                } else {
                    GlassPane(glass: glass, shape: shape)
                }
            }
            .contentShape(shape)
            .scaleEffect(configuration.isPressed ? 1.05 : 1)
            .animation(.snappy, value: configuration.isPressed)
            .geometryGroup()
    }

    /// The foreground style of the label, or `nil` to keep the style that the program sets.
    private func labelStyle(_ isDestructive: Bool) -> AnyShapeStyle? {
        if !isEnabled { return AnyShapeStyle(Color(SystemColor.tertiary)) }
        if hasForeground { return nil }
        if isProminent { return AnyShapeStyle(Color.white) }
        return isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary)
    }
}
