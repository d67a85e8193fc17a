/// Functions that draw glyph masks directly into pixels, four at a time.
extension PixelSurface {
    /// Draws a color through a mask whose origin is at a pixel of the image.
    ///
    /// Pixels without coverage receive their old value, up to three pixels to the right of the mask. The memory has
    /// space for these after its last pixel.
    @inline(__always)
    func blend(
        _ mask: GlyphMask, x: Int, y: Int, ink: GlyphInk, clip: DeviceRect, into memory: UnsafeMutablePointer<UInt32>
    ) {
        guard let coverage = mask.coverage else { return }
        let left = x &+ Int(mask.left), top = y &+ Int(mask.top)
        let width = Int(mask.width), maskStride = Int(mask.stride)
        let x0 = max(clip.left &- left, 0), x1 = min(clip.right &- left, width)
        let y0 = max(clip.top &- top, 0), y1 = min(clip.bottom &- top, Int(mask.height))
        guard x0 < x1, y0 < y1 else { return }
        var source = coverage + y0 &* maskStride
        let firstRow: Int = top &+ y0 &- bounds.top
        var row = memory + (firstRow &* stride &+ left &- bounds.left)
        let isWhole = x0 == 0 && x1 == width
        for _ in y0..<y1 {
            if isWhole {
                var x = 0
                while x < width {
                    let covered = UnsafeRawPointer(source + x).load(as: UInt32.self)
                    if covered != 0 {
                        let four = UnsafeMutableRawPointer(row + x)
                        let old = four.loadUnaligned(as: SIMD8<UInt16>.self)
                        four.storeBytes(of: ink.over(old, covered: covered), as: SIMD8<UInt16>.self)
                    }
                    x &+= 4
                }
            } else {
                for x in x0..<x1 where source[x] != 0 {
                    row[x] = Pixel.over(Pixel.scale(ink.pixel, by: UInt32(source[x])), row[x])
                }
            }
            source += maskStride
            row += stride
        }
    }
}

/// A color for drawing glyphs. Two vectors contain the channels of four pixels: blue and red in the low halves of the
/// words, green and alpha in the high halves.
struct GlyphInk {
    let pixel: UInt32
    private let blueRed: SIMD8<UInt16>
    private let greenAlpha: SIMD8<UInt16>
    private let alpha: SIMD8<UInt16>
    private let isOpaque: Bool

    init(pixel: UInt32) {
        self.pixel = pixel
        let four = unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: SIMD8<UInt16>.self)
        blueRed = four & 255
        greenAlpha = four &>> 8
        alpha = SIMD8(repeating: UInt16(pixel >> 24))
        isOpaque = pixel >> 24 == 255
    }

    /// Returns four pixels with the ink over them. Each byte of `covered` is the coverage of one pixel.
    @inline(__always)
    func over(_ old: SIMD8<UInt16>, covered: UInt32) -> SIMD8<UInt16> {
        let bytes = SIMD4<UInt32>(covered & 255, covered >> 8 & 255, covered >> 16 & 255, covered >> 24)
        let mask = unsafeBitCast(bytes | bytes &<< 16, to: SIMD8<UInt16>.self)
        let all = SIMD8<UInt16>(repeating: 255)
        let oldBlueRed = old & 255, oldGreenAlpha = old &>> 8
        if isOpaque {
            let seen = all &- mask
            return Self.divided(blueRed &* mask &+ oldBlueRed &* seen)
                | Self.divided(greenAlpha &* mask &+ oldGreenAlpha &* seen) &<< 8
        }
        let seen = all &- Self.divided(alpha &* mask)
        return (Self.divided(blueRed &* mask) &+ Self.divided(oldBlueRed &* seen))
            | (Self.divided(greenAlpha &* mask) &+ Self.divided(oldGreenAlpha &* seen)) &<< 8
    }

    /// Returns the quotients by 255, correctly rounded for every product of two bytes.
    @inline(__always)
    private static func divided(_ values: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let half = values &+ 128
        return (half &+ (half &>> 8)) &>> 8
    }
}
