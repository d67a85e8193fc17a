/// An atomic piece of a journal: a marker, the length, a checksum, and the content.
enum Frame {
    /// The second byte is the version of the format, including the content. Frames of other versions are considered
    /// damaged. Once a version is released, later versions must read it, because a directory outlives an update.
    private static let mark: [UInt8] = [0xF7, 2]
    /// The length of the part before the content, in bytes.
    static let headerLength = 10
    private static let longest = 1 << 24

    /// The content is too long for a frame.
    struct TooLong: Error {}

    static func bytes(around content: [UInt8]) throws(TooLong) -> [UInt8] {
        guard content.count <= longest else { throw TooLong() }
        var length = ByteWriter()
        length.write(UInt32(content.count))
        var frame = ByteWriter()
        frame.write(raw: mark)
        frame.write(raw: length.bytes)
        frame.write(Checksum.of(length.bytes + content))
        frame.write(raw: content)
        return frame.bytes
    }

    /// The result of a scan.
    struct Scan {
        /// The contents of intact frames, in order.
        var contents: [ArraySlice<UInt8>] = []
        /// The end of each frame, as an offset in bytes.
        var ends: [Int] = []
        /// Whether there are bytes between the frames that aren't a frame.
        var isDamaged = false
    }

    /// Finds the frames from an offset on. Skips other bytes up to the next frame.
    ///
    /// - Complexity: O(*n*) in the number of bytes if they are frames.
    static func scan(_ bytes: [UInt8], from start: Int = 0) -> Scan {
        var scan = Scan()
        bytes.withUnsafeBytes { memory in
            var place = start
            while place < memory.count {
                if let content = content(in: memory, at: place) {
                    scan.contents.append(bytes[content])
                    place = content.endIndex
                    scan.ends.append(place)
                } else {
                    scan.isDamaged = true
                    place += 1
                    while place < memory.count, memory[place] != mark[0] { place += 1 }
                }
            }
        }
        return scan
    }

    private static func content(in bytes: UnsafeRawBufferPointer, at place: Int) -> Range<Int>? {
        guard bytes.count - place >= headerLength, bytes[place] == mark[0], bytes[place + 1] == mark[1] else {
            return nil
        }
        let length = Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 2, as: UInt32.self)))
        let sum = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place + 6, as: UInt32.self))
        guard length <= longest, bytes.count - place - headerLength >= length else { return nil }
        let content = (place + headerLength)..<(place + headerLength + length)
        let found = Checksum.of(bytes[content], after: Checksum.of(bytes[(place + 2)..<(place + 6)]))
        return found == sum ? content : nil
    }
}
