import FlyingFox
import Foundation
import Testing

@testable import BrowserHost

@Suite("Who may talk to the host")
struct AccessTests {
    let rules = AccessRules(token: "0123abcd", port: 8017)

    @Test("the right host and token are let in", arguments: ["127.0.0.1:8017", "localhost:8017", "LOCALHOST:8017"])
    func letsIn(host: String) throws {
        try rules.check(host: host, token: "0123abcd", cookies: nil)
    }

    @Test(
        "any other host is refused, with the right token too",
        arguments: ["example.org:8017", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.example.org:8017", "", "[::1]:8017"])
    func refusesHosts(host: String) {
        #expect(throws: AccessRules.Refusal.host) { try rules.check(host: host, token: "0123abcd", cookies: nil) }
    }

    @Test("a request without a host is refused")
    func refusesMissingHost() {
        #expect(throws: AccessRules.Refusal.host) { try rules.check(host: nil, token: "0123abcd", cookies: nil) }
    }

    @Test("wrong tokens are refused", arguments: ["", "0123abc", "0123abcde", "0123abcD", "x123abcd"])
    func refusesTokens(token: String) {
        #expect(throws: AccessRules.Refusal.token) { try rules.check(host: "127.0.0.1:8017", token: token, cookies: nil) }
    }

    @Test("a cookie carries the token where the address has none")
    func acceptsCookie() throws {
        try rules.check(host: "127.0.0.1:8017", token: nil, cookies: "a=b; scrollwork-8017=0123abcd ; c")
        #expect(throws: AccessRules.Refusal.token) {
            try rules.check(host: "127.0.0.1:8017", token: nil, cookies: "scrollwork-8018=0123abcd")
        }
        #expect(throws: AccessRules.Refusal.token) { try rules.check(host: "127.0.0.1:8017", token: nil, cookies: nil) }
    }

    @Test("a wrong token in the address is refused whatever the cookie says")
    func addressDecides() {
        #expect(throws: AccessRules.Refusal.token) {
            try rules.check(host: "127.0.0.1:8017", token: "stale", cookies: "scrollwork-8017=0123abcd")
        }
    }

    @Test("sockets come from the host's own pages only")
    func checksOrigins() throws {
        try rules.checkOrigin("http://127.0.0.1:8017")
        try rules.checkOrigin("http://localhost:8017")
        for origin in ["http://example.org", "https://127.0.0.1:8017", "http://127.0.0.1:9000", "null", "", nil] {
            #expect(throws: AccessRules.Refusal.origin) { try rules.checkOrigin(origin) }
        }
    }

    @Test("on port 80 the port may be left out")
    func defaultPort() throws {
        try AccessRules(token: "t", port: 80).check(host: "localhost", token: "t", cookies: nil)
    }

    @Test("tokens are long and never the same")
    func tokensDiffer() {
        let tokens = Set((0..<100).map { _ in AccessRules.randomToken() })
        #expect(tokens.count == 100)
        #expect(tokens.allSatisfy { $0.utf8.count == 48 })
    }

    @Test("comparing takes every byte into account")
    func comparesAllBytes() {
        #expect(isEqualInConstantTime("abc", "abc"))
        #expect(!isEqualInConstantTime("abx", "abc"))
        #expect(!isEqualInConstantTime("xbc", "abc"))
        #expect(!isEqualInConstantTime("abcd", "abc"))
        #expect(!isEqualInConstantTime("", "abc"))
    }
}

@Suite("What requests are answered")
@MainActor
struct SiteTests {
    private func site() -> Site {
        let site = Site(title: "<Gallery>", fontFile: { _ in nil }, makeScene: { _, size, _ in FakeScene(size: size) })
        site.admit(AccessRules(token: "secret", port: 8017))
        return site
    }

    private func get(_ path: String, token: String? = "secret", host: String = "127.0.0.1:8017", method: HTTPMethod = .GET)
        async throws -> HTTPResponse
    {
        try await site().handleRequest(
            HTTPRequest(
                method: method, version: .http11, path: path,
                query: token.map { [HTTPRequest.QueryItem(name: "token", value: $0)] } ?? [], headers: [.host: host],
                body: Data()))
    }

    @Test("the page comes with its title, a cookie and strict headers")
    func servesPage() async throws {
        let response = try await get("/")
        let text = String(decoding: try await response.bodyData, as: UTF8.self)
        #expect(response.statusCode == .ok)
        #expect(text.contains("<title>&lt;Gallery&gt;</title>"))
        #expect(!text.contains("{{"))
        #expect(response.headers[.setCookie]?.hasPrefix("scrollwork-8017=secret;") == true)
        #expect(response.headers[HTTPHeader("Content-Security-Policy")]?.contains("default-src 'none'") == true)
        #expect(response.headers[HTTPHeader("X-Content-Type-Options")] == "nosniff")
        #expect(response.headers[HTTPHeader("Referrer-Policy")] == "no-referrer")
    }

    @Test("every page has a nonce of its own")
    func freshNonces() async throws {
        let policy = HTTPHeader("Content-Security-Policy")
        let one = try await get("/").headers[policy], other = try await get("/").headers[policy]
        #expect(one != other)
    }

    @Test("without the token everything is refused", arguments: ["/", "/page/client.js", "/font/0", "/image/1/1", "/socket"])
    func refuses(path: String) async throws {
        let missing = try await get(path, token: nil), wrong = try await get(path, token: "guess")
        #expect(missing.statusCode == .forbidden)
        #expect(wrong.statusCode == .forbidden)
        let elsewhere = try await get(path, host: "example.org")
        #expect(elsewhere.statusCode == .forbidden)
    }

    @Test("what is not there is not found", arguments: ["/nothing", "/page/../BrowserHost.swift", "/font/0", "/font/-1", "/font/%2e%2e", "/image/1/1"])
    func notFound(path: String) async throws {
        #expect(try await get(path).statusCode == .notFound)
    }

    @Test("a socket without an origin is refused")
    func socketNeedsOrigin() async throws {
        #expect(try await get("/socket").statusCode == .forbidden)
    }

    @Test("only reading is answered")
    func methods() async throws {
        #expect(try await get("/", method: .POST).statusCode == .methodNotAllowed)
        let head = try await get("/page/client.js", method: .HEAD)
        #expect(try await head.bodyData.isEmpty)
        #expect(Int(head.headers[.contentLength] ?? "") ?? 0 > 100)
    }
}
