import SwiftUI

/// A modifier that moves a carousel with keyboard focus.
struct CarouselKeys: ViewModifier {
    let axis: Axis
    /// Whether the next page is on the left.
    let isMirrored: Bool
    let action: (CarouselStep) -> Void

    func body(content: Content) -> some View {
        content.onKeyPress(keys: Set(steps.keys), phases: [.down, .repeat]) { press in
            guard press.modifiers.isDisjoint(with: [.command, .control, .option]), let step = steps[press.key] else {
                return .ignored
            }
            action(step)
            return .handled
        }
    }

    private var steps: [KeyEquivalent: CarouselStep] {
        var steps: [KeyEquivalent: CarouselStep] = [
            .home: .first, .end: .last, .pageUp: .screen(-1), .pageDown: .screen(1),
        ]
        // Views around the carousel handle the arrow keys across the axis.
        if axis == .horizontal {
            steps[.leftArrow] = .by(isMirrored ? 1 : -1)
            steps[.rightArrow] = .by(isMirrored ? -1 : 1)
        } else {
            steps[.upArrow] = .by(-1)
            steps[.downArrow] = .by(1)
        }
        return steps
    }
}
