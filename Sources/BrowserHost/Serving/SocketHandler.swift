import Foundation
import NIOCore
import NIOWebSocket

/// Runs one conversation over a WebSocket: reads the messages of the page on the thread of the connection, and passes
/// them to the main actor in order, no faster than it processes them.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let tabs: Tabs
    private let time: any Timekeeper
    private var assembler = MessageAssembler()
    private var conversation: Conversation?
    private let untaken = UntakenMessages()

    init(tabs: Tabs, time: any Timekeeper) {
        self.tabs = tabs
        self.time = time
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let conversation = Conversation(link: SocketLink(context.channel), tabs: tabs, time: time)
        self.conversation = conversation
        onMain { conversation.begin() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch assembler.take(unwrapInboundIn(data)) {
        case nil: break
        case .message(let data):
            do throws(ClientMessage.Malformed) {
                report(.message(try ClientMessage(data)), context)
            } catch {
                report(.fault(.malformed(error.description)), context)
            }
        case .ping(let data): report(.ping(data), context)
        case .pong: report(.pong, context)
        case .close(let code): report(.closed(code), context)
        case .violation(let closeReason): report(.fault(closeReason), context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: report(.fault(.tooLong), context)
        case is NIOWebSocketError: report(.fault(.protocolError("a control frame is too long or in parts")), context)
        // Read and discard further data, so the page receives the reason.
        case ByteToMessageDecoderError.dataReceivedInErrorState: break
        default: context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    private func end() {
        guard let conversation else { return }
        self.conversation = nil
        onMain { conversation.ended(code: nil) }
    }

    private func report(_ step: Conversation.Step, _ context: ChannelHandlerContext) {
        guard let conversation else { return }
        untaken.add()
        onMain { [untaken, channel = context.channel] in
            conversation.take(step)
            if untaken.remove() { channel.read() }
        }
    }

    /// Performs an action on the main actor after those before it. Between two of them, others can run.
    private func onMain(_ action: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
}

extension SocketHandler: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame

    func read(context: ChannelHandlerContext) { if untaken.allowsReading() { context.read() } }
}
