/// How long the pages of a carousel are along its axis, by slot: the places of an endless row, counted from slot 0 both ways.
///
/// In a loop the lengths repeat with every turn. Positions are points from the leading edge of slot 0.
package struct PageExtents: Equatable, Sendable {
    private enum Lengths: Equatable, Sendable {
        case uniform(Double)
        /// Where each index begins, counted from index 0, and where the turn ends.
        case measured([Double])
    }

    private let lengths: Lengths
    /// Points between two pages.
    package let spacing: Double
    /// The index that slot 0 shows.
    private let origin: Int

    /// Pages of one length; one that is not finite or less than a point counts as a point.
    package init(uniform length: Double, spacing: Double) {
        lengths = .uniform(Self.usable(length))
        self.spacing = Self.usableSpacing(spacing)
        origin = 0
    }

    /// Pages of different lengths, in the order of their indices; there must be one at least.
    package init(lengths: [Double], spacing: Double, origin: Int) {
        self.spacing = Self.usableSpacing(spacing)
        self.origin = origin
        var starts = [0.0]
        starts.reserveCapacity(lengths.count + 1)
        for length in lengths { starts.append(starts[starts.count - 1] + Self.usable(length) + self.spacing) }
        self.lengths = lengths.isEmpty ? .uniform(1) : .measured(starts)
    }

    private static func usable(_ length: Double) -> Double { length.isFinite ? max(length, 1) : 1 }

    private static func usableSpacing(_ spacing: Double) -> Double { spacing.isFinite ? max(spacing, 0) : 0 }

    /// The leading edge of a slot.
    package func start(of slot: Int) -> Double {
        switch lengths {
        case .uniform(let length): return Double(slot) * (length + spacing)
        case .measured(let starts): return Self.sum(slot + origin, starts) - Self.sum(origin, starts)
        }
    }

    package func length(of slot: Int) -> Double {
        switch lengths {
        case .uniform(let length): return length
        case .measured(let starts):
            let index = Self.split(slot + origin, starts.count - 1).index
            return starts[index + 1] - starts[index] - spacing
        }
    }

    /// The slot that covers a position with its page and the spacing after it, and how much of that lies before the position.
    package func place(at position: Double) -> (slot: Int, part: Double) {
        switch lengths {
        case .uniform(let length):
            let exact = Self.bounded(position / (length + spacing))
            let slot = exact.rounded(.down)
            return (Int(slot), exact - slot)
        case .measured(let starts):
            let count = starts.count - 1, period = starts[count]
            let sought = position + Self.sum(origin, starts)
            let turn = Self.bounded((sought / period).rounded(.down))
            let rest = min(max(sought - turn * period, 0), period)
            var low = 0, high = count - 1
            while low < high {
                let middle = (low + high + 1) / 2
                if starts[middle] <= rest { low = middle } else { high = middle - 1 }
            }
            let part = (rest - starts[low]) / (starts[low + 1] - starts[low])
            return (Int(turn) * count + low - origin, min(max(part, 0), 1))
        }
    }

    /// Far from what would overflow an integer.
    private static func bounded(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e12), 1e12) : 0 }

    private static func split(_ index: Int, _ count: Int) -> (turn: Int, index: Int) {
        let rest = index % count
        return rest < 0 ? (index / count - 1, rest + count) : (index / count, rest)
    }

    private static func sum(_ index: Int, _ starts: [Double]) -> Double {
        let (turn, rest) = split(index, starts.count - 1)
        return Double(turn) * starts[starts.count - 1] + starts[rest]
    }
}
