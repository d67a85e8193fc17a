import Foundation
import NIOCore
import NIOWebSocket

/// The sending side of a WebSocket.
@MainActor
final class SocketLink: TabLink {
    private let channel: any Channel
    private let unsent = UnsentFrames()
    private var isClosed = false

    nonisolated init(_ channel: any Channel) { self.channel = channel }

    func send(_ message: [UInt8]) { write(.text, ByteBuffer(bytes: message)) }

    func ping() { write(.ping, ByteBuffer()) }

    func pong(_ payload: Data) { write(.pong, ByteBuffer(bytes: payload)) }

    /// Closes the connection. The WebSocket stays open for the answer of the page, at most ``Limits/closingTime``, so
    /// the reason arrives before the connection is reset.
    func close(_ closeReason: CloseReason) {
        guard !isClosed else { return }
        var payload = ByteBuffer(integer: closeReason.code)
        payload.writeString(closeReason.reason)
        write(.connectionClose, payload)
        isClosed = true
        let channel = channel
        channel.eventLoop.scheduleTask(in: .milliseconds(Int64(Limits.closingTime * 1000))) {
            channel.close(promise: nil)
        }
    }

    /// Writes a frame. A page that requests answers without reading them loses the connection.
    private func write(_ opcode: WebSocketOpcode, _ payload: ByteBuffer) {
        guard !isClosed else { return }
        guard unsent.add() else {
            isClosed = true
            return channel.close(promise: nil)
        }
        let unsent = unsent
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: opcode, data: payload)).whenComplete { _ in
            unsent.remove()
        }
    }
}
