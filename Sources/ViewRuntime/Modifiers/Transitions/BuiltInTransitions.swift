import Foundation

/// Comes and goes at once.
@MainActor @preconcurrency
public struct IdentityTransition: Transition, TransitionTraits {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    func isIdentity(at phase: TransitionPhase) -> Bool { true }
    func animation(at phase: TransitionPhase) -> Animation? { nil }
}

/// Fades in and out.
@MainActor @preconcurrency
public struct OpacityTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }

    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows from a scale and shrinks to it.
@MainActor @preconcurrency
public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// Comes from elsewhere and goes there.
@MainActor @preconcurrency
public struct OffsetTransition: Transition {
    public var offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}

/// Comes from an edge and goes there, by the view's own length.
@MainActor @preconcurrency
public struct MoveTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: edge, part: phase.isIdentity ? 0 : 1))
    }
}

/// Comes from the leading edge and goes to the trailing one, by the view's own length.
@MainActor @preconcurrency
public struct SlideTransition: Transition {
    public init() {}

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: .trailing, part: phase.value))
    }
}

/// Comes from an edge, goes to the opposite one, and fades on the way.
@MainActor @preconcurrency
public struct PushTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).modifier(EdgeShift(edge: edge, part: -phase.value))
    }
}

/// Comes out of a blur and goes into one, a little smaller.
@MainActor @preconcurrency
public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        fileprivate var insertionScale: Double

        /// Comes from below, goes upwards.
        public static let upUp = Configuration(insertionScale: 1.15)
        /// Comes from above, goes downwards.
        public static let downUp = Configuration(insertionScale: 0.85)
    }

    public var configuration: Configuration

    public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale: Double = phase == .willAppear ? configuration.insertionScale : phase == .didDisappear ? 0.85 : 1
        content.blur(radius: phase.isIdentity ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(CGFloat(scale))
    }
}

/// Shows a view beside its place, by a part of its own length.
private struct EdgeShift: MirroredGeometryEffect {
    let edge: Edge
    /// 1 is beyond the edge, -1 beyond the opposite one.
    var part: Double

    typealias Body = Never

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func effectValue(size: CGSize, isMirrored: Bool) -> ProjectionTransform {
        var x: CGFloat = 0, y: CGFloat = 0
        switch edge {
        case .top: y = -size.height
        case .bottom: y = size.height
        case .leading: x = isMirrored ? size.width : -size.width
        case .trailing: x = isMirrored ? -size.width : size.width
        }
        return ProjectionTransform(CGAffineTransform(translationX: x * CGFloat(part), y: y * CGFloat(part)))
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(1e-5) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
