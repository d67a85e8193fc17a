import ImpressionLedger

/// The part of an entry that a launch reads of each stored entry. Reading it is several times as fast as reading the
/// entire entry.
struct EntrySummary {
    enum Body {
        case launch(previous: LedgerEntry.StreamEnd?)
        case impression(ImpressionID, ImpressionRecord.Revision)
        case loss(LedgerEntry.Loss)
        case end
    }

    let installation: ImpressionID
    let stream: ImpressionID
    let sequence: UInt64
    let body: Body
}

extension EntrySummary {
    init(_ entry: LedgerEntry) {
        installation = entry.installation
        stream = entry.stream
        sequence = entry.sequence
        switch entry.body {
        case .launch(let previous): body = .launch(previous: previous)
        case .impression(let record): body = .impression(record.id, record.revision)
        case .loss(let loss): body = .loss(loss)
        case .end: body = .end
        }
    }
}
