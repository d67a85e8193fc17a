import SwiftUI

/// A view that scrolls through pages, in a loop or between two ends.
///
/// ```swift
/// struct Photos: View {
///     let photos: [Photo]
///     @State private var shown: Photo.ID?
///
///     var body: some View {
///         Carousel(photos, selection: $shown, pageSize: .relative(0.8), spacing: 12) { photo in
///             PhotoCard(photo)
///         }
///         .carouselStyle(.scaled)
///     }
/// }
/// ```
///
/// A loop needs no copies: each item has one view with one state, whatever the number of items. If a loop has so few
/// items that a page would appear at both ends, the carousel increases the spacing. Each page then leaves at one end
/// before it enters at the other.
///
/// The carousel fills the proposed length along its axis. Across the axis, it is as long as its pages. Only the visible
/// pages and their neighbors are realized, whatever the number of items.
///
/// For assistive technology, a carousel is a group with the visible pages and an adjustable element that says "3 of 8".
/// With keyboard focus, the arrow keys, Home, End, Page Up, and Page Down move the carousel. The carousel is available
/// from iOS 17 and macOS 14.
///
/// - Important: Identities must be unique. If several nearby items have the same identity, only the item nearest to the
///   current position appears.
public struct Carousel<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let selection: Binding<ID?>?
    let content: (Data.Element) -> Content
    var options: CarouselOptions
    var actions = CarouselActions<ID>()
    /// The style, or `nil` for the style of the environment.
    var style: (any CarouselStyle)?
    /// Create the views around the carousel, the innermost first.
    private var containers: [(Self) -> AnyView] = []

    init(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>?, options: CarouselOptions,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.selection = selection
        self.options = options
        // A NaN isn't equal to itself, so options with a NaN would seem to change in each update.
        self.options.spacing = options.spacing.isFinite ? min(max(options.spacing, 0), 10_000) : 0
        self.content = content
    }

    /// The content and behavior of the view.
    public var body: some View {
        if let container = containers.last {
            // A stack is one element, as the carousel is, so that lazy containers know the number in advance.
            ZStack { container(uncontained) }
        } else {
            CarouselScroller(carousel: self)
        }
    }

    /// The carousel without the outermost view around it.
    private var uncontained: Self {
        var copy = self
        copy.containers.removeLast()
        return copy
    }

    /// Returns a carousel inside another view, to which the other modifiers of carousels still apply.
    ///
    /// - Parameter container: A closure that creates the view around a carousel.
    package func contained(in container: @escaping (Self) -> AnyView) -> Self {
        var copy = self
        copy.containers.append(container)
        return copy
    }
}

extension Carousel {
    /// Creates a carousel whose items have identities at a key path.
    ///
    /// - Parameters:
    ///   - data: The items. An empty collection shows nothing.
    ///   - id: The key path to the identity of an item. The current item stays current when the data changes.
    ///   - selection: The item on which the carousel rests or will settle. The carousel sets the selection once, when a
    ///     finger lifts. If the program sets it, the carousel scrolls to the item from the current position and with
    ///     the current velocity, in the shorter direction. If the binding rejects a value, the carousel returns. An
    ///     identity without an item has no effect until such an item exists. `nil` stands for the first item. Without
    ///     any items, the carousel sets the selection to `nil`.
    ///   - axis: The axis along which pages move.
    ///   - loops: Whether the first item follows the last item.
    ///   - pageSize: The length of the pages along the axis.
    ///   - spacing: The distance between pages, in points, from 0 to 10,000. The carousel limits other values to this
    ///     range, and treats values that aren't finite as 0. A loop with few pages may have a larger spacing.
    ///   - alignment: The position in the carousel at which the current page rests.
    ///   - paging: The positions at which the carousel can come to rest.
    ///   - content: A view builder that creates the page of an item.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>? = nil, axis: Axis = .horizontal,
        loops: Bool = true, pageSize: CarouselPageSize = .relative(1), spacing: CGFloat = 0,
        alignment: CarouselAlignment = .center, paging: CarouselPaging = .paged,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: id, selection: selection,
            options: CarouselOptions(
                axis: axis, loops: loops, pageSize: pageSize, spacing: spacing, alignment: alignment, paging: paging),
            content: content)
    }

    /// Creates a carousel whose items have identities at a key path, with a selection that isn't optional.
    ///
    /// - Parameters:
    ///   - data: The items. An empty collection shows nothing.
    ///   - id: The key path to the identity of an item.
    ///   - selection: The item on which the carousel rests or will settle.
    ///   - axis: The axis along which pages move.
    ///   - loops: Whether the first item follows the last item.
    ///   - pageSize: The length of the pages along the axis.
    ///   - spacing: The distance between pages, in points.
    ///   - alignment: The position in the carousel at which the current page rests.
    ///   - paging: The positions at which the carousel can come to rest.
    ///   - content: A view builder that creates the page of an item.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID>, axis: Axis = .horizontal,
        loops: Bool = true, pageSize: CarouselPageSize = .relative(1), spacing: CGFloat = 0,
        alignment: CarouselAlignment = .center, paging: CarouselPaging = .paged,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: id, selection: Self.optional(selection), axis: axis, loops: loops, pageSize: pageSize,
            spacing: spacing, alignment: alignment, paging: paging, content: content)
    }

    private static func optional(_ selection: Binding<ID>) -> Binding<ID?> {
        Binding {
            selection.wrappedValue
        } set: { new in
            if let new { selection.wrappedValue = new }
        }
    }
}

extension Carousel where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates a carousel of identifiable items.
    ///
    /// - Parameters:
    ///   - data: The items. An empty collection shows nothing.
    ///   - selection: The item on which the carousel rests or will settle. `nil` stands for the first item.
    ///   - axis: The axis along which pages move.
    ///   - loops: Whether the first item follows the last item.
    ///   - pageSize: The length of the pages along the axis.
    ///   - spacing: The distance between pages, in points.
    ///   - alignment: The position in the carousel at which the current page rests.
    ///   - paging: The positions at which the carousel can come to rest.
    ///   - content: A view builder that creates the page of an item.
    public init(
        _ data: Data, selection: Binding<ID?>? = nil, axis: Axis = .horizontal, loops: Bool = true,
        pageSize: CarouselPageSize = .relative(1), spacing: CGFloat = 0, alignment: CarouselAlignment = .center,
        paging: CarouselPaging = .paged, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: \.id, selection: selection, axis: axis, loops: loops, pageSize: pageSize, spacing: spacing,
            alignment: alignment, paging: paging, content: content)
    }

    /// Creates a carousel of identifiable items, with a selection that isn't optional.
    ///
    /// - Parameters:
    ///   - data: The items. An empty collection shows nothing.
    ///   - selection: The item on which the carousel rests or will settle.
    ///   - axis: The axis along which pages move.
    ///   - loops: Whether the first item follows the last item.
    ///   - pageSize: The length of the pages along the axis.
    ///   - spacing: The distance between pages, in points.
    ///   - alignment: The position in the carousel at which the current page rests.
    ///   - paging: The positions at which the carousel can come to rest.
    ///   - content: A view builder that creates the page of an item.
    public init(
        _ data: Data, selection: Binding<ID>, axis: Axis = .horizontal, loops: Bool = true,
        pageSize: CarouselPageSize = .relative(1), spacing: CGFloat = 0, alignment: CarouselAlignment = .center,
        paging: CarouselPaging = .paged, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: \.id, selection: selection, axis: axis, loops: loops, pageSize: pageSize, spacing: spacing,
            alignment: alignment, paging: paging, content: content)
    }
}
