import Foundation

/// The edits that a list offers for a collection.
///
/// Available from iOS 16 and macOS 13.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: Int

    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// A person can delete rows.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// A person can move rows.
    public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// A person can delete and move rows.
    public static var all: EditActions<Data> { [.delete, .move] }
}

/// A collection that pairs the indices of a collection with the identifiers of its elements.
///
/// Available from iOS 16 and macOS 13.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    let base: Base
    let identify: (Base.Element) -> ID

    /// The index and the identifier of an element.
    public struct Element {
        let index: Base.Index
        let id: ID
    }

    public typealias Index = Base.Index

    /// The index of the first element.
    public var startIndex: Base.Index { base.startIndex }
    /// The index after the last element.
    public var endIndex: Base.Index { base.endIndex }
    /// Returns the index after the given one.
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    /// The index and the identifier of the element at a position.
    public subscript(position: Base.Index) -> Element { Element(index: position, id: identify(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    /// Returns the index before the given one.
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
    /// Returns the index at a distance from the given one.
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
    /// Returns the number of elements from one index to another.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// A row of a collection that a person can edit.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content

    @MainActor public var body: some View { content }
}

extension CollectionEditing {
    nonisolated init<C: MutableCollection & RandomAccessCollection>(_ actions: EditActions<C>, of data: Binding<C>) {
        let canDelete = actions.rawValue & 1 != 0, canMove = actions.rawValue & 2 != 0
        delete = canDelete ? { offsets in data.wrappedValue = Self.removing(offsets, from: data.wrappedValue) } : nil
        move = canMove ? { offsets, target in data.wrappedValue.move(fromOffsets: offsets, toOffset: target) } : nil
    }

    /// Returns a collection without the elements at some offsets, or the unchanged collection if its type can't remove
    /// elements.
    nonisolated private static func removing<C: Collection>(_ offsets: IndexSet, from data: C) -> C {
        func remove<R: RangeReplaceableCollection>(_ all: R) -> R {
            var rest = R()
            for (offset, element) in all.enumerated() where !offsets.contains(offset) { rest.append(element) }
            return rest
        }
        guard let all = data as? any RangeReplaceableCollection else { return data }
        return remove(all) as? C ?? data
    }
}

extension ForEach {
    /// Creates rows from a binding to a collection, with edits that a list offers. A key path identifies the elements.
    ///
    /// Available from iOS 16 and macOS 13.
    public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates rows from a binding to a collection, with edits that a list offers. A key path identifies the elements.
    ///
    /// Available from iOS 16 and macOS 13.
    public init<C, R>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
        C: RandomAccessCollection, R: View, C.Index: Hashable
    {
        self.init(
            data: IndexedIdentifierCollection(base: data.wrappedValue) { $0[keyPath: id] }, identify: { $0.id },
            content: { EditableCollectionContent(content: content(data[$0.index])) })
        editing = CollectionEditing(editActions, of: data)
    }
}

extension List {
    /// Creates a list with editable rows.
    ///
    /// Available from iOS 16 and macOS 13.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with editable rows.
    ///
    /// Available from iOS 16 and macOS 13.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list with editable rows.
    ///
    /// Available from iOS 16 and macOS 13.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
            EditableCollectionContent<RowContent, Data>
        >,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
        Data.Index: Hashable
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Creates a list with editable rows. A key path identifies the elements.
    ///
    /// Available from iOS 16 and macOS 13.
    public init<Data, ID, RowContent>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, ID: Hashable, RowContent: View, Data.Index: Hashable
    {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}
