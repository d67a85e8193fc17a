import Foundation
import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// Requests to a collector, and the responses of a server on this machine.
@Suite struct ImpressionTransportTests {
    /// A server that reads one request, responds, and closes the connection.
    private final class Server: @unchecked Sendable {
        private let lock = NSLock()
        private var request = Data()
        let url: URL

        init(_ response: String) throws {
            #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
            #else
            let kind = SOCK_STREAM
            #endif
            let listener = socket(AF_INET, kind, 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let size = socklen_t(MemoryLayout<sockaddr_in>.size)
            var length = size
            let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
                    bind(listener, plain, size) == 0 && listen(listener, 1) == 0
                        && getsockname(listener, plain, &length) == 0
                }
            }
            try #require(isOpen)
            url = try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/v1/logs"))
            Thread.detachNewThread { [self] in
                let connection = FileHandle(fileDescriptor: accept(listener, nil, nil), closeOnDealloc: true)
                close(listener)
                while !text.hasSuffix("the body"), case let piece = connection.availableData, !piece.isEmpty {
                    lock.withLock { request += piece }
                }
                try? connection.write(contentsOf: Data(response.utf8))
            }
        }

        var text: String { lock.withLock { String(decoding: request, as: UTF8.self) } }
    }

    private func post(to server: Server) async throws -> ImpressionTransport.Response {
        try await ImpressionTransport.urlSession.post(server.url, ["X-Check": "7"], Data("the body".utf8))
    }

    private func response(_ status: String, _ field: String = "Server: check", length: Int, _ body: String) -> String {
        "HTTP/1.1 \(status)\r\nConnection: close\r\n\(field)\r\nContent-Length: \(length)\r\n\r\n\(body)"
    }

    /// The transport doesn't follow a redirect.
    @Test(arguments: [("429 Wait", "Retry-After: 7", "later"), ("307 Elsewhere", "Location: /other", "")])
    func `A request is a POST, and its response is complete`(status: String, field: String, body: String) async throws {
        let server = try Server(response(status, field, length: body.utf8.count, body))
        let answer = try await post(to: server)
        #expect(status.hasPrefix("\(answer.status) ") && String(decoding: answer.body, as: UTF8.self) == body)
        #expect(answer.headers["retry-after"] == (answer.status == 429 ? "7" : nil))
        #expect(server.text.hasPrefix("POST /v1/logs HTTP/1.1\r\n") && server.text.hasSuffix("\r\n\r\nthe body"))
        #expect(server.text.lowercased().contains("\r\nx-check: 7\r\n"))
    }

    @Test(arguments: [(3, 3, true), (3, 9, false), (0, 1, false), (70_000, 70_000, true)])
    func `An incomplete response fails`(count: Int, length: Int, isRead: Bool) async {
        let body = String(repeating: "a", count: count)
        let result = try? await post(to: Server(response("200 OK", length: length, body)))
        #expect(result?.body.count == (isRead ? count : nil))
    }

    @Test func `A request has no cookie of an earlier response`() async throws {
        for _ in 0..<2 {
            let server = try Server(response("200 OK", "Set-Cookie: kept=1; Path=/", length: 2, "ok"))
            #expect(try await post(to: server).status == 200)
            #expect(!server.text.lowercased().contains("\r\ncookie:"))
        }
    }

    // MARK: Collectors

    private actor Posts {
        private(set) var all: [(url: URL, headers: [String: String], body: Data)] = []
        func add(_ url: URL, _ headers: [String: String], _ body: Data) { all.append((url, headers, body)) }
    }

    @Test func `A collector receives logs as JSON with the fields of the program`() async throws {
        let id = ImpressionID(high: 1, low: 2), posts = Posts()
        let entry = LedgerEntry(installation: id, stream: id, sequence: 1, date: 5, body: .end)
        let endpoint = try #require(URL(string: "https://collector.example/v1/logs"))
        let exporter = ImpressionExporter.otlp(
            endpoint: endpoint, headers: ["Authorization": "Bearer 1", "Content-Type": "text/plain"],
            resource: ["service.name": "shop"],
            transport: ImpressionTransport { url, headers, body in
                await posts.add(url, headers, body)
                if await posts.all.count > 1 { throw CancellationError() }
                return ImpressionTransport.Response(status: 413)
            })
        let deliveries = [await exporter.send([entry]), await exporter.send([entry])]
        #expect(deliveries == [.tooLarge, .retry()] && exporter.batchSize == 512)
        let all = await posts.all
        let post = try #require(all.first)
        #expect(post.url == endpoint && post.body == OpenTelemetry.logs([entry], resource: ["service.name": "shop"]))
        #expect(post.headers == ["Authorization": "Bearer 1", "Content-Type": "application/json"])
    }
}
