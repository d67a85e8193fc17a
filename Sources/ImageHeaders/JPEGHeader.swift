/// The properties of a JPEG image in the segments before its content.
package struct JPEGHeader: Equatable {
    /// The size in pixels, before rotation.
    package var width, height: Int
    package var orientation = PictureOrientation.up

    /// Reads the first bytes of a file. Returns `nil` if they aren't the beginning of a JPEG image or end before its
    /// size.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var orientation = PictureOrientation.up
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // Any number of FF bytes can precede a marker.
            if marker == 0xFF {
                index += 1
                continue
            }
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            // A start of frame: C0...CF, except C4, C8, and CC.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
                self.orientation = orientation
                return
            }
            let end = index + 2 + length
            if marker == 0xE1, end <= bytes.count,
                let found = Self.orientation(in: bytes[(index + 4)..<max(end, index + 4)])
            {
                orientation = found
            }
            index = max(end, index + 2)
        }
        return nil
    }

    /// Returns the orientation in an Exif segment: a TIFF file after a signature of six bytes, with the orientation as
    /// tag 0x0112 of the first directory.
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
