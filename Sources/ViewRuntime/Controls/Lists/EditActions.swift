import Foundation

/// What may be done to a collection whose rows a list shows. Apple: iOS 16, macOS 13.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    public static var all: EditActions<Data> { [.delete, .move] }
}

/// The elements of a collection with their places and identities. Apple: iOS 16, macOS 13.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    let base: Base
    let identify: (Base.Element) -> ID

    public struct Element {
        let index: Base.Index
        let id: ID
    }

    public typealias Index = Base.Index

    public var startIndex: Base.Index { base.startIndex }
    public var endIndex: Base.Index { base.endIndex }
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    public subscript(position: Base.Index) -> Element { Element(index: position, id: identify(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// A row of a collection that may be edited. Apple: iOS 16, macOS 13.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content

    @MainActor public var body: some View { content }
}

/// What edits the collection of a `ForEach`.
struct CollectionEditing {
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?

    nonisolated init(delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?) {
        self.delete = delete
        self.move = move
    }

    nonisolated init<C: MutableCollection & RandomAccessCollection>(_ actions: EditActions<C>, of data: Binding<C>) {
        let canDelete = actions.rawValue & 1 != 0, canMove = actions.rawValue & 2 != 0
        delete = canDelete ? { offsets in data.wrappedValue = Self.removing(offsets, from: data.wrappedValue) } : nil
        move = canMove ? { offsets, target in data.wrappedValue.move(fromOffsets: offsets, toOffset: target) } : nil
    }

    /// Deletion is only offered of collections that can be made anew.
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
    /// Rows that can write the elements of a collection, and that a list lets be deleted or moved. Apple: iOS 16, macOS 13.
    public init<C, R>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
        C: MutableCollection, C: RandomAccessCollection, R: View, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Rows that can write the elements of a collection, and that a list lets be deleted or moved. Apple: iOS 16, macOS 13.
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
    /// Rows of a collection that the list lets be deleted or moved. Apple: iOS 16, macOS 13.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Rows of a collection that the list lets be deleted or moved. Apple: iOS 16, macOS 13.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Rows of a collection that the list lets be deleted or moved. Apple: iOS 16, macOS 13.
    public init<Data, RowContent>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID, EditableCollectionContent<RowContent, Data>>,
        Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }

    /// Rows of a collection that the list lets be deleted or moved. Apple: iOS 16, macOS 13.
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
