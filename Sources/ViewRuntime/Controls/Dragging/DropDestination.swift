import ContentTypes
import Foundation

extension View {
    /// Lets a person drop values of a type on this view. The destination is the whole frame of the view.
    ///
    /// Available from iOS 16 and macOS 13.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. Only drags with data from which it can be imported have an effect.
    ///   - action: A closure that receives the values and the location in the view's coordinates, and returns whether
    ///     it accepts them. It runs at once, unless a representation loads them asynchronously.
    ///   - isTargeted: A closure that runs when a drag enters or leaves the view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropTargetModifier(responder: ValueDrop(action: action, isTargeted: isTargeted)))
    }

    /// Lets a person drop items on this view.
    ///
    /// Available from iOS 14 and macOS 11.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data that the view accepts.
    ///   - isTargeted: A binding that is `true` while a drag is over the view.
    ///   - action: A closure that receives the items and returns whether it accepts them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { items, _ in action(items) }
    }

    /// Lets a person drop items at locations of this view.
    ///
    /// Available from iOS 14 and macOS 11.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data that the view accepts.
    ///   - isTargeted: A binding that is `true` while a drag is over the view.
    ///   - action: A closure that receives the items and the location in the view's coordinates, and returns whether it
    ///     accepts them.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropTargetModifier(
                responder: ItemDrop(contentTypes: supportedContentTypes, isTargeted: isTargeted, action: action)))
    }

    /// Lets a person drop items on this view, with a delegate that responds to the drag.
    ///
    /// Available from iOS 14 and macOS 11.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of data that the view accepts.
    ///   - delegate: The object that responds to the drag.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropTargetModifier(responder: DelegateDrop(contentTypes: supportedContentTypes, delegate: delegate)))
    }

    /// Lets a person drop items on this view.
    ///
    /// Available from iOS 13.4 and macOS 10.15.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(named: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets a person drop items at locations of this view.
    ///
    /// Available from iOS 13.4 and macOS 10.15.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(named: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Lets a person drop items on this view, with a delegate that responds to the drag.
    ///
    /// Available from iOS 13.4 and macOS 10.15.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(named: $0) }, delegate: delegate)
    }
}

/// A drop of values of a type.
nonisolated private struct ValueDrop<T: Transferable>: DropResponder {
    let action: ([T], CGPoint) -> Bool
    let isTargeted: (Bool) -> Void

    @MainActor func accepts(_ info: DropInfo) -> Bool { info.items.contains { $0.canLoad(T.self) } }
    @MainActor func enter(_ info: DropInfo) { isTargeted(true) }
    @MainActor func update(_ info: DropInfo) -> DropProposal? { nil }
    @MainActor func exit(_ info: DropInfo) { isTargeted(false) }

    @MainActor func perform(_ info: DropInfo, _ completion: @escaping @MainActor (Bool) -> Void) {
        isTargeted(false)
        nonisolated(unsafe) let action = action
        TransferGathering.load(T.self, from: info.items) { values in
            completion(!values.isEmpty && action(values, info.location))
        }
    }
}

/// A drop of items.
nonisolated private struct ItemDrop: DropResponder {
    let contentTypes: [UTType]
    let isTargeted: Binding<Bool>?
    let action: ([NSItemProvider], CGPoint) -> Bool

    @MainActor func accepts(_ info: DropInfo) -> Bool { info.hasItemsConforming(to: contentTypes) }
    @MainActor func enter(_ info: DropInfo) { isTargeted?.wrappedValue = true }
    @MainActor func update(_ info: DropInfo) -> DropProposal? { nil }
    @MainActor func exit(_ info: DropInfo) { isTargeted?.wrappedValue = false }

    @MainActor func perform(_ info: DropInfo, _ completion: @escaping @MainActor (Bool) -> Void) {
        isTargeted?.wrappedValue = false
        completion(action(info.itemProviders(for: contentTypes), info.location))
    }
}

/// A drop of items with a delegate.
nonisolated private struct DelegateDrop: DropResponder {
    let contentTypes: [UTType]
    let delegate: any DropDelegate

    @MainActor func accepts(_ info: DropInfo) -> Bool {
        info.hasItemsConforming(to: contentTypes) && delegate.validateDrop(info: info)
    }

    @MainActor func enter(_ info: DropInfo) { delegate.dropEntered(info: info) }
    @MainActor func update(_ info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
    @MainActor func exit(_ info: DropInfo) { delegate.dropExited(info: info) }

    @MainActor func perform(_ info: DropInfo, _ completion: @escaping @MainActor (Bool) -> Void) {
        completion(delegate.performDrop(info: info))
    }
}
