import Foundation

/// The glass that controls are made of. Apple: iOS 26, macOS 26.
///
/// It bends no light here: it is a material with a bright edge.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }
    let kind: Kind
    private(set) var color: Color?
    private(set) var isInteractive = false

    /// Glass that content can be read on.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass that lets more of what lies behind it through.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// - Parameter isEnabled: Whether the glass grows a little under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The shape of glass that is given none: a capsule. Apple: iOS 26, macOS 26.
public struct DefaultGlassEffectShape: Shape {
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Puts glass behind the view. Apple: iOS 26, macOS 26.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassEffect(glass: glass, shape: shape))
    }
}

nonisolated private struct GlassEffect<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S
    @GestureState private var isPressed = false

    @MainActor func body(content: Content) -> some View {
        content
            .background { if glass.kind != .identity { pane } }
            .scaleEffect(isPressed ? 1.05 : 1)
            .animation(.snappy, value: isPressed)
            .simultaneousGesture(press, including: glass.isInteractive ? .all : .subviews)
    }

    @MainActor private var pane: some View {
        shape.fill(glass.kind == .clear ? Material.ultraThin : .regular)
            .overlay { if let color = glass.color { shape.fill(color.opacity(0.55)) } }
            .overlay { shape.stroke(.white.opacity(0.35), lineWidth: 0.5) }
    }

    @MainActor private var press: some Gesture {
        DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true }
    }
}
