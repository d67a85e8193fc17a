import ScrollMechanics
import SwiftUI

/// A view that pages through an unlimited number of pages.
///
/// ```swift
/// struct Numbers: View {
///     @State private var index = 0
///
///     var body: some View {
///         EndlessPager(index: $index) { page in
///             Text("Page \(page)").font(.largeTitle)
///         }
///     }
/// }
/// ```
///
/// Each page has an index, an integer of up to 64 bits. The pager creates a page when it needs it. At rest, the visible
/// page and one page on each side exist, and there are never more than three. Page 9,007,199,254,740,993 costs as much
/// as page 0, and its position is as precise. The pager fills the proposed length along its axis. Without one, as in a
/// `ScrollView` of the same axis, it has a length of 380 points. Across the axis, it has the proposed length or that of
/// its pages.
///
/// The index is the page that the pager shows or scrolls to. Set it to scroll to a page, from the current position and
/// with the current velocity. A distant page slides in like an adjacent one, and no page in between is created. When a
/// finger lifts, the index becomes that of the page on which the pager will settle. ``onPageChange(_:)`` reports each
/// page that passes, the target, and the page on which the pager settled.
///
/// With reduced motion, a change of the index cross-fades between pages. The pager is available from iOS 17 and macOS
/// 14.
public struct EndlessPager<Index: FixedWidthInteger, Page: View>: View {
    private let axis: Axis
    /// The first and the last page, or `nil` without pages.
    private let bounds: ClosedRange<Int64>?
    private let page: (Int64) -> Page
    private var actions = PagerActions()
    private var limit = 1
    private var ends: PagerEnds
    private var external: PagerModel?
    @Binding private var index: Index
    @State private var own: PagerModel
    @State private var move = PendingMove<Index>()
    @Environment(\.layoutDirection) private var layoutDirection

    /// Creates a pager.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the pages are arranged. Horizontal pages follow the layout direction.
    ///   - index: A binding to the index of the visible page. An index out of bounds is treated as the nearest valid
    ///     one, and doesn't change until a person turns a page.
    ///   - bounds: The first and the last page, at which the pager bounces. By default, the bounds are those of the
    ///     index type, limited to `Int64`.
    ///   - page: A closure that creates a page.
    public init(
        _ axis: Axis = .horizontal, index: Binding<Index>, in bounds: ClosedRange<Index> = .min ... .max,
        @ViewBuilder page: @escaping (Index) -> Page
    ) {
        self.init(axis, index: index, within: bounds, page: page)
    }

    /// Creates a pager for a number of pages that can be 0, such as the indices of an array.
    ///
    /// ```swift
    /// struct Album: View {
    ///     let photos: [String]
    ///     @State private var index = 0
    ///
    ///     var body: some View {
    ///         EndlessPager(index: $index, in: photos.indices) { Text(photos[$0]) }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - axis: The axis along which the pages are arranged. Horizontal pages follow the layout direction.
    ///   - index: A binding to the index of the visible page. An index out of bounds is treated as the nearest valid
    ///     one, and doesn't change until a person turns a page.
    ///   - pages: The pages. An empty range shows nothing, and doesn't change the index.
    ///   - page: A closure that creates a page.
    public init(
        _ axis: Axis = .horizontal, index: Binding<Index>, in pages: Range<Index>,
        @ViewBuilder page: @escaping (Index) -> Page
    ) {
        let bounds = pages.isEmpty ? nil : pages.lowerBound...pages.upperBound - 1
        self.init(axis, index: index, within: bounds, page: page)
    }

    private init(
        _ axis: Axis, index: Binding<Index>, within bounds: ClosedRange<Index>?, page: @escaping (Index) -> Page
    ) {
        let hasFirst = bounds.map { $0.lowerBound > .min } ?? false
        let hasLast = bounds.map { $0.upperBound < .max } ?? false
        let bounds = bounds.map { Int64(clamping: $0.lowerBound)...Int64(clamping: $0.upperBound) }
        ends = PagerEnds(first: hasFirst ? bounds?.lowerBound : nil, last: hasLast ? bounds?.upperBound : nil)
        self.axis = axis
        self.bounds = bounds
        self.page = { page(Index($0)) }
        _index = index
        let first = Int64(clamping: index.wrappedValue)
        _own = State(wrappedValue: PagerModel(page: first, in: bounds ?? first...first))
    }

    public var body: some View {
        ZStack {
            if let bounds { pager(in: bounds) } else { Color.clear }
        }
        // Without a proposed length, the scroll view would have the length of its pages, and they that of the scroll
        // view.
        .frame(
            idealWidth: axis == .horizontal ? PagerLength.ideal : nil,
            idealHeight: axis == .vertical ? PagerLength.ideal : nil
        )
        // An index that was out of bounds may be within the new bounds.
        .onChange(of: bounds) {
            if let bounds { model.reset(to: Int64(clamping: index), in: bounds) }
        }
    }

    private func pager(in bounds: ClosedRange<Int64>) -> some View {
        PagerScroll(model: model, axis: axis, bounds: bounds, limit: limit, page: page)
            .modifier(PagerKeys(model: model, ends: ends, axis: axis))
            .modifier(PagerReports(model: model, index: number, actions: reported))
            .modifier(SelectionMoves(move: move, go: go))
            // Positions on one axis have no meaning on another. Show the current page, or the target, at once.
            .onChange(of: PagerOrientation(axis: axis, layoutDirection: layoutDirection)) {
                model.reset(to: model.target, in: bounds)
            }
    }

    private var model: PagerModel { external ?? own }

    private var reported: PagerActions {
        var reported = actions
        reported.rested = { [move, rested = actions.rested] page in
            move.rest(on: Index(page))
            rested?(page)
        }
        return reported
    }

    /// Moves to a page. Returns whether the pager rests on it, or `nil` while it moves.
    private func go(to page: Index) -> Bool? {
        guard let number = Int64(exactly: page), let bounds, bounds.contains(number) else { return false }
        if index != page { index = page }
        guard index == page else { return false }
        return model.isResting && model.target == number ? true : nil
    }

    /// The index as a page number.
    private var number: Binding<Int64> {
        Binding {
            Int64(clamping: index)
        } set: {
            index = Index($0)
        }
    }
}

/// The direction in which pages follow one another.
private struct PagerOrientation: Equatable {
    let axis: Axis
    let layoutDirection: LayoutDirection
}

extension EndlessPager {
    /// Sets the maximum number of pages that a fling turns. The default is 1.
    ///
    /// - Parameter pages: The number of pages, from 1 to 100.
    public func flingLimit(_ pages: Int) -> EndlessPager {
        var copy = self
        copy.limit = min(max(pages, 1), 100)
        return copy
    }

    /// Adds an action that runs when the pager passes a page, chooses a target, and settles.
    ///
    /// ```swift
    /// EndlessPager(index: $index) { Text("Page \($0)") }
    ///     .onPageChange { phase, page in
    ///         if phase == .settled { load(page) }
    ///     }
    /// ```
    ///
    /// The passing page is the one with the largest visible part. The target is known as soon as a finger lifts, a
    /// person presses a key, or the index changes. The action runs once for each page and phase, also for pages to
    /// which the program scrolls.
    ///
    /// - Parameter action: A closure that receives the phase and the page.
    public func onPageChange(_ action: @escaping (_ phase: ChangePhase, _ page: Index) -> Void) -> EndlessPager {
        var copy = self
        copy.actions.changes.append { action($0, Index($1)) }
        return copy
    }

    /// Sets the name of a page for assistive technology, which announces it after a key or a scroll action has turned
    /// the page. The default is "Page" followed by the number.
    public func pageName(_ name: @escaping (Index) -> String) -> EndlessPager {
        var copy = self
        copy.actions.name = { name(Index($0)) }
        return copy
    }

    /// Adds an action that runs whenever the pager comes to rest.
    func onRest(_ action: @escaping (Int64) -> Void) -> EndlessPager {
        var copy = self
        copy.actions.rested = action
        return copy
    }

    /// Sets a model that other pagers share, and the pages of the Home and End keys.
    func model(_ model: PagerModel, ends: PagerEnds) -> EndlessPager {
        var copy = self
        copy.external = model
        copy.ends = ends
        return copy
    }
}
