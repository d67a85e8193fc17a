import Foundation

/// Lifts and drags a source.
///
/// The recognizer belongs to the root, so the drag continues if the source disappears.
final class DragLift: Lift {
    private weak var source: DragSourceElement?
    private var session: DragSession?

    init(_ source: DragSourceElement) {
        self.source = source
        super.init(source.graph.root)
    }

    override func lift(from start: CGPoint, at location: CGPoint, _ time: Double) {
        guard let source, source.canLift, source.graph.dragging.session == nil, let item = source.item?(), activate()
        else { return }
        session = DragSession(item, from: source, at: start)
    }

    override func move(to location: CGPoint, at time: Double) { session?.move(to: location, at: time) }

    override func drop(at time: Double) {
        session?.drop(at: time)
        session = nil
    }

    override func cancelled() {
        session?.cancel()
        session = nil
    }
}
