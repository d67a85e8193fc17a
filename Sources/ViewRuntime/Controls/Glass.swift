import Foundation

/// The glass material of controls.
///
/// The runtime draws a material with a bright edge, without refraction.
///
/// Available from iOS 26 and macOS 26.
public struct Glass: Equatable, Sendable {
    enum Kind: Sendable { case regular, clear, identity }
    let kind: Kind
    private(set) var color: Color?
    private(set) var isInteractive = false

    /// Glass with legible content.
    public static var regular: Glass { Glass(kind: .regular) }
    /// Glass with more transparency.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass with a tint color.
    ///
    /// - Parameter color: The tint color, or `nil` for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// Returns the glass with an interactive behavior.
    ///
    /// - Parameter isEnabled: Whether the glass grows slightly under a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var copy = self
        copy.isInteractive = isEnabled
        return copy
    }
}

/// The default shape of glass, a capsule.
///
/// Available from iOS 26 and macOS 26.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the default shape of glass.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Adds glass behind the view.
    ///
    /// Available from iOS 26 and macOS 26.
    ///
    /// - Parameters:
    ///   - glass: The glass material.
    ///   - shape: The shape of the glass.
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

    @Environment(\.glassUnion) private var union
    @Environment(\.isInGlassContainer) private var isInContainer

    init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    @MainActor func body(content: Content) -> some View {
        content
            .background {
                if let union, isInContainer, glass.kind != .identity {
                    Color.clear.anchorPreference(key: GlassUnionsKey.self, value: .bounds) { bounds in
                        [GlassUnion(id: union, glass: glass, shape: AnyShape(shape), parts: [bounds])]
                    }
                } else {
                    GlassPane(glass: glass, shape: AnyShape(shape))
                }
            }
            .environment(\.glassUnion, nil)
            .scaleEffect(isPressed ? 1.05 : 1)
            .animation(.snappy, value: isPressed)
            .geometryGroup()
            .simultaneousGesture(press, including: glass.isInteractive ? .all : .subviews)
    }

    @MainActor private var press: some Gesture {
        DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true }
    }
}

/// A piece of glass.
struct GlassPane: View {
    let glass: Glass
    let shape: AnyShape

    var body: some View {
        if glass.kind != .identity {
            shape.fill(glass.kind == .clear ? Material.ultraThin : .regular)
                .overlay { if let color = glass.color { shape.fill(color.opacity(0.55)) } }
                .overlay { shape.stroke(.white.opacity(0.35), lineWidth: 0.5) }
        }
    }
}
