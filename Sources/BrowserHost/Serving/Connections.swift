import Foundation
import NIOCore
import Synchronization

/// The open connections. Their number is limited, so the program keeps descriptors for itself.
///
/// If there's no space for a new connection, it replaces the connection that has waited longest without becoming a
/// WebSocket. New connections therefore never displace the WebSockets of open pages.
final class Connections: Sendable {
    private struct State {
        var sockets: [ObjectIdentifier: any Channel] = [:]
        /// The connections that aren't WebSockets, oldest first.
        var waiting: [any Channel] = []
    }

    let limit: Int
    private let state = Mutex(State())

    init(limit: Int = Connections.usualLimit) { self.limit = max(limit, 1) }

    /// Half of the process's descriptor limit, but at most ``Limits/connections``.
    static var usualLimit: Int {
        var bounds = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &bounds) == 0 else { return Limits.connections }
        return min(Limits.connections, max(Int(clamping: bounds.rlim_cur) / 2, 8))
    }

    /// Adds a connection. Returns `false` if there's no space.
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

    /// Marks a connection as a WebSocket.
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

    /// Closes all connections after pending data is sent.
    func closeAll() async {
        let all = state.withLock { Array($0.sockets.values) + $0.waiting }
        for channel in all {
            // An empty write completes after all previous ones.
            try? await channel.eventLoop.submit { channel.flush() }.get()
            try? await channel.close()
        }
    }
}
