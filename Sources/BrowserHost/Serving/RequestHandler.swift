import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Responds to the requests of a connection, one after another.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        case waiting
        /// The head is complete; the end of the request is missing.
        case reading(HTTPRequestHead)
        case answering
        /// Further data is ignored.
        case over
    }

    private let site: Site
    private let headGuard: HeadGuard
    /// Creates a handler that looks for a WebSocket in the next request. Such a handler looks at one request only.
    private let makeUpgrade: (RequestHandler) -> HTTPServerUpgradeHandler
    private var state = State.waiting

    init(
        site: Site, headGuard: HeadGuard, makeUpgrade: @escaping (RequestHandler) -> HTTPServerUpgradeHandler
    ) {
        self.site = site
        self.headGuard = headGuard
        self.makeUpgrade = makeUpgrade
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch (unwrapInboundIn(data), state) {
        case (_, .over): break
        case (.head(let head), .waiting): state = .reading(head)
        case (.end, .reading(let head)):
            state = .answering
            headGuard.headEnded(context.channel)
            answer(head, context)
        case (.body, .reading): reject(.rejection(.payloadTooLarge, "No request here has a body."), context)
        default: reject(.rejection(.badRequest, "One request at a time."), context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case is HeadGuard.TooLong, HTTPParserError.headerOverflow:
            reject(.rejection(.requestHeaderFieldsTooLarge, "The request is too long."), context)
        case is HTTPParserError:
            reject(.rejection(.badRequest, "The request is not understood."), context)
        // A request that can't open a WebSocket receives a normal response.
        case is NIOWebSocketUpgradeError: break
        // Read and discard further data, so the page receives the reason.
        case ByteToMessageDecoderError.dataReceivedInErrorState: break
        default: context.close(promise: nil)
        }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let loop = context.eventLoop, site = site
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: loop)
        loop.makeFutureWithTask { await site.answer(head) }.whenSuccess { response in
            let (handler, context) = bound.value
            handler.write(response, to: head, context)
        }
    }

    private func write(_ response: Response, to head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        guard case .answering = state else { return }
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        let hasBody = head.method != .HEAD, keepsAlive = head.isKeepAlive && !head.endsParsing
        headGuard.answerBegan(byteCount: hasBody ? response.body.readableBytes : 0, context.channel)
        send(response, hasBody: hasBody, keepsAlive: keepsAlive, context).whenComplete { result in
            let (handler, context) = bound.value
            guard case .success = result, keepsAlive, case .answering = handler.state else {
                return context.close(promise: nil)
            }
            handler.state = .waiting
            handler.headGuard.answerEnded(context.channel)
            try? context.pipeline.syncOperations.addHandler(handler.makeUpgrade(handler), position: .before(handler))
        }
    }

    /// Sends an error once, and closes the connection.
    private func reject(_ response: Response, _ context: ChannelHandlerContext) {
        if case .over = state { return }
        let isAnswering = if case .answering = state { true } else { false }
        state = .over
        // A response in progress leaves no place for another one.
        if isAnswering { return context.close(promise: nil) }
        let channel = context.channel
        send(response, hasBody: true, keepsAlive: false, context).whenComplete { _ in
            // Read and discard pending data for a moment; otherwise, the other end would see a reset instead of the
            // response.
            let time = TimeAmount.milliseconds(Int64(Limits.closingTime * 1000))
            channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
        }
    }

    private func send(
        _ response: Response, hasBody: Bool, keepsAlive: Bool, _ context: ChannelHandlerContext
    ) -> EventLoopFuture<Void> {
        var head = HTTPResponseHead(version: .http1_1, status: response.status, headers: response.headers)
        head.headers.add(name: "Connection", value: keepsAlive ? "keep-alive" : "close")
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if hasBody, response.body.readableBytes > 0 {
            context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
        }
        return context.writeAndFlush(wrapOutboundOut(.end(nil)))
    }
}

extension HTTPRequestHead {
    /// Whether the parser reads nothing after the request, because another protocol can follow.
    fileprivate var endsParsing: Bool { method == .CONNECT || headers.contains(name: "Upgrade") }
}
