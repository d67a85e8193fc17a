import Foundation
import NIOCore
import NIOWebSocket

/// Assembles the WebSocket frames of a page into messages, within ``Limits`` and RFC 6455.
struct MessageAssembler {
    enum Step: Equatable {
        case message(Data)
        case ping(Data)
        /// The page answers a ping.
        case pong
        /// The page closes the connection, with an optional code.
        case close(UInt16?)
        case violation(CloseReason)
    }

    private var fragments: Data?

    /// Returns the message or event that a frame completes; `nil` for a part of a message.
    mutating func take(_ frame: WebSocketFrame) -> Step? {
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .violation(.protocolError("reserved bits are set")) }
        guard frame.maskKey != nil else { return .violation(.protocolError("a page masks what it sends")) }
        let payload = Data(frame.unmaskedData.readableBytesView)
        switch frame.opcode {
        case .ping, .pong, .connectionClose: return control(frame, payload)
        case .text:
            guard fragments == nil else { return .violation(.protocolError("a message began within another")) }
            fragments = Data()
        case .continuation:
            guard fragments != nil else { return .violation(.protocolError("nothing is there to continue")) }
        case .binary: return .violation(.unreadable)
        default: return .violation(.protocolError("unknown opcode"))
        }
        guard fragments!.count + payload.count <= Limits.messageBytes else { return .violation(.tooLong) }
        fragments!.append(payload)
        guard frame.fin, let message = fragments else { return nil }
        fragments = nil
        return .message(message)
    }

    private func control(_ frame: WebSocketFrame, _ payload: Data) -> Step? {
        guard frame.fin, payload.count <= 125 else {
            return .violation(.protocolError("a control frame is too long or in parts"))
        }
        switch frame.opcode {
        case .ping: return .ping(payload)
        case .connectionClose:
            let bytes = Array(payload.prefix(2))
            return .close(bytes.count == 2 ? UInt16(bytes[0]) << 8 | UInt16(bytes[1]) : nil)
        default: return .pong
        }
    }
}
