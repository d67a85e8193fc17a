import ScrollMechanics
import SwiftUI

/// Pages without end, side by side, that are turned by swiping.
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
/// Each page has a number, an integer of any width up to 64 bits, and is made when it is needed: at rest the page that
/// is seen and one on either side exist, never more than three. Page 9,007,199,254,740,993 costs what page 0 costs and
/// lies as exactly in its place. The pager fills what it is offered along its axis; across it is as large as it is
/// offered, or as its pages.
///
/// The index is where the pager is, or where it is going. Set it, and the pager goes there from wherever it is, with
/// the speed it has; a page far away slides in from its side like the next one, and nothing between is made. When a
/// person lets go of a page, the index becomes that of the page that will come to rest. Three numbers can be told
/// apart: ``onPagePassing(_:)`` (the page that shows most of itself), ``onPageTarget(_:)`` (where it is going, as the
/// index) and ``onPageSettled(_:)`` (where it came to rest). Each is reported once for each page.
///
/// With reduced motion a change of the index fades from page to page. It is available from iOS 17 and macOS 14 on.
public struct EndlessPager<Index: FixedWidthInteger, Page: View>: View {
    private let axis: Axis
    private let bounds: ClosedRange<Int64>
    private let page: (Int64) -> Page
    private var actions = PagerActions()
    private var limit = 1
    private var external: PagerModel?
    @Binding private var index: Index
    @State private var own: PagerModel
    @Environment(\.layoutDirection) private var layoutDirection

    /// - Parameters:
    ///   - axis: Along which pages lie. Horizontal ones follow the writing direction.
    ///   - index: The page that is seen, or to be seen. One out of bounds counts as the nearest within, and stays as it
    ///     is until a page is turned.
    ///   - bounds: The first and the last page. Without them pages go on to the ends of the index's type, or to those of
    ///     `Int64` where the type has more numbers. There the pager bounces.
    ///   - page: Makes the page of a number.
    public init(
        _ axis: Axis = .horizontal, index: Binding<Index>, in bounds: ClosedRange<Index> = .min ... .max,
        @ViewBuilder page: @escaping (Index) -> Page
    ) {
        let bounds = Int64(clamping: bounds.lowerBound)...Int64(clamping: bounds.upperBound)
        self.axis = axis
        self.bounds = bounds
        self.page = { page(Index($0)) }
        _index = index
        _own = State(wrappedValue: PagerModel(page: Int64(clamping: index.wrappedValue), in: bounds))
    }

    public var body: some View {
        PagerScroll(model: model, axis: axis, limit: limit, page: page)
            .modifier(PagerKeys(model: model, axis: axis))
            .modifier(PagerReports(model: model, index: number, actions: actions))
            // An index that was out of bounds may be within the new ones.
            .onChange(of: bounds) { model.reset(to: Int64(clamping: index), in: bounds) }
            // Places along another way say nothing of those along this one: the page that is there, or being gone to,
            // is there at once.
            .onChange(of: PagerWay(axis: axis, layoutDirection: layoutDirection)) { model.reset(to: model.target, in: bounds) }
    }

    private var model: PagerModel { external ?? own }

    /// The index as the number of a page, which is within the bounds of the index's type.
    private var number: Binding<Int64> {
        Binding { Int64(clamping: index) } set: { index = Index($0) }
    }
}

/// Which way pages follow one another.
private struct PagerWay: Equatable {
    let axis: Axis
    let layoutDirection: LayoutDirection
}

extension EndlessPager {
    /// Lets a fling turn several pages, as far as its speed carries. Without this, or with less than 2, it turns one.
    /// More than 100 count as 100.
    public func flingLimit(_ pages: Int) -> EndlessPager {
        var copy = self
        copy.limit = min(max(pages, 1), 100)
        return copy
    }

    /// Runs an action with each page that shows most of itself while pages go by.
    public func onPagePassing(_ action: @escaping (Index) -> Void) -> EndlessPager {
        var copy = self
        copy.actions.passing = { action(Index($0)) }
        return copy
    }

    /// Runs an action with the page that the pager is going to, as soon as that is known.
    public func onPageTarget(_ action: @escaping (Index) -> Void) -> EndlessPager {
        var copy = self
        copy.actions.target = { action(Index($0)) }
        return copy
    }

    /// Runs an action with the page on which the pager came to rest.
    public func onPageSettled(_ action: @escaping (Index) -> Void) -> EndlessPager {
        var copy = self
        copy.actions.settled = { action(Index($0)) }
        return copy
    }

    /// Says what a page is to assistive technology, which is told of it when keys or its own scrolling have turned to
    /// it. Without this it is "Page" and the number.
    public func pageName(_ name: @escaping (Index) -> String) -> EndlessPager {
        var copy = self
        copy.actions.name = { name(Index($0)) }
        return copy
    }

    /// The pager moves with others.
    func model(_ model: PagerModel) -> EndlessPager {
        var copy = self
        copy.external = model
        return copy
    }
}
