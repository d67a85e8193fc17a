import Foundation
import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// Requests to a collector, and the responses of a server on this machine.
@Suite struct ImpressionTransportTests {
    /// A server that reads a request for each of its responses, and closes the connection after it.
    private final class Server: @unchecked Sendable {
        private let listener: Int32
        private let lock = NSLock()
        private var texts: [String] = []
        let url: URL

        init(_ responses: [String]) throws {
            #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
            #else
            let kind = SOCK_STREAM
            #endif
            // A client that doesn't read a response to its end would end the process.
            signal(SIGPIPE, SIG_IGN)
            let listener = socket(AF_INET, kind, 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let size = length
            let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
                    bind(listener, plain, size) == 0 && listen(listener, 8) == 0
                        && getsockname(listener, plain, &length) == 0
                }
            }
            try #require(isOpen)
            self.listener = listener
            url = try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/v1/logs"))
            Thread.detachNewThread { [self] in
                for response in responses { respond(response) }
                close(listener)
            }
        }

        var requests: [String] { lock.withLock { texts } }

        private func respond(_ response: String) {
            let connection = accept(listener, nil, nil)
            var request: [UInt8] = []
            var piece = [UInt8](repeating: 0, count: 4_096)
            let end = Array(ImpressionTransportTests.body.utf8)
            while request.suffix(end.count) != end[...] {
                let count = recv(connection, &piece, 4_096, 0)
                if count <= 0 { break }
                request += piece.prefix(count)
            }
            lock.withLock { texts.append(String(decoding: request, as: UTF8.self)) }
            var rest = Array(response.utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { send(connection, $0.baseAddress!, $0.count, 0) }
                if count <= 0 { break }
                rest = rest.dropFirst(count)
            }
            close(connection)
        }
    }

    private actor Posts {
        private(set) var all: [(url: URL, headers: [String: String], body: Data)] = []
        func add(_ url: URL, _ headers: [String: String], _ body: Data) { all.append((url, headers, body)) }
    }

    private static let body = "the body"

    private func post(to url: URL) async throws -> ImpressionTransport.Response {
        try await ImpressionTransport.urlSession.post(url, ["X-Check": "7"], Data(Self.body.utf8))
    }

    private func response(_ status: String, _ fields: String = "", length: Int, _ body: String = "") -> String {
        "HTTP/1.1 \(status)\r\nConnection: close\r\n\(fields)Content-Length: \(length)\r\n\r\n\(body)"
    }

    // MARK: Servers

    @Test func `A request is a POST, and its response is complete`() async throws {
        let server = try Server([response("429 Wait", "Retry-After: 7\r\n", length: 5, "later")])
        let response = try await post(to: server.url)
        #expect(response.status == 429 && response.headers["retry-after"] == "7")
        #expect(String(decoding: response.body, as: UTF8.self) == "later")
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("POST /v1/logs HTTP/1.1\r\n") && request.hasSuffix("\r\n\r\nthe body"))
        #expect(request.lowercased().contains("\r\nx-check: 7\r\n"))
    }

    @Test func `A redirect is a response like others`() async throws {
        let server = try Server([
            response("307 Elsewhere", "Location: /other\r\n", length: 0), response("200 OK", length: 0),
        ])
        #expect(try await post(to: server.url).status == 307)
        #expect(server.requests.count == 1)
        #expect(try await post(to: server.url).status == 200)
    }

    @Test func `An incomplete response is an error`() async throws {
        let server = try Server([response("200 OK", length: 100, "cut"), ""])
        for _ in 0..<2 {
            await #expect(throws: (any Error).self) { try await post(to: server.url) }
        }
        #expect(server.requests.count == 2)
    }

    @Test(arguments: [(1_048_576, true), (1_048_577, false)])
    func `A response has at most a megabyte`(length: Int, isRead: Bool) async throws {
        let server = try Server([response("200 OK", length: length, String(repeating: "a", count: length))])
        let count = try? await post(to: server.url).body.count
        #expect(count == (isRead ? length : nil))
    }

    // MARK: Collectors

    @Test func `A collector receives logs as JSON with the fields of the program`() async throws {
        let id = ImpressionID(high: 1, low: 2), posts = Posts()
        let entry = LedgerEntry(installation: id, stream: id, sequence: 1, date: 5, body: .end)
        let endpoint = try #require(URL(string: "https://collector.example/v1/logs"))
        let exporter = ImpressionExporter.otlp(
            endpoint: endpoint, headers: ["Authorization": "Bearer 1", "Content-Type": "text/plain"],
            resource: ["service.name": "shop"],
            transport: ImpressionTransport { url, headers, body in
                await posts.add(url, headers, body)
                return ImpressionTransport.Response(status: await posts.all.count == 1 ? 200 : 413)
            })
        let deliveries = [await exporter.send([entry]), await exporter.send([entry, entry])]
        #expect(deliveries == [.accepted, .tooLarge] && exporter.batchSize == 512)
        let all = await posts.all
        try #require(all.count == 2)
        #expect(all[0].url == endpoint)
        #expect(all[0].headers == ["Authorization": "Bearer 1", "Content-Type": "application/json"])
        #expect(all[0].body == OpenTelemetry.logs([entry], resource: ["service.name": "shop"]))
        #expect(all[1].body == OpenTelemetry.logs([entry, entry], resource: ["service.name": "shop"]))
    }

    @Test func `A request without a response is repeated`() async throws {
        let id = ImpressionID(high: 1, low: 2)
        let entry = LedgerEntry(installation: id, stream: id, sequence: 1, date: 5, body: .end)
        let exporter = ImpressionExporter.otlp(
            endpoint: URL(filePath: "/unused"), transport: ImpressionTransport { _, _, _ in throw CancellationError() })
        #expect(await exporter.send([entry]) == .retry())
    }
}
