/// The lengths of pages that fit their content, by index. Pages that aren't measured yet have the average length of the
/// measured pages.
///
/// - Complexity: With *m* measured pages, a query is O(log *m*), and a measurement is O(*m*). It doesn't depend on the
///   number of all pages.
package struct PageLengths: Equatable, Sendable {
    /// The length of a page before the first measurement, as a fraction of the carousel. The neighbors of such a page
    /// are partly visible.
    static let usualFraction = 0.8

    package let count: Int
    /// The length of a page before the first measurement, in points.
    private let usual: Double
    /// The indices of the measured pages, in ascending order.
    private var seen: [Int] = []
    /// The prefix sums of their lengths.
    private var sums = [0.0]

    /// Creates lengths without measurements. A length that isn't finite, or is below 1 point, is treated as 1 point.
    package init(count: Int, usual: Double) {
        self.count = max(count, 1)
        self.usual = Self.usable(usual)
    }

    /// The length of the longest page, as far as known.
    ///
    /// - Complexity: O(*m*), where *m* is the number of measured pages.
    var longest: Double {
        var longest = mean
        for place in seen.indices { longest = max(longest, sums[place + 1] - sums[place]) }
        return longest
    }

    static func usable(_ length: Double) -> Double { length.isFinite ? max(length, 1) : 1 }

    private var mean: Double { seen.isEmpty ? usual : sums[seen.count] / Double(seen.count) }

    /// Returns the number of measured pages before an index.
    private func known(before index: Int) -> Int {
        var low = 0, high = seen.count
        while low < high {
            let middle = (low + high) / 2
            if seen[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    package mutating func learn(_ length: Double, at index: Int) {
        guard (0..<count).contains(index) else { return }
        let place = known(before: index), length = Self.usable(length)
        let isKnown = place < seen.count && seen[place] == index
        let change = isKnown ? length - (sums[place + 1] - sums[place]) : length
        // Ignores rounding differences of the sums.
        if isKnown, abs(change) < Tolerance.sum { return }
        if !isKnown {
            seen.insert(index, at: place)
            sums.insert(sums[place], at: place)
        }
        for later in place + 1..<sums.count { sums[later] += change }
    }

    package func length(at index: Int) -> Double {
        let place = known(before: index)
        return place < seen.count && seen[place] == index ? sums[place + 1] - sums[place] : mean
    }

    /// Returns the start of a page, as a distance from the start of the first page. For `count`, it is the end of a
    /// turn of a loop.
    func start(of index: Int, spacing: Double) -> Double {
        let place = known(before: index)
        return sums[place] + Double(index - place) * mean + Double(index) * spacing
    }

    /// Returns the page that covers a position with its length and the following spacing.
    func index(at place: Double, spacing: Double) -> Int {
        var low = 0, high = count - 1
        // Finds the surrounding measured pages.
        var first = 0, last = seen.count
        while first < last {
            let middle = (first + last) / 2
            if start(of: seen[middle], spacing: spacing) <= place { first = middle + 1 } else { last = middle }
        }
        if first < seen.count { high = seen[first] - 1 }
        if first > 0 { low = seen[first - 1] }
        let start = start(of: low, spacing: spacing), own = length(at: low) + spacing
        if place < start + own { return low }
        let further = ((place - start - own) / (mean + spacing)).rounded(.down)
        return min(low + 1 + Int(min(further, 1e12)), high)
    }
}
