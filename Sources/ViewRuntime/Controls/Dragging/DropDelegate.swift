import ContentTypes
import Foundation

/// An object that responds to drags over a view, and to the drop.
///
/// Available from iOS 13.4 and macOS 10.15.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether the view takes the items of a drag.
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop. Returns whether it succeeded.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    /// Called when the drag enters the view.
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    /// Called when the drag moves over the view. Returns what a drop would do, or `nil` for the previous answer.
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view, or ends without a drop.
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Takes all items.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Does nothing.
    public func dropEntered(info: DropInfo) {}
    /// Keeps the previous answer.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Does nothing.
    public func dropExited(info: DropInfo) {}
}

/// The state of a drag over a view.
///
/// Available from iOS 13.4 and macOS 10.15.
public struct DropInfo {
    /// The location in the view's coordinates, in points.
    public let location: CGPoint
    let items: [NSItemProvider]

    /// Returns whether any item has data of a type that conforms to one of the given types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

    /// Returns whether any item has data of a type that conforms to one of the given types.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(named: $0) })
    }

    /// Returns the items that have data of a type that conforms to one of the given types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        items.filter { item in contentTypes.contains { item.hasItem(conformingTo: $0) } }
    }

    /// Returns the items that have data of a type that conforms to one of the given types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(named: $0) })
    }
}

/// What a drop does.
///
/// Available from iOS 13.4 and macOS 10.15.
public struct DropProposal: Sendable {
    /// The operation.
    public let operation: DropOperation

    /// Creates a proposal.
    public init(operation: DropOperation) { self.operation = operation }
}

/// The kind of a drop.
///
/// Available from iOS 13.4 and macOS 10.15.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum DropOperation: Sendable {
    /// The drop does nothing.
    case cancel
    /// The view doesn't take the items at this location.
    case forbidden
    /// The drop copies the items.
    case copy
    /// The drop moves the items.
    case move
}
