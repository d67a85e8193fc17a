import SwiftUI

/// What a picker was last made of, to find out what is new when it is made again.
///
/// Its owner makes a picker anew with every value that passes, and nothing that is seen of it is another one then but the place of
/// its values. Ticks, and the style around them, are evaluated again only in another *edition*.
@MainActor
final class WheelCache<Value: Hashable> {
    private var scale: WheelScale<Value>?
    private var face: WheelFace?
    private var isScaleSame = false

    /// The scale, with what the last one has found out about its values, which is of use if they are the same.
    func scale(like new: WheelScale<Value>) -> WheelScale<Value> {
        var new = new
        isScaleSame = scale.map { new.learn(from: $0) } ?? false
        scale = new
        return new
    }

    /// The face that is shown already, if one made now would not look another way.
    func face(like new: WheelFace) -> WheelFace {
        if isScaleSame, let face, face.looks(like: new) { return face }
        let next = new.inEdition(after: face?.edition ?? 0)
        face = next
        return next
    }
}
