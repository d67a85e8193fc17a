import NIOCore

/// A handler before the parser that limits the time and the size of the head of a request, and the size of what follows
/// it before the response ends.
///
/// The count of bytes begins at the end of the last response. Browsers send a request after the response to the
/// previous one, and these requests have no body.
final class HeadGuard: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The state of a connection.
    enum Phase {
        case head(bytes: Int)
        case answer(bytes: Int)
    }

    /// An error for a head that is too long.
    struct TooLong: Error {}

    private var phase = Phase.head(bytes: 0)
    private var deadline: Scheduled<Void>?

    func handlerAdded(context: ChannelHandlerContext) { limit(Limits.headTime, context.channel) }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let read = unwrapInboundIn(data).readableBytes
        switch phase {
        case .head(let bytes) where bytes + read > Limits.headBytes:
            context.fireErrorCaught(TooLong())
        case .head(let bytes):
            phase = .head(bytes: bytes + read)
            context.fireChannelRead(data)
        case .answer(let bytes) where bytes + read > Limits.headBytes:
            context.fireErrorCaught(TooLong())
        case .answer(let bytes):
            phase = .answer(bytes: bytes + read)
            context.fireChannelRead(data)
        }
    }

    /// Starts the time limit of the response after a complete head.
    func headEnded(_ channel: any Channel) {
        phase = .answer(bytes: 0)
        limit(Limits.answerTime, channel)
    }

    /// Starts the time limit for sending a response with a number of bytes.
    func answerBegan(byteCount: Int, _ channel: any Channel) {
        limit(Limits.answerTime + Double(byteCount) / Limits.slowestNetwork, channel)
    }

    /// Starts the time limit of the next request after a response.
    func answerEnded(_ channel: any Channel) {
        phase = .head(bytes: 0)
        limit(Limits.headTime, channel)
    }

    private func limit(_ seconds: Double, _ channel: any Channel) {
        deadline?.cancel()
        let time = TimeAmount.milliseconds(Int64(seconds * 1000))
        deadline = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}
