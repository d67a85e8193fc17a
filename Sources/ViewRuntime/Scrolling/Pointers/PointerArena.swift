import Foundation
import LayerTree

/// Decides which of the recognizers with a common pointer are active.
@MainActor
final class PointerArena {
    enum Verdict { case granted, rejected, waits }

    /// The recognizers in order of precedence: innermost first, except for those with high priority.
    private(set) var recognizers: [Recognizer] = []

    /// Adds the recognizers of a new pointer. All of them move to the position of the first one that is already in the
    /// arena, so that the order relative to others doesn't change.
    func join(_ found: [Recognizer]) {
        func isFound(_ known: Recognizer) -> Bool { found.contains { $0 === known } }
        for recognizer in found { recognizer.arena = self }
        let place = recognizers.firstIndex(where: isFound) ?? recognizers.count
        recognizers.removeAll(where: isFound)
        recognizers.insert(contentsOf: found, at: place)
    }

    var nextDeadline: Double? { recognizers.lazy.filter(\.isAlive).compactMap(\.deadline).min() }

    func claim(_ claimant: Recognizer, _ claim: Claim) -> Verdict {
        let rivals = recognizers.filter { $0.isAlive && compete($0, claimant) }
        if rivals.contains(where: { $0.state == .active && !claimant.overrides($0) }) { return .rejected }
        if let place = recognizers.firstIndex(where: { $0 === claimant }),
            recognizers[..<place].contains(where: {
                $0.state == .possible && $0.isAlive && compete($0, claimant) && $0.holdsOff(claim)
            })
        {
            return .waits
        }
        // Rivals that can still take over continue to track the pointers.
        for rival in rivals where !rival.overrides(claimant) { rival.cancel() }
        if ScrollArbitration.isScroll(claimant) { notifyCompanions(of: claimant) }
        return .granted
    }

    private func compete(_ a: Recognizer, _ b: Recognizer) -> Bool {
        a !== b && !a.touches.isDisjoint(with: b.touches) && !a.allows(b) && !b.allows(a)
    }

    /// Notifies the companions of a scroll view that an additional pointer joins while it scrolls.
    func scrollsDidBegin(among scrolls: [Recognizer]) {
        if let pan = scrolls.first(where: { $0.state == .active }) { notifyCompanions(of: pan) }
    }

    private func notifyCompanions(of pan: Recognizer) {
        for other in recognizers where other.isAlive && !other.touches.isDisjoint(with: pan.touches) {
            other.scrollDidBegin()
        }
    }

    /// Notifies recognizers whose predecessors have failed, and removes those that are done.
    func settle() {
        for recognizer in recognizers where recognizer.isAlive { recognizer.turnDidCome() }
        recognizers.removeAll { !$0.isAlive }
    }

    /// Cancels and removes the recognizers of an element that is removed.
    func drop(_ element: Element) {
        for recognizer in recognizers where recognizer.element === element { recognizer.cancel() }
        recognizers.removeAll { $0.element === element }
    }
}
