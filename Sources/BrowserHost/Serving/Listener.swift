import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Accepts connections on an address and configures their handlers.
///
/// One thread serves all connections; longer work runs elsewhere. If the system has no descriptor left, NIO waits
/// before it accepts the next connection.
struct Listener: Sendable {
    let address: ListeningAddress
    /// The event loops exist after a listener ends, because pending work can reach a connection later.
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let channel: any Channel
    private let connections: Connections

    /// Starts listening.
    ///
    /// - Throws: ``BrowserHostError`` if the address or the port isn't available.
    init(site: Site, address: String = "127.0.0.1", port: UInt16, connections: Connections = Connections()) async throws
    {
        do {
            channel = try await ServerBootstrap(group: Self.group)
                .serverChannelOption(.backlog, value: 128)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
                .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
                .childChannelInitializer { Self.prepare($0, site, connections) }
                .bind(to: SocketAddress(ipAddress: address, port: Int(port))).get()
        } catch {
            throw BrowserHostError(listeningOn: address, port, failure: error)
        }
        self.connections = connections
        // The system has one spelling of each address, as browsers do.
        self.address = ListeningAddress(
            ip: channel.localAddress?.ipAddress ?? address, port: UInt16(channel.localAddress?.port ?? 0))
    }

    /// Returns when the listener closes.
    func waitUntilClosed() async { try? await channel.closeFuture.get() }

    /// Stops accepting connections. Existing connections continue.
    func stop() { channel.close(promise: nil) }

    /// Stops listening, sends pending data, and closes every connection.
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
            func upgrade(_ requests: RequestHandler) -> HTTPServerUpgradeHandler {
                HTTPServerUpgradeHandler(
                    upgraders: [upgrader], httpEncoder: encoder, extraHTTPHandlers: [headGuard, decoder, requests],
                    upgradeCompletionHandler: { _ in })
            }
            let requests = RequestHandler(site: site, headGuard: headGuard, makeUpgrade: upgrade)
            try channel.pipeline.syncOperations.addHandlers(headGuard, encoder, decoder, upgrade(requests), requests)
        }
    }
}
