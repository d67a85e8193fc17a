import Foundation
import LayerTree
import NIOCore
import NIOWebSocket
import Testing

@testable import BrowserHost

@Suite("The limits of messages")
struct LimitTests {
    private static let environment =
        #"{"dark":true,"rtl":false,"scale":2,"text":1,"locale":null,"motion":false,"contrast":false,"active":true}"#

    private func isAccepted(_ text: String) -> Bool { (try? ClientMessage(Data(text.utf8))) != nil }

    private func event(_ text: String) -> ClientEvent? {
        guard case .input(let events, _, _, _)? = try? ClientMessage(Data(#"{"t":"in","now":1,"e":[\#(text)]}"#.utf8))
        else { return nil }
        return events.first
    }

    private func environment(
        scale: String = "2", text: String = "1", locale: String = "null", safe: String = "[0,0,0,0]",
        focused: String = "true"
    ) -> String {
        #"{"t":"env","env":{"dark":false,"rtl":false,"scale":\#(scale),"text":\#(text),"locale":\#(locale),"motion":false,"#
            + #""contrast":false,"active":true,"focused":\#(focused),"safe":\#(safe)}}"#
    }

    @Test("a message of the maximum length is accepted")
    func longestMessage() {
        let message = #"{"t":"size","size":[1,1]}"#
        #expect(isAccepted(message + String(repeating: " ", count: 65_536 - message.utf8.count)))
        #expect(!isAccepted(message + String(repeating: " ", count: 65_537 - message.utf8.count)))
    }

    @Test(
        "a size is in 0...16384 points",
        arguments: [("[0,0]", true), ("[16384,16384]", true), ("[16385,1]", false), ("[1,16384.5]", false)])
    func sizes(size: String, isAccepted: Bool) {
        #expect(self.isAccepted(#"{"t":"size","size":\#(size)}"#) == isAccepted)
    }

    @Test("scales, locales, and safe areas have bounds")
    func environments() {
        #expect(isAccepted(environment()))
        for scale in ["0.1", "16"] { #expect(isAccepted(environment(scale: scale))) }
        for scale in ["0.09", "16.5", "-1", "17"] { #expect(!isAccepted(environment(scale: scale))) }
        for text in ["0.25", "8"] { #expect(isAccepted(environment(text: text))) }
        for text in ["0.24", "8.5", "0"] { #expect(!isAccepted(environment(text: text))) }
        #expect(isAccepted(environment(safe: "[16384,0,16384,0]")) && isAccepted(environment(safe: "null")))
        for safe in ["[1,2,3]", "[1,2,3,4,5]", "[0,-1,0,0]", "[0,0,16385,0]"] {
            #expect(!isAccepted(environment(safe: safe)), "\(safe)")
        }
        let name = String(repeating: "x", count: 1_024)
        #expect(isAccepted(environment(locale: "\"\(name)\"")) && !isAccepted(environment(locale: "\"\(name)x\"")))
        #expect(!isAccepted(environment(locale: "1")) && !isAccepted(environment(focused: "1")))
    }

    @Test("a page without information about its focus has it, and a page without insets has none")
    func defaults() throws {
        let text =
            #"{"t":"env","env":{"dark":false,"rtl":false,"scale":3,"text":1,"motion":false,"contrast":false,"active":true}}"#
        guard case .environment(let environment) = try ClientMessage(Data(text.utf8)) else {
            throw ClientMessage.Malformed("not an environment")
        }
        #expect(environment.isFocused && environment.isActive && !environment.isDark && !environment.isRightToLeft)
        #expect(!environment.reducesMotion && !environment.increasesContrast && environment.displayScale == 3)
        #expect(environment.safeArea == .init() && environment.localeIdentifier == nil)
    }

    @Test("a scene without information about its host is light, active, and at its usual size")
    func hostDefaults() {
        let host = HostEnvironment()
        #expect(!host.isDark && !host.isRightToLeft && !host.reducesMotion && !host.increasesContrast)
        #expect(host.isActive && host.isFocused && host.displayScale == 2 && host.textScale == 1)
        #expect(host.localeIdentifier == nil && host.safeArea == .init(top: 0, left: 0, bottom: 0, right: 0))
    }

    @Test("a message has at most 256 events")
    func events() {
        func message(_ count: Int) -> String {
            let events = Array(repeating: #"["s",1,"focus"]"#, count: count).joined(separator: ",")
            return #"{"t":"in","now":1,"e":[\#(events)]}"#
        }
        #expect(isAccepted(message(256)) && !isAccepted(message(257)))
    }

    @Test("a query has at most 64 items")
    func query() throws {
        func message(_ count: Int, value: String = "y") -> String {
            let items = (0..<count).map { #""x\#($0)":"\#(value)""# }.joined(separator: ",")
            return #"{"t":"hello","now":0,"size":[1,1],"query":{\#(items)},"env":\#(Self.environment)}"#
        }
        #expect(isAccepted(message(64)) && !isAccepted(message(65)))
        let name = String(repeating: "y", count: 1_024)
        #expect(isAccepted(message(1, value: name)) && !isAccepted(message(1, value: name + "y")))
        #expect(!isAccepted(message(1).replacingOccurrences(of: "x0", with: name + "y")))
        #expect(!isAccepted(message(1).replacingOccurrences(of: #""y""#, with: "1")))
        let plain = #"{"t":"hello","now":0,"size":[1,1],"session":"abc","env":\#(Self.environment)}"#
        guard case .hello(let hello) = try ClientMessage(Data(plain.utf8)) else {
            throw ClientMessage.Malformed("not a greeting")
        }
        #expect(hello.query.isEmpty && hello.session == "abc" && hello.now == 0)
    }

    @Test("times are within a billion seconds, and locations within a million points")
    func distances() {
        for time in ["1e9", "-1e9"] { #expect(isAccepted(#"{"t":"ack","now":\#(time),"n":1}"#)) }
        for time in ["1.01e9", "-1.01e9"] { #expect(!isAccepted(#"{"t":"ack","now":\#(time),"n":1}"#)) }
        #expect(isAccepted(#"{"t":"ack","now":1,"n":1,"w":0.5}"#) && !isAccepted(#"{"t":"ack","now":1,"n":1,"w":"a"}"#))
        #expect(isAccepted(#"{"t":"ack","now":1,"n":1,"w":null}"#) && !isAccepted(#"{"t":"ack","now":1}"#))
        #expect(isAccepted(#"{"t":"ack","now":1,"n":9007199254740992}"#))
        for x in ["1000000", "-1000000"] { #expect(event(#"["p",1,1,1,\#(x),\#(x),1,0]"#) != nil) }
        for x in ["1000001", "-1000001"] {
            #expect(event(#"["p",1,1,1,\#(x),0,1,0]"#) == nil && event(#"["p",1,1,1,0,\#(x),1,0]"#) == nil)
            #expect(event(#"["w",0,0,\#(x),0,0,0,1,0]"#) == nil && event(#"["w",0,0,0,\#(x),0,0,1,0]"#) == nil)
        }
    }

    // MARK: Events

    @Test(
        "a pointer has a kind, a phase, and modifiers",
        arguments: [
            (0, 0, 0, .touch, .began, []), (1, 1, 1, .mouse, .moved, .shift), (2, 2, 2, .pen, .ended, .control),
            (0, 3, 4, .touch, .cancelled, .option), (1, 4, 8, .mouse, .hovered, .command),
            (1, 5, 15, .mouse, .left, [.shift, .control, .option, .command]), (1, 6, 0, .mouse, .secondary, []),
        ] as [(Int, Int, Int, PointerEvent.Kind, PointerEvent.Phase, KeyModifiers)])
    func pointers(
        kind: Int, phase: Int, bits: Int, expected: PointerEvent.Kind, expectedPhase: PointerEvent.Phase,
        modifiers: KeyModifiers
    ) throws {
        guard case .pointer(let pointer)? = event(#"["p",-7,\#(kind),\#(phase),3,4,5,\#(bits)]"#) else {
            throw ClientMessage.Malformed("not a pointer")
        }
        #expect(pointer.id == -7 && pointer.kind == expected && pointer.phase == expectedPhase && pointer.time == 5)
        #expect(pointer.location == CGPoint(x: 3, y: 4) && pointer.modifiers == modifiers)
    }

    @Test("choices beyond the last one are rejected")
    func choices() {
        #expect(event(#"["p",1,3,0,0,0,0,0]"#) == nil && event(#"["p",1,0,7,0,0,0,0]"#) == nil)
        #expect(event(#"["w",0,0,0,0,2,0,1,0]"#) == nil && event(#"["w",0,0,0,0,0,4,1,0]"#) == nil)
        #expect(event(#"["k","a",3,0,0]"#) == nil && event(#"["k","a",0,16,0]"#) == nil)
        #expect(event(#"["k","a",0,0,0,0]"#) == nil && event(#"["k","a",0,0]"#) == nil)
        #expect(event(#"["s",1,"focus",1]"#) == nil && event(#"["s",1,"scroll"]"#) == nil)
        #expect(event(#"["s","x","focus"]"#) == nil && event(#"["s",1.5,"focus"]"#) == nil)
    }

    @Test("a wheel event has a location, a distance, and a phase")
    func wheels() throws {
        let phases: [WheelEvent.Phase] = [.none, .began, .changed, .ended]
        for (index, phase) in phases.enumerated() {
            guard case .wheel(let wheel)? = event(#"["w",1,2,3,4,1,\#(index),6,2]"#) else {
                throw ClientMessage.Malformed("not a wheel")
            }
            #expect(wheel.location == CGPoint(x: 1, y: 2) && wheel.delta == CGSize(width: 3, height: 4))
            #expect(wheel.isPrecise && wheel.phase == phase && wheel.time == 6 && wheel.modifiers == .control)
        }
    }

    @Test(
        "keys have the names of the web",
        arguments: [
            ("ArrowLeft", .leftArrow), ("ArrowRight", .rightArrow), ("ArrowUp", .upArrow), ("ArrowDown", .downArrow),
            ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home), ("End", .end), ("Tab", .tab),
            ("Enter", .return), (" ", .space), ("Escape", .escape), ("Backspace", .delete),
            ("Delete", .deleteForward),
            ("a", .character("a")), ("👩‍👩‍👧", .character("👩‍👩‍👧")), ("ab", nil), ("", nil), ("Shift", nil),
        ] as [(String, KeyEvent.Key?)])
    func keys(name: String, key: KeyEvent.Key?) {
        #expect(KeyEvent.Key(webName: name) == key)
        let decoded = event(#"["k","\#(name)",2,3,4]"#)
        #expect((decoded == nil) == (key == nil))
        guard case .key(let press)? = decoded else { return }
        #expect(press.key == key && press.phase == .up && press.modifiers == [.shift, .control] && press.time == 4)
    }

    @Test("an edit of a text has its ranges, and the key that causes it")
    func edits() throws {
        guard case .text(let edit)? = event(#"["t",12,1,3,"é\n",2,4,-1,-1]"#) else {
            Issue.record("the edit is rejected")
            return
        }
        #expect(edit.id == 12 && edit.range == 1..<3 && edit.text == "é\n" && edit.selection == 2..<4)
        #expect(edit.composition == nil && edit.key == nil)
        guard case .text(let inserted)? = event(#"["t",12,-1,-1,"a",1,1,-1,-1]"#) else {
            Issue.record("the insertion is rejected")
            return
        }
        #expect(inserted.range == nil && inserted.selection == 1..<1)
        guard case .text(let composed)? = event(#"["t","12",0,0,"",0,0,0,1,"a",1,1,5]"#) else {
            Issue.record("the edit is rejected")
            return
        }
        #expect(composed.id == 12 && composed.composition == 0..<1 && composed.key?.key == .character("a"))
        #expect(composed.key?.phase == .repeat && composed.key?.modifiers == .shift && composed.key?.time == 5)
    }

    @Test(
        "an edit with impossible parts is rejected",
        arguments: [
            #"["t",1,3,1,"",0,0,-1,-1]"#, #"["t",1,-1,0,"",0,0,-1,-1]"#, #"["t",1,-2,0,"",0,0,-1,-1]"#,
            #"["t",1,0,0,7,0,0,-1,-1]"#, #"["t",1,0,0,"",-1,-1,-1,-1]"#, #"["t",1,0,0,"",2,1,-1,-1]"#,
            #"["t",1,0,0,"",0,0,-1,0]"#, #"["t",1,0,0,"",0,0]"#, #"["t",1,0,0,"",0,0,-1,-1,"a"]"#,
            #"["t",1,0,0,"",0,0,-1,-1,"a",0,0,1,2]"#, #"["t",1,0,4294967296,"",0,0,-1,-1]"#,
            #"["t",1,0,0.5,"",0,0,-1,-1]"#,
        ])
    func impossibleEdits(_ text: String) { #expect(event(text) == nil) }

    @Test("a character of many bytes is no key")
    func longCharacters() {
        // One character: a letter with accents of two bytes each.
        #expect(KeyEvent.Key(webName: "a" + String(repeating: "\u{301}", count: 31)) != nil)
        #expect(KeyEvent.Key(webName: "a" + String(repeating: "\u{301}", count: 32)) == nil)
    }

    @Test(
        "actions have their names and arguments",
        arguments: [
            (#""activate""#, .activate), (#""increment""#, .increment), (#""decrement""#, .decrement),
            (#""focus""#, .focus), (#""escape""#, .escape), (#""scroll","down""#, .scroll(.down)),
            (#""scroll","left""#, .scroll(.left)), (#""scroll","right""#, .scroll(.right)),
            (#""text","a é""#, .setText("a é")), (#""number",-2.5"#, .setNumber(-2.5)),
            (#""rotor","Headings",3"#, .rotor("Headings", entry: 3)),
            (#""custom","Share""#, .custom("Share")),
        ] as [(String, SemanticsAction)])
    func actions(text: String, action: SemanticsAction) throws {
        guard case .semantics(let id, let decoded)? = event(#"["s",12,\#(text)]"#) else {
            throw ClientMessage.Malformed("not an action")
        }
        #expect(id == 12 && decoded == action)
    }

    @Test("names of actions and rotors have at most 1,024 bytes")
    func names() {
        let name = String(repeating: "x", count: 1_024)
        #expect(event(#"["s",1,"custom","\#(name)"]"#) != nil && event(#"["s",1,"custom","\#(name)x"]"#) == nil)
        #expect(event(#"["s",1,"rotor","\#(name)",1]"#) != nil && event(#"["s",1,"rotor","\#(name)x",1]"#) == nil)
    }

    // MARK: JSON

    @Test("arrays and objects have at most eight levels")
    func depth() throws {
        func nested(_ levels: Int) -> Data {
            Data((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
        }
        #expect((try? JSONValue(nested(8))) != nil && (try? JSONValue(nested(9))) == nil)
        // Levels end with their brackets.
        #expect((try? JSONValue(Data("[\(Array(repeating: "[[]]", count: 9).joined(separator: ","))]".utf8))) != nil)
    }

    @Test(
        "spaces, escapes, and names are as in RFC 8259",
        arguments: [
            ("\t\r\n [ 1 ] \t", .array([.number(1)])), (#""\u00E9\u20ac""#, .string("é€")),
            (#""\ud83d\ude00""#, .string("😀")),
            (#"{ "a" : 1 , "b" : 2 }"#, .object(["a": .number(1), "b": .number(2)])),
            ("\"\u{7F}\"", .string("\u{7F}")), ("\" \"", .string(" ")), ("1e2", .number(100)), ("-0.5", .number(-0.5)),
            ("10", .number(10)), ("0.25", .number(0.25)), ("12E-1", .number(1.2)),
        ] as [(String, JSONValue)])
    func values(text: String, value: JSONValue) throws { #expect(try JSONValue(Data(text.utf8)) == value) }

    @Test(
        "values of another kind are rejected",
        arguments: [
            #"{"t":"env","env":[]}"#, #"{"t":"env"}"#, #"{"t":"env","env":null}"#, #"{"t":"hello"}"#,
            #"{"t":"in","now":1,"e":[],"s":2}"#, #"{"t":"in","now":1,"e":[],"s":"1"}"#,
            #"{"t":"in","now":1}"#, #"{"t":"in","e":[]}"#, #"{"t":"in","now":1,"e":[1]}"#,
            #"{"t":"in","now":1,"e":[[1,2]]}"#, #"{"t":"in","now":1,"e":[["p","1",1,1,0,0,1,0]]}"#,
            #"{"t":"in","now":1,"e":[["k",1,0,0,1]]}"#, #"{"t":"size","size":7}"#, #"{"t":["size"],"size":[1,1]}"#,
            #"{"T":"size","size":[1,1]}"#, #"{"t":"in","now":1,"e":[["s",1,"number","1"]]}"#,
            #"{"t":"in","now":1,"e":[["s",1,"rotor","a"]]}"#, #"{"t":"in","now":1,"e":[["s",1,"custom",1]]}"#,
            #"{"t":"in","now":1,"e":[["s",1,7]]}"#, #"{"t":"in","now":1,"e":[["p",1,1.5,1,0,0,1,0]]}"#,
        ])
    func rejects(text: String) { #expect(!isAccepted(text)) }
}

@Suite("Limits of WebSocket frames")
struct FrameLimitTests {
    private func take(_ opcode: WebSocketOpcode, _ count: Int, fin: Bool = true) -> MessageAssembler.Step? {
        var assembler = MessageAssembler()
        return assembler.take(frame(opcode, [UInt8](repeating: 97, count: count), fin: fin))
    }

    private func frame(_ opcode: WebSocketOpcode, _ bytes: [UInt8], fin: Bool = true) -> WebSocketFrame {
        var data = ByteBuffer(bytes: bytes)
        let mask: WebSocketMaskingKey = [1, 2, 3, 4]
        data.webSocketMask(mask)
        return WebSocketFrame(fin: fin, opcode: opcode, maskKey: mask, data: data)
    }

    @Test("a message of the maximum length is whole, in one part or two")
    func longest() {
        #expect(take(.text, 65_536) == .message(Data(repeating: 97, count: 65_536)))
        #expect(take(.text, 65_537) == .violation(.tooLong))
        var assembler = MessageAssembler()
        #expect(assembler.take(frame(.text, [1], fin: false)) == nil)
        let rest = assembler.take(frame(.continuation, [UInt8](repeating: 97, count: 65_535)))
        guard case .message(let message)? = rest else {
            Issue.record("no message: \(String(describing: rest))")
            return
        }
        #expect(message.count == 65_536)
    }

    @Test("a control frame has at most 125 bytes and one part")
    func controlFrames() {
        #expect(take(.ping, 125) == .ping(Data(repeating: 97, count: 125)))
        #expect(take(.pong, 125) == .pong)
        let long = MessageAssembler.Step.violation(.protocolError("a control frame is too long or in parts"))
        for opcode in [WebSocketOpcode.ping, .pong, .connectionClose] {
            #expect(take(opcode, 126) == long && take(opcode, 2, fin: false) == long)
        }
    }

    @Test("each reserved bit is a violation, with its reason")
    func reservedBits() {
        for bit in [\WebSocketFrame.rsv1, \.rsv2, \.rsv3] {
            var assembler = MessageAssembler(), reserved = frame(.text, [97])
            reserved[keyPath: bit] = true
            #expect(assembler.take(reserved) == .violation(.protocolError("reserved bits are set")))
        }
        var assembler = MessageAssembler()
        let plain = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: "a"))
        #expect(assembler.take(plain) == .violation(.protocolError("a page masks what it sends")))
        #expect(take(.binary, 1) == .violation(.unreadable))
        #expect(take(.continuation, 1) == .violation(.protocolError("nothing is there to continue")))
        #expect(
            take(WebSocketOpcode(encodedWebSocketOpcode: 3)!, 1) == .violation(.protocolError("unknown opcode")))
    }

    @Test(
        "a close frame has a code of two bytes, or none",
        arguments: [([3, 232], 1000), ([15, 161], 4001), ([3], nil)] as [([UInt8], UInt16?)])
    func closes(bytes: [UInt8], code: UInt16?) {
        var assembler = MessageAssembler()
        #expect(assembler.take(frame(.connectionClose, bytes + (code == nil ? [] : [97, 98]))) == .close(code))
    }

    @Test("a WebSocket has at most 64 unsent frames")
    func unsentFrames() {
        let unsent = UnsentFrames()
        for _ in 0..<64 { #expect(unsent.add()) }
        #expect(!unsent.add())
        unsent.remove()
        unsent.remove()
        #expect(unsent.add())
        #expect(!unsent.add())
    }

    @Test(
        "codes and reasons of a closed connection",
        arguments: [
            (.unreadable, 1003), (.tooLong, 1009), (.tooManyTabs, 1013), (.tooManyEvents, 1008), (.silent, 1008),
            (.takenOver, 4001), (.shutDown, 1001), (.malformed("why"), 1007), (.protocolError("why"), 1002),
        ] as [(CloseReason, UInt16)])
    func closeReasons(reason: CloseReason, code: UInt16) {
        #expect(reason.code == code && !reason.reason.isEmpty)
        #expect((reason.reason == "why") == [1007, 1002].contains(code))
    }
}
