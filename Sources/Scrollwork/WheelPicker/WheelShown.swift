import SwiftUI

/// The parts of a picker that are on screen, to detect changes in the next update.
///
/// The owner updates the picker with each value that passes, but then only the positions of its values change. Ticks
/// and the style around them update only with another *face*.
@MainActor
final class WheelShown<Value: Hashable> {
    private var scale: WheelScale<Value>?
    private var face: WheelFace?

    /// Returns the scale with the results of the visible scale if the values are the same, and whether they are.
    func scale(like new: WheelScale<Value>) -> (scale: WheelScale<Value>, isSame: Bool) {
        var new = new
        let isSame = scale.map { new.learn(from: $0) } ?? false
        return (new, isSame)
    }

    /// Returns the visible face, unless the new face looks different.
    func face(like new: WheelFace, isScaleSame: Bool) -> WheelFace {
        if isScaleSame, let face, face.looks(like: new) { face } else { new }
    }

    /// Remembers the parts that appeared.
    func take(_ scale: WheelScale<Value>, _ face: WheelFace) { (self.scale, self.face) = (scale, face) }
}
