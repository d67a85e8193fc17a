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
        var pauses: [Double] = [], states: [Courier.State] = [], aside: [LedgerEntry] = []
        func pause(_ seconds: Double) { pauses.append(seconds) }
        func enter(_ state: Courier.State) { states.append(state) }
        func put(_ entry: LedgerEntry) { aside.append(entry) }
    }

    private func journal(_ count: UInt64, segment: Int = 16_384) throws -> Journal {
        let journal = try Journal(MemoryVolume(), segmentLength: segment, date: 1)
        for number in 1..<count { journal.append([.impression(.sample(number))], date: 1) }
        return journal
    }

    private func courier(_ journal: Journal, _ receiver: Receiver, _ log: Log, batch: Int = 16) -> Courier {
        var exporter = ImpressionExporter.send { await receiver.receive($0) }
        exporter.batchSize = batch
        return Courier(
            journal, exporter, aside: { entry, _ in await log.put(entry) }, sleep: { await log.pause($0) },
            jitter: { 0.5 },
            notify: { await log.enter($0) })
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
    @Test func aReceiverThatIsDownForAnHourGetsEverything() async throws {
        let journal = try journal(50)
        let log = Log()
        let receiver = Receiver([{ _ in (false, .retry()) }])
        let courier = courier(journal, receiver, log)
        let run = Task { await courier.run() }
        while await log.pauses.reduce(0, +) < 3_600 { await Task.yield() }
        await receiver.answerNormally()
        await run.value
        #expect(await receiver.receipt.state == .complete)
        #expect(await receiver.receipt.receivedCount == 50)
        let pauses = await log.pauses
        #expect(pauses.prefix(4) == [0.75, 1.5, 3, 6] && pauses.max()! <= 300 && pauses.count < 60)
    }

    @Test func aReceiverSaysWhenToComeBack() async throws {
        let journal = try journal(5)
        let log = Log()
        let receiver = Receiver([{ _ in (false, .retry(after: 120)) }, { _ in (true, .accepted) }])
        await courier(journal, receiver, log).run()
        let pauses = await log.pauses
        #expect(pauses.count == 1 && pauses[0] >= 120 && pauses[0] <= 150)
    }

    @Test func anErrorOfAuthorisationPausesAndDropsNothing() async throws {
        let journal = try journal(20)
        let log = Log()
        let receiver = Receiver([{ _ in (false, .unauthorized("HTTP 401")) }])
        let courier = courier(journal, receiver, log)
        await courier.run()
        #expect(await courier.state == .unauthorized("HTTP 401"))
        #expect(journal.figures.waiting == 20)
        #expect(await receiver.requests == 1)
        await receiver.answerNormally()
        await courier.resume()
        #expect(await receiver.receipt.state == .complete)
        #expect(journal.figures.waiting == 0)
    }

    /// The receiver keeps a batch and the answer is lost: it comes again, and is counted once.
    @Test func anAnswerThatIsCutOffEndsInTheSameState() async throws {
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
        let journal = try journal(64)
        let log = Log()
        let bad: Set<UInt64> = [3, 40, 41]
        let receiver = Receiver([
            { batch in
                batch.contains { bad.contains($0.sequence) } ? (false, .rejected("no")) : (true, .accepted)
            }
        ])
        await courier(journal, receiver, log).run()
        #expect(await Set(log.aside.map(\.sequence)) == bad)
        #expect(await receiver.kept.count == 61)
        #expect(journal.figures.waiting == 0)
        #expect(await receiver.requests < 40)
    }

    @Test func batchesThatAreTooLongAreHalved() async throws {
        let journal = try journal(64)
        let log = Log()
        let receiver = Receiver([{ batch in batch.count > 5 ? (false, .tooLarge) : (true, .accepted) }])
        await courier(journal, receiver, log).run()
        #expect(await receiver.order == Array(1...64))
        #expect(await log.aside.isEmpty)
    }

    // MARK: Answers

    @Test func answersMeanWhatTheProtocolSays() {
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
        for status in [404, 500, 301] { #expect(outcome(status) == .retry(), "\(status)") }
    }

    @Test func logsAreWhatTheSchemaAsksFor() throws {
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
