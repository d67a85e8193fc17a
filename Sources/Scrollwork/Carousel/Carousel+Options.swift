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
            && showsIndicator == other.showsIndicator
    }
}

/// What a carousel tells its program.
struct CarouselActions<ID: Hashable> {
    var activity: ((PageActivity<ID>) -> Void)?
    var passing: ((ID) -> Void)?
    var target: ((ID) -> Void)?
    var settled: ((ID) -> Void)?
    var impression: PageImpressionRule<ID>?
}

extension Carousel {
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }

    /// Shows where the carousel is: a mark that moves with the pages, over dots or, where there are more than a dozen items,
    /// along a line.
    public func pageIndicator(_ isVisible: Bool = true) -> Self { with { $0.options.showsIndicator = isVisible } }

    /// Moves to the next page by itself.
    ///
    /// It waits while a finger or pointer is on the carousel, while something in it has the keyboard focus, while a screen
    /// reader is on, while the carousel is out of sight in a scroll view and while the app is not active; and it does not begin
    /// by itself when the person asked for less motion. The time begins anew whenever the carousel has come to rest. A
    /// carousel with ends goes from the last page back to the first.
    ///
    /// A button to stop and start it, which WCAG 2.2.2 asks for, is shown in the lower trailing corner.
    ///
    /// - Parameter seconds: Nil stops it, and so does what is not a positive number. Half a second is the least.
    public func autoplay(every seconds: Double?) -> Self {
        with { $0.options.autoplay = seconds.flatMap { $0.isFinite && $0 > 0 ? max($0, 0.5) : nil } }
    }

    /// Runs an action with how active each page is: once for every frame while the carousel moves, and once at rest.
    ///
    /// It is cheap: no page is made or changed for it, and what it costs does not depend on the number of items. By geometry, a
    /// page's share is what is left of its distance; see ``PageActivity``.
    public func onPageActivity(_ action: @escaping (PageActivity<ID>) -> Void) -> Self { with { $0.actions.activity = action } }

    /// Runs an action with an item whose page has been seen: it was so active for so long without a break, while the carousel was in
    /// sight of the scroll view around it and the app was active.
    ///
    /// Pages that only go by are not told of, whether a finger or the program moves the carousel. A page that is left and comes back
    /// is told of again. What covers the carousel, and how opaque it is, is not known to it.
    ///
    /// ```swift
    /// struct Offers: View {
    ///     @State private var seen: [Int] = []
    ///
    ///     var body: some View {
    ///         Carousel(0..<8, id: \.self) { Text("Offer \($0)") }
    ///             .onPageImpression(share: 0.5, for: 1) { seen.append($0) }
    ///         Text("\(seen.count) seen")
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - share: How active the page must be, see ``PageActivity``; between 0.5 and 1.
    ///   - seconds: At least 0.1.
    ///   - action: Takes the item's identity.
    public func onPageImpression(share: Double = 0.5, for seconds: Double = 1, _ action: @escaping (ID) -> Void) -> Self {
        with { $0.actions.impression = PageImpressionRule(share: share, seconds: seconds, action: action) }
    }

    /// Runs an action with the item that is nearest to being aligned, whenever it is another one while the carousel moves.
    public func onPagePassing(_ action: @escaping (ID) -> Void) -> Self { with { $0.actions.passing = action } }

    /// Runs an action with the item that the carousel will settle on, as soon as that is decided: when a finger lets go, a key
    /// is pressed, the selection is set, or autoplay moves on. With ``CarouselPaging/free`` paging a finger decides nothing.
    public func onPageTarget(_ action: @escaping (ID) -> Void) -> Self { with { $0.actions.target = action } }

    /// Runs an action with the item that the carousel has settled on, once for each time that it comes to rest on another one.
    public func onPageSettled(_ action: @escaping (ID) -> Void) -> Self { with { $0.actions.settled = action } }
}
