/// A value that is replaced atomically. Two files are written in turn, so one of them is always intact.
struct SlotFile {
    /// The content of the newer intact file, or `nil` if there is none. Zeros may follow it.
    let content: [UInt8]?
    /// Whether both files have the minimum length, so that a value of that length needs no more space.
    private(set) var isReserved: Bool
    private let name: String
    private let minimumLength: Int
    private var generation: UInt64 = 0

    /// - Parameter minimumLength: The length to which shorter values are extended, in bytes.
    init(_ name: String, minimumLength: Int = 0, in volume: any Volume) throws {
        self.name = name
        self.minimumLength = minimumLength
        var newest: [UInt8]?
        isReserved = true
        for slot in 0..<2 {
            let bytes = try volume.read("\(name).\(slot)")
            isReserved = isReserved && bytes.count >= minimumLength
            for frame in Frame.scan(bytes).contents.prefix(1) {
                var reader = ByteReader(frame)
                guard let number = try? reader.read(UInt64.self), newest == nil || number > generation else { continue }
                generation = number
                newest = Array(frame.dropFirst(8))
            }
        }
        content = newest
    }

    /// Replaces the older file. After a failure, the newer one remains intact.
    mutating func write(_ content: [UInt8], to volume: any Volume) throws {
        var writer = ByteWriter()
        writer.write(generation &+ 1)
        writer.write(raw: content)
        writer.write(raw: repeatElement(0, count: max(minimumLength - content.count, 0)))
        // The remains of a longer value after the frame are ignored.
        try volume.write(try Frame.bytes(around: writer.bytes), to: "\(name).\((generation &+ 1) % 2)", at: 0)
        generation &+= 1
    }

    /// Writes a value to both files, which reserves their space.
    mutating func reserve(_ content: [UInt8], in volume: any Volume) throws {
        if isReserved { return }
        for _ in 0..<2 { try write(content, to: volume) }
        isReserved = true
    }
}
