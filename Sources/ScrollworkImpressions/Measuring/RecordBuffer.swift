import ImpressionLedger

/// The first records that wait until the directory is open, and the number of the others.
struct RecordBuffer {
    /// There were more records than the buffer keeps.
    struct Full: Error, CustomStringConvertible {
        var description: String { "no directory" }
    }

    static let capacity = 1_000

    private(set) var records: [ImpressionRecord] = []
    private(set) var lostCount = 0

    mutating func add(_ record: ImpressionRecord) {
        if records.count < Self.capacity { records.append(record) } else { lostCount += 1 }
    }
}
