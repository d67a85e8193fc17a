extension ScrollElement {
    /// The focusable view around the scroll view that has the focus on its behalf, up to the next scroll view.
    var focusableAround: Element? {
        var element = layoutParent
        while let current = element, !current.scrollsContent {
            if current.takesFocusForContent, current.isFocusable { return current }
            element = current.layoutParent
        }
        return nil
    }
}

/// Lazy content around a focused view has the next stops of the Tab key.
extension ScrollElement: FocusObserver {
    func focusDidEnter() { setContainsFocus(graph.focus.element !== self) }

    func focusDidLeave() { setContainsFocus(false) }

    func focusDidMoveInside() { setContainsFocus(graph.focus.element !== self) }

    private func setContainsFocus(_ value: Bool) {
        if value == containsFocus { return }
        containsFocus = value
        graph.needsLook(self)
    }
}
