import Foundation
import LayerTree

/// What moves with time.
extension ViewGraph {
    func add(_ client: any FrameClient) {
        clients[ObjectIdentifier(client)] = (client, .nextFrame)
        requestFrame()
    }

    func remove(_ client: any FrameClient) { clients[ObjectIdentifier(client)] = nil }

    func stepClients() {
        if clients.isEmpty { return }
        for (key, entry) in clients {
            if case .at(let due) = entry.demand, due > time { continue }
            let demand = entry.client.step(to: time)
            if demand == .done { clients[key] = nil } else { clients[key]?.demand = demand }
        }
    }

    var demand: FrameOutcome.Next {
        if !updates.isEmpty || !events.isEmpty || !actions.isEmpty || needsLayout { return .soon }
        var earliest = Double.infinity
        for entry in clients.values {
            switch entry.demand {
            case .nextFrame: return .soon
            case .at(let due): earliest = min(earliest, due)
            case .done: break
            }
        }
        return earliest.isFinite ? .at(earliest) : .none
    }

    package func requestFrame() {
        if !isInFrame { onNeedsFrame?() }
    }
}
