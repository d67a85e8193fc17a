import Foundation
import LayerTree
import NIOCore
import NIOWebSocket
import Testing

@testable import BrowserHost

@Suite("What pages say")
struct MessageTests {
    private func parse(_ text: String) throws -> ClientMessage { try ClientMessage(Data(text.utf8)) }

    private func event(_ text: String) throws -> ClientEvent {
        guard case .input(let events, _, _, _) = try parse(#"{"t":"in","now":1,"e":[\#(text)]}"#) else {
            throw ClientMessage.Malformed("not input")
        }
        return events[0]
    }

    @Test("a greeting is understood")
    func greeting() throws {
        let text = """
            {"t":"hello","now":1.5,"session":null,"size":[320.5,240],"query":{"appearance":"dark"},"env":{"dark":true,
            "rtl":true,"scale":1.25,"text":2,"locale":"ar","motion":true,"contrast":true,"active":false,"focused":false,
            "safe":[1,2,3,4]}}
            """
        guard case .hello(let hello) = try parse(text) else { throw ClientMessage.Malformed("not a greeting") }
        #expect(hello.session == nil)
        #expect(hello.size == CGSize(width: 320.5, height: 240))
        #expect(hello.query == ["appearance": "dark"])
        #expect(hello.environment.isDark && hello.environment.isRightToLeft && hello.environment.reducesMotion)
        #expect(hello.environment.increasesContrast && !hello.environment.isActive && !hello.environment.isFocused)
        #expect(hello.environment.displayScale == 1.25 && hello.environment.textScale == 2)
        #expect(hello.environment.safeArea == .init(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("pointers, wheels, keys and actions are understood")
    func events() throws {
        guard case .pointer(let pointer) = try event(#"["p",7,0,1,10.5,-3,2.25,1]"#) else {
            throw ClientMessage.Malformed("")
        }
        #expect(pointer.id == 7 && pointer.kind == .touch && pointer.phase == .moved && pointer.time == 2.25)
        #expect(pointer.location == CGPoint(x: 10.5, y: -3) && pointer.modifiers == .shift)
        guard case .wheel(let wheel) = try event(#"["w",1,2,0,-1.5,0,0,3,0]"#) else {
            throw ClientMessage.Malformed("")
        }
        #expect(wheel.delta == CGSize(width: 0, height: -1.5) && !wheel.isPrecise && wheel.phase == .none)
        guard case .key(let key) = try event(#"["k","ArrowLeft",1,0,3]"#) else { throw ClientMessage.Malformed("") }
        #expect(key.key == .leftArrow && key.phase == .repeat)
        guard case .key(let letter) = try event(#"["k","é",0,0,3]"#) else { throw ClientMessage.Malformed("") }
        #expect(letter.key == .character("é"))
        guard case .semantics(let id, let action) = try event(#"["s",9,"scroll","up"]"#) else {
            throw ClientMessage.Malformed("")
        }
        #expect(id == 9 && action == .scroll(.up))
        guard case .semantics(_, .resignFocus) = try event(#"["s",9,"blur"]"#) else {
            throw ClientMessage.Malformed("")
        }
        guard case .semantics(let large, _) = try event(#"["s","18446744073709551615","focus"]"#) else {
            throw ClientMessage.Malformed("")
        }
        #expect(large == .max)
    }

    @Test("a message can contain events and the acknowledgment of a frame")
    func acknowledgingInput() throws {
        guard
            case .input(let events, let now, false, let answer?) = try parse(
                #"{"t":"in","now":2,"e":[["s",1,"focus"]],"n":9,"w":0.25}"#)
        else { throw ClientMessage.Malformed("no acknowledgment") }
        #expect(events.count == 1 && now == 2 && answer.frame == 9 && answer.waited == 0.25)
        guard case .input(_, _, false, nil) = try parse(#"{"t":"in","now":2,"e":[],"w":1}"#) else {
            throw ClientMessage.Malformed("an acknowledgment without a frame")
        }
    }

    @Test("a message can say that the page shows the effect of its events", arguments: [("1", true), ("0", false)])
    func shownInput(number: String, expected: Bool) throws {
        guard case .input(_, _, let isShown, nil) = try parse(#"{"t":"in","now":2,"e":[],"s":\#(number)}"#) else {
            throw ClientMessage.Malformed("an acknowledgment")
        }
        #expect(isShown == expected)
    }

    @Test(
        "whatever is not as expected is rejected",
        arguments: [
            "", "{", "[]", "null", "7", #""ack""#, "{}", #"{"t":1}"#, #"{"t":"nothing"}"#, #"{"t":"ack"}"#,
            #"{"t":"ack","now":1,"n":-1}"#, #"{"t":"ack","now":1,"n":1.5}"#, #"{"t":"ack","now":1,"n":"1"}"#,
            #"{"t":"ack","now":1e300,"n":1}"#, #"{"t":"ack","now":NaN,"n":1}"#,
            #"{"t":"size","size":[-1,5]}"#, #"{"t":"size","size":[1e9,5]}"#, #"{"t":"size","size":[1]}"#,
            #"{"t":"size","size":[1,2,3]}"#, #"{"t":"size","size":["1","2"]}"#, #"{"t":"size","size":[1e999,1]}"#,
            #"{"t":"in","now":1,"e":[[]]}"#, #"{"t":"in","now":1,"e":[["q"]]}"#, #"{"t":"in","now":1,"e":{}}"#,
            #"{"t":"in","now":1,"e":[["p",1,1,1,0,0,1]]}"#, #"{"t":"in","now":1,"e":[["p",1,1,1,0,0,1,0,0]]}"#,
            #"{"t":"in","now":1,"e":[["p",1,9,1,0,0,1,0]]}"#, #"{"t":"in","now":1,"e":[["p",1,1,-1,0,0,1,0]]}"#,
            #"{"t":"in","now":1,"e":[["p",1,1,1,1e7,0,1,0]]}"#, #"{"t":"in","now":1,"e":[["p",1e12,1,1,0,0,1,0]]}"#,
            #"{"t":"in","now":1,"e":[["p",1,1,1,0,0,1,16]]}"#, #"{"t":"in","now":1,"e":[["k","F13",0,0,1]]}"#,
            #"{"t":"in","now":1,"e":[],"n":"1"}"#, #"{"t":"in","now":1,"e":[],"n":1,"w":true}"#,
            #"{"t":"in","now":1,"e":[["k","",0,0,1]]}"#, #"{"t":"in","now":1,"e":[["s",1,"explode"]]}"#,
            #"{"t":"in","now":1,"e":[["s",-1,"focus"]]}"#, #"{"t":"in","now":1,"e":[["s",1,"scroll","in"]]}"#,
            #"{"t":"env","env":{"dark":true}}"#,
            #"{"t":"env","env":{"dark":true,"rtl":false,"scale":0,"text":1,"motion":false,"contrast":false,"active":true}}"#,
            #"{"t":"env","env":{"dark":true,"rtl":false,"scale":2,"text":99,"motion":false,"contrast":false,"active":true}}"#,
        ])
    func rejects(text: String) {
        #expect(throws: ClientMessage.Malformed.self) { try parse(text) }
    }

    @Test("messages and lists within them have bounds")
    func bounds() {
        let long = String(repeating: " ", count: Limits.messageBytes) + #"{"t":"size","size":[1,1]}"#
        #expect(throws: ClientMessage.Malformed("message is too long")) { try parse(long) }
        let many = Array(repeating: #"["s",1,"focus"]"#, count: Limits.eventsPerMessage + 1).joined(separator: ",")
        #expect(throws: ClientMessage.Malformed.self) { try parse(#"{"t":"in","now":1,"e":[\#(many)]}"#) }
        let name = String(repeating: "x", count: Limits.nameBytes + 1)
        #expect(throws: ClientMessage.Malformed.self) { try event(#"["s",1,"custom","\#(name)"]"#) }
        let deep = String(repeating: "[", count: 30_000)
        #expect(throws: ClientMessage.Malformed.self) { try parse(deep) }
    }
}

@Suite("How messages are put together")
struct MessageAssemblerTests {
    private func frame(_ opcode: WebSocketOpcode, _ text: String, fin: Bool = true) -> WebSocketFrame {
        frame(opcode, Array(text.utf8), fin: fin)
    }

    private func frame(_ opcode: WebSocketOpcode, _ bytes: [UInt8], fin: Bool = true) -> WebSocketFrame {
        var data = ByteBuffer(bytes: bytes)
        let mask: WebSocketMaskingKey = [1, 2, 3, 4]
        data.webSocketMask(mask)
        return WebSocketFrame(fin: fin, opcode: opcode, maskKey: mask, data: data)
    }

    @Test("a message in parts is whole at its last part, whatever pings come between")
    func parts() {
        var assembler = MessageAssembler()
        #expect(assembler.take(frame(.text, "on", fin: false)) == nil)
        #expect(assembler.take(frame(.ping, "?")) == .ping(Data("?".utf8)))
        #expect(assembler.take(frame(.continuation, "c", fin: false)) == nil)
        #expect(assembler.take(frame(.continuation, "e")) == .message(Data("once".utf8)))
        #expect(assembler.take(frame(.text, "again")) == .message(Data("again".utf8)))
    }

    @Test("a message may not be longer than the limit, in one part or many")
    func tooLong() {
        let half = String(repeating: "x", count: Limits.messageBytes / 2 + 1)
        var assembler = MessageAssembler()
        #expect(assembler.take(frame(.text, half + half)) == .violation(.tooLong))
        assembler = MessageAssembler()
        #expect(assembler.take(frame(.text, half, fin: false)) == nil)
        #expect(assembler.take(frame(.continuation, half, fin: false)) == .violation(.tooLong))
    }

    @Test("binary messages, stray parts, unknown opcodes, reserved bits and long pings are violations")
    func violations() {
        func violates(_ frames: WebSocketFrame...) -> Bool {
            var assembler = MessageAssembler()
            for frame in frames { if case .violation = assembler.take(frame) { return true } }
            return false
        }
        #expect(violates(frame(.binary, "x")))
        #expect(violates(frame(.continuation, "x")))
        #expect(violates(frame(.text, "x", fin: false), frame(.text, "y")))
        #expect(violates(frame(WebSocketOpcode(encodedWebSocketOpcode: 3)!, "x")))
        #expect(violates(frame(.ping, String(repeating: "x", count: 126))))
        var reserved = frame(.text, "x")
        reserved.rsv1 = true
        #expect(violates(reserved))
        #expect(violates(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: "not masked"))))
        #expect(!violates(frame(.pong, "x")))
    }

    @Test("a close carries its code if it has one")
    func close() {
        var assembler = MessageAssembler()
        #expect(assembler.take(frame(.connectionClose, [3, 233])) == .close(1001))
        #expect(assembler.take(frame(.connectionClose, "")) == .close(nil))
    }
}
