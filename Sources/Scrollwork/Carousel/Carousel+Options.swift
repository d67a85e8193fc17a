import SwiftUI

/// How a carousel is set up, apart from what it shows.
struct CarouselOptions: Equatable {
    var axis: Axis
    var loops: Bool
    var pageSize: CarouselPageSize
    var spacing: CGFloat
    var alignment: CarouselAlignment
    var paging: CarouselPaging
    var showsIndicator = false
    /// Seconds between two pages; nil for a carousel that does not move by itself.
    var autoplay: Double?

    /// Whether pages lie where they lie with other options.
    func liesAs(_ other: CarouselOptions) -> Bool {
        (axis, loops, pageSize, spacing, alignment) == (other.axis, other.loops, other.pageSize, other.spacing, other.alignment)
    }
}

/// What a carousel tells its program.
struct CarouselActions<ID: Hashable> {
    var activity: ((PageActivity<ID>) -> Void)?
    var passing: ((ID) -> Void)?
    var target: ((ID) -> Void)?
    var settled: ((ID) -> Void)?
    var impression: Exposing?
    var exposure: Exposing?

    /// What is told of pages that are seen.
    struct Exposing {
        let rule: ImpressionRule
        let repeats: Bool
        let action: (PageExposure<ID>) -> Void
    }
}

extension Carousel {
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// Sets how the pages of the carousel look as they move.
    public func carouselStyle(_ style: some CarouselStyle) -> Self { with { $0.style = $0.style ?? style } }

    /// Sets how the pages of the carousel look as they move, by a style that is only known while the program runs.
    public func carouselStyle(_ style: any CarouselStyle) -> Self { with { $0.style = $0.style ?? style } }

    /// Shows where the carousel is: a mark that moves with the pages, over dots or, where there are more than a dozen items,
    /// along a line.
    public func pageIndicator(_ isVisible: Bool = true) -> Self { with { $0.options.showsIndicator = isVisible } }

    /// Moves to the next page by itself.
    ///
    /// It waits while a finger or pointer is on the carousel, while something in it has the keyboard focus, while a screen
    /// reader is on, while the carousel is out of sight (in a scroll view, on another tab, below a screen that was pushed over it) and
    /// while the app is not active; and it does not begin by itself when the person asked for less motion. The time begins anew whenever
    /// the carousel has come to rest. A carousel with ends goes from the last page back to the first.
    ///
    /// A button to stop and start it, which WCAG 2.2.2 asks for, is shown in the lower trailing corner. It also starts what waits for a
    /// screen reader or for less motion.
    ///
    /// - Parameter interval: The time for which a page rests, half a second at least. Nil, zero and a negative time stop autoplay.
    public func autoplay(every interval: Duration?) -> Self {
        with { $0.options.autoplay = interval.flatMap { $0 > .zero ? max($0 / .seconds(1), 0.5) : nil } }
    }

    /// Runs an action with how active each page is: once for every frame while the carousel moves, and once at rest.
    ///
    /// It is cheap: no page is made or changed for it, and what it costs does not depend on the number of items. By geometry, a
    /// page's share is what is left of its distance; see ``PageActivity``.
    public func onPageActivity(_ action: @escaping (PageActivity<ID>) -> Void) -> Self { with { $0.actions.activity = action } }

    /// Runs an action with each page that has been seen: so much of it was on screen for so long. At the moment at which that is so, and
    /// once for each item as long as there is the carousel.
    ///
    /// On screen is what of a page is in the carousel, in the scroll views around it that scroll along each axis, while the app is active
    /// and the carousel is not taken away. It is measured where pages lie: styles, which may move, shrink or cover them, do not matter. Nor
    /// does what covers the carousel, unless the program says so by `impressionsPaused(_:)`. Pages that only go by are not told of.
    ///
    /// ```swift
    /// struct Offers: View {
    ///     @State private var seen: [Int] = []
    ///
    ///     var body: some View {
    ///         Carousel(0..<8, id: \.self) { Text("Offer \($0)") }
    ///             .onPageImpression(.display) { seen.append($0.item) }
    ///         Text("\(seen.count) seen")
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - rule: How much of a page, and for how long.
    ///   - repeats: Whether an item is told of again when it is seen again after it was not.
    ///   - action: Takes the page's exposure up to then.
    public func onPageImpression(
        _ rule: ImpressionRule = .display, repeats: Bool = false, _ action: @escaping (PageExposure<ID>) -> Void
    ) -> Self {
        with { $0.actions.impression = .init(rule: rule, repeats: repeats, action: action) }
    }

    /// Runs an action with each time that a page was on screen, once it is over, however short it was: when the page is left, the app becomes
    /// inactive, or carousel or item are taken away. ``PageExposure/isViewable`` says whether it was long enough for the rule.
    ///
    /// What is on screen is told in ``onPageImpression(_:repeats:_:)``. An exposure is a value that can be encoded, to be kept or sent.
    public func onPageExposure(_ rule: ImpressionRule = .display, _ action: @escaping (PageExposure<ID>) -> Void) -> Self {
        with { $0.actions.exposure = .init(rule: rule, repeats: true, action: action) }
    }

    /// Runs an action with the item that is nearest to being aligned, whenever it is another one while the carousel moves.
    public func onPagePassing(_ action: @escaping (ID) -> Void) -> Self { with { $0.actions.passing = action } }

    /// Runs an action with the item that the carousel will settle on, as soon as that is decided: when a finger lets go, a key
    /// is pressed, the selection is set, or autoplay moves on. With ``CarouselPaging/free`` paging a finger decides nothing.
    public func onPageTarget(_ action: @escaping (ID) -> Void) -> Self { with { $0.actions.target = action } }

    /// Runs an action with the item that the carousel has settled on, once for each time that it comes to rest on another one.
    public func onPageSettled(_ action: @escaping (ID) -> Void) -> Self { with { $0.actions.settled = action } }
}
