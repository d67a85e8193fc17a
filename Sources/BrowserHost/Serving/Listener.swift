import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Takes connections on the loopback address and gives each what it needs to be answered.
///
/// One thread serves all of them: what takes time is done elsewhere. Where the system has no descriptor left, NIO waits
/// for a while before it takes the next connection.
struct Listener: Sendable {
    let port: UInt16
    /// It stays when a listener ends: what is on its way to a connection may come later than that.
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let channel: any Channel
    private let connections: Connections

    /// - Throws: ``BrowserHostError`` when nothing can listen on the port.
    init(site: Site, port: UInt16, connections: Connections = Connections()) async throws {
        do {
            channel = try await ServerBootstrap(group: Self.group)
                .serverChannelOption(.backlog, value: 128)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
                .childChannelInitializer { Self.prepare($0, site, connections) }
                .bind(host: "127.0.0.1", port: Int(port)).get()
        } catch {
            throw BrowserHostError(listeningOn: port, failure: error)
        }
        self.connections = connections
        self.port = UInt16(channel.localAddress?.port ?? 0)
    }

    /// Returns when nothing listens any more.
    func waitUntilClosed() async { try? await channel.closeFuture.get() }

    /// Takes no more connections; those that are there go on.
    func stop() { channel.close(promise: nil) }

    /// Stops listening, lets what was said last be sent, and ends every connection.
    func close() async {
        try? await channel.close()
        await connections.closeAll()
    }

    private static func prepare(
        _ channel: any Channel, _ site: Site, _ connections: Connections
    ) -> EventLoopFuture<Void> {
        guard connections.add(channel) else { return channel.close() }
        channel.closeFuture.whenComplete { _ in connections.remove(channel) }
        return channel.eventLoop.makeCompletedFuture {
            let headGuard = HeadGuard(), encoder = HTTPResponseEncoder()
            let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes))
            let requests = RequestHandler(site: site, headGuard: headGuard)
            let upgrader = NIOWebSocketServerUpgrader(
                maxFrameSize: Limits.messageBytes, automaticErrorHandling: false,
                shouldUpgrade: { channel, head in
                    channel.eventLoop.makeSucceededFuture(site.opensSocket(head) ? HTTPHeaders() : nil)
                },
                upgradePipelineHandler: { channel, _ in
                    connections.promote(channel)
                    return channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(SocketHandler(tabs: site.tabs, time: site.time))
                    }
                })
            let upgrades = HTTPServerUpgradeHandler(
                upgraders: [upgrader], httpEncoder: encoder, extraHTTPHandlers: [headGuard, decoder, requests],
                upgradeCompletionHandler: { _ in })
            try channel.pipeline.syncOperations.addHandlers(headGuard, encoder, decoder, upgrades, requests)
        }
    }
}
