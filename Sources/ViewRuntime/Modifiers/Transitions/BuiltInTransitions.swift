import Foundation

/// A transition without an animation.
@MainActor @preconcurrency
public struct IdentityTransition: Transition, TransitionTraits {
    /// Creates the transition.
    public init() {}

    /// Returns the content unchanged.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    /// The properties of the transition.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    func isIdentity(at phase: TransitionPhase) -> Bool { true }
    func animation(at phase: TransitionPhase) -> Animation? { nil }
}

/// A transition that fades in and out.
@MainActor @preconcurrency
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Returns the content with the opacity of a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// The properties of the transition.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales a view up and down.
@MainActor @preconcurrency
public struct ScaleTransition: Transition {
    /// The scale of the hidden view.
    public var scale: Double
    /// The anchor of the scaling.
    public var anchor: UnitPoint

    /// Creates a transition with a scale and an anchor.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the content with the scale of a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// A transition that moves a view from and to an offset.
@MainActor @preconcurrency
public struct OffsetTransition: Transition {
    /// The offset of the hidden view, in points.
    public var offset: CGSize

    /// Creates a transition with an offset, in points.
    public init(_ offset: CGSize) { self.offset = offset }

    /// Returns the content with the offset of a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that moves a view from and to an edge, by the length of the view.
@MainActor @preconcurrency
public struct MoveTransition: Transition {
    /// The edge from and to which the view moves.
    public var edge: Edge

    /// Creates a transition with an edge.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the content with the offset of a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: edge, part: phase.isIdentity ? 0 : 1))
    }
}

/// A transition that moves a view in from the leading edge and out to the trailing edge, by the length of the view.
@MainActor @preconcurrency
public struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Returns the content with the offset of a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeShift(edge: .trailing, part: phase.value))
    }
}

/// A transition that moves a view in from an edge and out to the opposite edge, with a fade.
@MainActor @preconcurrency
public struct PushTransition: Transition {
    /// The edge from which the view enters.
    public var edge: Edge

    /// Creates a transition with an edge.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the content with the offset and the opacity of a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).modifier(EdgeShift(edge: edge, part: -phase.value))
    }
}

/// A transition that blurs and scales a view.
@MainActor @preconcurrency
public struct BlurReplaceTransition: Transition {
    /// The scaling of a blur transition.
    public struct Configuration: Equatable, Sendable {
        fileprivate var insertionScale: Double

        /// The new view starts larger.
        public static let upUp = Configuration(insertionScale: 1.15)
        /// The new view starts smaller.
        public static let downUp = Configuration(insertionScale: 0.85)
    }

    /// The scaling of the views.
    public var configuration: Configuration

    /// Creates a transition with a configuration.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns the content with the blur and the scale of a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale: Double = phase == .willAppear ? configuration.insertionScale : phase == .didDisappear ? 0.85 : 1
        content.blur(radius: phase.isIdentity ? 0 : 8)
            .opacity(phase.isIdentity ? 1 : 0)
            .scaleEffect(CGFloat(scale))
    }
}

/// An effect that moves a view by a part of its length.
private struct EdgeShift: MirroredGeometryEffect {
    let edge: Edge
    /// The distance in lengths of the view: 1 is beyond the edge, -1 beyond the opposite edge.
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
    /// A transition without an animation.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// A transition that fades in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension BinaryFloatingPoint {
    /// 1e-5: the scale at which a view is treated as a point. A scale of zero has no inverse, so touches would have no
    /// position in the view.
    static var smallestScale: Self { 1e-5 }
}

extension Transition where Self == ScaleTransition {
    /// A transition that scales a view up from a point.
    public static var scale: ScaleTransition { ScaleTransition(.smallestScale) }
    /// A transition that scales a view up and down.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// A transition that moves a view from and to an offset, in points.
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// A transition that moves a view from and to an offset, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == MoveTransition {
    /// A transition that moves a view from and to an edge.
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// A transition that moves a view in from the leading edge and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// A transition that moves a view in from an edge and out to the opposite edge.
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    /// A transition that blurs and scales a view.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    /// A transition that blurs and scales a view.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
