import Foundation

/// A container that shows rows of data in one scrolling column.
///
/// Each view of the content becomes a row, which the list realizes when it's about to become visible. Use ``Section``
/// to group rows under a header and a footer. The modifiers of scroll views, such as `scrollPosition` and
/// `refreshable`, and ``ScrollViewReader`` also work with lists.
///
/// Available from iOS 13 and macOS 10.15.
@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>: View {
    private let selection: ListSelection<SelectionValue>
    private let content: Content
    @Environment(\.listValues.look) private var look
    @Environment(\.scrollConfiguration.contentBackground) private var background
    @Environment(\.editMode) private var mode
    @State private var choice = ListChoice()

    private init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    public var body: some View {
        choice.chooser = selection.chooser
        return ScrollView {
            ListStack(
                pinned: look.isGrouped ? [] : .sectionHeaders,
                content: content.modifier(ListRowModifier(chooser: selection.chooser))
            )
            .padding(.bottom, look.isGrouped ? 16 : 0)
        }
        .lists { [isEditing = mode?.wrappedValue.isEditing == true] in
            $0.isInside = true
            $0.isEditing = isEditing
        }
        .environment(\.listChoice, choice)
        .modifier(ColumnSelection(choice: choice, chooser: selection.chooser))
        .background { if background != .hidden { Rectangle().fill(backgroundStyle).ignoresSafeArea() } }
    }

    private var backgroundStyle: AnyShapeStyle {
        look.isGrouped ? AnyShapeStyle(ListBackground.page) : AnyShapeStyle(BackgroundStyle())
    }
}

/// The lazy stack inside a list.
nonisolated private struct ListStack<Content: View>: LazyContainerView {
    let pinned: PinnedScrollableViews
    let content: Content

    @MainActor var shape: LazyShape {
        var shape = LazyShape(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: 0, pinned: pinned)
        shape.purpose = .list
        return shape
    }
}

extension List {
    /// Creates a list with a selection of any number of rows.
    ///
    /// - Parameters:
    ///   - selection: The values of the selected rows, from `tag(_:)`, `ForEach`, or `id(_:)`. `nil` turns selection
    ///     off.
    ///   - content: The rows of the list.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .several($0) } ?? .none, content())
    }

    /// Creates a list with a selection of at most one row.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected row, from `tag(_:)`, `ForEach`, or `id(_:)`. `nil` turns selection off.
    ///   - content: The rows of the list.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .optional($0) } ?? .none, content())
    }

    /// Creates a list from identifiable data, with a selection of any number of rows.
    @_disfavoredOverload  // A binding is a collection, too.
    public init<Data, RowContent>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list from identifiable data, with a selection of at most one row.
    @_disfavoredOverload  // A binding is a collection, too.
    public init<Data, RowContent>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list from data that a key path identifies, with a selection of any number of rows.
    @_disfavoredOverload
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list from data that a key path identifies, with a selection of at most one row.
    @_disfavoredOverload
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list from a binding to identifiable data, with a selection of any number of rows. Each row can write
    /// its element.
    public init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { Content(data, content: rowContent) }
    }

    /// Creates a list from a binding to identifiable data, with a selection of at most one row. Each row can write
    /// its element.
    public init<Data, RowContent>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { Content(data, content: rowContent) }
    }

    /// Creates a list from a binding to data that a key path identifies, with a selection of any number of rows. Each
    /// row can write its element.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection) { Content(data, id: id, content: rowContent) }
    }

    /// Creates a list from a binding to data that a key path identifies, with a selection of at most one row. Each
    /// row can write its element.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init(selection: selection) { Content(data, id: id, content: rowContent) }
    }

    /// Creates a list from a constant range, with a selection of at most one row.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list without a selection.
    public init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }

    /// Creates a list from identifiable data.
    @_disfavoredOverload  // A binding is a collection, too.
    public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list from data that a key path identifies.
    @_disfavoredOverload
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list from a constant range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list from a binding to identifiable data. Each row can write its element.
    public init<Data, RowContent>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init { Content(data, content: rowContent) }
    }

    /// Creates a list from a binding to data that a key path identifies. Each row can write its element.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init { Content(data, id: id, content: rowContent) }
    }
}
