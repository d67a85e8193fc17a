import Foundation
import NIOCore
import NIOHTTP1
import Synchronization
import Testing

@testable import BrowserHost

@Suite("Who may talk to the host")
struct AccessTests {
    let rules = AccessRules(token: "0123abcd", address: ListeningAddress(port: 8017))

    @Test("the right host and token are let in", arguments: ["127.0.0.1:8017", "localhost:8017", "LOCALHOST:8017"])
    func letsIn(host: String) throws {
        try rules.check(hosts: [host], token: "0123abcd")
    }

    @Test(
        "any other host is rejected, with the right token too",
        arguments: ["example.org:8017", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.example.org:8017", "", "[::1]:8017"])
    func rejectsHosts(host: String) {
        #expect(throws: AccessRules.Rejection.host) { try rules.check(hosts: [host], token: "0123abcd") }
    }

    @Test("a request without a host is rejected")
    func rejectsMissingHost() {
        #expect(throws: AccessRules.Rejection.host) { try rules.check(hosts: [], token: "0123abcd") }
    }

    @Test("wrong tokens are rejected", arguments: ["", "0123abc", "0123abcde", "0123abcD", "x123abcd"])
    func rejectsTokens(token: String) {
        #expect(throws: AccessRules.Rejection.token) { try rules.check(hosts: ["127.0.0.1:8017"], token: token) }
    }

    @Test("two hosts are rejected, though both are right")
    func rejectsTwoHosts() {
        #expect(throws: AccessRules.Rejection.hosts) {
            try rules.check(hosts: ["127.0.0.1:8017", "127.0.0.1:8017"], token: "0123abcd")
        }
    }

    @Test("a request without a token is rejected")
    func rejectsMissingToken() {
        #expect(throws: AccessRules.Rejection.token) { try rules.check(hosts: ["127.0.0.1:8017"], token: nil) }
    }

    @Test("sockets come from the host's own pages only")
    func checksOrigins() throws {
        let host = "127.0.0.1:8017"
        try rules.checkOrigins(["http://127.0.0.1:8017"], host: host)
        try rules.checkOrigins(["http://localhost:8017"], host: "localhost:8017")
        for origin in [
            "http://example.org", "https://127.0.0.1:8017", "http://127.0.0.1:9000", "http://localhost:8017", "null",
            "",
        ] {
            #expect(throws: AccessRules.Rejection.origin) { try rules.checkOrigins([origin], host: host) }
        }
        #expect(throws: AccessRules.Rejection.origin) { try rules.checkOrigins([], host: host) }
        #expect(throws: AccessRules.Rejection.origin) {
            try rules.checkOrigins(["http://127.0.0.1:8017", "http://127.0.0.1:8017"], host: host)
        }
    }

    @Test("a host that listens on an address is found there, and one on all addresses at each IP address")
    func addresses() throws {
        func allows(_ host: String, _ ip: String, port: UInt16 = 8017) -> Bool {
            let rules = AccessRules(token: "t", address: ListeningAddress(ip: ip, port: port))
            let isHost = (try? rules.check(hosts: [host], token: "t")) != nil
            #expect(((try? rules.checkOrigins(["http://" + host], host: host)) != nil) == isHost)
            return isHost
        }
        for host in ["127.0.0.1:8017", "localhost:8017", "192.168.1.20:8017"] {
            #expect(allows(host, "192.168.1.20") && allows(host, "0.0.0.0") && allows(host, "::"))
        }
        #expect(!allows("192.168.1.20:8017", "127.0.0.1") && !allows("192.168.1.21:8017", "192.168.1.20"))
        #expect(
            allows("[fe80::1]:8017", "fe80::1") && allows("[fe80::1]:8017", "::") && allows("[::1]", "::", port: 80))
        for host in [
            "example.org:8017", "192.168.1.20:8018", "192.168.1.20", "192.168.1:8017", "fe80::1:8017",
            "[192.168.1.20]:8017", "[]:8017", ":8017", "0x7f000001:8017",
        ] { #expect(!allows(host, "0.0.0.0") && !allows(host, "::")) }
    }

    @Test("the page can have other origins, exactly as given")
    func origins() throws {
        let rules = AccessRules(
            token: "t", address: ListeningAddress(port: 8017),
            origins: ["https://Example.org", "http://localhost:9000"].compactMap(PageOrigin.init))
        for host in ["example.org", "localhost:9000", "localhost:8017"] { try rules.check(hosts: [host], token: "t") }
        for origin in ["https://example.org", "http://localhost:9000", "http://localhost:8017"] {
            try rules.checkOrigins([origin], host: "localhost:8017")
        }
        for host in ["example.org:8017", "www.example.org", "localhost:9001"] {
            #expect(throws: AccessRules.Rejection.host) { try rules.check(hosts: [host], token: "t") }
        }
        for origin in ["http://example.org", "https://example.org:8443", "https://localhost:9000"] {
            #expect(throws: AccessRules.Rejection.origin) {
                try rules.checkOrigins([origin], host: "localhost:8017")
            }
        }
        #expect(
            rules.socketOrigins(host: "localhost:8017")
                == "ws://localhost:8017 wss://example.org ws://localhost:9000")
        #expect(rules.socketOrigins(host: "[::1]:8017") == "wss://example.org ws://localhost:9000")
    }

    @Test(
        "an origin is a scheme of the web with a host and a port",
        arguments: [
            "example.org", "ftp://example.org", "https://", "https://example.org/a", "https://example.org?a",
            "https://me@example.org", "http://a b", "http://localhost:0", "http://localhost:70000", "null", "",
        ])
    func rejectsOrigins(text: String) { #expect(PageOrigin(text) == nil) }

    @Test("a host on all addresses prints the one on this machine first")
    func pageOrigins() {
        #expect(ListeningAddress(port: 8017).origins == ["http://127.0.0.1:8017"])
        #expect(ListeningAddress(ip: "fe80::1", port: 8017).origins == ["http://[fe80::1]:8017"])
        let all = ListeningAddress(ip: "0.0.0.0", port: 8017).origins
        #expect(all.first == "http://127.0.0.1:8017" && Set(all).count == all.count)
        #expect(ListeningAddress(ip: "::", port: 8017).origins.first == "http://[::1]:8017")
    }

    @Test("on port 80 the port may be left out")
    func defaultPort() throws {
        try AccessRules(token: "t", address: ListeningAddress(port: 80)).check(hosts: ["localhost"], token: "t")
    }

    @Test("tokens are long and never the same")
    func tokensDiffer() {
        let tokens = Set((0..<100).map { _ in AccessToken.random() })
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
        site.admit(AccessRules(token: "secret", address: ListeningAddress(port: 8017)))
        return site
    }

    private func get(
        _ path: String, token: String? = "secret", host: String = "127.0.0.1:8017", method: HTTPMethod = .GET
    )
        async throws -> Response
    {
        let uri = path + (token.map { "?a=b&token=\($0)" } ?? "")
        return await site().answer(
            HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: ["Host": host]))
    }

    @Test("the page comes with its title, strict headers and no cookie")
    func servesPage() async throws {
        let response = try await get("/")
        let text = String(buffer: response.body)
        #expect(response.status == .ok)
        #expect(text.contains("<title>&lt;Gallery&gt;</title>"))
        #expect(!text.contains("{{"))
        #expect(response.headers["Set-Cookie"].isEmpty)
        #expect(response.headers.first(name: "Content-Security-Policy")?.contains("default-src 'none'") == true)
        #expect(response.headers.first(name: "X-Content-Type-Options") == "nosniff")
        #expect(response.headers.first(name: "Referrer-Policy") == "no-referrer")
    }

    @Test("what keeps its meaning may be kept, and all else may not")
    func caching() {
        let kept = Response.found(ByteBuffer(), "font/ttf", keeps: true),
            fresh = Response.found(ByteBuffer(), "text/html", keeps: false)
        #expect(kept.headers["Cache-Control"] == ["private, max-age=31536000, immutable"])
        #expect(fresh.headers["Cache-Control"] == ["no-store"])
        #expect(Response.rejection(.notFound, "").headers["Cache-Control"] == ["no-store"])
    }

    @Test("scripts are found with the token in their path, and by it alone")
    func scripts() async throws {
        #expect(try await get("/page/secret/client.js", token: nil).status == .ok)
        #expect(try await get("/page/client.js").status == .ok)
        #expect(try await get("/page/guess/client.js", token: nil).status == .forbidden)
        #expect(try await get("/font/secret/0", token: nil).status == .forbidden)
    }

    @Test("a page that asks without a token is rejected, and helped where its tab remembers one")
    func recovers() async throws {
        let rejected = try await get("/", token: nil)
        #expect(rejected.status == .forbidden)
        #expect(String(buffer: rejected.body).contains("sessionStorage"))
        #expect(!String(buffer: rejected.body).contains("secret"))
        let wrong = try await get("/", token: "guess")
        #expect(!String(buffer: wrong.body).contains("<script"))
    }

    @Test("the image of an exhibit is rendered once for each appearance, however many pages request it")
    func rendersPostersOnce() async throws {
        let renderings = RenderingCount()
        let exhibit = Catalog.Exhibit(name: "a b", title: "A", summary: "") { isDark in
            renderings.value.add(1, ordering: .relaxed)
            return Data(isDark ? "dark".utf8 : "light".utf8)
        }
        let site = Site(
            title: "", catalog: Catalog(title: "", summary: "", exhibits: [exhibit]), fontFile: { _ in nil },
            makeScene: { _, size, _ in FakeScene(size: size) })
        site.admit(AccessRules(token: "secret", address: ListeningAddress(port: 8017)))
        func poster(_ path: String) async -> Response {
            await site.answer(
                HTTPRequestHead(
                    version: .http1_1, method: .GET, uri: path + "token=secret", headers: ["Host": "127.0.0.1:8017"]))
        }
        async let first = poster("/poster/a%20b?"), second = poster("/poster/a%20b?")
        let bodies = await [first, second].map { String(buffer: $0.body) }
        #expect(bodies == ["light", "light"])
        #expect(await String(buffer: poster("/poster/a%20b?appearance=dark&").body) == "dark")
        #expect(await poster("/poster/b?").status == .notFound)
        #expect(renderings.value.load(ordering: .relaxed) == 2)
    }

    @Test("every page has a nonce of its own")
    func freshNonces() async throws {
        let policy = "Content-Security-Policy"
        let one = try await get("/").headers[policy], other = try await get("/").headers[policy]
        #expect(one != other)
    }

    @Test(
        "without the token everything is rejected",
        arguments: ["/", "/page/client.js", "/font/0", "/image/1/1", "/socket"])
    func rejects(path: String) async throws {
        #expect(try await get(path, token: nil).status == .forbidden)
        #expect(try await get(path, token: "guess").status == .forbidden)
        #expect(try await get(path, host: "example.org").status == .forbidden)
    }

    @Test(
        "what is not there is not found",
        arguments: ["/nothing", "/page/../BrowserHost.swift", "/font/0", "/font/-1", "/font/%2e%2e", "/image/1/1"])
    func notFound(path: String) async throws {
        #expect(try await get(path).status == .notFound)
    }

    @Test("a socket without an origin is rejected")
    func socketNeedsOrigin() async throws {
        #expect(try await get("/socket").status == .forbidden)
    }

    @Test("only reading is answered")
    func methods() async throws {
        #expect(try await get("/", method: .POST).status == .methodNotAllowed)
        let head = try await get("/page/client.js", method: .HEAD)
        #expect(Int(head.headers.first(name: "Content-Length") ?? "") ?? 0 > 100)
    }
}

@Suite("Tokens that the person chose")
struct AccessTokenTests {
    private func fresh() -> String { FileManager.default.temporaryDirectory.path + "/token-\(UUID().uuidString)" }

    @Test("a variable holds the token")
    func variable() throws {
        #expect(try AccessToken.chosen(by: ["SCROLLWORK_TOKEN": "abcdefgh-01234567_"]) == "abcdefgh-01234567_")
        #expect(try AccessToken.chosen(by: [:]) != AccessToken.chosen(by: [:]))
    }

    @Test("a file holds the token, and is made for its owner alone when there is none")
    func file() throws {
        let path = fresh()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let environment = ["SCROLLWORK_TOKEN_FILE": path]
        let first = try AccessToken.chosen(by: environment)
        #expect(try AccessToken.chosen(by: environment) == first)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test(
        "tokens that are easily guessed or would need escaping are errors",
        arguments: ["", "short", "0123456789abcde", "0123456789abcdef&", "0123456789abcdefé"])
    func rejects(token: String) {
        #expect(throws: BrowserHostError.self) { try AccessToken.chosen(by: ["SCROLLWORK_TOKEN": token]) }
    }

    @Test("a file that cannot be made is an error")
    func unreadable() {
        #expect(throws: BrowserHostError.self) {
            try AccessToken.chosen(by: ["SCROLLWORK_TOKEN_FILE": "/nowhere/at/all"])
        }
    }
}

private final class RenderingCount: Sendable {
    let value = Atomic(0)
}
