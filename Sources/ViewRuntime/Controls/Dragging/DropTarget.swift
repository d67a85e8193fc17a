import Foundation

/// The items of a drag and the location of its pointer in the window, in points.
struct Drag {
    let items: [NSItemProvider]
    var location: CGPoint
}

/// A place where the items of a drag can be dropped.
@MainActor
protocol DropTarget: AnyObject {
    /// Takes over the position of a target under the pointer.
    ///
    /// - Returns: Whether the target is the same. Otherwise, nothing changes.
    func follow(_ found: any DropTarget) -> Bool
    /// The drag entered the target. A call of `move(_:)` follows.
    func enter(_ drag: Drag)
    /// The drag moved over the target.
    func move(_ drag: Drag)
    /// The drag left the target, or ended without a drop.
    func exit(_ drag: Drag)
    /// Whether the target accepts a drop at the current location.
    var acceptsDrop: Bool { get }
    /// Drops the items. Reports whether the target accepted them: at once, or when they are loaded.
    func drop(_ drag: Drag, _ completion: @escaping @MainActor (Bool) -> Void)
}

/// The program's response to a drop, or `nil` while the items load.
@MainActor
final class DropAnswer {
    var isAccepted: Bool?
}
