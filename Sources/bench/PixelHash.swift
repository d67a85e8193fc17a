import ImageHost

/// A hash of the pixels of an image, which detects that an image changed.
struct PixelHash {
    private(set) var value: UInt64

    init(_ canvas: ImageCanvas) { value = Self.hash(canvas) }

    /// Replaces the hash with that of an image, and returns whether it changed.
    mutating func update(_ canvas: ImageCanvas) -> Bool {
        let old = value
        value = Self.hash(canvas)
        return value != old
    }

    /// Returns the FNV-1a hash of the pixels, with its upper bits folded in.
    private static func hash(_ canvas: ImageCanvas) -> UInt64 {
        canvas.withPixels { pixels in
            var hash: UInt64 = 1_469_598_103_934_665_603
            for pixel in pixels {
                hash = (hash ^ UInt64(pixel)) &* 1_099_511_628_211
                hash ^= hash >> 29
            }
            return hash
        }
    }
}
