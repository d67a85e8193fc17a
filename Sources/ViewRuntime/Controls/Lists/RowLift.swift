import Foundation

/// Lifts and moves a row of a collection whose rows can move.
final class RowLift: Lift {
    /// The distance that a lifted row must move before its menu closes, in points.
    private static let slop: CGFloat = 4

    private let row: ListRowElement
    /// The height of the pointer in the window at the lift, in points.
    private var start: CGFloat = 0
    private var hasMoved = false

    init(_ row: ListRowElement) {
        self.row = row
        super.init(row)
    }

    /// A mouse that moves along the row swipes it.
    override func lifts(mouseMovedBy translation: CGSize) -> Bool { abs(translation.height) > abs(translation.width) }

    override func lift(from start: CGPoint, at location: CGPoint, _ time: Double) {
        guard row.canLift, activate() else { return }
        self.start = location.y
        row.follow(.by(0, at: time))
    }

    override func move(to location: CGPoint, at time: Double) {
        let distance = location.y - start
        if !hasMoved {
            guard abs(distance) >= Self.slop else { return }
            hasMoved = true
            row.graph.knownPresentations?.closeMenu()
        }
        row.follow(.by(distance, at: time))
    }

    override func drop(at time: Double) { row.follow(.drop) }

    override func cancelled() { row.follow(.cancel) }
}

extension ListRowElement {
    /// Whether a person can move the row with a hold and a drag. In edit mode, a handle moves it.
    var canLift: Bool {
        !list.isEditing && environment.isEnabled && swipe.target == 0 && reordering == nil && movableNode != nil
    }

    var liftRecognizers: [Recognizer] { canLift ? lift.forPointer(RowLift(self)) : [] }
}
