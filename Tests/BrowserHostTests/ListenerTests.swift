import Dispatch
import Foundation
import Testing

@testable import BrowserHost

/// A connection of a page to a port of this machine.
private final class Connection: Sendable {
    /// A WebSocket frame.
    struct Frame: Sendable {
        var opcode: UInt8
        var content: [UInt8]
    }

    private let descriptor: CInt

    /// Connects to a port, or returns `nil` if nothing listens on it.
    init?(port: UInt16) {
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        self.descriptor = descriptor
        // A test that waits in vain fails. Tests before it can keep the main actor busy for minutes.
        var patience = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if result != 0 { return nil }
    }

    deinit { close(descriptor) }

    func say(_ bytes: [UInt8]) { _ = write(descriptor, bytes, bytes.count) }

    func say(_ text: String) { say(Array(text.utf8)) }

    /// Ends the sending side.
    func leave() { shutdown(descriptor, CInt(1)) }

    /// Returns all bytes up to the end of the connection, or `nil` if it doesn't end.
    func rest() async -> [UInt8]? {
        await waiting { () -> [UInt8]? in
            var all: [UInt8] = []
            while let part = self.bytes(upTo: 65_536) {
                if part.isEmpty { return all }
                all += part
            }
            return nil
        }
    }

    /// Returns the text of the next bytes.
    func text(ofCount count: Int) async -> String {
        await waiting { String(decoding: self.exactly(count) ?? [], as: UTF8.self) }
    }

    /// Returns the text of all bytes up to the end of the connection.
    func restOfText() async -> String { String(decoding: await rest() ?? [], as: UTF8.self) }

    /// Returns the head of a response.
    func head() async -> String {
        await waiting { () -> String in
            var all: [UInt8] = []
            while !all.ends(with: [13, 10, 13, 10]), let part = self.bytes(upTo: 1), !part.isEmpty { all += part }
            return String(decoding: all, as: UTF8.self)
        }
    }

    /// Returns the opcode and the content of the next WebSocket frame, which isn't in parts, or `nil` if there's none.
    func frame() async -> Frame? {
        await waiting { () -> Frame? in
            guard let start = self.exactly(2) else { return nil }
            var count = Int(start[1])
            if count > 125 {
                guard let length = self.exactly(count == 126 ? 2 : 8) else { return nil }
                count = length.reduce(0) { $0 << 8 | Int($1) }
            }
            return self.exactly(count).map { Frame(opcode: start[0] & 15, content: $0) }
        }
    }

    private func exactly(_ count: Int) -> [UInt8]? {
        var all: [UInt8] = []
        while all.count < count {
            guard let part = bytes(upTo: count - all.count), !part.isEmpty else { return nil }
            all += part
        }
        return all
    }

    /// Returns the next bytes, none at the end of the connection, or `nil` after an error.
    private func bytes(upTo count: Int) -> [UInt8]? {
        var part = [UInt8](repeating: 0, count: count)
        let size = read(descriptor, &part, count)
        return size < 0 ? nil : Array(part.prefix(size))
    }

    /// Returns the result of a closure, which runs on a thread that can wait.
    private func waiting<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { done in DispatchQueue.global().async { done.resume(returning: body()) } }
    }
}

extension [UInt8] {
    fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}

@Suite("Connections of this machine", .serialized)
@MainActor
struct ListenerTests {
    @MainActor
    private final class Scenes {
        var all: [FakeScene] = []
    }

    private let scenes = Scenes()

    private func listener(connections: Connections = Connections()) async throws -> Listener {
        let site = Site(title: "", fontFile: { _ in nil }, makeScene: { _, size, _ in FakeScene(size: size) })
        let listener = try await Listener(site: site, port: 0, connections: connections)
        site.admit(AccessRules(token: "secret", address: ListeningAddress(port: listener.address.port)))
        return listener
    }

    private func request(_ target: String, port: UInt16, fields: String = "Connection: close\r\n") -> String {
        "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(fields)\r\n"
    }

    /// The fields of a request that opens a WebSocket.
    private func upgrade(port: UInt16) -> String {
        "Origin: http://127.0.0.1:\(port)\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    }

    /// Opens a page with its WebSocket, and receives its first frame.
    private func page(port: UInt16, token: String) async throws -> Connection {
        let page = try #require(Connection(port: port))
        page.say(request("/socket?token=\(token)", port: port, fields: upgrade(port: port)))
        #expect(await page.head().hasPrefix("HTTP/1.1 101 "))
        let hello = Array(#"{"t":"hello","now":1,"size":[300,200],"env":\#(FakePage.environment)}"#.utf8)
        // A text of one part, whose mask of zeros leaves it as it is.
        let start: [UInt8] = [0x81, 0xFE, UInt8(hello.count >> 8), UInt8(hello.count & 255), 0, 0, 0, 0]
        page.say(start + hello)
        for expected in [#"{"t":"welcome""#, #"{"t":"frame","n":1,"#] {
            let frame = await page.frame(), text = String(decoding: frame?.content ?? [], as: UTF8.self)
            #expect(frame?.opcode == 1 && text.hasPrefix(expected))
        }
        return page
    }

    @Test("a connection that has served a request can open a WebSocket, as those of a proxy do")
    func upgradesLater() async throws {
        let listener = try await listener(), port = listener.address.port
        let connection = try #require(Connection(port: port))
        for _ in 0..<2 {
            connection.say(request("/nothing?token=secret", port: port, fields: ""))
            #expect(await connection.head().hasPrefix("HTTP/1.1 404 "))
            #expect(await connection.text(ofCount: 22) == "There is nothing here.\n".dropLast(1))
            _ = await connection.text(ofCount: 1)
        }
        connection.say(request("/socket?token=secret", port: port, fields: upgrade(port: port)))
        #expect(await connection.head().hasPrefix("HTTP/1.1 101 "))
        await listener.close()
    }

    @Test("a program serves its page at the address that it receives, until it's canceled")
    func runs() async throws {
        let scenes = scenes
        let (addresses, ready) = AsyncStream<URL>.makeStream()
        let host = BrowserHost(
            title: "T", port: 0, fontFile: { _ in nil },
            makeScene: { _, size, _ in
                let scene = FakeScene(size: size)
                scenes.all.append(scene)
                return scene
            })
        let running = Task {
            defer { ready.finish() }
            try await host.run { @Sendable addresses in ready.yield(addresses[0]) }
        }
        var first: URL?
        for await address in addresses {
            first = address
            break
        }
        let address = try #require(first), query = try #require(address.query)
        let number = try #require(address.port), token = String(query.dropFirst("token=".count))
        let port = UInt16(number)
        #expect(address.absoluteString == "http://127.0.0.1:\(port)/?token=\(token)" && token.utf8.count == 48)
        let reader = try #require(Connection(port: port)), idle = try #require(Connection(port: port))
        reader.say(request("/?\(query)", port: port))
        let text = await reader.restOfText()
        #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.contains("<title>T</title>"))
        let page = try await page(port: port, token: token)
        #expect(scenes.all.map(\.size) == [CGSize(width: 300, height: 200)] && !scenes.all[0].isClosed)
        running.cancel()
        let end = await page.frame()
        #expect(end?.opcode == 8 && end?.content == [3, 233] + Array("the program ended".utf8))
        try await running.value
        #expect(scenes.all[0].isClosed)
        #expect(await page.rest() == [])
        #expect(await idle.rest() == [])
        #expect(Connection(port: port) == nil)
    }

    @Test("a WebSocket keeps its place among the connections until it ends")
    func places() async throws {
        let listener = try await listener(connections: Connections(limit: 1)), port = listener.address.port
        let idle = try #require(Connection(port: port))
        let page = try await page(port: port, token: "secret")
        #expect(await idle.rest() == [])
        let rejected = try #require(Connection(port: port))
        #expect(await rejected.rest() == [])
        page.leave()
        #expect(await page.rest() == [])
        let admitted = try #require(Connection(port: port))
        admitted.say(request("/nothing?token=secret", port: port))
        #expect(await admitted.restOfText().hasPrefix("HTTP/1.1 404 "))
        await listener.close()
    }

    @Test("a WebSocket whose frame is too long receives the reason")
    func longFrames() async throws {
        let listener = try await listener(), page = try await page(port: listener.address.port, token: "secret")
        page.say([0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0])
        let end = await page.frame()
        #expect(end?.opcode == 8 && end?.content == [3, 241] + Array("message is too long".utf8))
        await listener.close()
        #expect(await page.rest() == [])
    }

    @Test("a WebSocket of a foreign page receives a normal response")
    func foreignPages() async throws {
        let listener = try await listener(), port = listener.address.port
        let page = try #require(Connection(port: port))
        let fields = upgrade(port: port).replacingOccurrences(of: "http://127.0.0.1", with: "http://example.org")
        page.say(request("/socket?token=secret", port: port, fields: fields))
        #expect(await page.head().hasPrefix("HTTP/1.1 403 "))
        await listener.close()
    }

    @Test("a port has one listener, and none after its end")
    func ends() async throws {
        let listener = try await listener(), port = listener.address.port
        let idle = try #require(Connection(port: port))
        // The response shows that the host has accepted the connection.
        idle.say(request("/nothing?token=secret", port: port, fields: ""))
        #expect(await idle.head().hasPrefix("HTTP/1.1 404 "))
        let site = Site(title: "", fontFile: { _ in nil }, makeScene: { _, size, _ in FakeScene(size: size) })
        await #expect(throws: BrowserHostError.portTaken(port)) { _ = try await Listener(site: site, port: port) }
        await listener.close()
        #expect(await idle.rest() == Array("There is nothing here.\n".utf8))
        #expect(Connection(port: port) == nil)
    }
}
