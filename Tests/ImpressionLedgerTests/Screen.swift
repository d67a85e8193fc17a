import ImpressionLedger

/// The visible share of one area in continuous time, as a line through points.
struct Screen {
    /// Times in seconds and shares, in order. The share changes linearly between two points.
    var points: [(time: Double, share: Double)]

    /// Returns the share at a time, and advances `place` to the last point at or before it.
    func share(at time: Double, from place: inout Int) -> Double {
        while place + 1 < points.count, points[place + 1].time <= time { place += 1 }
        let a = points[place]
        guard place + 1 < points.count else { return a.share }
        let b = points[place + 1]
        return a.share + (b.share - a.share) * (time - a.time) / (b.time - a.time)
    }

    /// Returns the intervals in which at least the given share was visible. If a display shows no frame for more than
    /// 100 ms, the previous frame stays visible.
    func stretches(atLeast area: Double, frames: [Double]) -> [(start: Double, end: Double)] {
        var shown: [(time: Double, share: Double)] = []
        var place = 0
        for index in frames.indices.dropLast() {
            let a = frames[index]
            let b = frames[index + 1]
            let share = share(at: a, from: &place)
            shown.append((a, share))
            if b - a > 0.1 {
                shown.append((b, share))
            } else {
                var next = place + 1
                while next < points.count, points[next].time < b {
                    shown.append(points[next])
                    next += 1
                }
            }
        }
        shown.append((frames.last!, share(at: frames.last!, from: &place)))
        var result: [(start: Double, end: Double)] = []
        var start: Double?
        if shown[0].share >= area { start = shown[0].time }
        for (a, b) in zip(shown, shown.dropFirst()) where (a.share >= area) != (b.share >= area) {
            let moment =
                a.share == b.share ? b.time : a.time + (b.time - a.time) * (area - a.share) / (b.share - a.share)
            if let begun = start {
                result.append((begun, moment))
                start = nil
            } else {
                start = moment
            }
        }
        if let start { result.append((start, shown.last!.time)) }
        return result
    }
}

/// A generator that produces the same sequence in every run.
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
