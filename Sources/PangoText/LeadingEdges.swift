import CPango

/// The positions of the characters of a line, in Pango's units from the left edge of the line.
///
/// The leading edge of a character is its left edge in text that runs from left to right, and its right edge otherwise.
struct LeadingEdges {
    /// The leading edges by the byte at which a Unicode scalar begins, from the start of the line.
    private var edges: [Int32]
    /// The edge after the last character.
    private(set) var end: Int32 = 0
    /// The width of the line.
    private(set) var width: Int32 = 0

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, text: UnsafePointer<CChar>) {
        let start = line.pointee.start_index, length = line.pointee.length
        edges = Array(repeating: -1, count: Int(length))
        var last: Int32 = -1
        var link = line.pointee.runs
        while let node = link {
            let run = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            link = node.pointee.next
            guard let item = run.pointee.item else { continue }
            var widths = [Int32](repeating: 0, count: Int(item.pointee.num_chars))
            pango_glyph_item_get_logical_widths(run, text, &widths)
            let total = widths.reduce(0, +)
            let isRightToLeft = item.pointee.analysis.level % 2 != 0
            var edge = isRightToLeft ? width + total : width
            var byte = item.pointee.offset - start
            for width in widths {
                guard byte >= 0, byte < length else { break }
                edges[Int(byte)] = edge
                edge += isRightToLeft ? -width : width
                byte += Int32(Self.length(ofScalarAt: text + Int(start + byte)))
            }
            // Of runs in visual order, the one with the last character of the text ends the line.
            if item.pointee.offset > last {
                last = item.pointee.offset
                end = edge
            }
            width += total
        }
    }

    /// Returns the leading edge of the character at a byte from the start of the line.
    func edge(at byte: Int) -> Int32 {
        guard edges.indices.contains(byte), edges[byte] >= 0 else { return end }
        return edges[byte]
    }

    /// The number of bytes in UTF-8 of the Unicode scalar at a byte.
    private static func length(ofScalarAt byte: UnsafePointer<CChar>) -> Int {
        switch UInt8(bitPattern: byte.pointee) {
        case ..<0xC0: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }
}
