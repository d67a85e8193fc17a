import Foundation

/// What a layer is to whoever finds out how much of areas is visible.
package final class LayerWatch {
    package enum Kind {
        /// The visible part of the layer's bounds is wanted.
        case area
        /// All of its bounds is opaque, whatever it paints.
        case cover
        /// Another screen has come over what is inside, which counts as not visible.
        case covered
    }

    package let kind: Kind
    package var isOn = true
    /// In the layer's coordinates; of an area or a cover.
    package var bounds = CGRect.zero
    package unowned(unsafe) let owner: AnyObject

    package init(_ kind: Kind, owner: AnyObject) {
        self.kind = kind
        self.owner = owner
    }

    /// Whether the layer reaches as far as the bounds although it may paint nothing there.
    var hasArea: Bool { kind == .area || kind == .cover }
}
