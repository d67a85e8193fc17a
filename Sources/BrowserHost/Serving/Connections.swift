import Foundation
import NIOCore
import Synchronization

/// The connections that are open, of which there are never more than a limit, so that the program keeps descriptors
/// for itself.
///
/// When a connection comes and there is no room, the one that has waited longest without being a socket gives its
/// place. So sockets of open pages stay, whoever keeps connecting.
final class Connections: Sendable {
    private struct State {
        var sockets: [ObjectIdentifier: any Channel] = [:]
        /// The longest open first.
        var waiting: [any Channel] = []
    }

    let limit: Int
    private let state = Mutex(State())

    init(limit: Int = Connections.usualLimit) { self.limit = max(limit, 1) }

    /// Half of the descriptors that the system lets the program have, and no more than ``Limits/connections``.
    static var usualLimit: Int {
        var bounds = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &bounds) == 0 else { return Limits.connections }
        return min(Limits.connections, max(Int(clamping: bounds.rlim_cur) / 2, 8))
    }

    /// False when there is no room for the connection.
    func add(_ channel: any Channel) -> Bool {
        let (isAdmitted, leaves) = state.withLock { state -> (Bool, (any Channel)?) in
            var leaves: (any Channel)?
            if state.sockets.count + state.waiting.count >= limit {
                guard !state.waiting.isEmpty else { return (false, nil) }
                leaves = state.waiting.removeFirst()
            }
            state.waiting.append(channel)
            return (true, leaves)
        }
        leaves?.close(promise: nil)
        return isAdmitted
    }

    /// The connection is a socket from now on.
    func promote(_ channel: any Channel) {
        state.withLock { state in
            guard let index = state.waiting.firstIndex(where: { $0 === channel }) else { return }
            state.sockets[ObjectIdentifier(channel)] = state.waiting.remove(at: index)
        }
    }

    func remove(_ channel: any Channel) {
        state.withLock { state in
            if state.sockets.removeValue(forKey: ObjectIdentifier(channel)) != nil { return }
            state.waiting.removeAll { $0 === channel }
        }
    }

    /// Closes all of them, and waits until what was to be sent is on its way.
    func closeAll() async {
        let all = state.withLock { Array($0.sockets.values) + $0.waiting }
        for channel in all {
            // An empty write completes after all before it.
            try? await channel.eventLoop.submit { channel.flush() }.get()
            try? await channel.close()
        }
    }
}
