import Foundation
import LayerTree

/// Delivers input events to elements.
@MainActor
final class InputDispatcher {
    private unowned let graph: ViewGraph
    private let arena = PointerArena()
    let hover = Hover()
    private var lastTime = 0.0
    /// The element that receives keys first.
    private(set) weak var focused: Element?
    private let wheels = WheelDispatcher()

    init(graph: ViewGraph) { self.graph = graph }

    /// Delivers an event.
    ///
    /// - Returns: Whether an element handled the event.
    func dispatch(_ event: InputEvent) -> Bool {
        switch event {
        case .pointer(let event): pointer(event)
        case .wheel(let event): return wheel(event)
        case .key(let event): return key(event)
        case .semantics(let id, let action): return graph.semanticsTree.perform(action, on: id)
        }
        return true
    }

    // MARK: Pointers

    private func pointer(_ event: PointerEvent) {
        guard event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite else { return }
        var event = event
        // A device may report times out of order.
        event.time = max(event.time, lastTime)
        lastTime = event.time
        // Deadlines before the event fire first, even if no frame came between.
        arena.checkDeadlines(event.time)
        if event.phase == .hovered || event.phase == .left {
            return hover.move(over: event.phase == .left ? [] : HitTest.path(at: event.location, in: graph.root), at: event.location)
        }
        if event.phase == .secondary {
            _ = HitTest.path(at: event.location, in: graph.root).first { $0.handleSecondaryClick() }
            return
        }
        if event.phase == .began {
            arena.begin(event, on: recognizers(at: event.location))
        } else {
            arena.handle(event)
        }
        if arena.nextDeadline != nil { graph.add(self) } else { graph.remove(self as any FrameClient) }
    }

    /// Returns the recognizers of the elements at a point, innermost first. High-priority recognizers come before those
    /// inside their view.
    private func recognizers(at point: CGPoint) -> [Recognizer] {
        var found: [Recognizer] = []
        for element in HitTest.path(at: point, in: graph.root) {
            guard let source = element as? any GestureSource else {
                // A list row shares the recognizers of the button that fills it.
                found += element.recognizers().filter { new in !found.contains { $0 === new } }
                continue
            }
            if !source.mask.contains(.subviews) { found.removeAll { !($0 is ScrollPan) } }
            found.insert(contentsOf: element.recognizers(), at: source.isFirst ? 0 : found.count)
        }
        return found
    }

    /// Drops the gestures and the focus of a removed element.
    func elementDidUnmount(_ element: Element) {
        arena.drop(element)
        if focused === element { focus(nil) }
    }

    // MARK: Wheel

    private func wheel(_ event: WheelEvent) -> Bool {
        var event = event
        guard event.delta.width.isFinite, event.delta.height.isFinite else { return false }
        event.time = max(event.time.isFinite ? event.time : lastTime, lastTime)
        lastTime = event.time
        return wheels.handle(event, in: graph.root)
    }

    // MARK: Keys

    func focus(_ element: Element?) {
        if focused === element { return }
        let old = focused
        focused = element
        old?.focusDidChange()
        element?.focusDidChange()
        let left = observers(around: old), entered = observers(around: element)
        for observer in left where !entered.contains(where: { $0 === observer }) { observer.focusDidLeave() }
        for observer in entered where !left.contains(where: { $0 === observer }) { observer.focusDidEnter() }
        graph.semanticsTree.setNeedsRefresh()
    }

    private func observers(around element: Element?) -> [any FocusObserver] {
        var found: [any FocusObserver] = []
        var element = element
        while let current = element {
            if let observer = current as? any FocusObserver { found.append(observer) }
            element = current.layoutParent
        }
        return found
    }

    func firstFocusable(in element: Element) -> Element? {
        var order: [Element] = []
        collectFocusable(element, into: &order)
        return order.first
    }

    private func key(_ event: KeyEvent) -> Bool {
        if event.key == .tab && event.phase != .up {
            moveFocus(backwards: event.modifiers.contains(.shift))
            return true
        }
        // Shortcuts with Command or Control come before the focused element, which might type them. Others come after
        // it.
        let isCommand = !event.modifiers.isDisjoint(with: [.command, .control])
        if isCommand, pressShortcut(event) { return true }
        // Keys go from the focused element outward. Without focus, scroll views can handle them.
        var element: Element? = focused
        // Scroll views that share the focus of the view around them come before the views further out.
        var isInside = focused is FocusableElement
        while let current = element {
            if isInside, current is ScrollElement {
                isInside = false
                if keyInside(event) { return true }
            }
            if current.handleKey(event) { return true }
            element = current.layoutParent
        }
        if isInside, keyInside(event) { return true }
        if !isCommand, pressShortcut(event) { return true }
        return focused == nil && scrolls(for: event.key, in: graph.root).contains { $0.handleKey(event) }
    }

    /// Offers a key to the scroll views whose focus the view around them holds.
    private func keyInside(_ event: KeyEvent) -> Bool {
        guard let focused else { return false }
        return scrolls(for: event.key, in: focused).contains { $0.focusableAround === focused && $0.handleKey(event) }
    }

    /// Activates the control with a matching shortcut. A key that repeats activates it once.
    private func pressShortcut(_ event: KeyEvent) -> Bool {
        guard let control = control(for: KeyPress(event), in: graph.root) else { return false }
        return event.phase == .down ? control.activate() : true
    }

    /// Returns the first enabled control that the shortcut matches, topmost first, among the elements that allow hits.
    private func control(for press: KeyPress, in element: Element) -> ControlElement? {
        if !element.allowsHits { return nil }
        if let control = element as? ControlElement, control.takesShortcuts, control.environment.isEnabled,
            control.environment.keyboardShortcut?.isMeant(by: press) == true
        {
            return control
        }
        var children: [Element] = []
        element.forEachLayoutChild { children.append($0) }
        if element === graph.root, children.count > 1, graph.knownPresentations?.entries.isEmpty == false { children = [children[children.count - 1]] }
        return children.lazy.compactMap { self.control(for: press, in: $0) }.first
    }

    private func moveFocus(backwards: Bool) {
        var order: [Element] = []
        collectFocusable(graph.root, into: &order)
        if backwards { order.reverse() }
        // Start at the focused element, even if it's hidden by now.
        let after = order.firstIndex { $0 === focused }.map { $0 + 1 } ?? 0
        if let next = (order[after...] + order[..<after]).first(where: { !isHidden($0) }) { focus(next) }
    }

    /// Whether the Tab key and assistive technology skip an element, for example on a page or a screen that isn't
    /// visible. With Full Keyboard Access on iOS, both visit the same elements.
    private func isHidden(_ element: Element) -> Bool {
        var element: Element? = element
        while let current = element {
            if current.isHiddenFromSemantics { return true }
            element = current.layoutParent
        }
        return false
    }

    private func collectFocusable(_ element: Element, into order: inout [Element]) {
        if element.isFocusable { order.append(element) }
        if element is any FocusHolder || element is ScrollElement && element.isFocusable { return }
        if let representation = element as? UnseenElement { return collectFocusable(representation.stand, into: &order) }
        element.forEachLayoutChild { collectFocusable($0, into: &order) }
    }

    /// Returns the scroll views, those with the largest visible area first. For an arrow key, scroll views that scroll
    /// along its axis come first.
    private func scrolls(for key: KeyEvent.Key, in element: Element) -> [ScrollElement] {
        let axis: Axis? =
            switch key {
            case .leftArrow, .rightArrow: .horizontal
            case .upArrow, .downArrow: .vertical
            default: nil
            }
        var found: [ScrollElement] = []
        collectScrolls(element, into: &found)
        func rank(_ scroll: ScrollElement) -> (Int, CGFloat) {
            (axis.map(scroll.scrolls(on:)) == false ? 1 : 0, -scroll.viewport.width * scroll.viewport.height)
        }
        return found.sorted { rank($0) < rank($1) }
    }

    private func collectScrolls(_ element: Element, into found: inout [ScrollElement]) {
        if let scroll = element as? ScrollElement { found.append(scroll) }
        element.forEachLayoutChild { collectScrolls($0, into: &found) }
    }
}

extension InputDispatcher: FrameClient {
    func step(to time: Double) -> FrameDemand {
        arena.checkDeadlines(time)
        return arena.nextDeadline.map { .at(max($0, time)) } ?? .done
    }
}
