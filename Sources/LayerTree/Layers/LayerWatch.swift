import Foundation

/// The role of a layer in the measurement of visible areas.
package final class LayerWatch {
    package enum Kind {
        /// The visible part of the layer's bounds is measured.
        case area
        /// The layer's bounds are considered opaque, independent of its drawing.
        case cover
        /// Another screen covers the content, so it is considered invisible.
        case covered
    }

    package let kind: Kind
    package var isOn = true
    /// The bounds of an area or a cover, in the layer's coordinates.
    package var bounds = CGRect.zero
    package unowned(unsafe) let owner: AnyObject

    package init(_ kind: Kind, owner: AnyObject) {
        self.kind = kind
        self.owner = owner
    }

    /// Whether the layer's extent includes the bounds even if the layer draws nothing there.
    var hasArea: Bool { kind == .area || kind == .cover }
}
