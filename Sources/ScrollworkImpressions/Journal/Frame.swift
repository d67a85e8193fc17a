/// A piece of a journal that is whole or not there: a mark, the length, a checksum and the content.
enum Frame {
    private static let mark: [UInt8] = [0xF7, 0x1E]
    /// Of what comes before the content.
    static let headerLength = 10
    private static let longest = 1 << 24

    static func bytes(around content: [UInt8]) -> [UInt8] {
        var length = ByteWriter()
        length.write(UInt32(content.count))
        var frame = ByteWriter()
        frame.write(raw: mark)
        frame.write(raw: length.bytes)
        frame.write(Checksum.of(length.bytes + content))
        frame.write(raw: content)
        return frame.bytes
    }

    /// What was found among bytes.
    struct Scan {
        /// The contents of whole frames, in order.
        var contents: [ArraySlice<UInt8>] = []
        /// Where each of them ends.
        var ends: [Int] = []
        /// Whether there was something between them that is no frame.
        var isDamaged = false
    }

    /// Finds the frames from a place on. What is no frame is skipped up to the next one.
    static func scan(_ bytes: [UInt8], from start: Int = 0) -> Scan {
        var scan = Scan()
        var place = start
        while place < bytes.count {
            if let content = content(in: bytes, at: place) {
                scan.contents.append(content)
                place = content.endIndex
                scan.ends.append(place)
            } else {
                scan.isDamaged = true
                place += 1
                while place < bytes.count, bytes[place] != mark[0] { place += 1 }
            }
        }
        return scan
    }

    private static func content(in bytes: [UInt8], at place: Int) -> ArraySlice<UInt8>? {
        guard bytes.count - place >= headerLength, bytes[place] == mark[0], bytes[place + 1] == mark[1] else {
            return nil
        }
        var header = ByteReader(bytes[(place + 2)..<(place + headerLength)])
        guard let length = try? Int(header.read(UInt32.self)), let sum = try? header.read(UInt32.self),
            length <= longest,
            bytes.count - place - headerLength >= length
        else { return nil }
        let content = bytes[(place + headerLength)..<(place + headerLength + length)]
        return Checksum.of(bytes[(place + 2)..<(place + 6)] + content) == sum ? content : nil
    }
}
