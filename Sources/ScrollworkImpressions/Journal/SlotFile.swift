/// A value that is replaced atomically. Two files are written in turn, so one of them is always intact.
struct SlotFile {
    /// The content of the newer intact file, or `nil` if there is none.
    let content: [UInt8]?
    private let name: String
    private var generation: UInt64 = 0

    init(_ name: String, in volume: any Volume) throws {
        self.name = name
        var newest: [UInt8]?
        for slot in 0..<2 {
            for frame in Frame.scan(try volume.read("\(name).\(slot)")).contents.prefix(1) {
                var reader = ByteReader(frame)
                guard let number = try? reader.read(UInt64.self), newest == nil || number > generation else { continue }
                generation = number
                newest = Array(frame.dropFirst(8))
            }
        }
        content = newest
    }

    mutating func write(_ content: [UInt8], to volume: any Volume) throws {
        generation += 1
        var writer = ByteWriter()
        writer.write(generation)
        writer.write(raw: content)
        // The remains of a longer value after the frame are ignored.
        try volume.write(Frame.bytes(around: writer.bytes), to: "\(name).\(generation % 2)", at: 0)
    }

    func remove(from volume: any Volume) throws {
        for slot in 0..<2 { try volume.remove("\(name).\(slot)") }
    }
}
