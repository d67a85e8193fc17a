import Foundation

/// The sizes for the most recent proposals.
struct SizeCache {
    private var entries: (Entry, Entry, Entry, Entry) = (Entry(), Entry(), Entry(), Entry())
    private var count = 0

    private struct Entry {
        var proposal = ProposedViewSize.unspecified
        var size = CGSize.zero
    }

    var isEmpty: Bool { count == 0 }

    mutating func removeAll() { count = 0 }

    /// Returns whether a condition is true for all results since the last removal, or `false` if some were replaced.
    func allSatisfy(_ condition: (_ proposal: ProposedViewSize, _ size: CGSize) -> Bool) -> Bool {
        guard count <= 4 else { return false }
        if count > 0 && !condition(entries.0.proposal, entries.0.size) { return false }
        if count > 1 && !condition(entries.1.proposal, entries.1.size) { return false }
        if count > 2 && !condition(entries.2.proposal, entries.2.size) { return false }
        if count > 3 && !condition(entries.3.proposal, entries.3.size) { return false }
        return true
    }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get {
            let filled = min(count, 4)
            if filled > 0 && entries.0.proposal == proposal { return entries.0.size }
            if filled > 1 && entries.1.proposal == proposal { return entries.1.size }
            if filled > 2 && entries.2.proposal == proposal { return entries.2.size }
            if filled > 3 && entries.3.proposal == proposal { return entries.3.size }
            return nil
        }
        set {
            guard let newValue else { return }
            let entry = Entry(proposal: proposal, size: newValue)
            switch count & 3 {
            case 0: entries.0 = entry
            case 1: entries.1 = entry
            case 2: entries.2 = entry
            default: entries.3 = entry
            }
            count = count == 7 ? 4 : count + 1
        }
    }
}
