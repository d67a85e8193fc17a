import Foundation
import LayerTree

/// Sends events to their receivers: pointers to gestures, wheels to scroll views, keys and text to the focused element,
/// accessibility actions to their elements, and URLs to the views that open them.
@MainActor
final class InputDispatcher: InputReceiver {
    private unowned let graph: ViewGraph
    private let pointers: PointerDispatcher
    private let wheels = WheelDispatcher()
    private let keys: KeyDispatcher
    private var lastTime = 0.0

    init(graph: ViewGraph) {
        self.graph = graph
        pointers = PointerDispatcher(graph: graph)
        keys = KeyDispatcher(graph: graph)
    }

    func dispatch(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(var event):
            guard event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite else { return true }
            event.time = advance(to: event.time)
            pointers.dispatch(event)
            return true
        case .wheel(var event):
            guard event.delta.width.isFinite, event.delta.height.isFinite else { return false }
            event.time = advance(to: event.time.isFinite ? event.time : lastTime)
            return wheels.handle(event, in: graph.root)
        case .key(let event): return keys.dispatch(event)
        case .text(let event): return keys.dispatch(event)
        case .semantics(let id, let action): return graph.semanticsTree.perform(action, on: id)
        case .open(let url):
            // The first views may not exist yet.
            graph.afterUpdate { [unowned graph] in graph.open(url) }
            return true
        }
    }

    /// Returns the time of an event, or the time of the previous event if that is later.
    private func advance(to time: Double) -> Double {
        lastTime = max(time, lastTime)
        return lastTime
    }

    func elementDidUnmount(_ element: Element) { pointers.elementDidUnmount(element) }
}
