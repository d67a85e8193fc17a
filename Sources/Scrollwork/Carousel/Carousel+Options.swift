import ImpressionLedger
import SwiftUI

/// The configuration of a carousel, apart from its content.
struct CarouselOptions: Equatable {
    var axis: Axis
    var loops: Bool
    var pageSize: CarouselPageSize
    var spacing: CGFloat
    var alignment: CarouselAlignment
    var paging: CarouselPaging
    var showsIndicator = false
    /// The time between two pages, in seconds, or `nil` for a carousel without autoplay.
    var autoplay: Double?
}

/// The actions of a carousel that report changes to the program.
struct CarouselActions<ID: Hashable> {
    var activities: [(PageActivity<ID>) -> Void] = []
    var changes: [(ChangePhase, ID) -> Void] = []
    var impressions: [Exposing] = []
    var exposures: [Exposing] = []
    /// Run with how much of a page is visible.
    var visibilities: [(ID, VisibilityReading) -> Void] = []

    func report(_ phase: ChangePhase, _ id: ID) {
        for change in changes { change(phase, id) }
    }

    /// An action that reports exposures of pages.
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

    /// Sets the style of the carousel.
    ///
    /// - Parameter style: The style to apply.
    public func carouselStyle(_ style: some CarouselStyle) -> Self { with { $0.style = $0.style ?? style } }

    /// Sets the style of the carousel to a style that is known only at run time.
    ///
    /// - Parameter style: The style to apply.
    public func carouselStyle(_ style: any CarouselStyle) -> Self { with { $0.style = $0.style ?? style } }

    /// Shows an indicator of the current position: a mark that moves with the pages over dots, or along a line if there
    /// are more than 12 items.
    public func pageIndicator(_ isVisible: Bool = true) -> Self { with { $0.options.showsIndicator = isVisible } }

    /// Advances the carousel automatically.
    ///
    /// Autoplay pauses while a finger or the pointer is on the carousel, while a view in the carousel has keyboard
    /// focus, while a screen reader is on, while the carousel isn't visible, and while the app isn't active. A carousel
    /// isn't visible outside the visible area of a scroll view, on another tab, or below a pushed screen. With reduced
    /// motion, autoplay doesn't start automatically. The interval restarts whenever the carousel comes to rest. A
    /// carousel with ends continues from the last page to the first.
    ///
    /// A button in the lower trailing corner stops and starts autoplay, as WCAG 2.2.2 requires. The button also starts
    /// autoplay that a screen reader or reduced motion prevents.
    ///
    /// - Parameter interval: The time that a page rests, at least half a second. `nil`, zero, and negative durations
    ///   stop autoplay.
    public func autoplay(every interval: Duration?) -> Self {
        with { $0.options.autoplay = interval.flatMap { $0 > .zero ? max($0 / .seconds(1), 0.5) : nil } }
    }

    /// Adds an action that receives the activity of the pages.
    ///
    /// The action runs once in each frame while the carousel moves, and once when it comes to rest. It creates and
    /// updates no page, and its cost doesn't depend on the number of items. For the definition of a page's share, see
    /// ``PageActivity``.
    ///
    /// - Parameter action: A closure that receives the page activity.
    public func onPageActivity(_ action: @escaping (PageActivity<ID>) -> Void) -> Self {
        with { $0.actions.activities.append(action) }
    }

    /// Adds an action that receives each page that a person has seen.
    ///
    /// The rule specifies the part of a page that must be visible, and for how long. The action runs as soon as a page
    /// fulfills the rule, and once for each item during the life of the carousel.
    ///
    /// The part of a page that a person can see counts, clipped and covered by everything around it, while the app is
    /// active. Pages that only pass by don't count.
    ///
    /// Under a rule that requires playback, such as `ImpressionRule.video`, only the time of playback counts. The
    /// carousel doesn't play anything itself: the content plays unless `impressionPlaying(false)` of
    /// ScrollworkImpressions surrounds the carousel. Without that module, apply `impressionsPaused(_:)`
    /// while the content doesn't play.
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
    ///   - rule: The minimum visible part of a page, and the minimum time.
    ///   - repeats: Whether the action runs again when an item becomes visible again.
    ///   - action: A closure that receives the exposure of the page up to this moment.
    public func onPageImpression(
        _ rule: ImpressionRule = .display, repeats: Bool = false, _ action: @escaping (PageExposure<ID>) -> Void
    ) -> Self {
        with { $0.actions.impressions.append(.init(rule: rule, repeats: repeats, action: action)) }
    }

    /// Adds an action that receives each exposure of a page after its end, however short it was.
    ///
    /// An exposure ends when the page leaves the screen, when the app becomes inactive, or when the carousel or the
    /// item disappears. The property ``PageExposure/isViewable`` specifies whether the exposure fulfills the rule. For
    /// the definition of a visible page, see ``onPageImpression(_:repeats:_:)``. An exposure is a codable value that
    /// you can store or send.
    ///
    /// - Parameters:
    ///   - rule: The rule that determines whether an exposure is considered viewable.
    ///   - action: A closure that receives the exposure.
    public func onPageExposure(_ rule: ImpressionRule = .display, _ action: @escaping (PageExposure<ID>) -> Void)
        -> Self
    {
        with { $0.actions.exposures.append(.init(rule: rule, repeats: true, action: action)) }
    }

    /// Runs an action with the visible part of a page, after each frame in which that part changes.
    package func onPageVisibility(_ action: @escaping (ID, VisibilityReading) -> Void) -> Self {
        with { $0.actions.visibilities.append(action) }
    }

    /// Adds an action that runs when the carousel passes an item, chooses a target, and settles.
    ///
    /// ```swift
    /// Carousel(photos, selection: $photo) { PhotoView(photo: $0) }
    ///     .onPageChange { phase, id in
    ///         if phase == .settled { load(id) }
    ///     }
    /// ```
    ///
    /// The passing item is the one nearest to its aligned position. The target is known as soon as a finger lifts, a
    /// person presses a key, the selection changes, or autoplay advances. With ``CarouselPaging/free`` paging, a finger
    /// sets no target. A movement that passes another item and returns settles on its item again. A movement that
    /// passes no item isn't reported.
    ///
    /// - Parameter action: A closure that receives the phase and the identity of the item.
    public func onPageChange(_ action: @escaping (_ phase: ChangePhase, _ id: ID) -> Void) -> Self {
        with { $0.actions.changes.append(action) }
    }
}
