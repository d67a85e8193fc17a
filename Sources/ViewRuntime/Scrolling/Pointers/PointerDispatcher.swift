import LayerTree

/// Delivers pointer events to the recognizers under the pointers. ``PointerArena`` decides between them.
@MainActor
final class PointerDispatcher {
    private unowned let graph: ViewGraph
    private let arena = PointerArena()
    /// The touch numbers of the pointers that are down, by pointer.
    private var touches: [Int: Int] = [:]
    private var touchCount = 0

    init(graph: ViewGraph) { self.graph = graph }

    /// - Parameter event: An event with a finite location, not earlier than the previous event.
    func dispatch(_ event: PointerEvent) {
        // Deadlines before the event fire first, even if no frame came between.
        checkDeadlines(event.time)
        switch event.phase {
        case .hovered: return graph.services.service(Hover.self).move(over: path(at: event), at: event.location)
        case .left: return graph.services.service(Hover.self).move(over: [], at: event.location)
        case .secondary:
            _ = path(at: event).first { $0.handleSecondaryClick() }
            return
        case .began: begin(event, on: recognizers(on: path(at: event)))
        case .moved, .ended, .cancelled: deliver(event)
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

    // MARK: Delivery

    private func begin(_ event: PointerEvent, on found: [Recognizer]) {
        touchCount += 1
        touches[event.id] = touchCount
        for recognizer in found { recognizer.touches.insert(touchCount) }
        arena.join(found)
        let (scrolls, others) = ScrollArbitration.inOrderOfTouch(found)
        for recognizer in scrolls where recognizer.isAlive { recognizer.pointerBegan(event) }
        arena.scrollsDidBegin(among: scrolls)
        for recognizer in others where recognizer.isAlive { recognizer.pointerBegan(event) }
        arena.settle()
    }

    private func deliver(_ event: PointerEvent) {
        guard let touch = touches[event.id] else { return }
        if event.phase != .moved { touches[event.id] = nil }
        let concerned = arena.recognizers.filter { $0.touches.contains(touch) }
        switch event.phase {
        case .moved:
            for recognizer in inOrderOfDistance(concerned) where recognizer.isAlive { recognizer.pointerMoved(event) }
        case .ended:
            for recognizer in concerned where recognizer.isAlive { recognizer.pointerEnded(event) }
        case .cancelled:
            for recognizer in concerned { recognizer.cancel() }
        case .began, .hovered, .left, .secondary: break
        }
        arena.settle()
    }

    private func inOrderOfDistance(_ recognizers: [Recognizer]) -> [Recognizer] {
        if recognizers.count < 2 { return recognizers }
        return recognizers.enumerated().sorted { a, b in
            (a.element.distance, a.element.rank, a.offset) < (b.element.distance, b.element.rank, b.offset)
        }.map(\.element)
    }

    /// Notifies recognizers of their deadlines, earliest first.
    private func checkDeadlines(_ time: Double) {
        var asked = 0
        while let due = arena.nextDeadline, due <= time, asked < 1000 {
            asked += 1
            for recognizer in arena.recognizers where recognizer.isAlive && recognizer.deadline == due {
                recognizer.deadlinePassed(due)
            }
            arena.settle()
        }
    }

    /// Cancels the gestures of an element that left the tree.
    func elementDidUnmount(_ element: Element) { arena.drop(element) }
}

extension PointerDispatcher: FrameClient {
    func step(to time: Double) -> FrameDemand {
        checkDeadlines(time)
        return arena.nextDeadline.map { $0 > time ? .at($0) : .nextFrame } ?? .done
    }
}
