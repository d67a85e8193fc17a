import Foundation

/// Functions that fill pixels directly.
extension PixelSurface {
    /// Draws a color, which can be transparent, over a rectangle of pixels.
    func fill(_ rect: DeviceRect, pixel: UInt32) {
        let rect = rect.intersection(bounds)
        guard !rect.isEmpty, pixel >> 24 != 0 else { return }
        let start = pixels + (rect.top - bounds.top) * stride + rect.left - bounds.left
        if rect.width == stride, pixel >> 24 == 255 {
            Self.set(start, count: stride * rect.height, to: pixel)
            return
        }
        var row = start
        for _ in 0..<rect.height {
            if pixel >> 24 == 255 {
                Self.set(row, count: rect.width, to: pixel)
            } else {
                for x in 0..<rect.width { row[x] = Pixel.over(pixel, row[x]) }
            }
            row += stride
        }
    }

    /// Replaces every pixel.
    func clear(to pixel: UInt32) { Self.set(pixels, count: count, to: pixel) }

    @inline(__always)
    private static func set(_ start: UnsafeMutablePointer<UInt32>, count: Int, to pixel: UInt32) {
        // Gray and white consist of equal bytes, which the C library writes fastest.
        if count > 64, pixel == (pixel & 255) &* 0x0101_0101 {
            memset(start, Int32(pixel & 255), count * 4)
        } else {
            start.update(repeating: pixel, count: count)
        }
    }
}
