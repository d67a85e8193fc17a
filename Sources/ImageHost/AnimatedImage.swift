import Foundation
import LayerTree

/// Pictures of one size that follow each other, to be written as a GIF or an animated PNG. Both repeat for ever.
public struct AnimatedImage {
    public let width: Int
    public let height: Int
    public var frameCount: Int { frames.count }
    private var frames: [Frame] = []

    struct Frame {
        /// 0xAARRGGBB, colours multiplied by alpha.
        var pixels: [UInt32]
        var png: Data
        /// Seconds.
        var delay: Double
    }

    /// - Parameter width: Pixels, as the height. Clamped to 1...16384.
    public init(width: Int, height: Int) {
        self.width = min(max(width, 1), 16384)
        self.height = min(max(height, 1), 16384)
    }

    /// Adds what the canvas shows now.
    /// - Parameter delay: How many seconds the frame is shown; clamped to 0...600, and 0 when it is not a number. A GIF
    ///   counts in hundredths.
    /// - Returns: False, and nothing is added, when the canvas has another size.
    @discardableResult
    public mutating func append(_ canvas: ImageCanvas, delay: Double) -> Bool {
        guard canvas.width == width, canvas.height == height else { return false }
        let delay = delay > 0 ? min(delay, 600) : 0
        frames.append(Frame(pixels: canvas.withPixels { Array($0) }, png: canvas.pngData(), delay: delay))
        return true
    }

    /// The frames as a GIF, each with the 256 colours that suit it best. Empty without frames.
    public func gifData() -> Data {
        frames.isEmpty ? Data() : GIFFile(width: width, height: height, frames: frames).data
    }

    /// The frames as an animated PNG, without loss. Programs that know no animation show the first. Empty without frames.
    public func apngData() -> Data {
        frames.isEmpty ? Data() : AnimatedPNGFile(width: width, height: height, frames: frames).data
    }
}
