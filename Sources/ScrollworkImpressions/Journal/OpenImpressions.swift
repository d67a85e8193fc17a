import ImpressionLedger

/// The impressions that the next launch recovers if the process ends, and the checkpoint that stores them.
struct OpenImpressions {
    private var file: SlotFile
    /// The last content of the file.
    private var stored: [UInt8]
    /// The impressions that are open in this launch.
    private var current: [ImpressionID: ImpressionRecord] = [:]
    /// The impressions that an earlier launch left open, until they are stored as recovered.
    private var unrecovered: [ImpressionRecord] = []

    init(in volume: any Volume) throws {
        file = try SlotFile("open", in: volume)
        stored = file.content ?? []
    }

    /// The records of the checkpoint, or none if it isn't readable.
    var checkpoint: [ImpressionRecord] {
        guard let content = file.content else { return [] }
        var reader = ByteReader(content[...])
        return (try? reader.readList { try $0.readRecord() }) ?? []
    }

    /// Keeps the impressions of an earlier launch until ``didRecover()``.
    mutating func keep(_ records: [ImpressionRecord]) { unrecovered = records }

    mutating func didRecover() { unrecovered = [] }

    mutating func replace(with records: [ImpressionRecord]) {
        current = Dictionary(records.map { ($0.id, $0) }) { $1 }
    }

    /// Opens or closes an impression by a stored revision of it.
    mutating func note(_ record: ImpressionRecord) {
        current[record.id] = record.revision == .viewable ? record : nil
    }

    /// Writes the checkpoint if it changed.
    mutating func write(to volume: any Volume) throws {
        let records = unrecovered + current.values.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        var writer = ByteWriter()
        writer.write(UInt32(records.count))
        for record in records { writer.write(record) }
        if writer.bytes == stored { return }
        try file.write(writer.bytes, to: volume)
        stored = writer.bytes
    }
}
