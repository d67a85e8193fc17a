import Foundation
import LayerTree

// An element in the format for the page:
//   [id,role,label|0,value|0,hint|0,identifier|0,[low,high]|0,number|"",traits,actions,[custom…],flags,x,y,w,h,
//    [child…],[[rotor,[entry…]]…],[shortcut…],input]
//   without the last parts if they're empty
//   input: [flags,selectionStart,selectionEnd,keyboard,capitalization|0,returnKey|0,contentType|0] of a text field;
//   flags: 1 several lines, 2 secure, 4 corrects words, 8 the Return key submits; the selection is -1 and -1 without
//   the focus
//   traits as in SemanticsTraits; flags: 1 focusable, 2 focused
//   actions: 1 activate, 2 increment, 4 decrement, 8 focus, 16 escape, 32/64/128/256 scroll up/down/left/right,
//            512 set a number
// An element that only moved: [id,x,y,w,h]

extension JSONBytes {
    mutating func element(_ node: SemanticsNode) {
        array { json in
            json.id(node.id)
            json.string(node.role.rawValue)
            json.string(ifAny: node.label)
            json.string(ifAny: node.value)
            json.string(ifAny: node.hint)
            json.string(ifAny: node.identifier)
            if let range = node.range {
                json.array { json in
                    json.number(range.lowerBound)
                    json.number(range.upperBound)
                }
            } else {
                json.integer(0)
            }
            if let number = node.number { json.number(number, decimals: 6) } else { json.string("") }
            json.integer(Int(node.traits.rawValue))
            json.actions(node.actions)
            json.integer((node.isFocusable ? 1 : 0) | (node.isFocused ? 2 : 0))
            json.rect(node.frame)
            json.array { json in for child in node.children { json.id(child.id) } }
            json.rotors(node.rotors)
            if !node.keyShortcuts.isEmpty || node.textInput != nil {
                json.array { json in for shortcut in node.keyShortcuts { json.string(shortcut) } }
            }
            if let input = node.textInput { json.textInput(input) }
        }
    }

    private mutating func textInput(_ input: TextInputTraits) {
        array { json in
            json.integer(
                (input.isMultiline ? 1 : 0) | (input.isSecure ? 2 : 0) | (input.correctsWords ? 4 : 0)
                    | (input.submitsOnReturn ? 8 : 0))
            json.integer(input.selection?.lowerBound ?? -1)
            json.integer(input.selection?.upperBound ?? -1)
            json.string(input.keyboard.rawValue)
            json.string(ifAny: input.capitalization?.rawValue)
            json.string(ifAny: input.returnKey?.rawValue)
            json.string(ifAny: input.contentType)
        }
    }

    /// Writes `[id,x,y,width,height]`, or `[id,x,y,width,height,1]` if everything inside moved by the same distance.
    mutating func movedElement(_ move: SemanticsDifference.Change.Move) {
        array { json in
            json.id(move.node.id)
            json.rect(move.node.frame)
            if move.includesInside { json.integer(1) }
        }
    }

    private mutating func rotors(_ rotors: [SemanticsRotor]) {
        array { json in
            for rotor in rotors {
                json.array { json in
                    json.string(rotor.label)
                    json.array { json in for entry in rotor.entries { json.string(entry ?? "") } }
                }
            }
        }
    }

    private mutating func actions(_ actions: [SemanticsAction]) {
        var mask = 0
        var names: [String] = []
        for action in actions {
            switch action {
            case .activate: mask |= 1
            case .increment: mask |= 2
            case .decrement: mask |= 4
            case .focus: mask |= 8
            case .escape: mask |= 16
            case .scroll(.up): mask |= 32
            case .scroll(.down): mask |= 64
            case .scroll(.left): mask |= 128
            case .scroll(.right): mask |= 256
            case .setNumber: mask |= 512
            case .custom(let name): names.append(name)
            // Rotors are encoded separately. Each element with the focus can lose it, and each text field takes a text.
            case .rotor, .resignFocus, .setText: break
            }
        }
        integer(mask)
        array { json in for name in names { json.string(name) } }
    }
}
