import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("What pages receive")
@MainActor
struct EncodingTests {
    private func text(_ body: (inout JSONBytes) -> Void) -> String {
        var json = JSONBytes()
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private func resources() -> PageResources { PageResources(registry: FontRegistry { _ in nil }) }

    @Test("fonts that differ in their digits alone are one file")
    func fontFiles() {
        let registry = FontRegistry { URL(fileURLWithPath: "/fonts/\($0 == "A" ? "one" : "other").ttf") }
        func address(_ face: String, _ hasMonospacedDigits: Bool) -> String? {
            let font = FontDescriptor(size: 17, hasMonospacedDigits: hasMonospacedDigits)
            return registry.entry(for: TextRun(text: "1", x: 0, width: 10, font: font, face: face)).address
        }
        let plain = address("A", false), tabular = address("A", true), other = address("B", false)
        #expect(plain != nil && plain == tabular)
        #expect(other != nil && other != plain)
    }

    @Test(
        "numbers are short and exact to their decimals",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (12, "12"), (-12.5, "-12.5"), (0.001, "0.001"), (0.0004, "0"), (-0.0004, "0"),
            (1.9996, "2"), (1.05, "1.05"), (1234567.891, "1234567.891"),
            (.nan, "0"), (.infinity, "0"), (-.infinity, "0"), (1e300, "9000000000000"), (-1e300, "-9000000000000"),
        ])
    func numbers(value: Double, expected: String) {
        #expect(text { $0.number(value) } == expected)
    }

    @Test("strings are escaped where JSON asks for it")
    func strings() throws {
        let nasty = "a\"b\\c\n\u{1}\u{7F}\u{2028}é안👍\u{0}"
        let json = text { json in json.array { $0.string(nasty) } }
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String] == [nasty])
    }

    @Test("a response contains a number for each sample of each property that changes")
    func responses() throws {
        let store = LayerStore(), layer = Layer(in: store)
        func sample(_ offset: Double, _ x: CGFloat, _ opacity: Double) -> LayerResponse.Sample {
            let transform = ProjectionTransform(CGAffineTransform(translationX: x, y: 5))
            return LayerResponse.Sample(offset: offset, transform: transform, opacity: opacity)
        }
        let samples = [sample(-24.5, 0, 1), sample(-12.25, 2.5, 1), sample(0, 10.00049, 0.25)]
        let response = try #require(LayerResponse(samples))
        layer.responses = LayerResponses(vertical: response)
        let book = resources()
        #expect(
            text { $0.layer(layer, changes: .responses, book) }
                == #"{"i":\#(layer.id),"f":[0,[[-24.5,-12.25,0],[6,0,2.5,10],[9,1,1,0.25]]]}"#)
        for (offset, x) in [(-99, 0), (-24.5, 0), (-18.375, 1.25), (-12.25, 2.5), (-6.125, 6.250245), (9, 10.00049)] {
            #expect(abs(response.numbers(at: offset)[6] - x) < 1e-9, "\(offset)")
        }
        #expect(LayerResponse([samples[0], sample(1, 0, 1)]) == nil)
        #expect(LayerResponse([samples[0], sample(1, .nan, 1)]) == nil)
        #expect(LayerResponse([samples[1], samples[0]]) == nil)
        layer.responses = nil
        #expect(text { $0.layer(layer, changes: .responses, book) } == #"{"i":\#(layer.id),"f":0}"#)
        #expect(!text { $0.layer(layer, changes: .all, book) }.contains(#""f""#))
    }

    @Test("a response has three decimals for the entries of a translation, and six for others")
    func responseDecimals() throws {
        let layer = Layer(in: LayerStore())
        func sample(_ offset: Double, _ value: CGFloat) -> LayerResponse.Sample {
            let transform = ProjectionTransform(CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: value, ty: value))
            return LayerResponse.Sample(offset: offset, transform: transform, opacity: 1)
        }
        let response = try #require(LayerResponse([sample(0, 1), sample(1, 1.12345678)]))
        layer.responses = LayerResponses(horizontal: response)
        #expect(
            text { $0.layer(layer, changes: .responses, resources()) }
                == #"{"i":\#(layer.id),"f":[[[0,1],[0,1,1.123457],[6,1,1.123],[7,1,1.123]],0]}"#)
    }

    @Test("identifiers beyond a page's exact numbers become strings")
    func identifiers() {
        #expect(text { $0.id((1 << 53) - 1) } == "9007199254740991")
        #expect(text { $0.id(1 << 53) } == "\"9007199254740992\"")
        #expect(text { $0.id(.max) } == "\"18446744073709551615\"")
    }

    @Test("commas stand between values and nowhere else")
    func commas() {
        let json = text { json in
            json.object { json in
                json.key("a")
                json.array { _ in }
                json.key("b")
                json.array { json in
                    json.integer(-1)
                    json.object { _ in }
                    json.bool(true)
                }
            }
        }
        #expect(json == #"{"a":[],"b":[-1,{},1]}"#)
    }

    @Test("colors are clamped")
    func colors() {
        #expect(text { $0.color(RGBA(red: 1, green: 0.5, blue: 0, alpha: 1)) } == "\"ff8000ff\"")
        #expect(text { $0.color(RGBA(red: 9, green: -1, blue: .nan, alpha: .infinity)) } == "\"ff0000ff\"")
    }

    @Test("a layer that only moved takes tens of bytes")
    func movedLayer() throws {
        let scene = FakeScene()
        var writer = FrameWriter()
        let book = resources()
        func message(_ number: UInt64) -> [UInt8]? {
            writer.message(
                number: number, moment: FrameMoment(time: 0, inputs: 0), scene: scene, includesSemantics: false,
                feedback: [],
                need: .changes, book: book
            ).bytes
        }
        let first = try #require(message(1))
        #expect(String(decoding: first, as: UTF8.self).contains("\"full\":1"))
        #expect(message(2) == nil)
        scene.child.position = CGPoint(x: 0, y: -123.456)
        let second = try #require(message(2))
        #expect(
            String(decoding: second, as: UTF8.self)
                == #"{"t":"frame","n":2,"q":0,"l":[{"i":2,"p":[0,-123.456]}]}"#)
        #expect(second.count < 64)
    }

    @Test("a page receives the text to speak, and nothing for views without text")
    func announcements() throws {
        let scene = FakeScene()
        var writer = FrameWriter()
        let book = resources()
        func message(_ number: UInt64, _ notifications: [SemanticsNotification]) -> String? {
            writer.message(
                number: number, moment: FrameMoment(time: 0, inputs: 0), scene: scene, includesSemantics: false,
                feedback: [],
                notifications: notifications, need: .changes, book: book
            ).bytes.map { String(decoding: $0, as: UTF8.self) }
        }
        _ = message(1, [])
        #expect(
            message(
                2,
                [
                    SemanticsNotification(.announcement, text: "A \"b\"", priority: .high),
                    SemanticsNotification(.layoutChanged),
                ])
                == #"{"t":"frame","n":2,"q":0,"an":[["high","A \"b\""]]}"#)
        #expect(message(3, [SemanticsNotification(.screenChanged)]) == nil)
    }

    @Test("a page opens only URLs that run no code and belong to no file")
    func requests() throws {
        var writer = FrameWriter()
        let scene = FakeScene(), book = resources()
        func message(_ number: UInt64, _ requests: [HostRequest]) -> String? {
            writer.message(
                number: number, moment: FrameMoment(time: 0, inputs: 0), scene: scene, includesSemantics: false,
                feedback: [], requests: requests, need: .changes, book: book
            ).bytes.map { String(decoding: $0, as: UTF8.self) }
        }
        _ = message(1, [])
        #expect(
            message(2, [.open(URL(string: "HTTPS://example.org/\"a\"")!)])
                == #"{"t":"frame","n":2,"q":0,"rq":[["open","HTTPS://example.org/%22a%22"]]}"#)
        for address in ["javascript:alert(1)", "data:text/html,a", "file:///etc/passwd", "blob:a", "relative"] {
            #expect(message(3, [.open(URL(string: address)!)]) == nil)
        }
        #expect(
            message(4, [.share([.text("a"), .url(URL(string: "https://example.org")!)], subject: "b", message: nil)])
                == #"{"t":"frame","n":4,"q":0,"rq":[["share","b","",[["text","a"],["url","https://example.org"]]]]}"#)
    }

    @Test("a page receives whether the scene uses two pointers when that changes")
    func pairs() throws {
        let scene = FakeScene()
        var writer = FrameWriter()
        let book = resources()
        func flag(_ number: UInt64) throws -> Int? {
            let message = writer.message(
                number: number, moment: FrameMoment(time: 0, inputs: 0), scene: scene, includesSemantics: false,
                feedback: [], need: .always, book: book)
            let bytes = try #require(message.bytes)
            return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])["z"] as? Int
        }
        #expect(try flag(1) == nil)
        scene.followsPairs = true
        #expect(try flag(2) == 1)
        #expect(try flag(3) == nil)
        writer.startOver()
        #expect(try flag(4) == 1)
        scene.followsPairs = false
        #expect(try flag(5) == 0)
    }

    @Test("a page that starts over receives everything, including masks and removals")
    func startOver() throws {
        let scene = FakeScene()
        let mask = Layer(in: scene.layers)
        var effects = LayerEffects()
        effects.mask = mask
        scene.child.effects = effects
        var writer = FrameWriter()
        let book = resources()
        func layers(_ number: UInt64) throws -> [String: Any] {
            let message = writer.message(
                number: number, moment: FrameMoment(time: 0, inputs: 0), scene: scene, includesSemantics: false,
                feedback: [], need: .always, book: book)
            let bytes = try #require(message.bytes)
            return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        }
        for number in UInt64(1)...2 {
            let all = try #require(try layers(number)["l"] as? [[String: Any]])
            #expect(Set(all.compactMap { $0["i"] as? Int }) == [1, 2, 3])
            writer.startOver()
        }
        _ = try layers(3)
        var extra: Layer? = Layer(in: scene.layers)
        let id = Int(extra!.id)
        scene.child.setChildren([extra!])
        _ = try layers(4)
        scene.child.setChildren([])
        extra = nil
        let gone = try layers(5)["x"] as? [Int]
        #expect(gone == [id])
    }

    @Test("a layer is sent as a whole when it becomes part of the picture, and not before")
    func laterLayers() throws {
        let scene = FakeScene()
        let late = Layer(in: scene.layers), inner = Layer(in: scene.layers), never = Layer(in: scene.layers)
        late.clip = .rect(CGRect(x: 0, y: 0, width: 5, height: 5))
        late.setChildren([inner])
        var writer = FrameWriter()
        let book = resources()
        func frame(_ number: UInt64) throws -> [String: Any]? {
            let message = writer.message(
                number: number, moment: FrameMoment(time: 0, inputs: 0), scene: scene, includesSemantics: false,
                feedback: [],
                need: .changes, book: book)
            return try message.bytes.map {
                try #require(try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
            }
        }
        func entries(_ frame: [String: Any]?) throws -> [Int: [String: Any]] {
            let layers = try #require(frame?["l"] as? [[String: Any]])
            let pairs = try layers.map { (try #require($0["i"] as? Int), $0) }
            return try #require(
                Set(pairs.map(\.0)).count == pairs.count ? Dictionary(uniqueKeysWithValues: pairs) : nil)
        }
        #expect(try entries(try frame(1)).keys.sorted() == [1, 2])
        never.opacity = 0.5
        late.position = CGPoint(x: 3, y: 4)
        #expect(try frame(2) == nil)
        inner.opacity = 0.25
        scene.child.setChildren([late])
        let reported = try entries(try frame(3))
        #expect(reported.keys.sorted() == [2, Int(late.id), Int(inner.id)])
        #expect(reported[Int(late.id)]?["p"] as? [Int] == [3, 4])
        #expect(reported[Int(late.id)]?["c"] is [Any])
        #expect(reported[Int(inner.id)]?["o"] as? Double == 0.25)
        late.position = .zero
        #expect(try entries(try frame(4)).keys.sorted() == [Int(late.id)])
    }

    @Test("draw commands are valid JSON whatever numbers they hold")
    func commands() throws {
        let bad = CGRect(x: CGFloat.nan, y: -.infinity, width: 1e300, height: -5)
        let font = FontDescriptor(family: .named("A\"; b"), size: .nan)
        let layout = TextLayout(
            request: TextRequest(spans: []), size: .zero,
            lines: [
                TextLine(
                    baseline: .nan, ascent: 0, descent: 0,
                    runs: [TextRun(text: "\"", x: 0, width: .infinity, font: font)])
            ],
            isTruncated: false)
        let stops = [GradientStop(color: .black, location: .nan), GradientStop(color: .white, location: 7)]
        let image = EncodedImage(id: .max, data: Data(), size: .zero)
        let commands: [DrawCommand] = [
            .fill(Path(bad), .color(.black), evenOdd: true),
            .fill(Path(), .linearGradient(stops, from: .zero, to: bad.origin), evenOdd: false),
            .fill(
                Path(ellipseIn: bad), .radialGradient(stops, center: .zero, startRadius: -1, endRadius: .nan),
                evenOdd: false),
            .fill(
                Path(
                    storage: .elements([
                        .move(to: .zero), .line(to: bad.origin), .quadCurve(to: .zero, control: .zero),
                        .curve(to: .zero, control1: .zero, control2: .zero), .closeSubpath,
                    ])), .angularGradient(stops, center: .zero, startAngle: .nan, endAngle: 1), evenOdd: false),
            .stroke(Path(bad), .color(.clear), StrokeStyle(lineWidth: .nan, dash: [.nan, -1])),
            .text(layout, at: bad.origin, .color(.black)), .image(image, in: bad, tint: .white, smooth: true),
        ]
        let book = resources()
        for command in commands {
            let json = text { json in json.array { $0.command(command, book) } }
            let parsed = try? JSONSerialization.jsonObject(with: Data(json.utf8))
            #expect(parsed != nil, "\(json)")
        }
        #expect(book.image(id: .max) === image)
    }

    @Test("the placeholder of a picture in text isn't sent as text, nor its font")
    func attachments() throws {
        var run = TextRun(text: "", x: 1, width: 2, font: FontDescriptor(size: 10), face: "unseen")
        run.attachment = TextAttachment(number: 0, width: 2, ascent: 1, descent: 1)
        let layout = TextLayout(
            request: TextRequest(spans: []), size: .zero,
            lines: [TextLine(baseline: 1, ascent: 1, descent: 1, runs: [run])], isTruncated: false)
        let book = resources()
        #expect(text { $0.command(.text(layout, at: .zero, .color(.black)), book) }.hasSuffix("[[1,[]]]]"))
        #expect(book.takeNewFonts().isEmpty)
    }

    @Test("fonts are sent once, by number, and never by path")
    func fonts() throws {
        let registry = FontRegistry { $0 == "known" ? URL(fileURLWithPath: "/fonts/known.otf") : nil }
        let book = PageResources(registry: registry)
        func run(_ face: String?, digits: Bool = false) -> TextRun {
            TextRun(text: "x", x: 0, width: 1, font: FontDescriptor(size: 10, hasMonospacedDigits: digits), face: face)
        }
        #expect(book.font(of: run("known")) == 0)
        #expect(book.font(of: run("known")) == 0)
        #expect(book.font(of: run("known", digits: true)) == 1)
        #expect(book.font(of: run("unknown")) == 2)
        #expect(book.font(of: run(nil)) == 3)
        let reported = book.takeNewFonts()
        #expect(reported.map(\.address) == ["/font/0", "/font/0", nil, nil])
        #expect(reported[1].hasTabularDigits && !reported[0].hasTabularDigits)
        #expect(book.takeNewFonts().isEmpty)
        book.startOver()
        _ = book.font(of: run("known"))
        #expect(book.takeNewFonts().count == 1)
        #expect(registry.file(number: 0)?.path == "/fonts/known.otf")
        #expect(registry.file(number: 2) == nil && registry.file(number: 4) == nil && registry.file(number: -1) == nil)
    }
}
