/// How long the pages of a carousel are that are as long as their content, by index: those that were seen, and for the others the
/// mean of those.
///
/// Asking takes O(log m) and learning O(m) where m pages were seen, however many there are.
package struct PageLengths: Equatable, Sendable {
    package let count: Int
    /// What a page counts as when none was seen, points.
    private let usual: Double
    /// The indices of the pages that were seen, ascending.
    private var seen: [Int] = []
    /// The lengths of as many of those, added up.
    private var sums = [0.0]

    /// A length that is not finite or less than a point counts as a point.
    package init(count: Int, usual: Double) {
        self.count = max(count, 1)
        self.usual = Self.usable(usual)
    }

    /// The length of the longest page, as far as is known. O(m).
    var longest: Double {
        var longest = mean
        for place in seen.indices { longest = max(longest, sums[place + 1] - sums[place]) }
        return longest
    }

    static func usable(_ length: Double) -> Double { length.isFinite ? max(length, 1) : 1 }

    private var mean: Double { seen.isEmpty ? usual : sums[seen.count] / Double(seen.count) }

    /// How many of the pages that were seen come before an index.
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
        // What is added up differs in the last digits.
        if isKnown, abs(change) < 1e-6 { return }
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

    /// Where a page begins, counted from the first one's beginning; at `count`, where a turn of a loop ends.
    func start(of index: Int, spacing: Double) -> Double {
        let place = known(before: index)
        return sums[place] + Double(index - place) * mean + Double(index) * spacing
    }

    /// The page that covers a place with its length and the spacing after it.
    func index(at place: Double, spacing: Double) -> Int {
        var low = 0, high = count - 1
        if mean + spacing > 0, !seen.isEmpty {
            // Between which of the pages that were seen.
            var first = 0, last = seen.count
            while first < last {
                let middle = (first + last) / 2
                if start(of: seen[middle], spacing: spacing) <= place { first = middle + 1 } else { last = middle }
            }
            if first < seen.count { high = max(seen[first] - 1, 0) }
            if first > 0 { low = seen[first - 1] }
        }
        let start = start(of: low, spacing: spacing), own = length(at: low) + spacing
        if place < start + own { return low }
        let further = ((place - start - own) / (mean + spacing)).rounded(.down)
        return min(low + 1 + Int(min(max(further, 0), 1e12)), max(high, low))
    }
}
