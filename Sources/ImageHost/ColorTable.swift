/// A table of up to 256 colors that represent an image, chosen by median cut, which repeatedly divides the box with the
/// widest range of colors. Transparent pixels are treated as on white.
struct ColorTable {
    /// The colors, as 0x00RRGGBB.
    private(set) var colors: [UInt32] = []
    /// A mask with fewer than 8 bits per channel if the image has more colors than the table.
    private let keep: UInt32
    private var indices: [UInt32: UInt8] = [:]

    private struct Box {
        var colors: [(color: UInt32, count: Int)]

        var count: Int { colors.reduce(0) { $0 + $1.count } }

        /// The channel, as a shift, with the widest range in the box, and the range.
        var longest: (shift: UInt32, length: Int) {
            [16, 8, 0].map { (shift: UInt32) in
                let values = colors.lazy.map { Int($0.color >> shift & 255) }
                return (shift, values.max()! - values.min()!)
            }.max { $0.length < $1.length }!
        }

        var mean: UInt32 {
            let total = max(count, 1)
            return [16, 8, 0].reduce(0) { result, shift in
                let sum = colors.reduce(0) { $0 + Int($1.color >> UInt32(shift) & 255) * $1.count }
                return result | UInt32((sum + total / 2) / total) << UInt32(shift)
            }
        }
    }

    init(_ pixels: [UInt32]) {
        var counts = Self.counts(pixels, keep: 0xff)
        keep = counts.count <= 256 ? 0xff : 0xf8
        if counts.count > 256 { counts = Self.counts(pixels, keep: 0xf8) }
        var boxes = [Box(colors: counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })]
        while boxes.count < 256 {
            let widest = boxes.indices.max { boxes[$0].longest.length < boxes[$1].longest.length }!
            let (shift, length) = boxes[widest].longest
            guard length > 0 else { break }
            let sorted = boxes[widest].colors.sorted { ($0.color >> shift & 255) < ($1.color >> shift & 255) }
            let half = boxes[widest].count / 2
            var passed = 0, cut = 1
            for (index, entry) in sorted.enumerated().dropLast() {
                passed += entry.count
                cut = index + 1
                if passed >= half { break }
            }
            boxes[widest] = Box(colors: Array(sorted[..<cut]))
            boxes.append(Box(colors: Array(sorted[cut...])))
        }
        for (index, box) in boxes.enumerated() {
            colors.append(box.mean)
            for entry in box.colors { indices[entry.color] = UInt8(index) }
        }
    }

    /// Returns the index of the color that represents a pixel.
    func index(of pixel: UInt32) -> UInt8 { indices[Self.opaque(pixel) & Self.mask(keep)] ?? 0 }

    private static func counts(_ pixels: [UInt32], keep: UInt32) -> [UInt32: Int] {
        var counts: [UInt32: Int] = [:]
        var last: UInt32 = 0, run = 0
        for pixel in pixels {
            if pixel != last {
                if run > 0 { counts[opaque(last) & mask(keep), default: 0] += run }
                last = pixel
                run = 0
            }
            run += 1
        }
        if run > 0 { counts[opaque(last) & mask(keep), default: 0] += run }
        return counts
    }

    private static func mask(_ keep: UInt32) -> UInt32 { keep << 16 | keep << 8 | keep }

    private static func opaque(_ pixel: UInt32) -> UInt32 { Pixel.over(pixel, 0xffff_ffff) & 0xff_ffff }
}
