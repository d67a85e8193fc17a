import Foundation
import LayerTree

/// A sequence of images of one size, which you can write as a GIF or an animated PNG. Both repeat forever.
public struct AnimatedImage {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// The number of frames.
    public var frameCount: Int { frames.count }
    private var frames: [Frame] = []

    struct Frame {
        /// The pixels, as 0xAARRGGBB with premultiplied colors.
        var pixels: [UInt32]
        var png: Data
        /// The duration, in seconds.
        var delay: Double
    }

    /// Creates an image without frames.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, clamped to 1...16384.
    ///   - height: The height in pixels, clamped to 1...16384.
    public init(width: Int, height: Int) {
        self.width = min(max(width, 1), 16384)
        self.height = min(max(height, 1), 16384)
    }

    /// Adds the current content of a canvas.
    ///
    /// - Parameters:
    ///   - canvas: The canvas.
    ///   - delay: The duration of the frame in seconds, clamped to 0...600; NaN is treated as 0. A GIF rounds it to
    ///     hundredths.
    /// - Returns: `false`, without adding a frame, if the canvas has another size.
    /// - Complexity: O(*n*) in the number of pixels.
    @discardableResult
    public mutating func append(_ canvas: ImageCanvas, delay: Double) -> Bool {
        guard canvas.width == width, canvas.height == height else { return false }
        let delay = delay > 0 ? min(delay, 600) : 0
        frames.append(Frame(pixels: canvas.withPixels { Array($0) }, png: canvas.pngData(), delay: delay))
        return true
    }

    /// Returns the frames as a GIF, with the best 256 colors for each frame. Without frames, the data is empty.
    public func gifData() -> Data {
        frames.isEmpty ? Data() : GIFFile(width: width, height: height, frames: frames).data
    }

    /// Returns the frames as an animated PNG, without loss. Programs without support for animation show the first
    /// frame. Without frames, the data is empty.
    public func apngData() -> Data {
        frames.isEmpty ? Data() : AnimatedPNGFile(width: width, height: height, frames: frames).data
    }
}
