import ContentTypes
import Foundation

extension DynamicViewContent {
    /// Lets a person drop values of a type between the rows of a list.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. Only drags with data from which it can be imported have an effect.
    ///   - action: A closure that receives the values and the offset at which to insert them.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        return EditedContent(
            content: self,
            editing: CollectionEditing(
                insertion: CollectionInsertion(
                    accepts: { $0.canLoad(T.self) },
                    insert: { offset, items, completion in
                        TransferGathering.load(T.self, from: items) { values in
                            if !values.isEmpty { action(values, offset) }
                            completion(!values.isEmpty)
                        }
                    })))
    }

    /// Lets a person drop items between the rows of a list.
    ///
    /// Available from iOS 14 and macOS 11.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data that the list accepts.
    ///   - action: A closure that receives the offset at which to insert, and the items.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        return EditedContent(
            content: self,
            editing: CollectionEditing(
                insertion: CollectionInsertion(
                    accepts: { item in supportedContentTypes.contains { item.hasItem(conformingTo: $0) } },
                    insert: { offset, items, completion in
                        action(offset, items)
                        completion(true)
                    })))
    }

    /// Lets a person drop items between the rows of a list.
    ///
    /// Available from iOS 13 and macOS 10.15.
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(named: $0) }, perform: action)
    }
}
