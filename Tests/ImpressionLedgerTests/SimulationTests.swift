import ImpressionLedger
import Testing

/// Compares measured exposures with thousands of exactly known ones.
@Suite struct SimulationTests {
    /// A disturbance of the frames or the clocks.
    enum Trouble: CaseIterable { case none, jitter, droppedFrames, hangs, clockJumps, sleeps }

    private struct Outcome {
        var truths = 0, missed = 0, mistaken = 0, undecidable = 0
        var worstDuration = 0.0, worstStart = 0.0
        var jumpsNoticed = true
    }

    /// Returns rests and movements like those of a view in a feed.
    private func screen(_ generator: inout SeededGenerator) -> Screen {
        var time = 0.0
        var share = Double.random(in: 0...1, using: &generator)
        var points = [(time: time, share: share)]
        while time < 60 {
            let rest = Double.random(in: 0.05...2.5, using: &generator)
            time += rest
            points.append((time, share))
            time += Double.random(in: 0.12...0.9, using: &generator)
            share = [0, 1, Double.random(in: 0...1, using: &generator)].randomElement(using: &generator)!
            points.append((time, share))
        }
        return Screen(points: points)
    }

    private func frames(_ rate: Double, _ trouble: Trouble, _ generator: inout SeededGenerator) -> [Double] {
        var frames = [0.0]
        var time = 0.0
        while time < 60 {
            var step = 1 / rate
            switch trouble {
            case .jitter: step *= Double.random(in: 0.5...1.5, using: &generator)
            case .droppedFrames:
                if Int.random(in: 0..<10, using: &generator) == 0 {
                    step *= Double(Int.random(in: 2...4, using: &generator))
                }
            case .hangs:
                if Int.random(in: 0..<200, using: &generator) == 0 {
                    step = Double.random(in: 0.25...2, using: &generator)
                }
            case .none, .clockJumps, .sleeps: break
            }
            time += step
            frames.append(time)
        }
        return frames
    }

    private func run(_ rate: Double, _ trouble: Trouble, seed: UInt64, truths: Int) -> Outcome {
        var generator = SeededGenerator(seed)
        var outcome = Outcome()
        while outcome.truths < truths {
            let screen = screen(&generator)
            let frames = frames(rate, trouble, &generator)
            var rule = ImpressionRule.display
            if Bool.random(using: &generator) { rule = ImpressionRule(area: 0.5, duration: .seconds(2)) }
            var meter = ImpressionMeter(rule: rule)
            var counted: [Exposure] = []
            var ended: [Exposure] = []
            // The wall clock jumps and the machine sleeps, but the meter receives neither.
            var wallShift = 0.0
            var slept = 0.0
            var jumps = 0
            var watch = WallWatch(ClockReading(awake: 0, elapsed: 0, wall: 1_800_000_000))
            var before: Double?
            var shown = -1.0
            var place = 0
            for time in frames {
                if trouble == .clockJumps, Int.random(in: 0..<500, using: &generator) == 0 {
                    wallShift += Bool.random(using: &generator) ? 3_600 : -3_600
                    jumps += 1
                }
                if trouble == .sleeps, Int.random(in: 0..<500, using: &generator) == 0 {
                    slept += Double.random(in: 60...36_000, using: &generator)
                }
                if trouble == .clockJumps || trouble == .sleeps {
                    watch.read(
                        ClockReading(awake: time, elapsed: time + slept, wall: 1_800_000_000 + time + slept + wallShift)
                    )
                }
                let share = screen.share(at: time, from: &place)
                defer { before = time }
                // As in an app, the meter advances at changes and at its deadlines.
                var events: [ImpressionMeter.Event] = []
                if share != shown {
                    shown = share
                    events = meter.advance(
                        to: time, AreaSample(lost: Losses(.clipped, 1 - share)), previousTime: before)
                } else if let deadline = meter.deadline, deadline <= time {
                    events = meter.advance(to: time)
                }
                for event in events {
                    switch event {
                    case .viewable(let exposure): counted.append(exposure)
                    case .closed(let exposure, _): ended.append(exposure)
                    }
                }
            }
            _ = meter.advance(to: frames.last!)
            if let open = meter.open { ended.append(open) }
            outcome.jumpsNoticed = outcome.jumpsNoticed && watch.jumps == jumps
            // A measurement can't detect a change that reverses between two frames.
            let frame = zip(frames, frames.dropFirst()).map { $1 - $0 <= 0.1 ? $1 - $0 : 0 }.max()! + 1e-6
            let needed = rule.duration / .seconds(1)
            let stretches = screen.stretches(atLeast: 0.5, frames: frames)
            for stretch in stretches where stretch.end - stretch.start >= needed - frame {
                let length = stretch.end - stretch.start
                if length < needed + frame {
                    outcome.undecidable += 1
                    continue
                }
                outcome.truths += 1
                let found = counted.first { abs($0.start - stretch.start) <= frame }
                if found == nil { outcome.missed += 1 }
                if let whole = ended.first(where: { abs($0.start - stretch.start) <= frame }) {
                    outcome.worstStart = max(outcome.worstStart, abs(whole.start - stretch.start))
                    outcome.worstDuration = max(outcome.worstDuration, abs(whole.duration - length))
                }
            }
            outcome.mistaken +=
                counted.filter { exposure in
                    !stretches.contains {
                        $0.end - $0.start >= needed - frame && abs($0.start - exposure.start) <= frame
                    }
                }.count
        }
        return outcome
    }

    /// 12 combinations with at least 496 true impressions each: the meter misses none and adds none.
    @Test(arguments: [24.0, 60], Trouble.allCases)
    func exactlyTheImpressionsAreCounted(_ rate: Double, _ trouble: Trouble) {
        let outcome = run(
            rate, trouble, seed: UInt64(rate) &* 31 &+ UInt64(Trouble.allCases.firstIndex(of: trouble)!), truths: 496)
        #expect(outcome.truths >= 496 && outcome.missed == 0 && outcome.mistaken == 0, "\(outcome)")
        #expect(outcome.undecidable < outcome.truths / 5, "\(outcome)")
        #expect(outcome.jumpsNoticed)
        // Each of the two crossings is off by at most one frame.
        let frame = trouble == .droppedFrames ? 0.1 : 1.5 / rate
        #expect(outcome.worstStart <= frame && outcome.worstDuration <= 2 * frame, "\(outcome)")
    }
}
