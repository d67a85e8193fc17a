import Foundation
import LayerTree

/// A host that paints layers into images.
package protocol ViewPainter: Sendable {
    /// The measurer of text for images outside of a scene.
    @MainActor var measurer: any TextMeasurer { get }
    /// Returns the image of a layer as a PNG file.
    @MainActor func png(of layer: Layer, size: CGSize, scale: Double, background: RGBA) -> Data
    /// Returns the opacities of an image, or `nil` if it can't be decoded.
    @MainActor func opacity(of image: EncodedImage) -> ImageOpacity?
}

/// The painter of the program.
@MainActor package enum ViewPainting {
    package static var painter: (any ViewPainter)?
}
