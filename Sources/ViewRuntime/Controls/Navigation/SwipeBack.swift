import Foundation
import LayerTree

/// Leaves a screen with a finger that drags it from its leading edge, as on iOS. The screen follows the finger.
///
/// As on iOS, a screen without a back button can't be dragged. Unlike on iOS, neither can one with a zoom transition.
struct SwipeBack: ViewModifier {
    let exit: ScreenExit?
    let route: ScreenRoute
    /// The distance in points that the finger has moved the screen.
    @GestureState(resetTransaction: Transaction(animation: .smooth(duration: 0.35))) private var distance: CGFloat = 0
    @Environment(\.layoutDirection) private var direction

    init(exit: ScreenExit?, route: ScreenRoute) {
        self.exit = exit
        self.route = route
    }

    func body(content: Content) -> some View {
        content
            .offset(x: direction == .rightToLeft ? -distance : distance)
            .highPriorityGesture(
                EdgeDrag(canBegin: { [route] in route.hasBackButton && route.source == nil })
                    .updating($distance) { drag, distance, _ in distance = max(drag.distance, 0) }
                    .onEnded { [exit] drag in if drag.predictedDistance > drag.width / 2 { exit?.leave() } })
    }
}

/// A drag of a finger from the leading edge of a view.
nonisolated private struct EdgeDrag: PrimitiveGesture {
    struct Value {
        /// The distance from the leading edge in points that the finger has moved.
        let distance: CGFloat
        /// The distance in points that the finger would move if it lifted now.
        let predictedDistance: CGFloat
        /// The width of the view, in points.
        let width: CGFloat
    }

    let canBegin: @MainActor () -> Bool

    @MainActor static func _makeTracker(_ gesture: Self, _ context: _GestureContext) -> _GestureTracker<Value> {
        // The view moves with the finger, so its own coordinates would, too.
        let drag = DragGesture(coordinateSpace: .global)
        let tracker = EdgeDragTracker(DragGesture._makeTracker(drag, context))
        tracker.gesture = gesture
        return tracker
    }

    @MainActor static func _updateTracker(_ tracker: _GestureTracker<Value>, _ gesture: Self) {
        unsafeDowncast(tracker, to: EdgeDragTracker.self).gesture = gesture
    }
}

private final class EdgeDragTracker: WrappedTracker<DragGesture.Value, EdgeDrag.Value> {
    /// The maximum distance of the finger from the edge when it goes down, in points.
    private static let reach: CGFloat = 20

    var gesture: EdgeDrag!
    private var start: CGPoint?

    override func handle(_ input: GestureInput, _ effects: inout GestureEffects) {
        switch input {
        case .began(let event) where start == nil:
            start = event.location
            let x = context.element.locally(event.location).x
            let isAtEdge = (isMirrored ? width - x : x) <= Self.reach
            if event.kind != .touch || !isAtEdge || !gesture.canBegin() { phase = .failed }
        case .moved(let event):
            // Content that scrolls vertically keeps the finger.
            guard phase.isPossible, let start else { break }
            let across = abs(event.location.y - start.y), distance = hypot(event.location.x - start.x, across)
            if distance >= base.distance, across > inward(event.location.x - start.x) { phase = .failed }
        default: break
        }
        if !phase.isFailed { super.handle(input, &effects) }
    }

    override func baseDidChange(_ effects: inout GestureEffects) {
        phase = base.phase.map { drag in
            EdgeDrag.Value(
                distance: inward(drag.translation.width), predictedDistance: inward(drag.predictedEndTranslation.width),
                width: width)
        }
    }

    override var claim: Claim? { phase.isFailed ? nil : super.claim }

    private var isMirrored: Bool { context.element.environment.layoutDirection == .rightToLeft }

    private var width: CGFloat { context.element.size.width }

    private func inward(_ distance: CGFloat) -> CGFloat { isMirrored ? -distance : distance }
}
