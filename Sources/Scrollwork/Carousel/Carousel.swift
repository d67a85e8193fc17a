import SwiftUI

/// Pages that are moved past one another, in a loop or with ends.
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
/// A loop needs no copies: an item is one view with one state, whatever the number of items. Where these are so few that one would have to
/// be seen at both ends, pages are further apart: each is out of sight at one end before it comes in at the other.
///
/// Along its axis a carousel is as long as it is offered; across, as its pages are. Only pages in sight and their neighbours
/// are made, whatever the number of items.
///
/// To assistive technology a carousel is a group with an adjustable element that says "3 of 8", and the pages in sight.
/// Arrow keys, Home, End and the page keys move it while it has the keyboard focus. It is available from iOS 17 and macOS 14 on.
///
/// - Important: Identities must be unique. Of items with the same identity close to one another only the one nearest to the current place is
/// shown.
public struct Carousel<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let selection: Binding<ID?>?
    let content: (Data.Element) -> Content
    var options: CarouselOptions
    var actions = CarouselActions<ID>()
    /// Nil for the style of the environment.
    var style: (any CarouselStyle)?

    init(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>?, options: CarouselOptions,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.selection = selection
        self.options = options
        // Not a number is not equal to itself: options that hold one would seem to change all the time.
        self.options.spacing = options.spacing.isFinite ? min(max(options.spacing, 0), 10_000) : 0
        self.content = content
    }

    public var body: some View {
        CarouselScroller(carousel: self).transformEnvironment(\.carouselStyle) { [style] in
            if let style { $0 = style }
        }
    }
}

extension Carousel {
    /// A carousel of items that tell their identity by a key path.
    ///
    /// - Parameters:
    ///   - data: The items. None shows nothing.
    ///   - id: Their identities, by which the current item stays current when the data changes.
    ///   - selection: The item that the carousel rests on or is on its way to. It is written when a finger lets go, not again
    ///     while the carousel moves; setting it moves there from the current place and velocity, the shortest way round. One that
    ///     does not take what is written is gone back to. An identity that no item has moves nothing until there is such an item. Nil stands
    ///     for the first item.
    ///   - axis: The direction that pages move in.
    ///   - loops: Whether the first item follows the last.
    ///   - pageSize: How long pages are.
    ///   - spacing: Points between pages, more in a loop of few pages; negative ones, and what is not finite, count as 0, more than
    ///     10,000 as so many.
    ///   - alignment: Where in the carousel the current page rests.
    ///   - paging: Where the carousel comes to rest.
    ///   - content: An item's page.
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

    /// The same with a selection that always is an item's identity.
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
    /// A carousel of identifiable items. The parameters are those of the initialiser with key paths.
    public init(
        _ data: Data, selection: Binding<ID?>? = nil, axis: Axis = .horizontal, loops: Bool = true,
        pageSize: CarouselPageSize = .relative(1), spacing: CGFloat = 0, alignment: CarouselAlignment = .center,
        paging: CarouselPaging = .paged, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data, id: \.id, selection: selection, axis: axis, loops: loops, pageSize: pageSize, spacing: spacing,
            alignment: alignment, paging: paging, content: content)
    }

    /// The same with a selection that always is an item's identity.
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
