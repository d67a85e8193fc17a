import Foundation

/// How a screen comes over the one below it. Apple: iOS 18, macOS 15.
nonisolated public protocol NavigationTransition {
    /// Read by the runtime alone.
    var _source: _TransitionSource? { get }
}

/// What the runtime knows of the view out of which a screen grows.
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

/// The usual transition: the screen comes from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
    public init() {}

    public var _source: _TransitionSource? { nil }
}

/// The screen grows out of a view of the screen below.
public struct ZoomNavigationTransition: NavigationTransition {
    public let _source: _TransitionSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Has the screen grow out of the view that ``View/matchedTransitionSource(id:in:)`` marks, and shrink back into it. Where
    /// there is no such view, the transition is the usual one. Apple: iOS 18.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_source: _TransitionSource(id: AnyHashable(sourceID), namespace: namespace))
    }
}

extension View {
    /// How the screen comes over the one below it in a navigation stack. Sheets and covers come as usual. Apple: iOS 18, macOS 15.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        let source = style._source
        return navigationBar { $0.source = $0.source ?? source }
    }
}

/// A screen's way between the place of its source, or the trailing edge, and its own.
@MainActor
final class ScreenWay {
    var source: _TransitionSource?
    private let sources: TransitionSources

    init(_ sources: TransitionSources) { self.sources = sources }

    /// Where the screen grows from, in its own space, and with which corners; nil if there is no such place.
    var origin: (frame: CGRect, cornerRadius: CGFloat)? {
        guard let source, let found = sources.place(of: source), !found.frame.isEmpty else { return nil }
        return found
    }
}

/// Comes out of its source, or from the trailing edge.
struct ScreenTransition: Transition {
    let way: ScreenWay

    func body(content: Content, phase: TransitionPhase) -> some View {
        let part: Double = phase.isIdentity ? 0 : 1
        content
            .clipShape(ZoomWindow(way: way, part: part))
            .modifier(ScreenShift(way: way, part: part))
    }
}

/// What is seen of a screen on its way; all of it, and what is drawn outside of it, where it has no source.
nonisolated private struct ZoomWindow: Shape {
    let way: ScreenWay
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
        // Shapes are drawn on the main actor.
        MainActor.assumeIsolated {
            guard let origin = way.origin else { return Path(rect.insetBy(dx: -rect.width, dy: -rect.height)) }
            let zoom = Zoom(from: origin.frame, to: rect.size, part: part)
            let radius = origin.cornerRadius * part / zoom.scale
            return Path(roundedRect: CGRect(x: 0, y: 0, width: rect.width, height: zoom.height), cornerRadius: radius)
        }
    }
}

/// Draws a screen where it is on its way.
private struct ScreenShift: MirroredGeometryEffect {
    let way: ScreenWay
    /// 0 at its own place, 1 where it comes from.
    var part: Double

    typealias Body = Never

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func effectValue(size: CGSize, isMirrored: Bool) -> ProjectionTransform {
        // Effects are drawn on the main actor.
        guard let origin = MainActor.assumeIsolated({ way.origin }) else {
            return ProjectionTransform(CGAffineTransform(translationX: (isMirrored ? -size.width : size.width) * part, y: 0))
        }
        let zoom = Zoom(from: origin.frame, to: size, part: part)
        return ProjectionTransform(CGAffineTransform(zoom.scale, 0, 0, zoom.scale, zoom.corner.x, zoom.corner.y))
    }
}

/// A screen between its source's frame and its own: as wide as what it covers, and cut off where that ends.
private struct Zoom {
    let corner: CGPoint
    let scale: CGFloat
    /// How much of the screen is seen from its top, in its own points.
    let height: CGFloat

    init(from source: CGRect, to size: CGSize, part: Double) {
        let share = CGFloat(part)
        let width = size.width + (source.width - size.width) * share
        let shown = size.height + (source.height - size.height) * share
        corner = CGPoint(x: source.minX * share, y: source.minY * share)
        scale = size.width > 0 ? max(width / size.width, 0.001) : 1
        height = max(shown, 0) / scale
    }
}
