import Foundation

extension AnyTransition {
    /// A transition without visible changes.
    public static var identity: AnyTransition { AnyTransition { TypedTransitionBox(IdentityTransition()) } }

    /// A transition that fades the view in and out.
    public static var opacity: AnyTransition { AnyTransition { TypedTransitionBox(OpacityTransition()) } }

    /// A transition that moves the view in from the leading edge and out toward the trailing edge.
    public static var slide: AnyTransition { AnyTransition { TypedTransitionBox(SlideTransition()) } }

    /// A transition that scales the view up from zero and down to zero.
    public static var scale: AnyTransition { scale(scale: .smallestScale) }

    /// Returns a transition that scales the view.
    ///
    /// - Parameters:
    ///   - scale: The scale of the inserted and removed view.
    ///   - anchor: The point that stays in place.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { TypedTransitionBox(ScaleTransition(Double(scale), anchor: anchor)) }
    }

    /// Returns a transition that moves the view in from an edge and out toward the same edge.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition { TypedTransitionBox(MoveTransition(edge: edge)) }
    }

    /// Returns a transition that moves the view in from an edge, moves it out toward the opposite edge, and fades it.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition { TypedTransitionBox(PushTransition(edge: edge)) }
    }

    /// Returns a transition that moves the view in from an offset and out to the same offset, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition { TypedTransitionBox(OffsetTransition(offset)) }
    }

    /// Returns a transition that moves the view in from an offset and out to the same offset, in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
}
