extension LedgerEntry {
    /// Creates an entry from an OpenTelemetry log that a recorder sent, or returns `nil` if an attribute is missing or
    /// has an unknown value.
    ///
    /// Use it in a receiver, with the attributes of the log and of its resource. The value of an attribute is its text:
    /// `"17"`, `"0.5"`, or `"true"`.
    ///
    /// - Parameters:
    ///   - eventName: The name of the event, such as `scrollwork.impression`.
    ///   - date: The time of writing, in seconds since January 1, 1970, 0:00 UTC: `observedTimeUnixNano` of the log.
    ///   - start: The time of the event, in seconds since January 1, 1970, 0:00 UTC: `timeUnixNano` of the log.
    ///   - attributes: The attributes of the log and of its resource.
    public init?(eventName: String, date: Double, start: Double, attributes: [String: String]) {
        let values = LogAttributes(values: attributes)
        guard let installation = values.id("app.installation.id"), let stream = values.id("stream.id"),
            let sequence = values.number("stream.sequence"), let body = values.body(eventName, start)
        else { return nil }
        self.init(installation: installation, stream: stream, sequence: sequence, date: date, body: body)
    }
}

/// The attributes of a log, by name.
private struct LogAttributes {
    let values: [String: String]

    func id(_ name: String) -> ImpressionID? { values[name].flatMap { ImpressionID($0) } }
    func number(_ name: String) -> UInt64? { values[name].flatMap { UInt64($0) } }
    func double(_ name: String) -> Double? { values[name].flatMap { Double($0) } }
    func bool(_ name: String) -> Bool? { values[name].flatMap { Bool($0) } }

    func body(_ eventName: String, _ start: Double) -> LedgerEntry.Body? {
        switch eventName {
        case "scrollwork.launch":
            if values["previous.stream.id"] == nil { return .launch(previous: nil) }
            guard let stream = id("previous.stream.id"), let sequence = number("previous.stream.sequence") else {
                return nil
            }
            return .launch(previous: .init(stream: stream, sequence: sequence))
        case "scrollwork.loss":
            guard let stream = id("loss.stream.id"), let first = number("loss.first"), let last = number("loss.last")
            else { return nil }
            return .loss(.init(stream: stream, first: first, last: last, reason: values["loss.reason"] ?? ""))
        case "scrollwork.impression": return record(start).map { .impression($0) }
        case "scrollwork.end": return .end
        default: return nil
        }
    }

    private func record(_ start: Double) -> ImpressionRecord? {
        guard let own = id("impression.id"), let launch = id("impression.launch"),
            let revision = [.viewable, .recovered, .closed].first(where: { (revision: ImpressionRecord.Revision) in
                revision.name == values["impression.revision"]
            }),
            let measurability = [.exact, .declared, .unknown].first(where: { (measurability: Measurability) in
                measurability.name == values["impression.measurability"]
            }),
            let subject = values["impression.subject"], let placement = values["impression.placement"],
            let rule = values["impression.rule"], let isViewable = bool("impression.viewable"),
            let duration = double("impression.duration"), let areaSeconds = double("impression.area_seconds"),
            let largest = double("impression.largest_share"), let pixels = double("impression.pixels"),
            let clockJumped = bool("impression.clock_jumped")
        else { return nil }
        var lost = Losses()
        for reason in LossReason.allCases { lost[reason] = double("impression.lost.\(reason.name)") ?? 0 }
        return ImpressionRecord(
            id: own, revision: revision, launch: launch, subject: subject, placement: placement, rule: rule,
            start: start, clockJumped: clockJumped, duration: duration,
            earlierDuration: double("impression.earlier_duration") ?? 0, areaSeconds: areaSeconds,
            largestShare: largest, pixels: pixels, lost: lost, isViewable: isViewable,
            end: LossReason.allCases.first { $0.name == values["impression.end"] }, measurability: measurability)
    }
}
