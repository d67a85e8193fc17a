import Foundation
import LayerTree
import Testing

@testable import BrowserHost

@Suite("The format of drawings on the wire")
@MainActor
struct WireFormatTests {
    private let book = PageResources(name: "7", registry: FontRegistry { _ in nil })

    private func text(_ body: (inout JSONBytes) -> Void) -> String {
        var json = JSONBytes()
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    // MARK: Numbers and strings

    @Test(
        "numbers have at most their decimals",
        arguments: [
            (1.23456789, 0, "1"), (1.5, 0, "2"), (-2.5, 0, "-3"), (1.23456789, 1, "1.2"), (1.23456789, 2, "1.23"),
            (1.23456789, 4, "1.2346"), (1.23456789, 5, "1.23457"), (1.23456789, 6, "1.234568"),
            (1.23456789, 9, "1.234568"), (1.23456789, -4, "1"), (0.000001, 6, "0.000001"), (-0.05, 2, "-0.05"),
            (100.5, 6, "100.5"), (10, 3, "10"), (9.9999, 3, "10"), (0.102, 3, "0.102"), (1e20, 6, "9000000000"),
            (-1e20, 0, "-9000000000000000"), (8_999_999_999_999, 3, "8999999999999"),
        ] as [(Double, Int, String)])
    func numbers(value: Double, decimals: Int, expected: String) {
        #expect(text { $0.number(value, decimals: decimals) } == expected)
    }

    @Test(
        "integers have all their digits",
        arguments: [
            (0, "0"), (9, "9"), (10, "10"), (99, "99"), (100, "100"), (-1, "-1"), (-120, "-120"),
            (.max, "9223372036854775807"), (.min, "-9223372036854775808"),
        ] as [(Int, String)])
    func integers(value: Int, expected: String) { #expect(text { $0.integer(value) } == expected) }

    @Test(
        "only quotes, backslashes, and control characters are escaped",
        arguments: [
            ("", #""""#), ("a\"b", #""a\"b""#), (#"a\b"#, #""a\\b""#), ("\u{0}", #""\u0000""#),
            ("\u{1F}", #""\u001f""#), ("\n", #""\u000a""#), (" ~", #"" ~""#), ("é", #""é""#),
        ])
    func strings(value: String, expected: String) { #expect(text { $0.string(value) } == expected) }

    @Test("a missing string is 0")
    func missingString() {
        #expect(text { $0.string(ifAny: nil) } == "0" && text { $0.string(ifAny: "") } == #""""#)
        #expect(text { $0.bool(true) } == "1" && text { $0.bool(false) } == "0")
    }

    // MARK: Paths and paints

    @Test(
        "each form of a path has its letter",
        arguments: [
            (Path(), "[]"), (Path(CGRect(x: 1, y: 2, width: 3, height: 4)), #"["R",1,2,3,4]"#),
            (Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)), #"["E",1,2,3,4]"#),
            (
                Path(
                    storage: .roundedRect(
                        CGRect(x: 1, y: 2, width: 30, height: 40), cornerSize: CGSize(width: 5, height: 6))),
                #"["Q",1,2,30,40,5,6]"#
            ),
            (
                Path("1 2 m 3 4 l 5 6 7 8 q 9 10 11 12 13 14 c h")!,
                #"["P",0,1,2,1,3,4,2,5,6,7,8,3,9,10,11,12,13,14,4]"#
            ),
        ])
    func paths(path: Path, expected: String) { #expect(text { $0.path(path) } == expected) }

    private nonisolated static let stops = [
        GradientStop(color: .black, location: -1), GradientStop(color: .white, location: 0.1234567),
        GradientStop(color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), location: 3),
    ]

    @Test(
        "each paint has its letter, and its stops are in 0...1",
        arguments: [
            (.color(RGBA(red: 0, green: 0, blue: 0.02, alpha: 0)), #""00000500""#),
            (.color(RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)), #""336699cc""#),
            (
                .linearGradient(stops, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4.5)),
                #"["L",[0,"000000ff",0.12346,"ffffffff",1,"ff000080"],1,2,3,4.5]"#
            ),
            (
                .radialGradient([], center: CGPoint(x: 1, y: 2), startRadius: 3, endRadius: 4),
                #"["R",[],1,2,3,4]"#
            ),
            (
                .angularGradient([], center: CGPoint(x: 1, y: 2), startAngle: 0.12345678, endAngle: -6.2831853),
                #"["A",[],1,2,0.123457,-6.283185]"#
            ),
        ] as [(Paint, String)])
    func paints(paint: Paint, expected: String) { #expect(text { $0.paint(paint) } == expected) }

    // MARK: Commands

    @Test("fills, strokes, and images have their parameters in order")
    func commands() {
        let box = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        func encoded(_ command: DrawCommand) -> String { text { $0.command(command, book) } }
        #expect(encoded(.fill(box, .color(.black), evenOdd: true)) == #"["f",["R",1,2,3,4],"000000ff",1]"#)
        #expect(encoded(.fill(box, .color(.black), evenOdd: false)) == #"["f",["R",1,2,3,4],"000000ff",0]"#)
        let style = StrokeStyle(
            lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [3, 1.5], dashPhase: 0.5)
        #expect(
            encoded(.stroke(box, .color(.white), style))
                == #"["s",["R",1,2,3,4],"ffffffff",[2,1,2,4,[3,1.5],0.5]]"#)
        #expect(
            encoded(.stroke(box, .color(.white), StrokeStyle(lineCap: .square, lineJoin: .round)))
                == #"["s",["R",1,2,3,4],"ffffffff",[1,2,1,10,[],0]]"#)
        let image = EncodedImage(id: 42, data: Data(), size: CGSize(width: 9, height: 9))
        let place = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(encoded(.image(image, in: place, tint: nil, smooth: true)) == #"["i",42,5,6,7,8,0,1]"#)
        #expect(encoded(.image(image, in: place, tint: .black, smooth: false)) == #"["i",42,5,6,7,8,"000000ff",0]"#)
        #expect(book.image(id: 42) === image && book.image(id: 43) == nil)
    }

    private func layout(_ lines: [TextLine]) -> TextLayout {
        TextLayout(
            request: TextRequest(spans: []), size: CGSize(width: 100, height: 40), lines: lines, isTruncated: false)
    }

    @Test("text has its lines, and each run its font, its place, and its flags")
    func texts() {
        var plain = TextRun(text: "Hi", x: 1.5, width: 20, font: FontDescriptor(size: 17))
        var styled = TextRun(
            text: "!", x: 21.5, width: 6, font: FontDescriptor(family: .serif, size: 12, weight: 700),
            color: .black, tracking: 0.5, baselineOffset: -2)
        let first = TextLine(baseline: 16, ascent: 16, descent: 4, runs: [plain, styled])
        let second = TextLine(baseline: 36, ascent: 16, descent: 4, runs: [])
        #expect(
            text { $0.command(.text(layout([first, second]), at: CGPoint(x: 3, y: 4), .color(.white)), book) }
                == #"["t",3,4,"ffffffff",100,40,[[16,[["Hi",1.5,20,0,17,400,0,0,0,0],"#
                + #"["!",21.5,6,1,12,700,0,0.5,-2,"000000ff"]]],[36,[]]]]"#)
        func flags(_ run: TextRun) -> Int? {
            let line = TextLine(baseline: 0, ascent: 0, descent: 0, runs: [run])
            let json = text { $0.command(.text(layout([line]), at: .zero, .color(.white)), book) }
            let parts = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any]
            let lines = parts?.last as? [[Any]]
            return ((lines?.first?.last as? [[Any]])?.first?[6]) as? Int
        }
        plain.hasUnderline = true
        #expect(flags(plain) == 1)
        plain.hasStrikethrough = true
        #expect(flags(plain) == 3)
        styled.font.isItalic = true
        #expect(flags(styled) == 4)
        styled.font.isSmallCaps = true
        #expect(flags(styled) == 12)
        styled.hasStrikethrough = true
        #expect(flags(styled) == 14)
        styled.isRightToLeft = true
        #expect(flags(styled) == 30)
    }

    // MARK: Layers

    private let store = LayerStore()

    private func encoded(_ layer: Layer, _ changes: LayerChanges) -> String {
        text { $0.layer(layer, changes: changes, book) }
    }

    @Test("a new layer has all properties except motions, and a changed one those that changed")
    func layers() {
        let layer = Layer(in: store), child = Layer(in: store)
        let id = layer.id
        #expect(encoded(layer, .all) == #"{"i":\#(id),"p":[0,0],"o":1,"c":0,"e":0,"d":[],"k":[]}"#)
        layer.setChildren([child])
        #expect(encoded(layer, .children) == #"{"i":\#(id),"k":[\#(child.id)]}"#)
        layer.position = CGPoint(x: 1.0004, y: -2)
        layer.transform = ProjectionTransform()
        #expect(encoded(layer, .position) == #"{"i":\#(id),"p":[1,-2]}"#)
        #expect(encoded(layer, .transform) == #"{"i":\#(id),"m":0}"#)
        var transform = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        (transform.m13, transform.m23, transform.m33) = (0.1234567, 8, 9)
        layer.transform = transform
        #expect(encoded(layer, [.position, .transform]) == #"{"i":\#(id),"p":[1,-2],"m":[1,2,0.123457,3,4,8,5,6,9]}"#)
        layer.content = [.fill(Path(), .color(.black), evenOdd: false)]
        #expect(encoded(layer, .content) == #"{"i":\#(id),"d":[["f",[],"000000ff",0]]}"#)
        #expect(encoded(layer, []) == #"{"i":\#(id)}"#)
    }

    @Test(
        "an opacity is in 0...1, and 0 for a hidden layer",
        arguments: [
            (0.5, false, "0.5"), (2, false, "1"), (-1, false, "0"), (0.5, true, "0"), (0.12347, false, "0.1235"),
        ]
            as [(Double, Bool, String)])
    func opacity(value: Double, isHidden: Bool, expected: String) {
        let layer = Layer(in: store)
        layer.opacity = value
        layer.isHidden = isHidden
        #expect(encoded(layer, .opacity) == #"{"i":\#(layer.id),"o":\#(expected)}"#)
    }

    @Test("a clip is a path, or a path in brackets with the even-odd rule")
    func clips() {
        let layer = Layer(in: store), box = CGRect(x: 1, y: 2, width: 3, height: 4)
        func clip(_ clip: LayerClip?) -> String {
            layer.clip = clip
            return encoded(layer, .clip)
        }
        #expect(clip(.rect(box)) == #"{"i":\#(layer.id),"c":["R",1,2,3,4]}"#)
        #expect(clip(.path(Path(ellipseIn: box), evenOdd: false)) == #"{"i":\#(layer.id),"c":["E",1,2,3,4]}"#)
        #expect(clip(.path(Path(ellipseIn: box), evenOdd: true)) == #"{"i":\#(layer.id),"c":[["E",1,2,3,4]]}"#)
        #expect(clip(nil) == #"{"i":\#(layer.id),"c":0}"#)
    }

    @Test("effects contain what differs from a plain layer")
    func effects() {
        let layer = Layer(in: store), mask = Layer(in: store)
        func effects(_ change: (inout LayerEffects) -> Void) -> String {
            var effects = LayerEffects()
            change(&effects)
            layer.effects = effects
            let all = encoded(layer, .effects)
            return String(all.dropFirst(#"{"i":\#(layer.id),"e":"#.count).dropLast())
        }
        #expect(effects { _ in } == "{}")
        #expect(effects { $0.blurRadius = 2.5 } == #"{"blur":2.5}"#)
        #expect(effects { $0.blurRadius = -1 } == #"{"blur":0}"#)
        #expect(effects { $0.backdropBlur = 0.5 } == #"{"backdrop":0.5}"#)
        #expect(effects { $0.blendMode = .colorDodge } == #"{"blend":"colorDodge"}"#)
        #expect(effects { $0.mask = mask } == #"{"mask":\#(mask.id)}"#)
        #expect(effects { $0.isGroup = true } == #"{"group":1}"#)
        #expect(
            effects {
                $0.saturation = 0.5
                $0.brightness = 0.25
                $0.contrast = 1.5
                $0.grayscale = 0.12347
                $0.hueRotation = 3
            } == #"{"saturation":0.5,"brightness":0.25,"contrast":1.5,"grayscale":0.1235,"hue":3}"#)
        #expect(
            effects {
                $0.shadows = [
                    LayerShadow(color: .black, radius: 3, offset: CGSize(width: 1, height: -2)),
                    LayerShadow(color: .white, radius: -3, offset: .zero),
                ]
            } == #"{"shadows":[["000000ff",3,1,-2],["ffffffff",0,0,0]]}"#)
        #expect(
            effects { $0.colorTransform = .multiply(RGBA(red: 0.5, green: 0.25, blue: 2, alpha: 0.75)) }
                == #"{"matrix":[0.5,0,0,0,0,0,0.25,0,0,0,0,0,2,0,0,0,0,0,0.75,0]}"#)
        #expect(
            effects { $0.alphaThreshold = AlphaThreshold(range: 0.25...0.5, color: .white) }
                == #"{"threshold":[0.25,0.5,"ffffffff"]}"#)
    }

    // MARK: Motions

    private func axis(
        _ course: LayerMotion.Course, bounces: Bool = false, stretches: Bool = false, isMirrored: Bool = false,
        bounds: ClosedRange<Double> = 0...900, growth: Double = 0
    ) -> LayerMotion.Axis {
        LayerMotion.Axis(
            course: course, growth: growth, bounds: bounds, viewport: 300, bounces: bounces, stretches: stretches,
            isMirrored: isMirrored)
    }

    @Test("a motion has its flags, its growth, its bounds, its viewport, and its course")
    func motions() {
        let layer = Layer(in: store)
        func motion(_ horizontal: LayerMotion.Axis?, _ vertical: LayerMotion.Axis?) -> String {
            layer.motion = LayerMotion(horizontal: horizontal, vertical: vertical)
            let all = encoded(layer, .motion)
            return String(all.dropFirst(#"{"i":\#(layer.id),"s":"#.count).dropLast())
        }
        #expect(motion(nil, axis(.none(offset: 12.34567))) == "[0,[0,0,0,900,300,12.3457]]")
        #expect(motion(axis(.held(offset: 5)), nil) == "[[1,0,0,900,300,5],0]")
        #expect(motion(axis(.none(offset: 0), bounces: true), nil) == "[[2,0,0,900,300,0],0]")
        #expect(motion(axis(.none(offset: 0), stretches: true), nil) == "[[4,0,0,900,300,0],0]")
        #expect(motion(axis(.none(offset: 0), isMirrored: true), nil) == "[[8,0,0,900,300,0],0]")
        #expect(
            motion(nil, axis(.law([1, 2.3456789], start: 0.1234567), bounces: true, bounds: -40...900, growth: 1.5))
                == "[0,[2,1.5,-40,900,300,0.123457,[1,2.345679]]]")
        #expect(
            motion(nil, axis(.none(offset: 0), bounds: -.infinity...Double.infinity))
                == "[0,[0,0,-1000000000000,1000000000000,300,0]]")
        layer.motion = nil
        #expect(encoded(layer, .motion) == #"{"i":\#(layer.id),"s":0}"#)
    }

    @Test("rest positions are the numbers of each axis, or 0")
    func restPositions() {
        let layer = Layer(in: store)
        layer.restPositions = LayerRestPositions(horizontal: [1, 2.1234567])
        #expect(encoded(layer, .restPositions) == #"{"i":\#(layer.id),"r":[[1,2.123457],0]}"#)
        #expect(encoded(layer, .all).contains(#""r":[[1,2.123457],0]"#))
        layer.restPositions = nil
        #expect(encoded(layer, .restPositions) == #"{"i":\#(layer.id),"r":0}"#)
        #expect(LayerRestPositions() == nil && LayerRestPositions(vertical: []) != nil)
    }

    // MARK: Elements

    @Test("an element has its texts, its number, its actions, its place, and its rotors")
    func elements() {
        let plain = SemanticsNode(id: 3, role: .none)
        #expect(text { $0.element(plain) } == #"[3,"none",0,0,0,0,0,"",0,0,[],0,0,0,0,0,[],[]]"#)
        let slider = SemanticsNode(
            id: 4, role: .slider, identifier: "id", label: "L", value: "V", hint: "H", range: -1...2.5,
            number: 0.1234567, traits: [.selected, .vertical],
            actions: [.increment, .custom("Share"), .setNumber(1), .rotor("R", entry: 0), .custom("Copy")],
            rotors: [SemanticsRotor(label: "R", entries: ["one", nil])],
            frame: CGRect(x: 1, y: 2, width: 3, height: 4), isFocusable: true, isFocused: true,
            children: [plain, SemanticsNode(id: 1 << 60, role: .text)])
        #expect(
            text { $0.element(slider) }
                == #"[4,"slider","L","V","H","id",[-1,2.5],0.123457,17,514,["Share","Copy"],3,1,2,3,4,"#
                + #"[3,"1152921504606846976"],[["R",["one",""]]]]"#)
    }

    @Test("an element with keyboard shortcuts has them at its end")
    func shortcuts() {
        let node = SemanticsNode(id: 3, role: .none, keyShortcuts: ["Meta+S", "Escape"])
        #expect(text { $0.element(node) } == #"[3,"none",0,0,0,0,0,"",0,0,[],0,0,0,0,0,[],[],["Meta+S","Escape"]]"#)
    }

    @Test("a text field has its properties for the text input at its end")
    func textFields() {
        var node = SemanticsNode(id: 3, role: .none, textInput: TextInputTraits())
        let start = #"[3,"none",0,0,0,0,0,"",0,0,[],0,0,0,0,0,[],[],[],"#
        #expect(text { $0.element(node) } == start + #"[12,-1,-1,"text",0,0,0]]"#)
        node.textInput = TextInputTraits(
            isMultiline: true, submitsOnReturn: false, isSecure: true, selection: 2..<5, keyboard: .decimal,
            capitalization: .words, correctsWords: false, returnKey: .done, contentType: "name")
        #expect(text { $0.element(node) } == start + #"[3,2,5,"decimal","words","done","name"]]"#)
    }

    @Test(
        "each action has its bit",
        arguments: [
            (.activate, 1), (.increment, 2), (.decrement, 4), (.focus, 8), (.escape, 16), (.scroll(.up), 32),
            (.scroll(.down), 64), (.scroll(.left), 128), (.scroll(.right), 256), (.setNumber(0), 512),
            (.rotor("", entry: 0), 0),
        ] as [(SemanticsAction, Int)])
    func actions(action: SemanticsAction, bit: Int) {
        let node = SemanticsNode(id: 3, role: .button, actions: [action, action], isFocusable: true)
        #expect(text { $0.element(node) } == #"[3,"button",0,0,0,0,0,"",0,\#(bit),[],1,0,0,0,0,[],[]]"#)
        let focused = SemanticsNode(id: 3, role: .button, isFocused: true)
        #expect(text { $0.element(focused) } == #"[3,"button",0,0,0,0,0,"",0,0,[],2,0,0,0,0,[],[]]"#)
    }

    @Test(
        "each trait has its bit",
        arguments: [(.selected, 1), (.disabled, 2), (.updatesFrequently, 4), (.modal, 8), (.vertical, 16)]
            as [(SemanticsTraits, Int)])
    func traits(trait: SemanticsTraits, bit: Int) {
        let node = SemanticsNode(id: 3, role: .radio, traits: trait)
        #expect(text { $0.element(node) } == #"[3,"radio",0,0,0,0,0,"",\#(bit),0,[],0,0,0,0,0,[],[]]"#)
    }

    @Test("an element that moved has its frame, and a mark if everything inside moved with it")
    func movedElements() {
        let node = SemanticsNode(id: 3, role: .group, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(text { $0.movedElement(.init(node: node, includesInside: false)) } == "[3,1,2,3,4]")
        #expect(text { $0.movedElement(.init(node: node, includesInside: true)) } == "[3,1,2,3,4,1]")
    }
}

@Suite("The format of frames")
@MainActor
struct FrameFormatTests {
    private let scene = FakeScene()
    private let book = PageResources(name: "7", registry: FontRegistry { _ in nil })

    private func message(
        _ writer: inout FrameWriter, _ number: UInt64, pageTime: Double? = nil, inputs: UInt64 = 0,
        semantics: Bool = false, feedback: [FeedbackEvent] = [], notifications: [SemanticsNotification] = [],
        need: FrameWriter.Need = .changes
    ) -> String? {
        writer.message(
            number: number, moment: FrameMoment(time: 1.2345678, pageTime: pageTime, inputs: inputs), scene: scene,
            includesSemantics: semantics, feedback: feedback, notifications: notifications, need: need,
            book: book
        ).bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("the first frame has the entire scene")
    func first() {
        var writer = FrameWriter()
        #expect(writer.isFull && !writer.isAnswerAwaited)
        #expect(
            message(&writer, 1, pageTime: 5.5, inputs: 3, semantics: true)
                == #"{"t":"frame","n":1,"q":3,"T":[1.234568,5.5],"full":1,"root":1,"bg":"ffffffff","img":"/image/7/","#
                + #""ar":1,"a":[[1,"application","Fake",0,0,0,0,"",0,0,[],0,0,0,0,0,[],[]]],"#
                + #""l":[{"i":1,"p":[0,0],"o":1,"c":0,"e":0,"d":[],"k":[2]},"#
                + #"{"i":2,"p":[0,0],"o":1,"c":0,"e":0,"d":[],"k":[]}]}"#)
        #expect(!writer.isFull)
        #expect(message(&writer, 2) == nil)
        #expect(message(&writer, 3, need: .always) == #"{"t":"frame","n":3,"q":0}"#)
        scene.background = .black
        #expect(message(&writer, 4) == #"{"t":"frame","n":4,"q":0,"bg":"000000ff"}"#)
        writer.startOver()
        #expect(writer.isFull)
        #expect(message(&writer, 1)?.contains(#""full":1,"root":1,"bg":"000000ff","img""#) == true)
    }

    @Test("feedback has intensities in 0...1")
    func feedback() {
        var writer = FrameWriter()
        _ = message(&writer, 1)
        let events = [("impact", 0.25), ("selection", 9), ("alert", -1)].map {
            FeedbackEvent(name: $0.0, intensity: $0.1, time: 0)
        }
        #expect(
            message(&writer, 2, feedback: events)
                == #"{"t":"frame","n":2,"q":0,"v":[["impact",0.25],["selection",1],["alert",0]]}"#)
    }

    @Test("changes of the accessibility tree are new, moved, and removed elements")
    func semantics() {
        var writer = FrameWriter()
        func node(_ id: UInt64, x: Double = 0) -> SemanticsNode {
            SemanticsNode(id: id, role: .text, frame: CGRect(x: x, y: 0, width: 1, height: 1))
        }
        scene.semantics.children = [node(5), node(6)]
        _ = message(&writer, 1, semantics: true)
        #expect(message(&writer, 2, semantics: true) == nil)
        scene.semantics.children = [node(5, x: 2), node(6)]
        #expect(message(&writer, 3) == nil)
        #expect(message(&writer, 4, semantics: true) == #"{"t":"frame","n":4,"q":0,"ar":1,"am":[[5,2,0,1,1]]}"#)
        scene.semantics.children = [node(6)]
        #expect(
            message(&writer, 5, semantics: true)
                == #"{"t":"frame","n":5,"q":0,"ar":1,"a":[[1,"application","Fake",0,0,0,0,"",0,0,[],0,0,0,0,0,[6],[]]],"#
                + #""ax":[5]}"#)
    }

    @Test("the accessibility focus waits for the tree that contains its element")
    func focus() {
        var writer = FrameWriter()
        _ = message(&writer, 1, semantics: true)
        let moves = [
            SemanticsNotification(.layoutChanged, focus: 5), SemanticsNotification(.layoutChanged, focus: 6),
            SemanticsNotification(.announcement),
        ]
        #expect(message(&writer, 2, notifications: moves) == nil)
        #expect(message(&writer, 3, semantics: true) == #"{"t":"frame","n":3,"q":0,"af":6}"#)
        #expect(message(&writer, 4, semantics: true) == nil)
    }

    @Test("announcements without text are left out")
    func announcements() {
        var writer = FrameWriter()
        _ = message(&writer, 1)
        let spoken = [
            SemanticsNotification(.announcement, text: ""),
            SemanticsNotification(.pageScrolled, text: "Page 2", priority: .low),
            SemanticsNotification(.announcement, text: "Done"),
        ]
        #expect(
            message(&writer, 2, notifications: spoken)
                == #"{"t":"frame","n":2,"q":0,"an":[["low","Page 2"],["default","Done"]]}"#)
        #expect(message(&writer, 3, notifications: [spoken[0]]) == nil)
    }

    @Test("a page that has the motion of a layer expects an answer to its input, until everything is sent again")
    func awaitedAnswers() {
        var writer = FrameWriter()
        _ = message(&writer, 1)
        #expect(!writer.isAnswerAwaited)
        let axis = LayerMotion.Axis(
            course: .none(offset: 0), bounds: 0...100, viewport: 50, bounces: true, stretches: true, isMirrored: false)
        scene.child.motion = LayerMotion(vertical: axis)
        #expect(
            message(&writer, 2) == #"{"t":"frame","n":2,"q":0,"l":[{"i":2,"s":[0,[6,0,0,100,50,0]]}]}"#)
        #expect(writer.isAnswerAwaited)
        scene.child.motion = nil
        _ = message(&writer, 3)
        writer.startOver()
        _ = message(&writer, 1)
        #expect(!writer.isAnswerAwaited)
    }

    @Test("a removed layer is named once")
    func removedLayers() {
        var writer = FrameWriter()
        var extra: Layer? = Layer(in: scene.layers)
        let id = extra!.id
        scene.rootLayer.setChildren([scene.child, extra!])
        _ = message(&writer, 1)
        scene.rootLayer.setChildren([scene.child])
        extra = nil
        #expect(message(&writer, 2) == #"{"t":"frame","n":2,"q":0,"l":[{"i":1,"k":[2]}],"x":[\#(id)]}"#)
        #expect(message(&writer, 3) == nil)
    }

    @Test("the fonts of a frame have a number, an address, families, and two flags, each once")
    func fonts() {
        var writer = FrameWriter()
        _ = message(&writer, 1)
        func run(_ family: FontDescriptor.Family, digits: Bool = false) -> TextRun {
            TextRun(
                text: "x", x: 0, width: 1, font: FontDescriptor(family: family, size: 9, hasMonospacedDigits: digits))
        }
        let runs = [
            run(.system), run(.serif), run(.rounded), run(.monospaced), run(.named("A-1 \"é\";")),
            run(.system, digits: true), run(.serif),
        ]
        let layout = TextLayout(
            request: TextRequest(spans: []), size: .zero,
            lines: [TextLine(baseline: 1, ascent: 1, descent: 1, runs: runs)], isTruncated: false)
        scene.child.content = [.text(layout, at: .zero, .color(.black))]
        let sent = message(&writer, 2)
        #expect(
            sent?.hasSuffix(
                #""F":[[0,0,"system-ui, sans-serif",1,0],[1,0,"serif",1,0],[2,0,"ui-rounded, system-ui, sans-serif",1,0],"#
                    + #"[3,0,"ui-monospace, monospace",1,0],[4,0,"\"A-1 é\", system-ui, sans-serif",1,0],"#
                    + #"[5,0,"system-ui, sans-serif",1,1]]}"#) == true)
        scene.child.content = [.text(layout, at: CGPoint(x: 1, y: 0), .color(.black))]
        #expect(message(&writer, 3)?.contains(#""F""#) == false)
        book.startOver()
        scene.child.content = [.text(layout, at: .zero, .color(.black))]
        #expect(message(&writer, 4)?.contains(#""F":[[0,"#) == true)
    }

    @Test("a page can request the images of its scene, and the last 16 MB of those that the scene dropped")
    func images() {
        let data = Data(count: 4_000_000)
        func image(_ id: UInt64) -> EncodedImage { EncodedImage(id: id, data: data, size: .zero) }
        let kept = (0..<3_000).map { EncodedImage(id: UInt64($0), data: Data([0]), size: .zero) }
        for image in kept { _ = book.image(image) }
        for id in 3_000..<3_010 as Range<UInt64> { _ = book.image(image(id)) }
        for image in kept { #expect(book.image(id: image.id) === image) }
        #expect((3_000..<3_010).filter { book.image(id: $0) != nil } == [3_006, 3_007, 3_008, 3_009])
        // The last use counts.
        let again = image(3_006)
        _ = book.image(again)
        #expect(book.image(id: 3_006) === again)
    }
}
