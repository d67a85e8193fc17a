import Foundation
import LayerTree

/// The frame clients of the graph.
extension ViewGraph {
    /// Schedules a client, for the next frame unless it needs none before a later time.
    func add(_ client: any FrameClient, _ demand: FrameDemand = .nextFrame) {
        clients.add(client, demand)
        requestFrame()
    }

    func remove(_ client: any FrameClient) { clients.remove(client) }

    /// Steps the clients. Clients that are added during the steps wait until the next frame.
    func stepClients() {
        for index in 0..<clients.endIndex {
            guard let entry = clients[index] else { continue }
            if let due = entry.demand.time, due > time { continue }
            let demand = entry.client.step(to: time)
            if let next = demand.time { assert(next > time, "\(entry.client) requests a frame in the past.") }
            clients.set(demand, for: entry.client)
        }
        clients.compact()
    }

    var demand: FrameOutcome.Next {
        if !updates.isEmpty || !events.isEmpty || !actions.isEmpty || !commands.isEmpty || needsLayout { return .soon }
        var earliest = Double.infinity
        for entry in clients.present {
            switch entry.demand {
            case .nextFrame: return .soon
            case .at(let due): earliest = min(earliest, due)
            case .upkeep, .done: break
            }
        }
        return earliest.isFinite ? .at(earliest) : .none
    }

    /// The time of the next work that changes no view, in seconds.
    var upkeep: Double? {
        clients.present.lazy.compactMap { if case .upkeep(let due) = $0.demand { due } else { nil } }.min()
    }

    /// The reasons for an immediate next frame, for debugging: types of frame clients and kinds of pending work.
    package var restlessness: [String] {
        var reasons = clients.present.filter { $0.demand == .nextFrame }.map { String(describing: type(of: $0.client)) }
        if !updates.isEmpty { reasons.append("bodies to evaluate") }
        if !events.isEmpty { reasons.append("events to deliver") }
        if !actions.isEmpty || !commands.isEmpty { reasons.append("actions to run") }
        if needsLayout { reasons.append("layout") }
        return reasons.sorted()
    }

    package func requestFrame() {
        if !isInFrame { onNeedsFrame?() }
    }
}
