import Foundation
import LayerTree

/// An input event that a page reports:
/// - `["p",pointer,kind,phase,x,y,time,modifiers]`; kind: 0 touch, 1 mouse, 2 pen; phase: 0 began, 1 moved, 2 ended, 3
///   canceled, 4 hovered, 5 left, 6 secondary click
/// - `["w",x,y,dx,dy,isPrecise,phase,time,modifiers]`; phase: 0 none, 1 began, 2 changed, 3 ended
/// - `["k",key,phase,modifiers,time]`; key: the name of the key on the web, or a character; phase: 0 down, 1 repeat, 2
///   up
/// - `["s",element,action,argument?]`; a rotor has two arguments, its name and the index of an entry
///
/// Times are in seconds on the page's clock.
enum ClientEvent: Sendable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    case key(KeyEvent)
    case semantics(id: UInt64, action: SemanticsAction)
}

extension ClientEvent: Decodable {
    init(from decoder: any Decoder) throws {
        var items = try decoder.unkeyedContainer()
        switch try items.decode(String.self) {
        case "p": self = .pointer(try Self.pointer(&items))
        case "w": self = .wheel(try Self.wheel(&items))
        case "k": self = .key(try Self.key(&items))
        case "s": self = .semantics(id: try Self.id(&items), action: try Self.action(&items))
        default: throw ClientMessage.Malformed("unknown event")
        }
        guard items.isAtEnd else { throw ClientMessage.Malformed("event has too many parts") }
    }

    private static func pointer(_ items: inout any UnkeyedDecodingContainer) throws -> PointerEvent {
        PointerEvent(
            id: Int(try items.decode(Int32.self)), kind: try choice(&items, [.touch, .mouse, .pen]),
            phase: try choice(&items, [.began, .moved, .ended, .cancelled, .hovered, .left, .secondary]),
            location: try point(&items), time: try Check.time(items.decode(Double.self)),
            modifiers: try modifiers(&items))
    }

    private static func wheel(_ items: inout any UnkeyedDecodingContainer) throws -> WheelEvent {
        let location = try point(&items), delta = try point(&items)
        return WheelEvent(
            location: location, delta: CGSize(width: delta.x, height: delta.y),
            isPrecise: try choice(&items, [false, true]), phase: try choice(&items, [.none, .began, .changed, .ended]),
            time: try Check.time(items.decode(Double.self)), modifiers: try modifiers(&items))
    }

    private static func key(_ items: inout any UnkeyedDecodingContainer) throws -> KeyEvent {
        let name = try items.decode(String.self)
        guard let key = KeyEvent.Key(webName: name) else { throw ClientMessage.Malformed("unknown key") }
        return KeyEvent(
            key: key, phase: try choice(&items, [.down, .repeat, .up]), modifiers: try modifiers(&items),
            time: try Check.time(items.decode(Double.self)))
    }

    private static func action(_ items: inout any UnkeyedDecodingContainer) throws -> SemanticsAction {
        switch try items.decode(String.self) {
        case "activate": return .activate
        case "increment": return .increment
        case "decrement": return .decrement
        case "focus": return .focus
        case "escape": return .escape
        case "scroll":
            guard let direction = SemanticsAction.Direction(rawValue: try items.decode(String.self)) else {
                throw ClientMessage.Malformed("unknown direction")
            }
            return .scroll(direction)
        case "number":
            let number = try items.decode(Double.self)
            guard number.isFinite else { throw ClientMessage.Malformed("number is not finite") }
            return .setNumber(number)
        case "rotor":
            let name = try Check.name(items.decode(String.self))
            return .rotor(name, entry: Int(try items.decode(Int32.self)))
        case "custom": return .custom(try Check.name(items.decode(String.self)))
        default: throw ClientMessage.Malformed("unknown action")
        }
    }

    /// Decodes an identifier. Identifiers that JavaScript numbers can't represent are strings.
    private static func id(_ items: inout any UnkeyedDecodingContainer) throws -> UInt64 {
        if let number = try? items.decode(UInt64.self) { return number }
        guard let number = UInt64(try items.decode(String.self)) else {
            throw ClientMessage.Malformed("unknown element")
        }
        return number
    }

    private static func point(_ items: inout any UnkeyedDecodingContainer) throws -> CGPoint {
        let x = try Check.distance(items.decode(Double.self))
        return CGPoint(x: x, y: try Check.distance(items.decode(Double.self)))
    }

    private static func modifiers(_ items: inout any UnkeyedDecodingContainer) throws -> KeyModifiers {
        let bits = try items.decode(UInt8.self)
        guard bits < 16 else { throw ClientMessage.Malformed("unknown modifier") }
        return KeyModifiers(rawValue: bits)
    }

    private static func choice<Value>(_ items: inout any UnkeyedDecodingContainer, _ values: [Value]) throws -> Value {
        let index = try items.decode(Int.self)
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
        case "Backspace", "Delete": self = .delete
        default:
            guard name.utf8.count <= 64, name.count == 1, let character = name.first else { return nil }
            self = .character(character)
        }
    }
}
