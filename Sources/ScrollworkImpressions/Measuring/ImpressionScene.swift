import ImpressionLedger
import Observation
import Scrollwork
import SwiftUI

/// Measures the areas of a window.
///
/// - Complexity: O(*n*) for *n* changed areas in a frame, independent of the total number of areas.
@MainActor
final class ImpressionScene {
    /// An open exposure.
    private struct Opening {
        let id: ImpressionID
        let start: Double
        let jumps: Int
        let subject: ImpressionSubject
    }

    let recorder: ImpressionRecorder
    /// Fires when an exposure becomes viewable.
    let timer = VisibilityTimer()
    /// Fires when the state of the open impressions is stored.
    let checkpoints = VisibilityTimer(changesViews: false)
    private var book = MeterBook<Int>()
    private var rules: [Int: ImpressionRule] = [:]
    private var openings: [Int: Opening] = [:]
    /// The keys of open impressions that are viewable.
    private var viewable: Set<Int> = []
    private var areas: [ObjectIdentifier: ImpressionArea] = [:]
    private var wall: WallWatch?
    private var nextKey = 0

    /// The interval between two checkpoints, in seconds. If the last checkpoint is damaged, the previous one is at most
    /// two intervals old.
    static let checkpointInterval = 0.5

    /// The maximum length of a text in a record, in bytes of UTF-8. Longer text is cut.
    static let longestText = 4_096

    nonisolated init(_ recorder: ImpressionRecorder) { self.recorder = recorder }

    /// Starts measuring when the window appears.
    func begin() {
        recorder.add(self)
        timer.action = { [weak self] in self?.fire($0) }
        checkpoints.action = { [weak self] in self?.checkpoint($0) }
        guard recorder.isMeasuring else { return }
        for area in areas.values { area.restart(in: self) }
    }

    /// Ends the open impressions when the window disappears or gets another recorder.
    func end() {
        for area in areas.values.sorted(by: { ($0.keys.first ?? 0) < ($1.keys.first ?? 0) }) { area.leave() }
        recorder.remove(self)
        recorder.checkpoint()
    }

    /// Measures up to the current time.
    func catchUp() { if let now { catchUp(to: now) } }

    /// The ends of the open impressions, for an unknown reason, as of the last measured time.
    var endingRecords: [ImpressionRecord] {
        openRecords.map { record in
            var record = record
            record.revision = .closed
            return record
        }
    }

    /// Discards all measurements.
    func forget() {
        book = MeterBook()
        rules = [:]
        openings = [:]
        viewable = []
        timer.moment = nil
        checkpoints.moment = nil
        for area in areas.values { area.keys = [] }
    }

    // MARK: Areas

    func add(_ area: ImpressionArea) { areas[ObjectIdentifier(area)] = area }

    func remove(_ area: ImpressionArea) {
        area.keys = []
        areas[ObjectIdentifier(area)] = nil
    }

    /// Creates a meter for each rule, and returns the keys. The same rule twice would count twice. A meter with a
    /// cumulative rule continues where the last one of the same subject ended.
    func makeKeys(_ rules: [ImpressionRule], for subject: ImpressionSubject) -> [Int] {
        guard recorder.isMeasuring else { return [] }
        var known: Set<ImpressionRule> = []
        return rules.filter { known.insert($0).inserted }.map { rule in
            nextKey += 1
            book[nextKey] = ImpressionMeter(rule: rule, collected: recorder.collected.take(subject, rule))
            self.rules[nextKey] = rule
            return nextKey
        }
    }

    /// Removes meters whose exposures ended.
    func drop(_ keys: [Int], of subject: ImpressionSubject) {
        for key in keys {
            if let meter = book[key] { recorder.collected.keep(meter.collected, subject, meter.rule) }
            book[key] = nil
            rules[key] = nil
            openings[key] = nil
            viewable.remove(key)
        }
    }

    func rule(of key: Int) -> ImpressionRule? { rules[key] }

    var now: ClockReading? { timer.now }

    /// Handles a change of the visible part of an area.
    func change(
        _ key: Int, _ subject: ImpressionSubject, to clock: ClockReading, _ sample: AreaSample, previousTime: Double?,
        isStep: Bool
    ) {
        read(clock)
        guard let events = book.change(key, to: clock.awake, sample, previousTime: previousTime, isStep: isStep) else {
            return
        }
        let records = take(events, key, subject)
        if let open = book[key]?.open, openings[key] == nil { openings[key] = opening(open, subject) }
        recorder.record(records)
        schedule()
    }

    private func opening(_ exposure: Exposure, _ subject: ImpressionSubject) -> Opening {
        Opening(id: .random(), start: wall?.date(of: exposure.start) ?? 0, jumps: wall?.jumps ?? 0, subject: subject)
    }

    /// Returns the records of events. Actions of the recorder can change the measurements, so the records are stored
    /// after all measurements of a moment.
    private func take(_ events: [ImpressionMeter.Event], _ key: Int, _ subject: ImpressionSubject) -> [ImpressionRecord]
    {
        events.compactMap { event in
            switch event {
            case .viewable(let exposure):
                let opening = openings[key] ?? opening(exposure, subject)
                openings[key] = opening
                viewable.insert(key)
                return record(opening, .viewable, key, exposure, nil)
            case .closed(let exposure, let reason):
                guard let opening = openings.removeValue(forKey: key), viewable.remove(key) != nil else { return nil }
                return record(opening, .closed, key, exposure, reason)
            }
        }
    }

    private func record(
        _ opening: Opening, _ revision: ImpressionRecord.Revision, _ key: Int, _ exposure: Exposure, _ end: LossReason?
    ) -> ImpressionRecord {
        ImpressionRecord(
            id: opening.id, revision: revision, launch: recorder.launch,
            subject: opening.subject.subject.cut(to: Self.longestText),
            placement: opening.subject.placement.cut(to: Self.longestText),
            rule: (rules[key]?.name ?? "").cut(to: Self.longestText), start: opening.start,
            clockJumped: (wall?.jumps ?? 0) != opening.jumps, exposure: exposure, end: end)
    }

    /// The open impressions, as of the last measured frame.
    var openRecords: [ImpressionRecord] {
        viewable.sorted().compactMap { key in
            guard let opening = openings[key], let exposure = book[key]?.open else { return nil }
            return record(opening, .viewable, key, exposure, nil)
        }
    }

    // MARK: Time

    private func read(_ clock: ClockReading) {
        if wall == nil { wall = WallWatch(clock) }
        wall!.read(clock)
    }

    /// Returns the records of the exposures that become viewable until a time.
    private func advance(to clock: ClockReading) -> [ImpressionRecord] {
        read(clock)
        var records: [ImpressionRecord] = []
        book.advance(to: clock.awake) { key, events in
            if let subject = openings[key]?.subject { records += take(events, key, subject) }
        }
        return records
    }

    private func catchUp(to clock: ClockReading) {
        recorder.record(advance(to: clock))
        for key in viewable { _ = book.advance(key, to: clock.awake) }
    }

    private func fire(_ clock: ClockReading) {
        recorder.record(advance(to: clock))
        schedule()
    }

    private func checkpoint(_ clock: ClockReading) {
        catchUp(to: clock)
        recorder.checkpoint()
        schedule()
    }

    private func schedule() {
        if viewable.isEmpty {
            checkpoints.moment = nil
        } else if checkpoints.moment == nil, let now = checkpoints.now {
            checkpoints.moment = now.awake + Self.checkpointInterval
        }
        let moment = book.nextDeadline()
        if timer.moment != moment { timer.moment = moment }
    }
}

/// The subject and the placement of an impression.
struct ImpressionSubject: Hashable {
    let subject: String
    let placement: String
}
