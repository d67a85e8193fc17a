import CCairo
import Foundation
import LayerTree

/// A bitmap that renders layers.
public final class ImageCanvas {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// The number of bytes per row.
    public var stride: Int { surface.stride * 4 }
    /// The decoded images, which several canvases can share.
    public let images: ImageStore

    private let surface: PixelSurface
    private let pool = PixelPool()
    private let fallbackText = FallbackText()

    /// Creates a canvas.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, clamped to 1...16384.
    ///   - height: The height in pixels, clamped to 1...16384.
    ///   - images: The store of decoded images. Pass that of another canvas to share it.
    public init(width: Int, height: Int, images: ImageStore = ImageStore()) {
        self.width = min(max(width, 1), 16384)
        self.height = min(max(height, 1), 16384)
        self.images = images
        let memory = PixelMemory(capacity: self.width * self.height)
        memory.start.initialize(repeating: 0, count: memory.capacity)
        surface = PixelSurface(
            bounds: DeviceRect(left: 0, top: 0, right: self.width, bottom: self.height), memory: memory)
    }

    /// Replaces the content with a layer and its children in front of a background.
    ///
    /// The rectangle of a fill or a clip is sharp if its edges are within a hundredth of a pixel of whole pixels.
    /// Except for these and the baselines of text, positions aren't rounded.
    ///
    /// - Parameters:
    ///   - root: The layer.
    ///   - scale: The number of pixels per point. A value that isn't positive and finite is treated as 1.
    ///   - background: The background color.
    public func paint(_ root: Layer, scale: Double = 1, background: RGBA = .clear) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        surface.clear(to: background.pixel(alpha: 1))
        let painter = LayerPainter(
            surface: surface, scale: scale, pool: pool, images: images, fallbackText: fallbackText)
        painter.paint(
            root, in: Affine(scale: scale), alpha: 1, clip: ClipState(bounds: surface.bounds, path: nil))
        pool.endFrame()
    }

    /// Calls a closure with the pixels, row by row, as 0xAARRGGBB with premultiplied colors.
    public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: surface.pixels, count: surface.count))
    }

    /// Returns the color of a pixel, without premultiplication; clear outside the canvas.
    public func color(x: Int, y: Int) -> RGBA {
        guard x >= 0, y >= 0, x < width, y < height else { return .clear }
        let pixel = surface.pixels[y * surface.stride + x]
        let alpha = Float(pixel >> 24)
        guard alpha > 0 else { return .clear }
        return RGBA(
            red: Float(pixel >> 16 & 255) / alpha, green: Float(pixel >> 8 & 255) / alpha,
            blue: Float(pixel & 255) / alpha, alpha: alpha / 255)
    }

    /// Returns the content as a PNG file.
    ///
    /// - Complexity: O(*n*) in the number of pixels.
    public func pngData() -> Data {
        var data = Data()
        withUnsafeMutablePointer(to: &data) { data in
            _ = cairo_surface_write_to_png_stream(
                surface.source,
                { closure, bytes, count in
                    closure!.assumingMemoryBound(to: Data.self).pointee.append(bytes!, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, data)
        }
        return data
    }

    /// Returns a layer with its children as a PNG file.
    ///
    /// - Parameters:
    ///   - root: The layer.
    ///   - size: The size, in points.
    ///   - scale: The number of pixels per point.
    ///   - background: The background color.
    public static func png(
        of root: Layer, size: CGSize, scale: Double = 1, background: RGBA = .clear
    ) -> Data {
        func pixels(_ points: CGFloat) -> Int {
            let length = Double(points) * scale
            return length.isFinite ? Int(min(max(length.rounded(.up), 1), 16384)) : 1
        }
        let canvas = ImageCanvas(width: pixels(size.width), height: pixels(size.height))
        canvas.paint(root, scale: scale, background: background)
        return canvas.pngData()
    }
}
