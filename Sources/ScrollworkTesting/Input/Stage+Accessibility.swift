import Foundation
import LayerTree
import SwiftUI
import ViewRuntime

extension Stage {
    /// Increments or decrements an adjustable view, as assistive technology does.
    ///
    /// - Throws: ``StageError`` if there's no such view or it doesn't support the action.
    public func adjust(_ identifier: String, _ direction: AccessibilityAdjustmentDirection) throws {
        try perform(direction == .increment ? .increment : .decrement, on: identifier)
    }

    /// Scrolls as assistive technology does, so that content in a direction becomes visible.
    ///
    /// - Throws: ``StageError`` if there's no such view or it doesn't scroll in the direction.
    public func scrollAction(_ identifier: String, _ direction: SemanticsAction.Direction) throws {
        try perform(.scroll(direction), on: identifier)
    }

    /// Performs the default action of a view, as assistive technology does.
    ///
    /// - Throws: ``StageError`` if there's no such view or it doesn't have a default action.
    public func activate(_ identifier: String) throws { try perform(.activate, on: identifier) }

    /// Dismisses a view or what is around it, as assistive technology does with its escape gesture.
    ///
    /// - Throws: ``StageError`` if there's no such view or nothing around it has an escape action.
    public func escape(_ identifier: String) throws { try perform(.escape, on: identifier) }

    /// Performs a named action of a view, such as one of `accessibilityAction(named:)`, as assistive technology does.
    ///
    /// - Throws: ``StageError`` if there's no such view or action.
    public func perform(_ name: String, on identifier: String) throws { try perform(.custom(name), on: identifier) }

    /// Returns the names of the entries of a rotor, in order. The rotor belongs to a view, to an ancestor, or to a view
    /// inside it.
    ///
    /// - Throws: ``StageError`` if there's no such view or rotor.
    public func rotor(_ label: String, on identifier: String) throws -> [String?] {
        let element = try element(identifiedBy: identifier)
        let node = nearest(to: element, named: identifier) { $0.rotors.contains { $0.label == label } }
        guard let rotor = node?.rotors.first(where: { $0.label == label }) else {
            throw StageError.noAction(.rotor(label, entry: 0), identifier: identifier)
        }
        return rotor.entries
    }

    /// Moves to an entry of a rotor, as assistive technology does. ``assistiveFocus`` is the destination.
    ///
    /// - Throws: ``StageError`` if there's no such view, rotor, or entry.
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

    /// The element with the accessibility focus, or `nil` if there is none or it no longer exists.
    public var assistiveFocus: SemanticsNode? {
        guard let id = graph.assistiveFocus else { return nil }
        return graph.semantics.flattened.first { $0.id == id }
    }

    /// Moves the accessibility focus to a view, as assistive technology does. ``assistiveFocus`` is the element.
    ///
    /// - Throws: ``StageError`` if there's no such view or assistive technology doesn't read it.
    public func visit(_ identifier: String) throws {
        let element = try element(identifiedBy: identifier)
        guard let node = nearest(to: element, named: identifier, where: { _ in true }) else {
            throw StageError.noAction(.focus, identifier: identifier)
        }
        send(.semantics(id: node.id, action: .focus))
        update()
    }

    /// Removes the keyboard focus from a view, as when the Tab key leaves the last view of a window.
    ///
    /// - Throws: ``StageError`` if there's no such view or it can't have the focus.
    public func resignFocus(_ identifier: String) throws {
        try perform(.resignFocus, on: identifier, where: \.isFocusable)
    }

    /// Moves the keyboard focus to a view.
    ///
    /// - Throws: ``StageError`` if there's no such view or it can't have the focus.
    public func focus(_ identifier: String) throws {
        try perform(.focus, on: identifier, where: \.isFocusable)
    }

    /// Performs an action on a view; if it doesn't support the action, on a view inside it; otherwise, on an ancestor.
    private func perform(_ action: SemanticsAction, on identifier: String) throws {
        try perform(action, on: identifier) { $0.actions.contains(action) }
    }

    private func perform(
        _ action: SemanticsAction, on identifier: String, where supportsAction: (SemanticsNode) -> Bool
    ) throws {
        let element = try element(identifiedBy: identifier)
        guard let node = nearest(to: element, named: identifier, where: supportsAction) else {
            throw StageError.noAction(action, identifier: identifier)
        }
        send(.semantics(id: node.id, action: action))
        update()
    }

    private func nearest(
        to element: Element, named identifier: String, where condition: (SemanticsNode) -> Bool
    ) -> SemanticsNode? {
        // The element for a view in the tree can belong to another view, which isn't inside it in the layout.
        if let named = graph.semantics.flattened.first(where: { $0.identifier == identifier && condition($0) }) {
            return named
        }
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
