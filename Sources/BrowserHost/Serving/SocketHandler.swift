import Foundation
import NIOCore
import NIOWebSocket

/// Runs one conversation over a WebSocket: reads the messages of the page on the thread of the connection, and passes
/// them to the main actor in order, no faster than it processes them, and in turns with other pages.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let tabs: Tabs
    private let time: any Timekeeper
    private var assembler = MessageAssembler()
    private var conversation: Conversation?
    private let steps = StepQueue()

    init(tabs: Tabs, time: any Timekeeper) {
        self.tabs = tabs
        self.time = time
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let conversation = Conversation(link: SocketLink(context.channel), tabs: tabs, time: time)
        self.conversation = conversation
        DispatchQueue.main.async { MainActor.assumeIsolated { conversation.begin() } }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let channel = context.channel
        switch assembler.take(unwrapInboundIn(data)) {
        case nil: break
        case .message(let data):
            do throws(ClientMessage.Malformed) {
                report(.message(try ClientMessage(data)), channel)
            } catch {
                report(.fault(.malformed(error.description)), channel)
            }
        case .ping(let data): report(.ping(data), channel)
        case .pong: report(.pong, channel)
        case .close(let code): report(.closed(code), channel)
        case .violation(let closeReason): report(.fault(closeReason), channel)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        let channel = context.channel
        switch error {
        case NIOWebSocketError.invalidFrameLength: report(.fault(.tooLong), channel)
        case is NIOWebSocketError: report(.fault(.protocolError("a control frame is too long or in parts")), channel)
        // Read and discard further data, so the page receives the reason.
        case ByteToMessageDecoderError.dataReceivedInErrorState: break
        default: context.close(promise: nil)
        }
    }

    /// Ends the conversation. A connection that ends removes its handlers.
    func handlerRemoved(context: ChannelHandlerContext) { report(.lost, context.channel) }

    private func report(_ step: Conversation.Step, _ channel: any Channel) {
        guard let conversation else { return }
        if steps.add(step) { Self.turn(of: conversation, steps, channel, time) }
    }

    /// Performs waiting steps on the main actor for a limited time. Then the main actor does other pending work first.
    private static func turn(
        of conversation: Conversation, _ steps: StepQueue, _ channel: any Channel, _ time: any Timekeeper
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let end = time.now + Limits.turnTime
                while let step = steps.next() {
                    conversation.take(step)
                    if steps.endsPause() { channel.read() }
                    if time.now >= end { return turn(of: conversation, steps, channel, time) }
                }
            }
        }
    }
}

extension SocketHandler: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame

    func read(context: ChannelHandlerContext) { if steps.allowsReading() { context.read() } }
}
