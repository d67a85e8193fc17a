import Foundation
import LayerTree

/// An input event that a page reports:
/// - `["p",pointer,kind,phase,x,y,time,modifiers]`; kind: 0 touch, 1 mouse, 2 pen; phase: 0 began, 1 moved, 2 ended, 3
///   canceled, 4 hovered, 5 left, 6 secondary click
/// - `["w",x,y,dx,dy,isPrecise,phase,time,modifiers]`; phase: 0 none, 1 began, 2 changed, 3 ended
/// - `["k",key,phase,modifiers,time]`; key: the name of the key on the web, or a character; phase: 0 down, 1 repeat, 2
///   up
/// - `["t",element,start,end,text,selectionStart,selectionEnd,compositionStart,compositionEnd]`, with the text in place
///   of a range. The range and the composition are −1 and −1 if there's none; see `TextInputEvent`. If a key causes
///   the edit, the parts of its `"k"` event follow.
/// - `["s",element,action,argument?]`; a rotor has two arguments, its name and the index of an entry
///
/// Times are in seconds on the page's clock.
enum ClientEvent: Sendable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    case key(KeyEvent)
    case text(TextInputEvent)
    case semantics(id: UInt64, action: SemanticsAction)
}

extension ClientEvent {
    init(_ event: JSONValue) throws(ClientMessage.Malformed) {
        var items = Items(try event.array)
        switch try items.next().string {
        case "p": self = .pointer(try Self.pointer(&items))
        case "w": self = .wheel(try Self.wheel(&items))
        case "k": self = .key(try Self.key(&items))
        case "t": self = .text(try Self.text(&items))
        case "s": self = .semantics(id: try Self.id(&items), action: try Self.action(&items))
        default: throw ClientMessage.Malformed("unknown event")
        }
        guard items.isAtEnd else { throw ClientMessage.Malformed("event has too many parts") }
    }

    /// The parts of an event, in order.
    private struct Items {
        private var rest: ArraySlice<JSONValue>

        init(_ items: [JSONValue]) { rest = items[...] }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func next() throws(ClientMessage.Malformed) -> JSONValue {
            guard let item = rest.popFirst() else { throw ClientMessage.Malformed("event has too few parts") }
            return item
        }
    }

    private static func pointer(_ items: inout Items) throws(ClientMessage.Malformed) -> PointerEvent {
        PointerEvent(
            id: Int(try items.next().integer(Int32.self)), kind: try choice(&items, [.touch, .mouse, .pen]),
            phase: try choice(&items, [.began, .moved, .ended, .cancelled, .hovered, .left, .secondary]),
            location: try point(&items), time: try Check.time(items.next()), modifiers: try modifiers(&items))
    }

    private static func wheel(_ items: inout Items) throws(ClientMessage.Malformed) -> WheelEvent {
        let location = try point(&items), delta = try point(&items)
        return WheelEvent(
            location: location, delta: CGSize(width: delta.x, height: delta.y),
            isPrecise: try choice(&items, [false, true]), phase: try choice(&items, [.none, .began, .changed, .ended]),
            time: try Check.time(items.next()), modifiers: try modifiers(&items))
    }

    private static func key(_ items: inout Items) throws(ClientMessage.Malformed) -> KeyEvent {
        guard let key = KeyEvent.Key(webName: try items.next().string) else {
            throw ClientMessage.Malformed("unknown key")
        }
        return KeyEvent(
            key: key, phase: try choice(&items, [.down, .repeat, .up]), modifiers: try modifiers(&items),
            time: try Check.time(items.next()))
    }

    private static func text(_ items: inout Items) throws(ClientMessage.Malformed) -> TextInputEvent {
        let id = try Self.id(&items)
        let range = try Self.range(&items)
        let text = try items.next().string
        guard let selection = try Self.range(&items) else { throw ClientMessage.Malformed("edit has no selection") }
        let composition = try Self.range(&items)
        return TextInputEvent(
            id: id, range: range, text: text, selection: selection, composition: composition,
            key: items.isAtEnd ? nil : try key(&items))
    }

    /// Decodes a range of a text, or `nil` if both bounds are −1.
    private static func range(_ items: inout Items) throws(ClientMessage.Malformed) -> Range<Int>? {
        let start = try items.next().integer(Int32.self), end = try items.next().integer(Int32.self)
        if start == -1, end == -1 { return nil }
        guard start >= 0, end >= start else { throw ClientMessage.Malformed("range is out of bounds") }
        return Int(start)..<Int(end)
    }

    private static func action(_ items: inout Items) throws(ClientMessage.Malformed) -> SemanticsAction {
        switch try items.next().string {
        case "activate": return .activate
        case "increment": return .increment
        case "decrement": return .decrement
        case "focus": return .focus
        case "blur": return .resignFocus
        case "escape": return .escape
        case "scroll":
            guard let direction = SemanticsAction.Direction(rawValue: try items.next().string) else {
                throw ClientMessage.Malformed("unknown direction")
            }
            return .scroll(direction)
        case "number": return .setNumber(try items.next().double)
        case "text": return .setText(try items.next().string)
        case "rotor":
            let name = try Check.name(items.next())
            return .rotor(name, entry: Int(try items.next().integer(Int32.self)))
        case "custom": return .custom(try Check.name(items.next()))
        default: throw ClientMessage.Malformed("unknown action")
        }
    }

    /// Decodes an identifier. Identifiers that JavaScript numbers can't represent are strings.
    private static func id(_ items: inout Items) throws(ClientMessage.Malformed) -> UInt64 {
        let item = try items.next()
        guard case .string(let text) = item else { return try item.integer(UInt64.self) }
        guard let number = UInt64(text) else { throw ClientMessage.Malformed("unknown element") }
        return number
    }

    private static func point(_ items: inout Items) throws(ClientMessage.Malformed) -> CGPoint {
        let x = try Check.distance(items.next())
        return CGPoint(x: x, y: try Check.distance(items.next()))
    }

    private static func modifiers(_ items: inout Items) throws(ClientMessage.Malformed) -> KeyModifiers {
        let bits = try items.next().integer(UInt8.self)
        guard bits < 16 else { throw ClientMessage.Malformed("unknown modifier") }
        return KeyModifiers(rawValue: bits)
    }

    private static func choice<Value>(
        _ items: inout Items, _ values: [Value]
    ) throws(ClientMessage.Malformed) -> Value {
        let index = try items.next().integer(Int.self)
        guard values.indices.contains(index) else { throw ClientMessage.Malformed("choice is out of bounds") }
        return values[index]
    }
}

extension KeyEvent.Key {
    /// Creates a key from its name on the web (https://www.w3.org/TR/uievents-key/), or returns `nil`.
    init?(webName name: String) {
        switch name {
        case "ArrowLeft": self = .leftArrow
        case "ArrowRight": self = .rightArrow
        case "ArrowUp": self = .upArrow
        case "ArrowDown": self = .downArrow
        case "PageUp": self = .pageUp
        case "PageDown": self = .pageDown
        case "Home": self = .home
        case "End": self = .end
        case "Tab": self = .tab
        case "Enter": self = .return
        case " ": self = .space
        case "Escape": self = .escape
        case "Backspace": self = .delete
        case "Delete": self = .deleteForward
        default:
            guard name.utf8.count <= 64, name.count == 1, let character = name.first else { return nil }
            self = .character(character)
        }
    }
}
