import Foundation
import ImageHost
import LayerTree

extension Stage {
    /// Returns the last frame as a PNG file, at the scale of the stage.
    ///
    /// Text looks as on the screen only if you measure it with ``TextMeasurement/pango``.
    ///
    /// - Throws: ``StageError/pictureFailed`` if the image can't be created.
    public func png() throws -> Data {
        let data = ImageCanvas.png(of: graph.rootLayer, size: size, scale: scale, background: graph.background)
        if data.isEmpty { throw StageError.pictureFailed }
        return data
    }
}
