import LayerTree

/// The elements that the Tab key moves the focus to, in order.
@MainActor
enum TabOrder {
    /// The first focusable element in an element, including the element itself.
    static func first(in element: Element) -> Element? { elements(in: element).first }

    /// Whether an element is the only focusable element in another element.
    static func isOnly(_ element: Element, in outer: Element) -> Bool {
        let found = elements(in: outer)
        return found.count == 1 && found[0] === element
    }

    /// Moves the focus to the next or the previous element.
    static func step(backwards: Bool, in graph: ViewGraph) {
        var order = elements(in: graph.root)
        if backwards { order.reverse() }
        // Start at the focused element, even if it's hidden by now.
        let after = order.firstIndex { $0 === graph.focus.element }.map { $0 + 1 } ?? 0
        guard let next = (order[after...] + order[..<after]).first(where: { !isHidden($0) }) else { return }
        graph.focus.visit(defaultFocus(for: next, in: graph) ?? next)
    }

    /// Returns the default focus of the outermost region that the focus would enter.
    private static func defaultFocus(for next: Element, in graph: ViewGraph) -> Element? {
        let left = Set(elements(around: graph.focus.element).map(ObjectIdentifier.init))
        let entered = elements(around: next).filter { !left.contains(ObjectIdentifier($0)) }
        return entered.lazy.reversed().compactMap { ($0 as? any DefaultFocusRegion)?.visitTarget }.first
    }

    /// Returns an element and the elements around it.
    private static func elements(around element: Element?) -> [Element] {
        element.map { Array(sequence(first: $0, next: \.layoutParent)) } ?? []
    }

    private static func elements(in element: Element) -> [Element] {
        var order: [Element] = []
        collect(element, into: &order)
        return order
    }

    private static func collect(_ element: Element, into order: inout [Element]) {
        let isFocusable = element.isFocusable
        if isFocusable { order.append(element) }
        if element.scrollsContent && isFocusable { return }
        element.forEachTabStop { collect($0, into: &order) }
    }

    /// Whether the Tab key and assistive technology skip an element, for example on a page or a screen that isn't
    /// visible. With Full Keyboard Access on iOS, both visit the same elements.
    private static func isHidden(_ element: Element) -> Bool {
        var element: Element? = element
        while let current = element {
            if current.isHiddenFromSemantics { return true }
            element = current.layoutParent
        }
        return false
    }
}

/// An element with a view that receives the focus when the Tab key moves it into the element.
@MainActor
protocol DefaultFocusRegion: AnyObject {
    /// The view that receives the focus, or `nil` for the view that is next.
    var visitTarget: Element? { get }
}
