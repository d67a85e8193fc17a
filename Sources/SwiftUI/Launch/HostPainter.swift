import Foundation
import ImageHost
import LayerTree
import PangoText
import ViewRuntime

/// The painter of programs that this package hosts.
package struct HostPainter: ViewPainter {
    @MainActor private static let shared = PangoTextMeasurer()

    @MainActor package var measurer: any TextMeasurer { Self.shared }

    @MainActor package func png(of layer: Layer, size: CGSize, scale: Double, background: RGBA) -> Data {
        ImageCanvas.png(of: layer, size: size, scale: scale, background: background)
    }

    @MainActor package func opacity(of image: EncodedImage) -> ImageOpacity? {
        ImageCanvas.opacity(of: image, resolution: ImageOpacity.resolution).map {
            ImageOpacity(columns: $0.columns, rows: $0.rows, values: $0.values)
        }
    }

    /// Lets the program render views into images.
    @MainActor package static func install() {
        if ViewPainting.painter == nil { ViewPainting.painter = HostPainter() }
    }
}
