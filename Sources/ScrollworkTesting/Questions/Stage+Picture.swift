import Foundation
import ImageHost
import LayerTree

extension Stage {
    /// The picture of the last frame as a PNG file, at the stage's scale.
    ///
    /// Text looks as it does on screen only when it is measured with ``TextMeasurement/pango``.
    public func png() throws -> Data {
        let data = ImageCanvas.png(of: graph.rootLayer, size: size, scale: scale, background: graph.background)
        if data.isEmpty { throw StageError.pictureFailed }
        return data
    }
}
