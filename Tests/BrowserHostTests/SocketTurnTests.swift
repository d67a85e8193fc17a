import Dispatch
import Foundation
import LayerTree
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Synchronization
import Testing

@testable import BrowserHost

/// A handler that counts how often a connection reads.
private final class ReadCounter: ChannelOutboundHandler, Sendable {
    typealias OutboundIn = WebSocketFrame

    let count = Mutex(0)

    func read(context: ChannelHandlerContext) {
        count.withLock { $0 += 1 }
        context.read()
    }
}

/// A handler that sends nothing before its connection ends.
private final class HeldWrites: ChannelOutboundHandler {
    typealias OutboundIn = WebSocketFrame

    private var promises: [EventLoopPromise<Void>] = []

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if let promise { promises.append(promise) }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        for promise in promises { promise.fail(ChannelError.ioOnClosedChannel) }
    }
}

@Suite("WebSockets that share the main actor")
@MainActor
struct SocketTurnTests {
    /// What the main actor did: `s` for a step of the page, and `o` for other work.
    @MainActor
    private final class Log {
        var text = ""
    }

    private let wire = Wire(), host = FakeHost(), reads = ReadCounter(), log = Log()
    private let gate = DispatchSemaphore(value: 0)
    /// Reports the first frame.
    private let frames = AsyncStream<Void>.makeStream()

    private func frame(_ text: String) -> WebSocketFrame {
        var data = ByteBuffer(string: text)
        let mask: WebSocketMaskingKey = [1, 2, 3, 4]
        data.webSocketMask(mask)
        return WebSocketFrame(fin: true, opcode: .text, maskKey: mask, data: data)
    }

    /// Waits until the main actor has done all work that is pending now.
    private func settle() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    /// Opens a page whose frames take a time. The first of them ends when the gate opens.
    private func open(frameTime: Double) async throws {
        let tabs = host.tabs!, time = host.time, reads = reads, log = log, gate = gate
        let continuation = frames.continuation
        try await wire.open { channel in
            try channel.pipeline.syncOperations.addHandlers(reads, SocketHandler(tabs: tabs, time: time))
        }
        let hello = #"{"t":"hello","now":1,"size":[300,200],"env":\#(FakePage.environment)}"#
        for text in [hello, #"{"t":"ack","now":1,"n":1}"#] {
            _ = try await wire.channel.writeInbound(frame(text))
            for _ in 0..<3 { await settle() }
        }
        host.scenes[0].onFrame = { _ in
            log.text += "s"
            if log.text == "s" {
                continuation.yield()
                gate.wait()
            }
            time.pass(frameTime)
            return FrameOutcome(next: .none, semanticsChanged: false)
        }
        reads.count.withLock { $0 = 0 }
    }

    /// Sends messages and requests further data while the main actor processes the first message. Other work waits for
    /// the main actor, too.
    ///
    /// - Returns: The number of reads before the main actor continued.
    private func send(_ count: Int) async throws -> Int {
        let messages = (1...count).map { frame(#"{"t":"size","size":[\#($0),200]}"#) }
        let channel = wire.channel, reads = reads, log = log, gate = gate, started = frames.stream
        let early = try await Task.detached { () async throws -> Int in
            defer { gate.signal() }
            _ = try await channel.writeInbound(messages[0])
            for await _ in started { break }
            for message in messages.dropFirst() { _ = try await channel.writeInbound(message) }
            channel.read()
            try await channel.testingEventLoop.executeInContext {}
            DispatchQueue.main.async { MainActor.assumeIsolated { log.text += "o" } }
            return reads.count.withLock { $0 }
        }.value
        for _ in 0..<count + 2 { await settle() }
        await wire.advance(by: 0)
        return early
    }

    @Test(
        "after two milliseconds with the messages of a page, other work comes first",
        arguments: [(0.002, "soss"), (0.0019, "ssos"), (0.0005, "ssso")])
    func turns(frameTime: Double, order: String) async throws {
        try await open(frameTime: frameTime)
        _ = try await send(3)
        #expect(log.text == order)
        await wire.close()
    }

    @Test("a connection reads no further data while sixteen messages wait", arguments: [(16, 1), (17, 0)])
    func reading(messages: Int, early: Int) async throws {
        try await open(frameTime: 0)
        #expect(try await send(messages) == early)
        #expect(reads.count.withLock { $0 } == 1)
        #expect(host.scenes[0].size.width == CGFloat(messages))
        await wire.close()
    }

    @Test("a page that reads nothing loses its connection with the 65th frame")
    func unsentFrames() async throws {
        try await wire.open { try $0.pipeline.syncOperations.addHandler(HeldWrites()) }
        let link = SocketLink(wire.channel)
        for _ in 0..<64 { link.ping() }
        await wire.advance(by: 0)
        #expect(wire.isOpen)
        link.ping()
        await wire.advance(by: 0)
        #expect(!wire.isOpen)
        await wire.close()
    }
}
