import Foundation

/// A transition of a screen in a navigation stack. Available from iOS 18 and macOS 15.
nonisolated public protocol NavigationTransition {
    /// For the runtime only.
    var _source: _TransitionSource? { get }
}

/// The identity of the source of a zoom transition, for the runtime.
public struct _TransitionSource: Hashable, Sendable {
    nonisolated(unsafe) let id: AnyHashable
    let namespace: Namespace.ID

    init(id: AnyHashable, namespace: Namespace.ID) {
        self.id = id
        self.namespace = namespace
    }

    public static func == (a: Self, b: Self) -> Bool { a.namespace == b.namespace && a.id == b.id }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(namespace)
    }
}

/// The default transition: the screen moves in from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the default transition.
    public init() {}

    public var _source: _TransitionSource? { nil }
}

/// A transition in which the screen grows out of a view of the screen below.
public struct ZoomNavigationTransition: NavigationTransition {
    public let _source: _TransitionSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Zooms the screen out of the view that ``View/matchedTransitionSource(id:in:)`` marks, and back into it. Without
    /// such a view, the transition is the default one. Available from iOS 18.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_source: _TransitionSource(id: AnyHashable(sourceID), namespace: namespace))
    }
}

extension View {
    /// Sets the transition of the screen in a navigation stack. It has no effect on sheets and covers. Available from
    /// iOS 18 and macOS 15.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = style._source
        return navigationBar { $0.source = $0.source ?? source }
    }
}

/// The route of a screen between its source, or the trailing edge, and its place.
@MainActor
final class ScreenRoute {
    var source: _TransitionSource?
    /// Whether the screen has a back button.
    var hasBackButton = true
    private let sources: TransitionSources

    init(_ sources: TransitionSources) { self.sources = sources }

    /// The frame and the corners of the source in the space of the screen; nil if there is no source.
    var origin: (frame: CGRect, cornerRadius: CGFloat)? {
        guard let source, let found = sources.place(of: source), !found.frame.isEmpty else { return nil }
        return found
    }
}

/// Zooms out of the source, or moves in from the trailing edge.
struct ScreenTransition: Transition {
    let route: ScreenRoute

    func body(content: Content, phase: TransitionPhase) -> some View {
        let part: Double = phase.isIdentity ? 0 : 1
        content
            .clipShape(ZoomWindow(route: route, part: part))
            .modifier(ScreenShift(route: route, part: part))
    }
}

/// The visible part of a screen in a zoom transition; all of the screen, and what it draws outside, without a source.
nonisolated private struct ZoomWindow: Shape {
    let route: ScreenRoute
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
        // Shapes are drawn on the main actor.
        MainActor.assumeIsolated {
            guard let origin = route.origin else { return Path(rect.insetBy(dx: -rect.width, dy: -rect.height)) }
            let zoom = Zoom(from: origin.frame, to: rect.size, part: part)
            let radius = origin.cornerRadius * part / zoom.scale
            return Path(roundedRect: CGRect(x: 0, y: 0, width: rect.width, height: zoom.height), cornerRadius: radius)
        }
    }
}

/// Moves and scales a screen in its transition.
private struct ScreenShift: MirroredGeometryEffect {
    let route: ScreenRoute
    /// 0 at its place, 1 at its source.
    var part: Double

    typealias Body = Never

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func effectValue(size: CGSize, isMirrored: Bool) -> ProjectionTransform {
        // Effects are drawn on the main actor.
        guard let origin = MainActor.assumeIsolated({ route.origin }) else {
            return ProjectionTransform(
                CGAffineTransform(translationX: (isMirrored ? -size.width : size.width) * part, y: 0))
        }
        let zoom = Zoom(from: origin.frame, to: size, part: part)
        return ProjectionTransform(CGAffineTransform(zoom.scale, 0, 0, zoom.scale, zoom.corner.x, zoom.corner.y))
    }
}

/// The geometry of a screen in a zoom transition: scaled to the width of what it covers, and clipped to the height.
private struct Zoom {
    /// The smallest scale, which still has an inverse.
    private static let smallestScale: CGFloat = 0.001

    let corner: CGPoint
    let scale: CGFloat
    /// The visible height from the top, in the points of the screen.
    let height: CGFloat

    init(from source: CGRect, to size: CGSize, part: Double) {
        let share = CGFloat(part)
        let width = size.width + (source.width - size.width) * share
        let shown = size.height + (source.height - size.height) * share
        corner = CGPoint(x: source.minX * share, y: source.minY * share)
        scale = size.width > 0 ? max(width / size.width, Self.smallestScale) : 1
        height = max(shown, 0) / scale
    }
}
