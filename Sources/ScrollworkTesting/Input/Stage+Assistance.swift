import Foundation
import LayerTree
import SwiftUI
import ViewRuntime

extension Stage {
    /// Steps an adjustable view up or down as assistive technology does.
    public func adjust(_ identifier: String, _ direction: AccessibilityAdjustmentDirection) throws {
        try perform(direction == .increment ? .increment : .decrement, on: identifier)
    }

    /// Scrolls as assistive technology does, so that content lying in the direction comes into sight.
    public func scrollAction(_ identifier: String, _ direction: SemanticsAction.Direction) throws {
        try perform(.scroll(direction), on: identifier)
    }

    /// Does the view's default action as assistive technology does.
    public func activate(_ identifier: String) throws { try perform(.activate, on: identifier) }

    /// Does an action that has a name, such as one of `accessibilityAction(named:)`, as assistive technology does.
    public func perform(_ name: String, on identifier: String) throws { try perform(.custom(name), on: identifier) }

    /// What a rotor offers that a view has, one that is around it, or one inside it: the names of its entries, in order.
    public func rotor(_ label: String, on identifier: String) throws -> [String?] {
        let element = try element(identifiedBy: identifier)
        let node = nearest(to: element, named: identifier) { $0.rotors.contains { $0.label == label } }
        guard let rotor = node?.rotors.first(where: { $0.label == label }) else {
            throw StageError.noAction(.rotor(label, entry: 0), identifier: identifier)
        }
        return rotor.entries
    }

    /// Goes to an entry of a rotor as assistive technology does; ``assistiveFocus`` is where that leads to.
    public func turn(_ rotor: String, to entry: String, on identifier: String) throws {
        let entries = try self.rotor(rotor, on: identifier)
        guard let index = entries.firstIndex(of: entry) else {
            throw StageError.noEntry(entry, rotor: rotor, known: entries.compactMap { $0 })
        }
        let element = try element(identifiedBy: identifier)
        let node = nearest(to: element, named: identifier) { $0.rotors.contains { $0.label == rotor } }
        send(.semantics(id: node?.id ?? 0, action: .rotor(rotor, entry: index)))
        update()
    }

    /// Where assistive technology was told to go last; nil where it was not, or what it was told of is gone.
    public var assistiveFocus: SemanticsNode? {
        guard let id = accessibilityNotifications.last(where: { $0.focus != nil })?.focus else { return nil }
        return graph.semantics.flattened.first { $0.id == id }
    }

    /// Gives the keyboard focus to a view.
    public func focus(_ identifier: String) throws {
        let element = try element(identifiedBy: identifier)
        guard let node = nearest(to: element, named: identifier, where: \.isFocusable) else {
            throw StageError.noAction(.focus, identifier: identifier)
        }
        send(.semantics(id: node.id, action: .focus))
        update()
    }

    /// Asks the view for an action, or else what is inside it, or else what is around it.
    private func perform(_ action: SemanticsAction, on identifier: String) throws {
        let element = try element(identifiedBy: identifier)
        guard let node = nearest(to: element, named: identifier, where: { $0.actions.contains(action) }) else {
            throw StageError.noAction(action, identifier: identifier)
        }
        send(.semantics(id: node.id, action: action))
        update()
    }

    private func nearest(
        to element: Element, named identifier: String, where condition: (SemanticsNode) -> Bool
    ) -> SemanticsNode? {
        // What stands for a view in the tree may be another one, that is not laid out inside it.
        if let named = graph.semantics.flattened.first(where: { $0.identifier == identifier && condition($0) }) { return named }
        let nodes = Dictionary(graph.semantics.flattened.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        func match(_ element: Element) -> SemanticsNode? {
            guard element.assistiveID != 0, let node = nodes[element.assistiveID], condition(node) else { return nil }
            return node
        }
        func search(_ element: Element) -> SemanticsNode? {
            if let found = match(element) { return found }
            var found: SemanticsNode?
            element.forEachLayoutChild { if found == nil { found = search($0) } }
            return found
        }
        if let found = search(element) { return found }
        var around = element.layoutParent
        while let current = around {
            if let found = match(current) { return found }
            around = current.layoutParent
        }
        return nil
    }
}
