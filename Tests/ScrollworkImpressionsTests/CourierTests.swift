import Foundation
import ImpressionLedger
import Testing

@testable import ScrollworkImpressions

/// Delivery against a receiver that misbehaves, in virtual time.
@Suite struct CourierTests {
    /// What receives, and how it answers.
    private actor Receiver {
        var receipt = Receipt()
        var kept: [ImpressionID: LedgerEntry] = [:]
        var answers: [@Sendable ([LedgerEntry]) -> (keeps: Bool, Delivery)]
        var requests = 0
        var most = 0
        var inFlight = 0
        var overlaps = false
        var order: [UInt64] = []

        init(_ answers: [@Sendable ([LedgerEntry]) -> (keeps: Bool, Delivery)]) { self.answers = answers }

        func receive(_ batch: [LedgerEntry]) async -> Delivery {
            inFlight += 1
            overlaps = overlaps || inFlight > 1
            await Task.yield()
            inFlight -= 1
            requests += 1
            most = max(most, batch.count)
            let (keeps, answer) = answers.isEmpty ? (true, .accepted) : answers[0](batch)
            if answers.count > 1 { answers.removeFirst() }
            if keeps {
                for entry in batch where receipt.receive(entry) {
                    kept[entry.uid] = entry
                    order.append(entry.sequence)
                }
            }
            return answer
        }

        func answerNormally() { answers = [] }
    }

    private actor Log {
        var pauses: [Double] = [], states: [Courier.State] = []
        func pause(_ seconds: Double) { pauses.append(seconds) }
        func enter(_ state: Courier.State) { states.append(state) }
    }

    private func journal(_ count: UInt64, _ volume: MemoryVolume = MemoryVolume(), segment: Int = 16_384) throws
        -> Journal
    {
        let journal = try Journal(volume, segmentLength: segment, date: 1)
        for number in 1..<count { journal.append([.impression(.sample(number))], date: 1) }
        return journal
    }

    /// - Parameter rested: The action after each pause.
    private func courier(
        _ journal: Journal, _ receiver: Receiver, _ log: Log, batch: Int = 16,
        rested: @escaping @Sendable () async -> Void = {}
    ) -> Courier {
        var exporter = ImpressionExporter.send { await receiver.receive($0) }
        exporter.batchSize = batch
        return Courier(
            journal, exporter,
            sleep: {
                await log.pause($0)
                await rested()
            }, jitter: { 0.5 }, notify: { await log.enter($0) })
    }

    /// The numbers of the entries that are set aside.
    private func aside(_ volume: MemoryVolume) throws -> [UInt64] {
        try (volume.files["rejected.json"] ?? []).split(separator: UInt8(ascii: "\n")).map { line in
            let text = String(decoding: line, as: UTF8.self)
            _ = try JSONSerialization.jsonObject(with: Data(line))
            let number = try #require(text.firstMatch(of: /"stream.sequence","value":\{"intValue":"(\d+)"/))
            return try #require(UInt64(number.1))
        }
    }

    @Test func entriesComeInOrderOneRequestAtATime() async throws {
        let journal = try journal(100)
        let receiver = Receiver([])
        let log = Log()
        let courier = courier(journal, receiver, log)
        async let first: Void = courier.run()
        async let second: Void = courier.run()
        _ = await (first, second)
        await courier.run()
        #expect(await receiver.order == Array(1...100))
        #expect(await receiver.receipt.state == .complete)
        #expect(await !receiver.overlaps)
        #expect(journal.figures.waiting == 0)
        #expect(await log.states == [.sending, .idle])
    }

    /// An hour without a receiver: pauses grow to five minutes and no further.
    @Test func aReceiverThatIsDownForAnHourReceivesEverything() async throws {
        let journal = try journal(50)
        let log = Log()
        let receiver = Receiver([{ _ in (false, .retry()) }])
        let courier = courier(journal, receiver, log) {
            if await log.pauses.reduce(0, +) >= 3_600 { await receiver.answerNormally() }
        }
        await courier.run()
        #expect(await receiver.receipt.state == .complete)
        #expect(await receiver.receipt.receivedCount == 50)
        let pauses = await log.pauses
        #expect(pauses.prefix(11) == [0.75, 1.5, 3, 6, 12, 24, 48, 96, 192, 225, 225] && pauses.count < 60)
    }

    @Test func aReceiverDeterminesTheTimeOfTheNextAttempt() async throws {
        let journal = try journal(5)
        let log = Log()
        let receiver = Receiver([{ _ in (false, .retry(after: 120)) }, { _ in (true, .accepted) }])
        await courier(journal, receiver, log).run()
        let pauses = await log.pauses
        #expect(pauses.count == 1 && pauses[0] >= 120 && pauses[0] <= 150)
    }

    @Test func anAuthorizationErrorPausesAndDropsNothing() async throws {
        let journal = try journal(20)
        let log = Log()
        let receiver = Receiver([{ _ in (false, .unauthorized("HTTP 401")) }])
        let courier = courier(journal, receiver, log)
        await courier.run()
        #expect(await courier.state == .unauthorized("HTTP 401"))
        #expect(journal.figures.waiting == 20)
        #expect(await receiver.requests == 1)
        await receiver.answerNormally()
        await courier.run()
        #expect(await receiver.requests == 1, "only a resumed courier sends")
        await courier.resume()
        await courier.run()
        #expect(await receiver.receipt.state == .complete)
        #expect(journal.figures.waiting == 0)
    }

    /// The receiver keeps a batch and the answer is lost: it comes again, and is counted once.
    @Test func aTruncatedResponseEndsInTheSameState() async throws {
        let journal = try journal(40)
        let log = Log()
        let receiver = Receiver([{ _ in (true, .retry()) }, { _ in (true, .retry()) }, { _ in (true, .accepted) }])
        await courier(journal, receiver, log).run()
        #expect(await receiver.kept.count == 40)
        #expect(await receiver.receipt.receivedCount == 40)
        #expect(await receiver.receipt.state == .complete)
    }

    /// Three entries that the receiver never takes are found and set aside; all others arrive.
    @Test func rejectedEntriesAreFoundByHalving() async throws {
        let volume = MemoryVolume()
        let journal = try journal(64, volume)
        let log = Log()
        let bad: Set<UInt64> = [3, 40, 41]
        let receiver = Receiver([
            { batch in
                batch.contains { bad.contains($0.sequence) } ? (false, .rejected("no")) : (true, .accepted)
            }
        ])
        await courier(journal, receiver, log).run()
        #expect(try Set(aside(volume)) == bad && journal.figures.rejected == 3)
        #expect(await receiver.kept.values.count { $0.impression != nil } == 60)
        #expect(journal.figures.waiting == 0)
        #expect(await receiver.requests < 44)
        #expect(await receiver.receipt.state == .complete, "the stream declares the rejected entries")
        #expect(await receiver.receipt.lostCount == 3 && journal.figures.lost == 0)
    }

    @Test func oversizedBatchesAreHalved() async throws {
        let journal = try journal(64)
        let log = Log()
        let receiver = Receiver([{ batch in batch.count > 5 ? (false, .tooLarge) : (true, .accepted) }])
        await courier(journal, receiver, log).run()
        #expect(await receiver.order == Array(1...64))
        #expect(journal.figures.rejected == 0)
    }

    @Test func `A receiver that rejects everything pauses the delivery, and no entry is set aside`() async throws {
        let volume = MemoryVolume()
        let journal = try journal(200, volume)
        let log = Log()
        let receiver = Receiver([{ _ in (false, .rejected("HTTP 400")) }])
        let courier = courier(journal, receiver, log)
        await courier.run()
        #expect(await courier.state == .rejecting("HTTP 400"))
        #expect(try aside(volume) == [] && journal.figures.waiting == 200)
        let requests = await receiver.requests
        await courier.run()
        #expect(await receiver.requests == requests)
        await courier.resume()
        await courier.run()
        #expect(await courier.state == .rejecting("HTTP 400") && journal.figures.waiting == 200)
        await receiver.answerNormally()
        await courier.resume()
        await courier.run()
        #expect(await receiver.order == Array(1...200))
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `A receiver that rejects all of a few entries pauses the delivery`(_ count: UInt64) async throws {
        let volume = MemoryVolume()
        let journal = try journal(count, volume)
        let receiver = Receiver([{ _ in (false, .rejected("no")) }])
        let courier = courier(journal, receiver, Log(), batch: 2)
        await courier.run()
        #expect(await courier.state == .rejecting("no"))
        #expect(try aside(volume) == [] && journal.figures.waiting == Int(count))
        await receiver.answerNormally()
        await courier.resume()
        await courier.run()
        #expect(await receiver.order == Array(1...count))
    }

    /// For example, while its configuration is wrong.
    @Test func `A receiver that begins to reject everything pauses the delivery`() async throws {
        let volume = MemoryVolume()
        let journal = try journal(100, volume)
        let receiver = Receiver([{ _ in (true, .accepted) }, { _ in (false, .rejected("no")) }])
        let courier = courier(journal, receiver, Log())
        await courier.run()
        #expect(await courier.state == .rejecting("no"))
        #expect(try aside(volume) == [] && journal.figures.waiting == 84)
        await receiver.answerNormally()
        await courier.resume()
        await courier.run()
        #expect(await receiver.order == Array(1...100))
        #expect(await receiver.receipt.lostCount == 0)
    }

    @Test func `The first entries are set aside when the receiver accepts later ones`() async throws {
        let volume = MemoryVolume()
        let journal = try journal(40, volume)
        let receiver = Receiver([
            { batch in batch.contains { $0.sequence <= 19 } ? (false, .rejected()) : (true, .accepted) }
        ])
        let courier = courier(journal, receiver, Log())
        await courier.run()
        #expect(await courier.state == .idle)
        #expect(try aside(volume) == Array(1...19) && journal.figures.waiting == 0)
        #expect(await receiver.order.prefix(21) == Array(20...40)[...])
        #expect(await receiver.receipt.state == .complete)
    }

    /// The declaration of its loss would be rejected again and again.
    @Test func `A rejected declaration of a loss isn't declared lost`() async throws {
        let volume = MemoryVolume()
        let journal = try journal(9, volume)
        let receiver = Receiver([
            { batch in batch.contains { $0.sequence == 5 || $0.isLoss } ? (false, .rejected()) : (true, .accepted) }
        ])
        let courier = courier(journal, receiver, Log())
        await courier.run()
        #expect(await courier.state == .idle)
        #expect(try aside(volume) == [5, 10] && journal.figures.waiting == 0)
    }

    @Test func `Each other entry can be rejected`() async throws {
        let volume = MemoryVolume()
        let journal = try journal(100, volume)
        let receiver = Receiver([
            { batch in
                let isBad = batch.contains { $0.impression != nil && $0.sequence % 2 == 0 }
                return isBad ? (false, .rejected()) : (true, .accepted)
            }
        ])
        let courier = courier(journal, receiver, Log())
        await courier.run()
        #expect(await courier.state == .idle)
        #expect(try aside(volume) == (1...50).map { 2 * $0 } && journal.figures.waiting == 0)
        #expect(await receiver.order == (0..<50).map { 2 * $0 + 1 } + Array(101...150))
    }

    /// An entry leaves the journal only when it's in the other file.
    @Test func `A rejected entry waits for space in the file of rejected entries`() async throws {
        let volume = MemoryVolume()
        let journal = try journal(3, volume)
        volume.behavior.unwritable = "rejected"
        let receiver = Receiver([
            { batch in batch.contains { $0.sequence == 2 } ? (false, .rejected()) : (true, .accepted) }
        ])
        let log = Log()
        let courier = courier(journal, receiver, log)
        let run = Task { await courier.run() }
        while await log.pauses.count < 3 { await Task.yield() }
        #expect(await log.pauses.prefix(3) == [0.75, 1.5, 3])
        #expect(journal.figures.waiting == 2)
        volume.behavior.unwritable = nil
        await run.value
        #expect(try aside(volume) == [2] && journal.figures.waiting == 0)
        #expect(await receiver.order == [1, 3, 4])
    }

    /// In a full journal, only the entries behind the rejected one could make space for it.
    @Test func `A rejected entry without space is lost, and the others are delivered`() async throws {
        let volume = MemoryVolume()
        let journal = try Journal(volume, limit: 4_096, segmentLength: 1_024, date: 1)
        for number in 1..<UInt64(100) { journal.append([.impression(.sample(number))], date: 1) }
        let full = journal.figures
        #expect(full.lost > 0)
        let receiver = Receiver([
            { batch in batch.contains { $0.sequence == 2 } ? (false, .rejected()) : (true, .accepted) }
        ])
        let courier = courier(journal, receiver, Log())
        await courier.run()
        #expect(await courier.state == .idle)
        #expect(try aside(volume) == [] && journal.figures.waiting == 0)
        #expect(journal.figures.lost == full.lost + 1)
        #expect(await !receiver.order.contains(2))
        #expect(await receiver.receipt.state == .complete)
        #expect(await receiver.receipt.lostCount == full.lost + 1)
    }

    /// A journal that can't be read is read again after a pause.
    @Test func `A courier pauses if the journal is unreadable`() async throws {
        let volume = MemoryVolume()
        let journal = try journal(9, volume)
        volume.behavior.unreadable = "journal"
        let receiver = Receiver([])
        let log = Log()
        let courier = courier(journal, receiver, log)
        let run = Task { await courier.run() }
        while await log.pauses.count < 3 { await Task.yield() }
        let states = await log.states
        #expect(states.prefix(3) == [.waiting(failures: 1), .waiting(failures: 2), .waiting(failures: 3)])
        volume.behavior.unreadable = nil
        await run.value
        #expect(await receiver.order == Array(1...9))
    }

    @Test(arguments: [0, -7, .min, 1])
    func `A batch has at least one entry`(_ size: Int) async throws {
        let journal = try journal(4)
        let receiver = Receiver([])
        await courier(journal, receiver, Log(), batch: size).run()
        #expect(await receiver.order == [1, 2, 3, 4])
        #expect(await receiver.most == 1)
    }

    @Test(
        arguments: [
            (.nan, 0.75), (.infinity, 0.75), (-5, 0.125), (0.5, 0.625), (40, 45), (120, 135), (160, 175),
            (1e300, 86_415),
        ] as [(Double, Double)])
    func `An implausible time of the next attempt is limited`(_ after: Double, _ pause: Double) async throws {
        let journal = try journal(2)
        let receiver = Receiver([{ _ in (false, .retry(after: after)) }, { _ in (true, .accepted) }])
        let log = Log()
        await courier(journal, receiver, log).run()
        #expect(await log.pauses == [pause])
        #expect(await log.states == [.sending, .waiting(failures: 1), .idle])
    }

    @Test func `Failures are counted again after a success`() async throws {
        let volume = MemoryVolume()
        let journal = try journal(4, volume)
        volume.behavior.unreadable = "journal"
        let receiver = Receiver([
            { _ in
                volume.behavior.unreadable = "journal"
                return (true, .accepted)
            }, { _ in (true, .accepted) },
        ])
        let log = Log()
        await courier(journal, receiver, log, batch: 2, rested: { volume.behavior.unreadable = nil }).run()
        #expect(await receiver.order == [1, 2, 3, 4])
        #expect(await log.pauses == [0.75, 0.75])
        #expect(await log.states == [.waiting(failures: 1), .sending, .waiting(failures: 1), .sending, .idle])
    }

    @Test func `A canceled delivery ends after its request`() async throws {
        let journal = try journal(40)
        let log = Log()
        let receiver = Receiver([])
        let (began, begin) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        var exporter = ImpressionExporter.send { batch in
            begin.yield()
            for await _ in ended { break }
            return await receiver.receive(batch)
        }
        exporter.batchSize = 16
        let courier = Courier(
            journal, exporter, sleep: { await log.pause($0) }, jitter: { 0.5 }, notify: { await log.enter($0) })
        let run = Task { await courier.run() }
        for await _ in began { break }
        run.cancel()
        end.yield()
        await run.value
        #expect(await receiver.order.count == 16)
        #expect(await log.pauses.isEmpty)
        #expect(journal.figures.waiting == 24)
        #expect(await courier.state == .idle)
    }

    /// The receiver can't associate two installations by their request.
    @Test func `A request has the entries of one installation`() async throws {
        let journal = try journal(5)
        try journal.rotateInstallation(date: 2)
        journal.append([.impression(.sample(9))], date: 3)
        let (batches, batch) = AsyncStream.makeStream(of: [LedgerEntry].self)
        let courier = Courier(
            journal,
            .send {
                batch.yield($0)
                return .accepted
            }, sleep: { _ in }, jitter: { 0 }, notify: { _ in })
        await courier.run()
        batch.finish()
        var counts: [Int] = []
        for await entries in batches {
            counts.append(entries.count)
            #expect(Set(entries.map(\.installation)).count == 1)
        }
        #expect(counts == [6, 2])
    }

    // MARK: Files

    private func temporary() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "impressions-\(UUID()).json")
    }

    /// A process that was killed during a write leaves a part of a line, of any length.
    @Test(arguments: [0, 1, 5_000, 70_000])
    func `The file exporter removes a part of a line`(_ length: Int) async throws {
        let url = temporary()
        defer { try? FileManager.default.removeItem(at: url) }
        let entries = try journal(4).entries(count: 9).entries
        let exporter = ImpressionExporter.file(url)
        #expect(await exporter.send(Array(entries.prefix(2))) == .accepted)
        let file = try FileHandle(forWritingTo: url)
        try file.seekToEnd()
        try file.write(contentsOf: Data(repeating: UInt8(ascii: "{"), count: length))
        try file.close()
        #expect(await exporter.send(Array(entries.dropFirst(2))) == .accepted)
        let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 4)
        for (line, entry) in zip(lines, entries) { #expect(line == OpenTelemetry.logs([entry])) }
    }

    @Test func `The file exporter tries again if it cannot write`() async throws {
        let entries = try journal(2).entries(count: 9).entries
        #expect(await ImpressionExporter.file(URL(filePath: "/dev/null/impressions")).send(entries) == .retry())
    }

    // MARK: Answers

    @Test func responsesFollowTheProtocol() {
        func outcome(_ status: Int, _ headers: [String: String] = [:], _ body: String = "") -> Delivery {
            ImpressionExporter.outcome(
                .init(status: status, headers: headers, body: Data(body.utf8)),
                now: Date(timeIntervalSince1970: 784_111_777))
        }
        #expect(outcome(200) == .accepted && outcome(200, [:], "{}") == .accepted)
        #expect(outcome(200, [:], #"{"partialSuccess":{"errorMessage":"slow"}}"#) == .accepted)
        #expect(
            outcome(200, [:], #"{"partialSuccess":{"rejectedLogRecords":"3","errorMessage":"bad"}}"#)
                == .rejected("bad"))
        #expect(outcome(200, [:], #"{"partialSucc"#) == .retry(), "cut off")
        for status in [429, 502, 503, 504] { #expect(outcome(status, ["retry-after": "7"]) == .retry(after: 7)) }
        #expect(outcome(503, ["retry-after": "Sun, 06 Nov 1994 08:50:37 GMT"]) == .retry(after: 60))
        #expect(outcome(503, ["retry-after": "soon"]) == .retry())
        for status in [401, 403] { #expect(outcome(status) == .unauthorized("HTTP \(status)")) }
        #expect(outcome(413) == .tooLarge && outcome(400) == .rejected("HTTP 400"))
        for status in [404, 500, 301, 302, 307, 201, 202, 204] { #expect(outcome(status) == .retry(), "\(status)") }
        #expect(outcome(200, [:], #"{"partialSuccess":{}}"#) == .accepted)
        #expect(outcome(200, [:], #"{"partialSuccess":{"later":1},"latest":[]}"#) == .accepted)
        #expect(outcome(200, [:], #"{"partialSuccess":null}"#) == .accepted)
        // Responses of other servers, such as the page of a network that requires a login.
        for body in [
            #"{"status":"ok"}"#, "[]", "<html></html>", #"{"partialSuccess":1}"#,
        ] {
            #expect(outcome(200, [:], body) == .retry(), "\(body)")
        }
        // Whether entries were rejected isn't known.
        for count in ["\"all\"", "\"1e3\"", "1.5", "-1", "[1]", "{}", "99999999999999999999"] {
            let body = #"{"partialSuccess":{"rejectedLogRecords":\#(count)}}"#
            #expect(outcome(200, [:], body) == .retry(), "\(body)")
        }
        for count in ["null", "0", "\"0\""] {
            #expect(outcome(200, [:], #"{"partialSuccess":{"rejectedLogRecords":\#(count)}}"#) == .accepted, "\(count)")
        }
    }

    @Test func `A program names itself in its resource`() throws {
        let entries = try journal(2).entries(count: 9).entries
        let data = OpenTelemetry.logs(entries, resource: ["service.name": "shop", "service.version": "2.1"])
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let resource = try #require((object["resourceLogs"] as? [[String: Any]])?.first?["resource"] as? [String: Any])
        let attributes = try #require(resource["attributes"] as? [[String: Any]])
        let named = Dictionary(
            uniqueKeysWithValues: attributes.map {
                ($0["key"] as! String, ($0["value"] as! [String: Any])["stringValue"] as! String)
            })
        #expect(
            named == [
                "service.name": "shop", "service.version": "2.1", "service.instance.id": entries[0].stream.description,
                "app.installation.id": entries[0].installation.description,
            ])
    }

    /// A receiver in Swift reads the entries that a recorder sent.
    @Test func `Entries can be decoded from their logs`() throws {
        let volume = MemoryVolume()
        let journal = try journal(4, volume)
        volume.failure = .medium
        journal.append([.impression(.sample(5))], date: 1)
        volume.failure = nil
        journal.append([.impression(.sample(6, .viewable))], date: 1.5)
        try journal.rotateInstallation(date: 2)
        _ = try Journal(volume, date: 3)
        let again = try Journal(volume, date: 4)
        var count = 0
        var cursor: Journal.Cursor?
        while case let batch = try again.entries(after: cursor, count: 9), let end = batch.ends.last {
            cursor = end
            let object = try JSONSerialization.jsonObject(with: OpenTelemetry.logs(batch.entries)) as? [String: Any]
            var read: [LedgerEntry] = []
            for logs in try #require(object?["resourceLogs"] as? [[String: Any]]) {
                let resource = try #require((logs["resource"] as? [String: Any])?["attributes"] as? [[String: Any]])
                for log in (logs["scopeLogs"] as! [[String: Any]]).flatMap({ $0["logRecords"] as! [[String: Any]] }) {
                    let pairs = (resource + (log["attributes"] as! [[String: Any]])).map { attribute in
                        let value = (attribute["value"] as! [String: Any]).first!
                        let text = value.key == "boolValue" ? "\(value.value as! Bool)" : "\(value.value)"
                        return (attribute["key"] as! String, text)
                    }
                    func seconds(_ name: String) -> Double { Double(UInt64(log[name] as! String)! / 1_000) / 1e6 }
                    let entry = LedgerEntry(
                        eventName: log["eventName"] as! String, date: seconds("observedTimeUnixNano"),
                        start: seconds("timeUnixNano"),
                        attributes: Dictionary(pairs) { $1 })
                    read.append(try #require(entry))
                }
            }
            for (copy, entry) in zip(read, batch.entries) { #expect(copy == entry) }
            #expect(read.count == batch.entries.count)
            count += read.count
        }
        #expect(count == 11)
    }

    @Test func logsMatchTheSchema() throws {
        let journal = try journal(3)
        let object = try #require(
            try JSONSerialization.jsonObject(with: OpenTelemetry.logs(journal.entries(count: 9).entries))
                as? [String: Any])
        let resource = try #require((object["resourceLogs"] as? [[String: Any]])?.first)
        let records = try #require(
            (resource["scopeLogs"] as? [[String: Any]])?.first?["logRecords"] as? [[String: Any]])
        #expect(records.count == 3 && records[1]["eventName"] as? String == "scrollwork.impression")
        #expect(records[1]["timeUnixNano"] as? String == "1800000000250000000")
        let attributes = try #require(records[1]["attributes"] as? [[String: Any]])
        let named = Dictionary(
            uniqueKeysWithValues: attributes.map { ($0["key"] as! String, $0["value"] as! [String: Any]) })
        #expect(named["impression.placement"]?["stringValue"] as? String == "feed \"1\"\n")
        #expect(named["stream.sequence"]?["intValue"] as? String == "2")
        #expect((named["log.record.uid"]?["stringValue"] as? String)?.count == 32)
    }
}
