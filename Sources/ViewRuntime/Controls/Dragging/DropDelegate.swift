import ContentTypes
import Foundation

/// An object that responds to drags over a view, and to the drop.
///
/// Available from iOS 13.4 and macOS 10.15.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Returns whether the view accepts the items of a drag.
    @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
    /// Performs the drop. Returns whether it succeeded.
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    /// Called when the drag enters the view.
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    /// Called when the drag moves over the view. Returns the operation of a drop, or `nil` for the previous one.
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
    /// Called when the drag leaves the view, or ends without a drop.
    @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Accepts all items.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Has no effect.
    public func dropEntered(info: DropInfo) {}
    /// Keeps the previous proposal.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Has no effect.
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

/// The behavior of a drop.
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
    /// The view doesn't accept the items at this location.
    case forbidden
    /// The drop copies the items.
    case copy
    /// The drop moves the items.
    case move
}
