/// Shows the scroll indicators of the scroll views inside for a moment.
final class IndicatorFlash: ScrollObserver {
    private let onAppear: Bool
    private var scrolls: [KnownScroll] = []
    private var last: Any?

    @MainActor private struct KnownScroll { @Unretained var element: ScrollElement? }

    /// - Parameters:
    ///   - onAppear: Whether to show the indicators of scroll views as they appear.
    ///   - trigger: The first value of the trigger, if there is one.
    init(onAppear: Bool = false, trigger: Any? = nil) {
        self.onAppear = onAppear
        last = trigger
    }

    func scrollViewDidAttach(_ scroll: ScrollElement) {
        scrolls.append(KnownScroll(element: scroll))
        if onAppear { scroll.graph.afterUpdate { if scroll.isMounted { scroll.indicators.flash() } } }
    }

    func scrollViewDidDetach(_ scroll: ScrollElement) {
        scrolls.removeAll { $0.element === scroll || $0.element == nil }
    }

    func trigger<T: Equatable>(_ value: T) {
        defer { last = value }
        guard let last = last as? T, last != value else { return }
        for scroll in scrolls { scroll.element?.indicators.flash() }
    }
}
