import Foundation
import NIOCore
import NIOWebSocket

/// Runs one conversation over a WebSocket: reads the messages of the page on the thread of the connection, and passes
/// them to the main actor in order, no faster than it processes them.
final class SocketHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// An event of the WebSocket.
    private enum Step: Sendable {
        case message(ClientMessage)
        case ping(Data)
        case pong
        case closed(UInt16?)
        case fault(CloseReason)
    }

    private let tabs: Tabs
    private let time: any Timekeeper
    private var assembler = MessageAssembler()
    private var steps: AsyncStream<Step>.Continuation?
    /// The number of events that the main actor hasn't processed.
    private var untaken = 0
    private var wantsRead = false

    init(tabs: Tabs, time: any Timekeeper) {
        self.tabs = tabs
        self.time = time
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let (stream, continuation) = AsyncStream.makeStream(of: Step.self)
        steps = continuation
        let link = SocketLink(context.channel), tabs = tabs, time = time
        let handler = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        let loop = context.eventLoop
        Task { @MainActor in
            let conversation = Conversation(link: link, tabs: tabs, time: time)
            for await step in stream {
                Self.take(step, conversation, link)
                loop.execute { handler.value.handler.stepTaken(handler.value.context) }
                // Let the messages of other pages run.
                await Task.yield()
            }
            conversation.ended(code: nil)
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch assembler.take(unwrapInboundIn(data)) {
        case nil: break
        case .message(let data):
            do throws(ClientMessage.Malformed) {
                report(.message(try ClientMessage(data)))
            } catch {
                report(.fault(.malformed(error.description)))
            }
        case .ping(let data): report(.ping(data))
        case .pong: report(.pong)
        case .close(let code): report(.closed(code))
        case .violation(let closeReason): report(.fault(closeReason))
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength: report(.fault(.tooLong))
        case is NIOWebSocketError: report(.fault(.protocolError("a control frame is too long or in parts")))
        // Read and discard further data, so the page receives the reason.
        case ByteToMessageDecoderError.dataReceivedInErrorState: break
        default: context.close(promise: nil)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        steps?.finish()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { steps?.finish() }

    private func report(_ step: Step) {
        untaken += 1
        steps?.yield(step)
    }

    private func stepTaken(_ context: ChannelHandlerContext) {
        untaken -= 1
        guard wantsRead, untaken < Limits.untakenMessages else { return }
        wantsRead = false
        context.read()
    }

    @MainActor
    private static func take(_ step: Step, _ conversation: Conversation, _ link: SocketLink) {
        switch step {
        case .message(let message): conversation.receive(message)
        case .ping(let data): link.pong(data)
        case .pong: conversation.pageAnswered()
        case .fault(let closeReason): conversation.hangUp(closeReason)
        case .closed(let code):
            conversation.ended(code: code)
            link.close(CloseReason(code: 1000, reason: ""))
        }
    }
}

extension SocketHandler: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame

    func read(context: ChannelHandlerContext) {
        if untaken < Limits.untakenMessages { context.read() } else { wantsRead = true }
    }
}
