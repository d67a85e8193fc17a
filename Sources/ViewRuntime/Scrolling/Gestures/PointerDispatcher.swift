import LayerTree

/// Sends pointer events to the gestures under the pointers.
@MainActor
final class PointerDispatcher {
    private unowned let graph: ViewGraph
    private let arena = PointerArena()

    init(graph: ViewGraph) { self.graph = graph }

    /// - Parameter event: An event with a finite location, not earlier than the previous event.
    func dispatch(_ event: PointerEvent) {
        // Deadlines before the event fire first, even if no frame came between.
        arena.checkDeadlines(event.time)
        switch event.phase {
        case .hovered: return graph.services.service(Hover.self).move(over: path(at: event), at: event.location)
        case .left: return graph.services.service(Hover.self).move(over: [], at: event.location)
        case .secondary:
            _ = path(at: event).first { $0.handleSecondaryClick() }
            return
        case .began: arena.begin(event, on: recognizers(on: path(at: event)))
        case .moved, .ended, .cancelled: arena.handle(event)
        }
        if arena.nextDeadline != nil { graph.add(self) } else { graph.remove(self as any FrameClient) }
    }

    private func path(at event: PointerEvent) -> [Element] { HitTest.path(at: event.location, in: graph.root) }

    /// Returns the recognizers of the elements under a pointer, innermost first. Recognizers with high priority come
    /// before all recognizers inside their view.
    private func recognizers(on path: [Element]) -> [Recognizer] {
        var found: [Recognizer] = []
        for element in path {
            guard let target = element as? any GestureTarget else { continue }
            guard let source = target as? any GestureSource else {
                // A list row that is a button has the recognizers of the button.
                found += target.recognizers().filter { new in !found.contains { $0 === new } }
                continue
            }
            if !source.mask.contains(.subviews) { found = ScrollArbitration.masked(found) }
            found.insert(contentsOf: source.recognizers(), at: source.isFirst ? 0 : found.count)
        }
        return found
    }

    /// Cancels the gestures of an element that left the tree.
    func elementDidUnmount(_ element: Element) { arena.drop(element) }
}

extension PointerDispatcher: FrameClient {
    func step(to time: Double) -> FrameDemand {
        arena.checkDeadlines(time)
        return arena.nextDeadline.map { .at(max($0, time)) } ?? .done
    }
}
