import ImpressionLedger

/// A picture of one area in continuous time: the visible share as lines between points, and what a display made of it.
struct Screen {
    /// Seconds and shares, in order; between two of them the share changes evenly.
    var points: [(time: Double, share: Double)]

    /// The share at a time. `place` is the point before it, as far as that is known from an earlier time.
    func share(at time: Double, from place: inout Int) -> Double {
        while place + 1 < points.count, points[place + 1].time <= time { place += 1 }
        let a = points[place]
        guard place + 1 < points.count else { return a.share }
        let b = points[place + 1]
        return a.share + (b.share - a.share) * (time - a.time) / (b.time - a.time)
    }

    /// The stretches in which at least a part was visible. A display that shows no frame for longer than 100 ms keeps
    /// the one before.
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

/// Random numbers that are the same in every run.
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
