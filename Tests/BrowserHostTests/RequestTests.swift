import Foundation
import LayerTree
import NIOCore
import NIOHTTP1
import Testing

@testable import BrowserHost

@Suite("Targets of requests")
struct RequestTargetTests {
    @Test(
        "a path has its parts, without empty ones",
        arguments: [
            ("/", []), ("/a", ["a"]), ("/a//b/", ["a", "b"]), ("//a", nil), ("/a?b/c", ["a"]), ("/a%20b", ["a%20b"]),
            ("a", nil),
            ("", nil), ("http://a", nil), ("?a", nil),
        ] as [(String, [String]?)])
    func paths(text: String, path: [String]?) { #expect(RequestTarget(text)?.path == path) }

    @Test(
        "the first value of a name is decoded",
        arguments: [
            ("/?token=a", "a"), ("/?atoken=b&token=c", "c"), ("/?token=a&token=b", "a"), ("/?token=", ""),
            ("/?token", nil), ("/", nil), ("/?", nil), ("/?tokens=a", nil), ("/?token=a%20b", "a b"),
            ("/?token=%zz", ""), ("/?token=a=b", "a=b"), ("/a?b?token=c", nil), ("/a?x=?&token=c", "c"),
        ] as [(String, String?)])
    func values(text: String, value: String?) { #expect(RequestTarget(text)?.value(of: "token") == value) }
}

@Suite("Tokens and hosts")
struct AccessLimitTests {
    @Test("a token has 16 to 256 plain characters")
    func tokens() throws {
        func token(_ text: String) -> String? { try? AccessToken.chosen(by: ["SCROLLWORK_TOKEN": text]) }
        for count in [16, 256] {
            let text = String(repeating: "k", count: count)
            #expect(token(text) == text)
            #expect(token(" \n" + text + "\n") == text)
        }
        for count in [15, 257] { #expect(token(String(repeating: "k", count: count)) == nil) }
        let rest = String(repeating: "k", count: 20)
        for character in "azAZ09-_" { #expect(token("\(character)" + rest) != nil, "\(character)") }
        for character in "/:@[`{.+ ^" { #expect(token("k\(character)" + rest) == nil, "\(character)") }
    }

    @Test("the variable precedes the file, and both are named in an error")
    func sources() throws {
        let path = FileManager.default.temporaryDirectory.path + "/token-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data("  file-0123456789-0123\n".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try AccessToken.chosen(by: ["SCROLLWORK_TOKEN_FILE": path]) == "file-0123456789-0123")
        let both = ["SCROLLWORK_TOKEN_FILE": path, "SCROLLWORK_TOKEN": "variable-0123456789"]
        #expect(try AccessToken.chosen(by: both) == "variable-0123456789")
        try Data("short".utf8).write(to: URL(fileURLWithPath: path))
        #expect(
            throws: BrowserHostError.badToken("\(path) must hold 16 to 256 letters, digits, - or _.")
        ) { try AccessToken.chosen(by: ["SCROLLWORK_TOKEN_FILE": path]) }
        #expect(
            throws: BrowserHostError.badToken("SCROLLWORK_TOKEN must hold 16 to 256 letters, digits, - or _.")
        ) { try AccessToken.chosen(by: ["SCROLLWORK_TOKEN": "short"]) }
    }

    @Test("a random token is hexadecimal, and a new file contains it")
    func random() throws {
        for _ in 0..<40 { #expect(AccessToken.random().allSatisfy { "0123456789abcdef".contains($0) }) }
        let path = FileManager.default.temporaryDirectory.path + "/token-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let token = try AccessToken.chosen(by: ["SCROLLWORK_TOKEN_FILE": path])
        #expect(try String(contentsOfFile: path, encoding: .utf8) == token + "\n")
    }

    @Test("only on port 80, a host needs no port")
    func ports() throws {
        let usual = AccessRules(token: "t", address: ListeningAddress(port: 80)),
            other = AccessRules(token: "t", address: ListeningAddress(port: 81))
        for host in ["localhost", "127.0.0.1", "localhost:80", "127.0.0.1:80"] {
            try usual.check(hosts: [host], token: "t")
            try usual.checkOrigins(["http://" + host], host: host)
            #expect(throws: AccessRules.Rejection.host) { try other.check(hosts: [host], token: "t") }
            #expect(throws: AccessRules.Rejection.origin) { try other.checkOrigins(["http://" + host], host: host) }
        }
        try other.checkOrigins(["HTTP://Localhost:81"], host: "LOCALHOST:81")
    }

    @Test("rejections have a status and a reason")
    func rejections() {
        #expect(AccessRules.Rejection.hosts.status == .badRequest && AccessRules.Rejection.host.status == .forbidden)
        #expect(AccessRules.Rejection.token.status == .forbidden && AccessRules.Rejection.origin.status == .forbidden)
    }

    @Test("errors of the port name it")
    func errors() {
        func error(_ code: CInt) -> BrowserHostError {
            BrowserHostError(listeningOn: "1.2.3.4", 90, failure: IOError(errnoCode: code, reason: "bind"))
        }
        #expect(error(EADDRINUSE) == .portTaken(90) && error(EACCES) == .portForbidden(90))
        #expect(BrowserHostError.portTaken(90).description.hasPrefix("Port 90 is taken"))
        #expect(BrowserHostError.portForbidden(90).errorDescription?.contains("port 90") == true)
        #expect(BrowserHostError.badToken("why").description == "why")
        #expect(BrowserHostError.failed("why").description == "The page cannot be served: why")
        guard case .failed = error(EINVAL) else {
            Issue.record("\(error(EINVAL))")
            return
        }
        guard case .failed = BrowserHostError(listeningOn: "1.2.3.4", 90, failure: CocoaError(.fileNoSuchFile)) else {
            Issue.record("another error")
            return
        }
    }
}

@Suite("Responses to requests")
@MainActor
struct ResponseTests {
    private static let policy = "Content-Security-Policy"

    private func site(hasCatalog: Bool = false, fontFile: @escaping @MainActor (String) -> URL? = { _ in nil }) -> Site
    {
        let exhibit = Catalog.Exhibit(
            name: "one", title: "One", summary: "First", about: "About", source: "let a = 1", documentation: "Words",
            visit: "tap"
        ) { Data([$0 ? 1 : 0]) }
        let site = Site(
            title: "A&B \"C\" <D>",
            catalog: hasCatalog ? Catalog(title: "All", summary: "Sum", exhibits: [exhibit]) : nil, fontFile: fontFile,
            makeScene: { _, size, _ in FakeScene(size: size) })
        site.admit(AccessRules(token: "secret", address: ListeningAddress(port: 8017)))
        return site
    }

    private func get(
        _ uri: String, _ site: Site, method: HTTPMethod = .GET, hosts: [String] = ["127.0.0.1:8017"],
        origin: String? = nil, site fetchSite: String? = nil
    ) async -> Response {
        var headers = HTTPHeaders(hosts.map { ("Host", $0) })
        if let origin { headers.add(name: "Origin", value: origin) }
        if let fetchSite { headers.add(name: "Sec-Fetch-Site", value: fetchSite) }
        return await site.answer(HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers))
    }

    @Test(
        "each request has its status",
        arguments: [
            ("/?token=secret", .ok), ("/scene?token=secret", .ok), ("/scene/x?token=secret", .notFound),
            ("/motion?token=secret", .ok), ("/motion/x?token=secret", .notFound), ("/page/secret/client.js", .ok),
            ("/page/secret/client.js/x?token=secret", .notFound), ("/page?token=secret", .notFound),
            ("/page/none.js?token=secret", .notFound), ("/catalog?token=secret", .notFound),
            ("/poster/one?token=secret", .notFound), ("/image/1?token=secret", .notFound),
            ("/image/1/2/3?token=secret", .notFound), ("/font?token=secret", .notFound),
            ("/font/0/0?token=secret", .notFound), ("/socket/x?token=secret", .notFound),
            ("/socket?token=secret", .forbidden), ("http://127.0.0.1:8017/?token=secret", .badRequest),
            ("/nothing/secret/client.js", .forbidden), ("/page/secret", .forbidden),
        ] as [(String, HTTPResponseStatus)])
    func statuses(uri: String, status: HTTPResponseStatus) async {
        #expect(await get(uri, site()).status == status)
    }

    @Test("a site without rules isn't ready, and rejects every request")
    func unready() async {
        let site = Site(title: "", fontFile: { _ in nil }, makeScene: { _, size, _ in FakeScene(size: size) })
        let response = await get("/?token=secret", site)
        #expect(
            response.status == .serviceUnavailable && String(buffer: response.body) == "The host is not ready yet.\n")
    }

    @Test("a socket opens for a page of this host, by GET")
    func sockets() async {
        let site = site(), own = "http://127.0.0.1:8017"
        #expect(await get("/socket?token=secret", site, origin: own).status == .upgradeRequired)
        func opens(
            _ uri: String, _ method: HTTPMethod = .GET, _ origin: String? = "http://localhost:8017",
            keys: [String] = ["dGhlIHNhbXBsZSBub25jZQ=="]
        ) -> Bool {
            var headers = HTTPHeaders([("Host", "localhost:8017")] + keys.map { ("Sec-WebSocket-Key", $0) })
            if let origin { headers.add(name: "Origin", value: origin) }
            return site.opensSocket(HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers))
        }
        #expect(opens("/socket?token=secret"))
        #expect(!opens("/socket?token=other") && !opens("/socket") && !opens("/?token=secret"))
        #expect(!opens("/socket?token=secret", .POST) && !opens("/socket?token=secret", .HEAD))
        #expect(!opens("/socket?token=secret", .GET, nil))
        #expect(!opens("/socket?token=secret", .GET, "http://example.org"))
        let key = "dGhlIHNhbXBsZSBub25jZQ=="
        for keys in [[], ["dGhlIHNhbXBsZSBub25j"], ["not a key"], [key, key]] {
            #expect(!opens("/socket?token=secret", keys: keys), "\(keys)")
        }
    }

    @Test("other methods are rejected", arguments: [HTTPMethod.POST, .PUT, .DELETE, .OPTIONS])
    func methods(method: HTTPMethod) async {
        let response = await get("/?token=secret", site(), method: method)
        #expect(response.status == .methodNotAllowed)
        #expect(String(buffer: response.body) == "Only GET and HEAD are answered.\n")
    }

    @Test("an error has a text, its length, and strict headers")
    func errors() async {
        let response = await get("/nothing?token=secret", site())
        #expect(String(buffer: response.body) == "There is nothing here.\n")
        let expected = [
            "Content-Type": "text/plain; charset=utf-8", "Content-Length": "23", "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "X-Frame-Options": "DENY",
            "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
            Self.policy: "default-src 'none'; frame-ancestors 'none'",
        ]
        for (name, value) in expected { #expect(response.headers[name] == [value], "\(name)") }
        let ambiguous = await get("/?token=secret", site(), hosts: ["127.0.0.1:8017", "localhost:8017"])
        #expect(ambiguous.status == .badRequest)
        #expect(String(buffer: ambiguous.body) == "A request names one host.\n")
    }

    @Test("a page has its title, and only its own scripts run")
    func pages() async throws {
        let response = await get("/?token=secret", site()), text = String(buffer: response.body)
        #expect(text.contains("<title>A&amp;B &quot;C&quot; &lt;D&gt;</title>") && text.contains("/page/secret/"))
        #expect(response.headers["X-Frame-Options"] == ["SAMEORIGIN"])
        #expect(response.headers["Content-Type"] == ["text/html; charset=utf-8"])
        let policy = try #require(response.headers.first(name: Self.policy))
        for part in [
            "connect-src 'self' ws://127.0.0.1:8017;", "img-src 'self' data:;",
            "font-src 'self';", "base-uri 'none';", "form-action 'none';", "script-src 'self' 'nonce-",
            "'wasm-unsafe-eval'; style-src 'nonce-",
        ] { #expect(policy.contains(part), "\(part)") }
        #expect(policy.hasSuffix("; frame-ancestors 'self'"))
        let nonce = try #require(policy.split(separator: "'nonce-").dropFirst().first?.prefix { $0 != "'" })
        #expect(nonce.count == 48 && text.contains("nonce=\"\(nonce)\""))
    }

    @Test("without a token, only the page of a scene helps, and only if the address has no token")
    func recovery() async {
        for (uri, helps) in [
            ("/", true), ("/scene", true), ("/motion", false), ("/?token=", false), ("/scene?token=x", false),
            ("/catalog", false),
        ] {
            let response = await get(uri, site())
            #expect(response.status == .forbidden)
            #expect(String(buffer: response.body).contains("<script") == helps, "\(uri)")
            #expect(
                response.headers["Content-Type"] == [helps ? "text/html; charset=utf-8" : "text/plain; charset=utf-8"])
            let policy = response.headers.first(name: Self.policy) ?? ""
            #expect(
                policy.contains("script-src 'nonce-") == helps
                    && policy.hasSuffix("frame-ancestors '\(helps ? "self" : "none")'"))
            // The empty icon of the page.
            #expect(policy.contains("img-src data:;") == helps)
        }
        let foreign = await get("/", site(), hosts: ["example.org"])
        #expect(foreign.status == .forbidden && !String(buffer: foreign.body).contains("<script"))
    }

    @Test(
        "a page of another origin, which can choose the address, doesn't add the token to it",
        arguments: [
            ("none", true), ("same-origin", true), ("same-site", false), ("cross-site", false), (nil, false),
        ] as [(String?, Bool)])
    func foreignNavigation(fetchSite: String?, isOwn: Bool) async {
        let response = await get("/scene", site(), site: fetchSite)
        #expect(String(buffer: response.body).contains("if (\(isOwn) ||"))
    }

    @Test("with a catalog, the address opens the index, and a scene has an address of its own")
    func catalogs() async throws {
        let site = site(hasCatalog: true)
        let shell = await get("/?token=secret", site), alone = await get("/?alone=1&token=secret", site)
        #expect(shell.headers["X-Frame-Options"] == ["DENY"] && alone.headers["X-Frame-Options"] == ["SAMEORIGIN"])
        #expect(
            shell.headers.first(name: Self.policy)?.hasSuffix("; frame-src 'self'; frame-ancestors 'none'") == true)
        #expect(await get("/scene?token=secret", site).headers["X-Frame-Options"] == ["SAMEORIGIN"])
        #expect(shell.body != alone.body)
        let catalog = await get("/catalog?token=secret", site)
        #expect(catalog.headers["Content-Type"] == ["application/json; charset=utf-8"])
        #expect(catalog.headers["Cache-Control"] == ["no-store"])
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(catalog.body.readableBytesView))
                as? [String: Any])
        #expect(json["title"] as? String == "All" && json["summary"] as? String == "Sum")
        let exhibits = try #require(json["exhibits"] as? [[String: String]])
        #expect(
            exhibits == [
                [
                    "name": "one", "title": "One", "summary": "First", "about": "About", "source": "let a = 1",
                    "documentation": "Words", "visit": "tap",
                ]
            ])
        #expect(await get("/catalog/x?token=secret", site).status == .notFound)
        let light = await get("/poster/one?token=secret", site)
        let dark = await get("/poster/one?appearance=dark&token=secret", site)
        #expect(light.body == ByteBuffer(bytes: [0]) && dark.body == ByteBuffer(bytes: [1]))
        #expect(light.headers["Content-Type"] == ["image/png"] && light.headers["Cache-Control"] == ["no-store"])
        #expect(await get("/poster/one/x?token=secret", site).status == .notFound)
        #expect(await get("/poster/two?token=secret", site).status == .notFound)
    }

    @Test("scripts and the module of motion have their types")
    func scripts() async {
        let script = await get("/page/secret/client.js", site()), motion = await get("/motion?token=secret", site())
        #expect(script.headers["Content-Type"] == ["text/javascript; charset=utf-8"])
        #expect(script.headers["Cache-Control"] == ["no-store"] && motion.headers["Cache-Control"] == ["no-store"])
        #expect(motion.headers["Content-Type"] == ["application/wasm"])
        #expect(Array(motion.body.readableBytesView.prefix(4)) == [0, 0x61, 0x73, 0x6D])
        #expect(script.headers["Content-Length"] == ["\(script.body.readableBytes)"])
    }

    @Test("the images and fonts of a tab are kept by the browser")
    func resources() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("ttcf....".utf8).write(to: file)
        let site = site { $0 == "known" ? file : nil }
        let hello = ClientMessage.Hello(
            session: nil, size: CGSize(width: 9, height: 9), environment: HostEnvironment(), query: [:], now: 0)
        let link = FakeLink()
        let tab = try #require(site.tabs.connect(link, hello: hello))
        let pixels = Data([0x89, 0x50, 0x4E, 0x47, 1]), words = Data("words".utf8)
        let name = tab.resources.name
        _ = tab.resources.image(EncodedImage(id: 5, data: pixels, size: .zero))
        _ = tab.resources.image(EncodedImage(id: 6, data: words, size: .zero))
        let font = FontDescriptor(size: 9)
        #expect(tab.resources.font(of: TextRun(text: "", x: 0, width: 0, font: font, face: "known")) == 0)
        #expect(tab.resources.font(of: TextRun(text: "", x: 0, width: 0, font: font, face: "other")) == 1)
        let image = await get("/image/\(name)/5?token=secret", site),
            collection = await get("/font/0?token=secret", site)
        #expect(image.status == .ok && image.headers["Content-Type"] == ["image/png"])
        #expect(Data(image.body.readableBytesView) == pixels)
        #expect(collection.status == .ok && collection.headers["Content-Type"] == ["font/collection"])
        for response in [image, collection] {
            #expect(response.headers["Cache-Control"] == ["private, max-age=31536000, immutable"])
        }
        let wrong = ["/image/\(name)/6", "/image/\(name)/7", "/image/1/5", "/image/x/5", "/image/\(name)/x"]
        for uri in wrong + ["/font/1", "/font/x"] {
            #expect(await get(uri + "?token=secret", site).status == .notFound, "\(uri)")
        }
        site.tabs.closeAll()
        #expect(await get("/image/\(name)/5?token=secret", site).status == .notFound)
    }
}

@Suite("Types of files")
struct FileTypeTests {
    @Test(
        "fonts are recognized by their first four bytes",
        arguments: [
            ("OTTO", "font/otf"), ("true", "font/ttf"), ("ttcf", "font/collection"), ("wOFF", "font/woff"),
            ("wOF2", "font/woff2"), ("otto", nil), ("OTT", nil), ("", nil),
        ] as [(String, String?)])
    func fonts(head: String, type: String?) {
        #expect(FontFile.mediaType(of: Data(head.utf8)) == type)
        #expect(FontFile.mediaType(of: Data((head + "rest").utf8)) == (head.count == 4 ? type : nil))
    }

    @Test(
        "images are recognized by their first bytes",
        arguments: [
            ([0x89, 0x50, 0x4E, 0x47], "image/png"), ([0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"),
            ([0xFF, 0xD8, 0], nil), (Array("GIF89a".utf8), "image/gif"), (Array("GIF7".utf8), nil),
            (Array("RIFF....WEBPVP8".utf8), "image/webp"), (Array("RIFF....WAVE".utf8), nil),
            (Array("WEBP....WEBP".utf8), nil), (Array("\u{FEFF} \n<svg>".utf8), "image/svg+xml"),
            (Array("<?xml version='1.0'?>".utf8), "image/svg+xml"), (Array("x<svg>".utf8), nil), ([], nil),
            (Array((String(repeating: " ", count: 252) + "<svg").utf8), "image/svg+xml"),
            (Array((String(repeating: " ", count: 253) + "<svg").utf8), nil),
        ] as [([UInt8], String?)])
    func images(head: [UInt8], type: String?) { #expect(ImageFile.mediaType(of: Data(head)) == type) }

    /// Returns a font with tables, each with a name, an offset, and a length, and with a number of bytes after the
    /// list.
    private func font(_ tables: [(String, Int, Int)], count: Int? = nil, bytes: Int = 0) -> Data {
        let number = count ?? tables.count
        var data = Data([0, 1, 0, 0, UInt8(number >> 8), UInt8(number & 255), 0, 0, 0, 0, 0, 0])
        for (name, offset, length) in tables {
            data += name.utf8
            for value in [0, offset, length] {
                data += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
            }
        }
        return data + Data(count: bytes)
    }

    @Test("tables have their names and ranges, inside the file")
    func tables() throws {
        let list = try #require(FontFile.tables(of: font([("head", 44, 300), ("cvt ", 44, 0)], bytes: 300)))
        #expect(list.map(\.name) == [Array("head".utf8), Array("cvt ".utf8)])
        #expect(list.map(\.range) == [44..<344, 44..<44])
        #expect(FontFile.tables(of: font([("head", 44, 301), ("cvt ", 44, 0)], bytes: 300)) == nil)
        #expect(FontFile.tables(of: font([], bytes: 9))?.isEmpty == true)
        #expect(FontFile.tables(of: font([]))?.isEmpty == true && FontFile.tables(of: font([]).dropLast()) == nil)
        #expect(FontFile.tables(of: font([("head", 0, 1)], count: 2)) == nil)
        #expect(FontFile.tables(of: font([("head", 0, 1)], count: 257)) == nil)
        let most = Array(repeating: ("head", 0, 1), count: 128)
        #expect(FontFile.tables(of: font(most))?.count == 128)
        #expect(FontFile.tables(of: font(most + most.prefix(1))) == nil)
    }

    @Test("a font with a table of axes is variable")
    func variableFonts() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        func isVariable(_ data: Data) throws -> Bool {
            try data.write(to: file)
            return FontFile.isVariable(file)
        }
        #expect(try isVariable(font([("head", 0, 1), ("fvar", 0, 1)])))
        #expect(try !isVariable(font([("head", 0, 1), ("fva", 0, 1), ("gvar", 0, 1)])))
        #expect(try !isVariable(font([("head", 0, 1), ("fvar", 0, 1)]).dropLast(16)))
        #expect(try !isVariable(font([]).dropLast()))
        #expect(try !isVariable(Data([0, 1, 0])))
        let last = Array(repeating: ("head", 0, 1), count: 127) + [("fvar", 0, 1)]
        #expect(try isVariable(font(last)))
        #expect(try !isVariable(font([("head", 0, 1)] + last)))
        #expect(!FontFile.isVariable(file.appending(path: "absent")))
    }

    @MainActor @Test("a page draws emoji with a font of its own", arguments: ["CBDT", "sbix", "COLR", "glyf"])
    func emoji(table: String) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: file) }
        try font([("cmap", 0, 1), (table, 0, 1)]).write(to: file)
        let registry = FontRegistry { $0 == "face" ? file : nil }
        let run = TextRun(text: "", x: 0, width: 0, font: FontDescriptor(family: .serif, size: 9), face: "face")
        let entry = registry.entry(for: run)
        let isOfPage = table == "CBDT" || table == "sbix"
        #expect(entry.address == (isOfPage ? nil : "/font/0"))
        #expect(entry.family.hasSuffix("serif") && entry.family.contains("Emoji") == isOfPage)
    }

    @MainActor @Test("the registry knows which fonts are variable, and their families")
    func registry() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString).ttf")
        let other = FileManager.default.temporaryDirectory.appending(path: "font-\(UUID().uuidString).ttf")
        defer { for file in [file, other] { try? FileManager.default.removeItem(at: file) } }
        try font([("fvar", 0, 1)]).write(to: file)
        try font([("head", 0, 1)]).write(to: other)
        let registry = FontRegistry { ["variable": file, "plain": other][$0] }
        func entry(_ face: String?, _ family: FontDescriptor.Family = .system, digits: Bool = false)
            -> FontRegistry.Entry
        {
            let font = FontDescriptor(family: family, size: 9, hasMonospacedDigits: digits)
            return registry.entry(for: TextRun(text: "", x: 0, width: 0, font: font, face: face))
        }
        let variable = entry("variable"), plain = entry("plain"), none = entry("none"), serif = entry("plain", .serif)
        #expect([variable, plain, none, serif].map(\.number) == [0, 1, 2, 3])
        #expect([variable, plain, none, serif].map(\.isVariable) == [true, false, true, false])
        #expect([variable, plain, none, serif].map(\.address) == ["/font/0", "/font/1", nil, "/font/1"])
        #expect(entry("variable") == variable && serif.family == "serif")
        #expect(!plain.hasTabularDigits && entry("plain", digits: true).hasTabularDigits)
    }

    @Test("reading pauses while sixteen steps wait")
    func waitingSteps() {
        let queue = StepQueue()
        for _ in 0..<15 { _ = queue.add(.pong) }
        #expect(queue.allowsReading() && !queue.endsPause())
        _ = queue.add(.pong)
        #expect(!queue.allowsReading() && !queue.endsPause())
        _ = queue.next()
        #expect(queue.endsPause() && !queue.endsPause())
    }
}
