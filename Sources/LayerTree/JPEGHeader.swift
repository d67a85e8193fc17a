/// What the segments before a JPEG picture's content tell.
package struct JPEGHeader: Equatable {
    /// Pixels, before the picture is turned.
    package var width, height: Int
    package var orientation = PictureOrientation.up

    /// Nil when the bytes, from a file's first, do not begin as a JPEG picture does or end before its size is told.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var orientation = PictureOrientation.up
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // Any number of FF may stand before a marker.
            if marker == 0xFF {
                index += 1
                continue
            }
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            // A start of frame: C0...CF but for C4, C8 and CC.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
                self.orientation = orientation
                return
            }
            let end = index + 2 + length
            if marker == 0xE1, end <= bytes.count, let found = Self.orientation(in: bytes[(index + 4)..<max(end, index + 4)]) {
                orientation = found
            }
            index = max(end, index + 2)
        }
        return nil
    }

    /// Of an Exif segment: a TIFF file after six bytes of signature, whose first directory has it under the tag 0x0112.
    private static func orientation(in segment: ArraySlice<UInt8>) -> PictureOrientation? {
        guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let file = Array(segment.dropFirst(6))
        let isLittle = file.starts(with: Array("II".utf8))
        func number(_ index: Int, _ count: Int) -> Int? {
            guard index >= 0, index + count <= file.count else { return nil }
            let bytes = file[index..<index + count]
            return isLittle ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
        for entry in 0..<entries {
            let start = directory + 2 + entry * 12
            guard let tag = number(start, 2) else { return nil }
            if tag == 0x0112 { return number(start + 8, 2).flatMap(PictureOrientation.init(rawValue:)) }
        }
        return nil
    }
}

/// How a picture's rows and columns lie when it is seen, by the numbers of Exif.
package enum PictureOrientation: Int {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether the rows are seen as columns.
    package var swapsSides: Bool { rawValue >= PictureOrientation.leftMirrored.rawValue }

    /// The place, in the picture as it is stored, of what is seen at a column and a row.
    ///
    /// - Parameters:
    ///   - width: Of the stored picture.
    ///   - height: Of the stored picture.
    package func source(column: Int, row: Int, width: Int, height: Int) -> (column: Int, row: Int) {
        switch self {
        case .up: (column, row)
        case .upMirrored: (width - 1 - column, row)
        case .down: (width - 1 - column, height - 1 - row)
        case .downMirrored: (column, height - 1 - row)
        case .leftMirrored: (row, column)
        case .right: (row, height - 1 - column)
        case .rightMirrored: (width - 1 - row, height - 1 - column)
        case .left: (width - 1 - row, column)
        }
    }
}
