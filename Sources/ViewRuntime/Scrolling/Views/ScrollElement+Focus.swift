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
