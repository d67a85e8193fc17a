import ScrollworkTesting
import SwiftUI

/// The axis, the layout direction, and the spacing of a lazy stack in a parameterized test.
struct StackForm: Sendable, CustomStringConvertible {
    var axis = Axis.vertical
    var isRightToLeft = false
    var spacing: CGFloat = 0

    var description: String { "\(axis) \(isRightToLeft) \(spacing)" }

    /// The forms without spacing.
    static let all = [
        StackForm(), StackForm(axis: .horizontal), StackForm(axis: .horizontal, isRightToLeft: true),
    ]
}

extension Stage {
    /// Moves the content in a window of 100 points forward along the axis of a form, and waits until it rests.
    func move(by distance: CGFloat, _ form: StackForm) throws {
        let x = form.isRightToLeft ? -distance : distance
        wheel(
            by: form.axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: x, height: 0),
            at: CGPoint(x: 50, y: 50), precise: true)
        try settle()
    }
}
