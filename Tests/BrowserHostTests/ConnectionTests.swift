import Dispatch
import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOWebSocket
import Testing

@testable import BrowserHost

/// A connection whose time the test advances.
@MainActor
final class Wire {
    let channel = NIOAsyncTestingChannel()

    var isOpen: Bool { channel.isActive }

    /// Adds handlers, which the closure creates, and opens the connection.
    func open(_ addHandlers: @escaping @Sendable (any Channel) throws -> Void) async throws {
        let channel = channel
        try await channel.testingEventLoop.executeInContext { try addHandlers(channel) }
        try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 9)).get()
    }

    func advance(by seconds: Double) async {
        await channel.testingEventLoop.advanceTime(by: .milliseconds(Int64(seconds * 1000)))
    }

    func close() async { _ = try? await channel.finish(acceptAlreadyClosed: true) }
}

@Suite("Requests of a connection")
@MainActor
struct RequestConnectionTests {
    private let wire = Wire()

    private func open(poster: @escaping @Sendable (Bool) async -> Data = { _ in Data() }) async throws {
        let exhibit = Catalog.Exhibit(name: "one", title: "", summary: "", poster: poster)
        let site = Site(
            title: "", catalog: Catalog(title: "", summary: "", exhibits: [exhibit]), fontFile: { _ in nil },
            makeScene: { _, size, _ in FakeScene(size: size) })
        site.admit(AccessRules(token: "secret", address: ListeningAddress(port: 8017)))
        try await wire.open { channel in
            let headGuard = HeadGuard()
            try channel.pipeline.syncOperations.addHandlers(
                headGuard, HTTPResponseEncoder(),
                ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes)),
                RequestHandler(site: site, headGuard: headGuard) { _ in
                    HTTPServerUpgradeHandler(
                        upgraders: [], httpEncoder: HTTPResponseEncoder(), extraHTTPHandlers: [],
                        upgradeCompletionHandler: { _ in })
                })
        }
    }

    private func send(_ text: String) async throws { _ = try await wire.channel.writeInbound(ByteBuffer(string: text)) }

    private func request(
        _ path: String, method: String = "GET", version: String = "1.1", fields: String = ""
    ) -> String { "\(method) \(path) HTTP/\(version)\r\nHost: 127.0.0.1:8017\r\n\(fields)\r\n" }

    /// Returns the head and the body of the next response, which ends with an empty write.
    private func response() async throws -> (head: String, body: String) {
        let head = String(buffer: try await wire.channel.waitForOutboundWrite(as: ByteBuffer.self))
        var body = ""
        while true {
            let part = try await wire.channel.waitForOutboundWrite(as: ByteBuffer.self)
            if part.readableBytes == 0 { return (head, body) }
            body += String(buffer: part)
        }
    }

    @Test("a connection serves one request after another")
    func keepsAlive() async throws {
        try await open()
        for _ in 0..<2 {
            try await send(request("/nothing?token=secret"))
            let answer = try await response()
            #expect(answer.head.hasPrefix("HTTP/1.1 404 Not Found\r\n") && answer.body == "There is nothing here.\n")
            #expect(answer.head.contains("\r\nConnection: keep-alive\r\n"))
            #expect(wire.isOpen)
        }
        await wire.close()
    }

    @Test("a connection closes after a response if the request says so", arguments: ["1.0", "1.1"])
    func closes(version: String) async throws {
        try await open()
        try await send(
            request("/nothing?token=secret", version: version, fields: version == "1.0" ? "" : "Connection: close\r\n"))
        #expect(try await response().head.contains("\r\nConnection: close\r\n"))
        await wire.advance(by: 0)
        #expect(!wire.isOpen)
        await wire.close()
    }

    @Test("a HEAD request receives the length of the content without the content")
    func heads() async throws {
        try await open()
        try await send(request("/catalog?token=secret"))
        let full = try await response()
        try await send(request("/catalog?token=secret", method: "HEAD"))
        let head = try await response()
        #expect(head.body.isEmpty && !full.body.isEmpty && head.head == full.head)
        #expect(head.head.contains("Content-Length: \(full.body.utf8.count)\r\n"))
        await wire.close()
    }

    @Test("a request with a body is rejected, and the connection closes two seconds later", arguments: ["GET", "POST"])
    func bodies(method: String) async throws {
        try await open()
        try await send(request("/?token=secret", method: method, fields: "Content-Length: 3\r\n") + "abc")
        let answer = try await response()
        #expect(answer.head.hasPrefix("HTTP/1.1 413 ") && answer.body == "No request here has a body.\n")
        #expect(answer.head.contains("\r\nConnection: close\r\n"))
        try await send(request("/?token=secret"))
        await wire.advance(by: 1.9)
        #expect(wire.isOpen)
        #expect(try await wire.channel.readOutbound(as: ByteBuffer.self) == nil)
        await wire.advance(by: 0.2)
        #expect(!wire.isOpen)
        await wire.close()
    }

    @Test("two requests at once end the connection")
    func pipelines() async throws {
        try await open()
        try await send(request("/?token=secret") + request("/?token=secret"))
        #expect(!wire.isOpen)
        await wire.close()
    }

    @Test("a request that isn't HTTP is rejected")
    func malformed() async throws {
        try await open()
        try await send("nonsense\r\n\r\n")
        let answer = try await response()
        #expect(answer.head.hasPrefix("HTTP/1.1 400 ") && answer.body == "The request is not understood.\n")
        await wire.advance(by: 2)
        #expect(!wire.isOpen)
        await wire.close()
    }

    @Test("data after a request that isn't HTTP is ignored, and the connection closes two seconds later")
    func dataAfterMalformedRequests() async throws {
        try await open()
        try await send("nonsense\r\n\r\n")
        #expect(try await response().head.hasPrefix("HTTP/1.1 400 "))
        try await send("nonsense\r\n\r\n")
        #expect(try await wire.channel.readOutbound(as: ByteBuffer.self) == nil)
        await wire.advance(by: 1.9)
        #expect(wire.isOpen)
        await wire.advance(by: 0.1)
        #expect(!wire.isOpen)
        await wire.close()
    }

    /// A request of a number of bytes.
    private func request(bytes: Int) -> String {
        let start = "GET /nothing?token=secret HTTP/1.1\r\nHost: 127.0.0.1:8017\r\nX: ", end = "\r\n\r\n"
        return start + String(repeating: "x", count: bytes - start.utf8.count - end.utf8.count) + end
    }

    @Test("the head of a request has at most 16,384 bytes, in one part or several")
    func longHeads() async throws {
        try await open()
        for _ in 0..<2 {
            try await send(request(bytes: 16_384))
            #expect(try await response().head.hasPrefix("HTTP/1.1 404 "))
        }
        try await send(request(bytes: 16_385))
        let answer = try await response()
        #expect(answer.head.hasPrefix("HTTP/1.1 431 ") && answer.body == "The request is too long.\n")
        await wire.close()
    }

    @Test("a head that is too long is rejected once")
    func rejectsLongHeadsOnce() async throws {
        try await open()
        for _ in 0..<2 { try await send(request(bytes: 16_385)) }
        #expect(try await response().head.hasPrefix("HTTP/1.1 431 "))
        #expect(try await wire.channel.readOutbound(as: ByteBuffer.self) == nil)
        #expect(wire.isOpen)
        await wire.close()
    }

    @Test("the parts of a head count together, for each request of a connection", arguments: [0, 1])
    func longPartsOfHeads(earlierRequests: Int) async throws {
        try await open()
        for _ in 0..<earlierRequests {
            try await send(request("/nothing?token=secret"))
            _ = try await response()
        }
        let text = request(bytes: 16_385)
        try await send(String(text.prefix(16_000)))
        #expect(try await wire.channel.readOutbound(as: ByteBuffer.self) == nil)
        try await send(String(text.dropFirst(16_000)))
        #expect(try await response().head.hasPrefix("HTTP/1.1 431 "))
        await wire.close()
    }

    @Test("the beginning of a request can arrive during the response to the request before")
    func earlyRequests() async throws {
        let (gate, opener) = AsyncStream<Void>.makeStream()
        try await open { _ in
            for await _ in gate {}
            return Data([1])
        }
        func field(_ length: Int) -> String { "X: \(String(repeating: "x", count: length))\r\n" }
        try await send(request("/poster/one?token=secret", fields: field(16_000)))
        // All of the request except its last line.
        try await send(String(request("/nothing?token=secret", fields: field(1_000)).dropLast()))
        opener.finish()
        #expect(try await response().head.hasPrefix("HTTP/1.1 200 "))
        try await send("\r\n")
        #expect(try await response().head.hasPrefix("HTTP/1.1 404 "))
        await wire.close()
    }

    @Test("a connection has ten seconds for a request, and as long after each response")
    func headTime() async throws {
        try await open()
        await wire.advance(by: 9)
        try await send(request("/nothing?token=secret"))
        _ = try await response()
        await wire.advance(by: 9.9)
        #expect(wire.isOpen)
        await wire.advance(by: 0.1)
        #expect(!wire.isOpen)
        await wire.close()
    }

    @Test("a connection that receives no more requests has no limit of time")
    func removedLimits() async throws {
        try await wire.open { try $0.pipeline.syncOperations.addHandler(HeadGuard(), name: "limit") }
        try await wire.channel.pipeline.removeHandler(name: "limit").get()
        await wire.advance(by: 100)
        #expect(wire.isOpen)
        await wire.close()
    }

    @Test("a part of a request gives it no more time")
    func slowHeads() async throws {
        try await open()
        await wire.advance(by: 9)
        try await send("GET /")
        await wire.advance(by: 0.9)
        #expect(wire.isOpen)
        await wire.advance(by: 0.1)
        #expect(!wire.isOpen)
        await wire.close()
    }

    /// A network that takes no data.
    private final class StoppedNetwork: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer

        let began: AsyncStream<Void>.Continuation

        init(began: AsyncStream<Void>.Continuation) { self.began = began }

        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {}
        func flush(context: ChannelHandlerContext) { began.finish() }
    }

    @Test("a large response has more time", arguments: [(0, 60.0), (160_000, 70), (16_000_000, 1_060)])
    func largeAnswers(byteCount: Int, limit: Double) async throws {
        try await open { _ in Data(count: byteCount) }
        let channel = wire.channel, (response, began) = AsyncStream<Void>.makeStream()
        try await channel.testingEventLoop.executeInContext {
            try channel.pipeline.syncOperations.addHandler(StoppedNetwork(began: began), position: .first)
        }
        try await send(request("/poster/one?token=secret"))
        for await _ in response {}
        await wire.advance(by: limit - 0.1)
        #expect(wire.isOpen)
        await wire.advance(by: 0.2)
        #expect(!wire.isOpen)
        await wire.close()
    }

    @Test("a connection closes after a request that names another protocol", arguments: [true, false])
    func otherProtocols(connects: Bool) async throws {
        try await open()
        if connects {
            try await send("CONNECT 127.0.0.1:8017 HTTP/1.1\r\nHost: 127.0.0.1:8017\r\n\r\n")
        } else {
            let fields = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n"
            try await send(request("/nothing?token=secret", fields: fields))
        }
        let head = try await response().head
        #expect(head.hasPrefix("HTTP/1.1 40") && head.contains("\r\nConnection: close\r\n"))
        await wire.advance(by: 0)
        #expect(!wire.isOpen)
        await wire.close()
    }

    @Test("what follows a request is limited until its response ends")
    func dataDuringAnswer() async throws {
        let (gate, opener) = AsyncStream<Void>.makeStream()
        try await open { _ in
            for await _ in gate {}
            return Data()
        }
        try await send(request("/poster/one?token=secret", fields: "Connection: Upgrade\r\nUpgrade: x\r\n"))
        for _ in 0..<4 { try await send(String(repeating: "x", count: 4_000)) }
        #expect(wire.isOpen)
        _ = try? await send(String(repeating: "x", count: 4_000))
        #expect(!wire.isOpen)
        opener.finish()
        await wire.close()
    }

    @Test("a response has a minute")
    func answerTime() async throws {
        let (gate, opener) = AsyncStream<Void>.makeStream()
        try await open { _ in
            for await _ in gate {}
            return Data()
        }
        await wire.advance(by: 9)
        try await send(request("/poster/one?token=secret"))
        await wire.advance(by: 59.9)
        #expect(wire.isOpen)
        await wire.advance(by: 0.1)
        #expect(!wire.isOpen)
        opener.finish()
        await wire.close()
    }
}

@Suite("WebSockets of pages")
@MainActor
struct SocketTests {
    private let wire = Wire(), host = FakeHost()

    private func open() async throws {
        let tabs = host.tabs!, time = host.time
        try await wire.open { channel in
            try channel.pipeline.syncOperations.addHandler(SocketHandler(tabs: tabs, time: time))
        }
    }

    private func send(_ opcode: WebSocketOpcode, _ bytes: [UInt8], isMasked: Bool = true) async throws {
        var data = ByteBuffer(bytes: bytes)
        let mask: WebSocketMaskingKey = [1, 2, 3, 4]
        data.webSocketMask(mask)
        let frame = WebSocketFrame(fin: true, opcode: opcode, maskKey: isMasked ? mask : nil, data: data)
        _ = try await wire.channel.writeInbound(frame)
    }

    private func say(_ text: String) async throws { try await send(.text, Array(text.utf8)) }

    private func received() async throws -> WebSocketFrame {
        try await wire.channel.waitForOutboundWrite(as: WebSocketFrame.self)
    }

    /// Waits until the main actor has done all work that is pending now.
    private func settle() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    private func greet() async throws {
        try await say(#"{"t":"hello","now":1,"size":[300,200],"env":\#(FakePage.environment)}"#)
        #expect(String(buffer: try await received().data).hasPrefix(#"{"t":"welcome""#))
        #expect(String(buffer: try await received().data).hasPrefix(#"{"t":"frame","n":1,"#))
    }

    @Test("a greeting is answered with the session and the scene, as text")
    func greets() async throws {
        try await open()
        try await say(#"{"t":"hello","now":1,"size":[300,200],"env":\#(FakePage.environment)}"#)
        let welcome = try await received(), frame = try await received()
        #expect(welcome.opcode == .text && welcome.fin && welcome.maskKey == nil && frame.opcode == .text)
        #expect(host.scenes.map(\.size) == [CGSize(width: 300, height: 200)])
        await wire.close()
    }

    @Test("messages are processed in their order")
    func order() async throws {
        try await open()
        try await greet()
        for width in 1...40 { try await say(#"{"t":"size","size":[\#(width),200]}"#) }
        try await send(.ping, [7, 8])
        let pong = try await received()
        #expect(pong.opcode == .pong && Array(pong.data.readableBytesView) == [7, 8])
        host.scenes[0].onNeedsFrame?()
        try await say(#"{"t":"ack","now":1,"n":1}"#)
        await settle()
        #expect(host.scenes[0].size.width == 40)
        await wire.close()
    }

    @Test("a page that closes its connection receives an answer, and the connection ends two seconds later")
    func closes() async throws {
        try await open()
        try await greet()
        try await send(.connectionClose, [3, 232])
        let end = try await received()
        #expect(end.opcode == .connectionClose && Array(end.data.readableBytesView) == [3, 232])
        #expect(host.tabs.count == 1)
        await wire.advance(by: 1.9)
        #expect(wire.isOpen)
        await wire.advance(by: 0.2)
        #expect(!wire.isOpen)
        await wire.close()
    }

    @Test("a page that leaves loses its scene")
    func leaves() async throws {
        try await open()
        try await greet()
        try await send(.connectionClose, [3, 233])
        _ = try await received()
        #expect(host.tabs.count == 0 && host.scenes[0].isClosed)
        await wire.close()
    }

    @Test("faults close the connection with their code and their reason")
    func faults() async throws {
        try await open()
        try await greet()
        try await say("{")
        let end = try await received()
        #expect(end.opcode == .connectionClose && Array(end.data.readableBytesView.prefix(2)) == [3, 239])
        #expect(
            String(decoding: end.data.readableBytesView.dropFirst(2), as: UTF8.self) == "message is not as expected")
        await settle()
        #expect(host.tabs.count == 0)
        await wire.close()
    }

    @Test("binary and unmasked messages are faults")
    func violations() async throws {
        try await open()
        try await send(.binary, [1])
        #expect(Array(try await received().data.readableBytesView.prefix(2)) == [3, 235])
        await wire.close()
    }

    @Test(
        "frames that can't be read are faults, and other errors end the connection",
        arguments: [
            (NIOWebSocketError.invalidFrameLength, [3, 241]),
            (NIOWebSocketError.multiByteControlFrameLength, [3, 234]),
            (NIOWebSocketError.fragmentedControlFrame, [3, 234]), (ChannelError.inputClosed, []),
        ] as [(any Error, [UInt8])])
    func errors(error: any Error, code: [UInt8]) async throws {
        try await open()
        let channel = wire.channel
        try await channel.testingEventLoop.executeInContext { channel.pipeline.fireErrorCaught(error) }
        if code.isEmpty {
            #expect(!wire.isOpen)
        } else {
            #expect(Array(try await received().data.readableBytesView.prefix(2)) == code)
            #expect(wire.isOpen)
        }
        await wire.close()
    }

    @Test("a connection that breaks leaves its scene waiting")
    func breaks() async throws {
        try await open()
        try await greet()
        try await wire.channel.close().get()
        await wire.advance(by: 0)
        await settle()
        #expect(host.tabs.count == 1 && host.scenes[0].environments.last?.isFocused == false)
        host.time.advance(by: 31)
        #expect(host.tabs.count == 0)
        await wire.close()
    }

    @Test("nothing follows the end of a connection")
    func sendsNothingAfterTheEnd() async throws {
        try await wire.open { _ in }
        let link = SocketLink(wire.channel)
        link.ping()
        link.close(.tooLong)
        link.send([1])
        link.ping()
        link.close(.silent)
        let ping = try await received(), end = try await received()
        #expect(ping.opcode == .ping && ping.data.readableBytes == 0 && end.opcode == .connectionClose)
        #expect(Array(end.data.readableBytesView) == [3, 241] + Array("message is too long".utf8))
        #expect(try await wire.channel.readOutbound(as: WebSocketFrame.self) == nil)
        await wire.close()
    }
}

@Suite("The number of connections")
@MainActor
struct ConnectionLimitTests {
    private func channels(_ count: Int) async throws -> [Wire] {
        let wires = (0..<count).map { _ in Wire() }
        for wire in wires { try await wire.open { _ in } }
        return wires
    }

    @Test("a new connection replaces the one that waited longest, but no WebSocket")
    func replaces() async throws {
        let wires = try await channels(5), connections = Connections(limit: 2)
        #expect(connections.add(wires[0].channel) && connections.add(wires[1].channel))
        #expect(wires[0].isOpen && wires[1].isOpen)
        connections.promote(wires[0].channel)
        #expect(connections.add(wires[2].channel))
        await wires[1].advance(by: 0)
        #expect(wires.map(\.isOpen) == [true, false, true, true, true])
        connections.remove(wires[1].channel)
        connections.promote(wires[2].channel)
        #expect(!connections.add(wires[3].channel))
        connections.remove(wires[0].channel)
        #expect(connections.add(wires[3].channel))
        connections.remove(wires[3].channel)
        #expect(connections.add(wires[4].channel))
        await connections.closeAll()
        #expect(wires.map(\.isOpen) == [true, false, false, true, false])
        for wire in wires { await wire.close() }
    }

    @Test("the limit is at least one, and usually half of the descriptors, up to 512")
    func limits() async throws {
        let wires = try await channels(2), connections = Connections(limit: 0)
        #expect(connections.limit == 1 && connections.add(wires[0].channel) && connections.add(wires[1].channel))
        await wires[0].advance(by: 0)
        #expect(!wires[0].isOpen && wires[1].isOpen)
        for wire in wires { await wire.close() }
        var bounds = rlimit()
        let result = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &bounds)
        try #require(result == 0)
        let usual = Connections().limit
        #expect(usual == (bounds.rlim_cur >= 1_024 ? 512 : max(Int(bounds.rlim_cur) / 2, 8)))
    }
}
