import Foundation
import LayerTree

/// The values that accessibility modifiers set for a view.
struct AccessibilityAttributes {
    // Texts are formatted when the accessibility tree is read, which is rarer than updates during a movement.
    var label: Text?
    var value: Text?
    var hint: Text?
    var isHidden: Bool?
    var added: AccessibilityTraits = []
    var removed: AccessibilityTraits = []
    var children: AccessibilityChildBehavior?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var scroll: ((Edge) -> Void)?
    var actions: [(kind: AccessibilityActionKind, handler: () -> Void)] = []
    var rotors: [AccessibilityRotor] = []
    /// The key of the view for rotors.
    var rotorEntry: RotorEntryKey?
    var headingLevel: AccessibilityHeadingLevel?
    var sortPriority: Double?
}

/// Changes the accessibility attributes of its content.
nonisolated public struct _AccessibilityModifier: ElementModifier {
    var identifier: String?
    var change: (inout AccessibilityAttributes) -> Void = { _ in }

    @MainActor package func makeElement(_ context: _NodeContext) -> _Node { AccessibilityElement(context) }

    @MainActor package func update(_ element: _Node) {
        unsafeDowncast(element, to: AccessibilityElement.self).modifier = self
    }
}

/// An element that changes the accessibility elements of its content.
package final class AccessibilityElement: ModifierElement {
    fileprivate var modifier = _AccessibilityModifier() {
        didSet {
            if modifier.identifier != oldValue.identifier {
                graph.identifiers.move(self, from: oldValue.identifier, to: modifier.identifier)
            }
            isOutdated = true
            graph.semanticsTree.setNeedsRefresh()
        }
    }
    private var known = AccessibilityAttributes()
    /// Whether the known attributes aren't those of the modifier.
    private var isOutdated = false

    /// The attributes. The accessibility tree is read more rarely than views update during a movement, so they are
    /// created only when they're read.
    var attributes: AccessibilityAttributes {
        _read {
            if isOutdated {
                isOutdated = false
                known = AccessibilityAttributes()
                modifier.change(&known)
            }
            yield known
        }
    }

    package var identifier: String? { modifier.identifier }

    /// The node inside this element that this element merges with its own actions.
    private var inner: UInt64?
    /// The actions that activate the controls inside a combined element.
    private var controls: [(action: SemanticsAction, node: UInt64)] = []

    override func didLeave() { graph.identifiers.move(self, from: identifier, to: nil) }

    override func willUnmount() {
        graph.identifiers.move(self, from: identifier, to: nil)
        graph.elementDidUnmount(self)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        if environment.isEnabled != old.isEnabled || environment.locale != old.locale
            || environment.localCalendar != old.localCalendar
        {
            graph.semanticsTree.setNeedsRefresh()
        }
    }

    override var isFocusable: Bool { attributes.adjust != nil && environment.isEnabled && focusHolder == nil }

    override var focusTarget: Element? {
        if attributes.adjust != nil { return focusHolder ?? super.focusTarget }
        return super.focusTarget ?? inner.flatMap { graph.semanticsTree.element(of: $0)?.focusTarget }
    }

    /// The ancestor that is focusable as a whole, and has the focus and the keys of this element.
    private var focusHolder: Element? {
        var element: Element? = layoutParent
        while let current = element as? ModifierElement {
            if current.takesFocusForContent, current.isFocusable { return current }
            element = current.layoutParent
        }
        return nil
    }

    override var isHiddenFromSemantics: Bool { attributes.isHidden == true }

    override func semantics(_ children: [SemanticsNode]) -> [SemanticsNode] {
        let tree = graph.semanticsTree
        var node: SemanticsNode
        inner = nil
        controls = []
        let says =
            attributes.label != nil || attributes.value != nil || attributes.adjust != nil
            || !attributes.actions.isEmpty
            || attributes.hint != nil || !attributes.added.isEmpty || !attributes.removed.isEmpty
            || attributes.children != nil
            || attributes.headingLevel != nil || attributes.scroll != nil || !attributes.rotors.isEmpty
        if let only = children.first, children.count == 1, attributes.children == nil {
            node = only
            let isHandled = attributes.scroll != nil && only.role != .scrollArea
            if attributes.adjust != nil || !attributes.actions.isEmpty || !attributes.rotors.isEmpty || isHandled {
                // This element adopts the actions of the node.
                node = tree.node(for: self, inPlaceOf: only)
                inner = only.id
            }
        } else {
            // An identifier alone identifies a position without creating an element.
            guard says else {
                if let priority = attributes.sortPriority {
                    for child in children where tree.sortPriority(of: child.id) == 0 {
                        tree.setSortPriority(of: child.id, priority)
                    }
                }
                return children
            }
            node = tree.node(for: self, attributes.children == nil && children.count > 1 ? .group : .none)
            switch attributes.children?.kind ?? (attributes.adjust != nil ? .ignore : .contain) {
            case .contain:
                node.role = .group
                node.children = children
                if let only = children.first, children.count == 1,
                    tree.element(of: only.id)?.takesFocusForContent == true, only.role == .group
                {
                    // This group can have the focus.
                    node.children = only.children
                    node.isFocusable = true
                    node.isFocused = only.isFocused
                    inner = only.id
                }
            case .ignore: if attributes.adjust == nil { activateContent(children, in: &node) }
            case .combine:
                let values = children.flatMap(\.flattened).compactMap(\.value).filter { !$0.isEmpty }
                node.label = children.joinedLabels
                node.value = values.isEmpty ? nil : values.joined(separator: ", ")
                node.role = .text
                combineControls(of: children, in: &node)
            }
        }
        decorate(&node)
        if let priority = attributes.sortPriority { tree.setSortPriority(of: node.id, priority) }
        return [node]
    }

    /// Makes a single control inside the default action, because assistive technology activates an element with a tap.
    private func activateContent(_ children: [SemanticsNode], in node: inout SemanticsNode) {
        let found = children.flatMap(\.flattened).filter { $0.actions.contains(.activate) }
        guard let only = found.first, found.count == 1, !only.traits.contains(.disabled),
            !attributes.actions.contains(where: { $0.kind == .default })
        else { return }
        controls = [(.activate, only.id)]
        node.actions = [.activate]
    }

    /// Makes a single control inside the default action, and several controls actions with their names.
    private func combineControls(of children: [SemanticsNode], in node: inout SemanticsNode) {
        let found = children.flatMap(\.flattened).filter {
            $0.actions.contains(.activate) && !$0.traits.contains(.disabled)
        }
        if let only = found.first, found.count == 1 {
            node.role = only.role
            controls = [(.activate, only.id)]
        } else {
            controls = found.compactMap { control in control.label.map { (.custom($0), control.id) } }
        }
        node.actions = controls.map(\.action)
    }

    /// The traits that are roles of a node. Of several, the last one applies.
    private static let roles: [(AccessibilityTraits, SemanticsRole)] = [
        (.isHeader, .heading), (.isButton, .button), (.isLink, .link), (.isImage, .image), (.isTabBar, .tabList),
    ]

    /// The traits that a node has beside its role.
    private static let states: [(AccessibilityTraits, SemanticsTraits)] = [
        (.isSelected, .selected), (.updatesFrequently, .updatesFrequently), (.isModal, .modal),
    ]

    private func decorate(_ node: inout SemanticsNode) {
        if let identifier { node.identifier = identifier }
        if let label = attributes.label { node.label = string(label) }
        if let value = attributes.value { node.value = string(value) }
        if let hint = attributes.hint { node.hint = string(hint) }
        if attributes.adjust != nil {
            node.role = .slider
            node.actions += [.increment, .decrement]
            let holder = focusHolder
            node.isFocusable = isFocusable || holder != nil
            if let holder { node.isFocused = graph.focus.element === holder }
        }
        if attributes.scroll != nil, node.role != .scrollArea, node.children.isEmpty {
            // There's no scroll view inside that limits the directions; the action's handler decides.
            for direction in [SemanticsAction.Direction.up, .down, .left, .right]
            where !node.actions.contains(.scroll(direction)) {
                node.actions.append(.scroll(direction))
            }
        }
        node.actions += attributes.actions.map { action(of: $0.kind) }
        node.rotors += attributes.rotors.map {
            SemanticsRotor(label: string($0.label), entries: $0.entries().map { $0.label.map(string) })
        }
        if attributes.headingLevel != nil { node.role = .heading }
        for (trait, role) in Self.roles {
            if attributes.added.contains(trait) { node.role = role }
            if attributes.removed.contains(trait), node.role == role {
                node.role = node.children.isEmpty ? .text : .group
            }
        }
        if node.role == .tabList {
            for index in node.children.indices where node.children[index].role == .button {
                node.children[index].role = .tab
            }
        }
        for (trait, state) in Self.states {
            if attributes.added.contains(trait) { node.traits.insert(state) }
            if attributes.removed.contains(trait) { node.traits.remove(state) }
        }
        if !environment.isEnabled { node.traits.insert(.disabled) }
        if node.role == .none { node.role = .group }
    }

    private func action(of kind: AccessibilityActionKind) -> SemanticsAction {
        kind.name.map { .custom(string($0)) } ?? (kind == .escape ? .escape : .activate)
    }

    /// Returns a text in the language of the environment, with its dates at the time of the frame.
    private func string(_ text: Text) -> String {
        text.resolvedDates(at: environment.timelineOrigin + graph.time, in: environment).string(in: environment)
    }

    override func perform(_ action: SemanticsAction) -> Bool {
        // The handlers can change the attributes of the element.
        let attributes = attributes
        switch action {
        case .increment where attributes.adjust != nil: attributes.adjust?(.increment)
        case .decrement where attributes.adjust != nil: attributes.adjust?(.decrement)
        case .activate, .escape, .custom:
            guard let found = attributes.actions.first(where: { self.action(of: $0.kind) == action }) else {
                return performInside(action)
            }
            found.handler()
        case .rotor(let label, let index):
            guard let rotor = attributes.rotors.first(where: { string($0.label) == label }) else {
                return performInside(action)
            }
            let entries = rotor.entries()
            guard entries.indices.contains(index) else { return false }
            RotorFocus.move(to: entries[index], from: self)
        case .scroll(let direction) where attributes.scroll != nil:
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            switch direction {
            case .up: attributes.scroll?(.top)
            case .down: attributes.scroll?(.bottom)
            case .left: attributes.scroll?(isRightToLeft ? .trailing : .leading)
            case .right: attributes.scroll?(isRightToLeft ? .leading : .trailing)
            }
        default: return performInside(action)
        }
        return true
    }

    /// Performs an action on the node inside if this element doesn't handle it.
    private func performInside(_ action: SemanticsAction) -> Bool {
        if let control = controls.first(where: { $0.action == action }) {
            return graph.semanticsTree.perform(.activate, on: control.node)
        }
        return inner.map { graph.semanticsTree.perform(action, on: $0) } ?? false
    }

    /// Handles arrow keys on a focused adjustable element: the right and up arrows increment.
    override func handleKey(_ event: KeyEvent) -> Bool {
        guard let adjust = attributes.adjust, graph.focus.element === self, event.phase != .up else { return false }
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        switch event.key {
        case .upArrow: adjust(.increment)
        case .downArrow: adjust(.decrement)
        case .rightArrow: adjust(isRightToLeft ? .decrement : .increment)
        case .leftArrow: adjust(isRightToLeft ? .increment : .decrement)
        default: return forward(event)
        }
        return true
    }

    /// Passes keys that don't change the value to a scroll view inside, if there is one.
    private func forward(_ event: KeyEvent) -> Bool {
        func scroll(in element: Element) -> Element? {
            if element.scrollsContent { return element }
            var found: Element?
            element.forEachLayoutChild { if found == nil { found = scroll(in: $0) } }
            return found
        }
        return scroll(in: self)?.handleKey(event) ?? false
    }
}

extension SemanticsNode {
    /// The labels of the node and its descendants. The label of a text already contains those of its links.
    fileprivate var labels: [String] {
        guard let label else { return children.flatMap(\.labels) }
        let others = children.filter { $0.role != .link || !label.contains($0.label ?? "") }
        return [label] + others.flatMap(\.labels)
    }
}

extension [SemanticsNode] {
    /// The labels of the nodes and their descendants as one label, or `nil` if there are none.
    var joinedLabels: String? {
        let labels = flatMap(\.labels).filter { !$0.isEmpty }
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
}
