import Foundation

/// A container that shows tree-structured data, with a control that shows or hides the children of each element.
///
/// An element whose children are `nil` is a leaf. In a list, each element is a row.
///
/// Available from iOS 14 and macOS 11.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let identify: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let leaf: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    public var body: some View {
        OutlineLevel(data: data, identify: identify, children: children, content: leaf)
    }
}

/// The children of an element in an outline group.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct OutlineSubgroupChildren: View {
    let content: AnyView

    @MainActor public var body: some View { content }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates an outline group from a collection of identifiable root elements.
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, identify: { $0.id }, children: { $0[keyPath: children] }, leaf: content)
    }

    /// Creates an outline group from a collection of root elements. A key path identifies the elements.
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, leaf: content)
    }

    /// Creates an outline group from one identifiable root element.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data == [DataElement], ID == DataElement.ID {
        self.init(data: [root], identify: { $0.id }, children: { $0[keyPath: children] }, leaf: content)
    }

    /// Creates an outline group from one root element. A key path identifies the elements.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data == [DataElement] {
        self.init(data: [root], identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, leaf: content)
    }
}

nonisolated private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let data: Data
    let identify: (Data.Element) -> ID
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Content
    @Environment(\.listValues.depth) private var depth

    init(
        data: Data, identify: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.identify = identify
        self.children = children
        self.content = content
    }

    @MainActor var body: some View { ForEach(data: data, identify: identify, content: row) }

    @MainActor @ViewBuilder private func row(_ element: Data.Element) -> some View {
        if let below = children(element) {
            DisclosureGroup {
                // Erase the type, which otherwise would contain itself.
                AnyView(OutlineLevel(data: below, identify: identify, children: children, content: content))
                    .environment(\.listValues.depth, depth + 1)
            } label: {
                content(element).padding(.leading, indent)
            }
        } else {
            content(element).padding(.leading, indent)
        }
    }

    /// The indentation in points.
    @MainActor private var indent: CGFloat { CGFloat(depth) * 20 }
}

extension List {
    /// Creates a list from tree-structured data, with a selection of any number of rows.
    ///
    /// Available from iOS 14 and macOS 11.
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list from tree-structured data, with a selection of at most one row.
    ///
    /// Available from iOS 14 and macOS 11.
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list from tree-structured data.
    ///
    /// Available from iOS 14 and macOS 11.
    public init<Data, RowContent>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list from tree-structured data. A key path identifies the elements.
    ///
    /// Available from iOS 14 and macOS 11.
    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>,
        Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
