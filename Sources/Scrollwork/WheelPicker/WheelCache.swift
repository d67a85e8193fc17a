import SwiftUI

/// The previous parts of a picker, to detect changes in the next update.
///
/// The owner updates the picker with each value that passes, but then only the positions of its values change. Ticks
/// and the style around them update only in another *edition*.
@MainActor
final class WheelCache<Value: Hashable> {
    private var scale: WheelScale<Value>?
    private var face: WheelFace?
    private var isScaleSame = false

    /// Returns the scale with the results of the previous scale, which it reuses if the values are the same.
    func scale(like new: WheelScale<Value>) -> WheelScale<Value> {
        var new = new
        isScaleSame = scale.map { new.learn(from: $0) } ?? false
        scale = new
        return new
    }

    /// Returns the visible face, unless the new face looks different.
    func face(like new: WheelFace) -> WheelFace {
        if isScaleSame, let face, face.looks(like: new) { return face }
        let next = new.inEdition(after: face?.edition ?? 0)
        face = next
        return next
    }
}
