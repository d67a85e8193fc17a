import NIOCore

/// Stands before the parser: a connection sends a whole head within a time, and none that is too long.
///
/// Bytes count from the end of the last answer. Browsers send a request when the one before it was answered, and what
/// they ask for has no body.
final class HeadGuard: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// What a connection is waiting for.
    enum Phase {
        case head(bytes: Int)
        case answer
    }

    /// Thrown into the pipeline.
    struct TooLong: Error {}

    private var phase = Phase.head(bytes: 0)
    private var deadline: Scheduled<Void>?

    func handlerAdded(context: ChannelHandlerContext) { limit(Limits.headTime, context.channel) }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let read = unwrapInboundIn(data).readableBytes
        switch phase {
        case .head(let bytes) where bytes + read > Limits.headBytes:
            context.fireErrorCaught(TooLong())
        case .head(let bytes):
            phase = .head(bytes: bytes + read)
            context.fireChannelRead(data)
        case .answer where read > Limits.headBytes:
            context.fireErrorCaught(TooLong())
        case .answer:
            context.fireChannelRead(data)
        }
    }

    /// A head is complete; its answer has a time of its own.
    func headEnded(_ channel: any Channel) {
        phase = .answer
        limit(Limits.answerTime, channel)
    }

    /// The answer is on its way, and the next request may come.
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
