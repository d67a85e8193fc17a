import ImpressionLedger

/// What became of a batch that was sent.
public enum Delivery: Hashable, Sendable {
    /// The receiver has all of it, for good.
    case accepted
    /// The receiver cannot take it now. It is sent again after so many seconds, or after a while that grows.
    case retry(after: Double? = nil)
    /// The receiver will never take at least one entry of it. It is sent again in halves until that one is found, which
    /// is set aside.
    case rejected(String = "")
    /// It is too long. It is sent again in halves.
    case tooLarge
    /// The receiver does not know the sender. Delivery pauses, and nothing is given up.
    case unauthorized(String = "")
}

/// Takes entries to where they are counted.
public struct ImpressionExporter: Sendable {
    /// How many entries are sent at once, at most.
    public var batchSize = 512

    let send: @Sendable ([LedgerEntry]) async -> Delivery

    /// Sends batches, oldest first and one at a time, with an action of the program's.
    ///
    /// The action returns `.accepted` only when the entries are safe where it brought them: they are then removed from
    /// the journal. It may be given the same entry again; `LedgerEntry.uid` tells.
    public static func send(_ action: @escaping @Sendable (_ batch: [LedgerEntry]) async -> Delivery)
        -> ImpressionExporter
    {
        ImpressionExporter(send: action)
    }
}
