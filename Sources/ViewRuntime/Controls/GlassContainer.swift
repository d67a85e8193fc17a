import Foundation

/// A container in which several views can share one piece of glass.
///
/// Use ``View/glassEffectUnion(id:namespace:)`` to combine views. Glass doesn't flow from one view to
/// another here, whatever their distance.
///
/// Available from iOS 26 and macOS 26.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: The distance in points below which glass flows together on Apple's systems.
    ///   - content: The views.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        content.environment(\.isInGlassContainer, true).backgroundPreferenceValue(GlassUnionsKey.self) { unions in
            GeometryReader { proxy in
                ForEach(unions, id: \.id) { union in
                    let frame = union.parts.map { proxy[$0] }.reduce(CGRect.null) { $0.union($1) }
                    GlassPane(glass: union.glass, shape: union.shape)
                        .frame(width: frame.width, height: frame.height)
                        .position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .transformPreference(GlassUnionsKey.self) { $0 = [] }
    }
}

/// The identity of a piece of glass that several views share.
struct GlassUnionID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// A piece of glass that several views share.
struct GlassUnion {
    let id: GlassUnionID
    let glass: Glass
    let shape: AnyShape
    var parts: [Anchor<CGRect>]
}

enum GlassUnionsKey: PreferenceKey {
    static var defaultValue: [GlassUnion] { [] }

    static func reduce(value: inout [GlassUnion], nextValue: () -> [GlassUnion]) {
        for next in nextValue() {
            if let index = value.firstIndex(where: { $0.id == next.id }) {
                value[index].parts += next.parts
            } else {
                value.append(next)
            }
        }
    }
}

extension EnvironmentValues {
    private enum GlassUnionKey: EnvironmentKey {
        static var defaultValue: GlassUnionID? { nil }
    }

    private enum GlassContainerKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    /// Whether a container draws the glass that several views share.
    var isInGlassContainer: Bool {
        get { self[GlassContainerKey.self] }
        set { self[GlassContainerKey.self] = newValue }
    }

    /// The piece of glass that the glass effects of a view share.
    var glassUnion: GlassUnionID? {
        get { self[GlassUnionKey.self] }
        set { self[GlassUnionKey.self] = newValue }
    }
}

/// The way that glass appears and disappears.
///
/// Available from iOS 26 and macOS 26.
public struct GlassEffectTransition: Sendable {
    enum Kind: Sendable { case identity, matchedGeometry, materialize }
    let kind: Kind

    /// The glass appears at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
    /// The glass grows out of its center.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// The glass fades in.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }

    fileprivate var transition: AnyTransition {
        switch kind {
        case .identity: .identity
        case .matchedGeometry: .scale(scale: 0.5).combined(with: .opacity)
        case .materialize: .opacity
        }
    }
}

extension View {
    /// Makes the glass effects in this view parts of one piece of glass, together with those of other views with the
    /// same identifier in the ``GlassEffectContainer`` around them.
    ///
    /// Available from iOS 26 and macOS 26.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View {
        environment(\.glassUnion, id.map { GlassUnionID(id: AnyHashable($0), namespace: namespace) })
    }

    /// Identifies the glass effect of this view. Glass with an identifier grows out of its center when it appears.
    ///
    /// Available from iOS 26 and macOS 26.
    nonisolated public func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        modifier(TransitionTrait(transition: id.map { _ in GlassEffectTransition.matchedGeometry.transition.base }))
    }

    /// Sets how the glass effect of this view appears and disappears.
    ///
    /// Available from iOS 26 and macOS 26.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self.transition(transition.transition)
    }
}
