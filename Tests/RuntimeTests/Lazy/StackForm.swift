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
