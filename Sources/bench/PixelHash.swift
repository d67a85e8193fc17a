import ImageHost

/// Tells whether two pictures are the same.
struct PixelHash {
    private(set) var value: UInt64

    init(_ canvas: ImageCanvas) { value = Self.hash(canvas) }

    /// Returns whether the picture is another one.
    mutating func update(_ canvas: ImageCanvas) -> Bool {
        let old = value
        value = Self.hash(canvas)
        return value != old
    }

    /// FNV-1a over the pixels, with its upper bits folded in.
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
