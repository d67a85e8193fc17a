/// Elementary functions in plain Swift, for targets without a C mathematics library.
///
/// Each function reduces its argument to a small interval and sums a series there. The relative error is a few units in
/// the last place (for `sine` and `cosine`, with arguments up to about ten million).
///
/// Loops use integers, and rounding is to even, because strides of `Double` and `rounded()` call the library that is
/// missing.
enum PortableMathematics {
    // ln 2 and π/2 are split into parts. The leading parts have so few bits that their multiples are exact.
    private static let ln2Head = 0x1.62e42fefa2p-1
    private static let ln2Tail = 0x1.9ef35793c7673p-41
    private static let halfPiHead = 0x1.921fb54p+0
    private static let halfPiMiddle = 0x1.10b46118p-30
    private static let halfPiTail = 0x1.313198a2e037p-61

    static func exponential(_ x: Double) -> Double {
        if x != x { return x }
        if x > 709.8 { return .infinity }
        if x < -745.2 { return 0 }
        // e^x = 2^n · e^r with |r| ≤ ln 2 / 2.
        let n = (x * 1.4426950408889634).rounded(.toNearestOrEven)
        let r = (x - n * ln2Head) - n * ln2Tail
        var sum = 1.0
        for k in 0..<14 { sum = 1 + sum * r / Double(14 - k) }
        // Two steps, because 2^n alone can be outside the normal range at both ends.
        let half = (n * 0.5).rounded(.down)
        return sum * powerOfTwo(Int(half)) * powerOfTwo(Int(n - half))
    }

    static func naturalLogarithm(_ x: Double) -> Double {
        if x != x || x < 0 { return .nan }
        if x == 0 { return -.infinity }
        if x == .infinity { return x }
        var exponent = Int(x.exponent)
        var m = x.significand
        if m > 1.4142135623730951 {
            m *= 0.5
            exponent += 1
        }
        // ln m = 2 artanh s, s = (m − 1)/(m + 1), |s| < 0.172.
        let s = (m - 1) / (m + 1)
        let square = s * s
        var sum = 0.0
        for k in 0..<11 { sum = (sum + 1 / Double(23 - 2 * k)) * square }
        let n = Double(exponent)
        return n * ln2Head + (2 * (s + s * sum) + n * ln2Tail)
    }

    static func sine(_ x: Double) -> Double { circular(x, quarterTurns: 0) }
    static func cosine(_ x: Double) -> Double { circular(x, quarterTurns: 1) }

    /// Returns sin(x + quarterTurns · π/2).
    private static func circular(_ x: Double, quarterTurns: Double) -> Double {
        guard x.isFinite else { return .nan }
        let n = (x * 0.6366197723675814).rounded(.toNearestOrEven)
        let r = ((x - n * halfPiHead) - n * halfPiMiddle) - n * halfPiTail
        let turns = n + quarterTurns
        let square = r * r
        switch turns - 4 * (turns * 0.25).rounded(.down) {
        case 1: return cosineSeries(square)
        case 2: return -sineSeries(r, square)
        case 3: return -cosineSeries(square)
        default: return sineSeries(r, square)
        }
    }

    private static func sineSeries(_ r: Double, _ square: Double) -> Double {
        var sum = 1.0
        for k in 0..<9 { sum = 1 - sum * square / Double((18 - 2 * k) * (19 - 2 * k)) }
        return r * sum
    }

    private static func cosineSeries(_ square: Double) -> Double {
        var sum = 1.0
        for k in 0..<9 { sum = 1 - sum * square / Double((17 - 2 * k) * (18 - 2 * k)) }
        return sum
    }

    private static func powerOfTwo(_ exponent: Int) -> Double {
        Double(sign: .plus, exponent: exponent, significand: 1)
    }
}
