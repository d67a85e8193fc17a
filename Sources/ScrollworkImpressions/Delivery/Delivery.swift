import ImpressionLedger

/// The result of sending a batch.
public enum Delivery: Hashable, Sendable {
    /// The receiver has stored the entire batch permanently.
    case accepted
    /// The receiver can't accept the batch now. The recorder sends it again after a number of seconds, or after
    /// increasing intervals. Numbers beyond a day, negative and nonfinite numbers are clamped or ignored.
    case retry(after: Double? = nil)
    /// The receiver will never accept at least one entry of the batch. The recorder sends the batch again in halves
    /// until it finds that entry. If the receiver accepts others, the recorder sets the entry aside. If it rejects
    /// everything, delivery pauses, and the recorder keeps all entries.
    case rejected(String = "")
    /// The batch is too long. The recorder sends it again in halves.
    case tooLarge
    /// The receiver doesn't recognize the sender. Delivery pauses, and the recorder keeps all entries.
    case unauthorized(String = "")
}

/// Sends entries to a receiver.
public struct ImpressionExporter: Sendable {
    /// The maximum number of entries in a batch; at least 1.
    public var batchSize = 512

    let send: @Sendable ([LedgerEntry]) async -> Delivery

    /// Creates an exporter that sends batches with a closure, oldest first and one at a time.
    ///
    /// Return `.accepted` only when the receiver has stored the entries, because the recorder then removes them from
    /// the journal. The closure can receive the same entry again. `LedgerEntry.uid` identifies an entry.
    public static func send(_ action: @escaping @Sendable (_ batch: [LedgerEntry]) async -> Delivery)
        -> ImpressionExporter
    {
        ImpressionExporter(send: action)
    }
}
