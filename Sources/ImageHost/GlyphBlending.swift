/// Painting of rendered glyphs straight into pixels.
extension PixelSurface {
    /// Paints a colour through a mask whose origin is at a pixel of the picture.
    @inline(__always)
    func blend(
        _ mask: GlyphMask, x: Int, y: Int, pixel: UInt32, clip: DeviceRect, into memory: UnsafeMutablePointer<UInt32>
    ) {
        guard let coverage = mask.coverage else { return }
        let left = x &+ Int(mask.left), top = y &+ Int(mask.top)
        let x0 = max(clip.left &- left, 0), x1 = min(clip.right &- left, Int(mask.width))
        let y0 = max(clip.top &- top, 0), y1 = min(clip.bottom &- top, Int(mask.height))
        guard x0 < x1, y0 < y1 else { return }
        let isOpaque = pixel >> 24 == 255
        var source = coverage + y0 &* Int(mask.stride)
        let firstRow: Int = top &+ y0 &- bounds.top
        var row = memory + (firstRow &* stride &+ left &- bounds.left)
        for _ in y0..<y1 {
            for x in x0..<x1 {
                let covered = UInt32(source[x])
                if covered == 0 { continue }
                if covered == 255, isOpaque {
                    row[x] = pixel
                } else {
                    row[x] = Pixel.over(Pixel.scale(pixel, by: covered), row[x])
                }
            }
            source += Int(mask.stride)
            row += stride
        }
    }
}
