import Foundation
import LayerTree

/// The arbitration between recognizers for pointers.
@MainActor
final class PointerArena {
    enum Verdict { case granted, rejected, waits }

    /// The recognizers in order of precedence: innermost first, except for those with high priority.
    private var recognizers: [Recognizer] = []
    /// The touch numbers of the pointers that are down, by pointer.
    private var touches: [Int: Int] = [:]
    private var touchCount = 0

    /// Begins the arbitration for a pointer that went down, among the recognizers at its location.
    func begin(_ event: PointerEvent, on found: [Recognizer]) {
        touchCount += 1
        touches[event.id] = touchCount
        for recognizer in found {
            recognizer.arena = self
            recognizer.touches.insert(touchCount)
        }
        join(found)
        for recognizer in ScrollArbitration.inOrderOfTouch(found) where recognizer.isAlive {
            recognizer.pointerBegan(event)
        }
        if let pan = found.first(where: { ScrollArbitration.isScroll($0) && $0.state == .active }) {
            notifyCompanions(of: pan)
        }
        settle()
    }

    /// Moves recognizers to the position of the first of them, so that the order relative to others doesn't change.
    private func join(_ found: [Recognizer]) {
        func isFound(_ known: Recognizer) -> Bool { found.contains { $0 === known } }
        let place = recognizers.firstIndex(where: isFound) ?? recognizers.count
        recognizers.removeAll(where: isFound)
        recognizers.insert(contentsOf: found, at: min(place, recognizers.count))
    }

    func handle(_ event: PointerEvent) {
        guard let touch = touches[event.id] else { return }
        let concerned = recognizers.filter { $0.touches.contains(touch) }
        switch event.phase {
        case .moved:
            for recognizer in inOrderOfDistance(concerned) where recognizer.isAlive { recognizer.pointerMoved(event) }
        case .ended:
            touches[event.id] = nil
            for recognizer in concerned where recognizer.isAlive { recognizer.pointerEnded(event) }
        case .cancelled:
            touches[event.id] = nil
            for recognizer in concerned { recognizer.cancel() }
        case .began, .hovered, .left, .secondary: break
        }
        settle()
    }

    private func inOrderOfDistance(_ recognizers: [Recognizer]) -> [Recognizer] {
        if recognizers.count < 2 { return recognizers }
        return recognizers.enumerated().sorted { a, b in
            (a.element.distance, a.element.rank, a.offset) < (b.element.distance, b.element.rank, b.offset)
        }.map(\.element)
    }

    /// Notifies recognizers of their deadlines, earliest first.
    func checkDeadlines(_ time: Double) {
        var asked = 0
        while let due = nextDeadline, due <= time, asked < 1000 {
            asked += 1
            for recognizer in recognizers where recognizer.isAlive && recognizer.deadline == due {
                recognizer.deadlinePassed(due)
            }
            settle()
        }
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

    private func notifyCompanions(of pan: Recognizer) {
        for other in recognizers where other.isAlive && !other.touches.isDisjoint(with: pan.touches) {
            other.scrollDidBegin()
        }
    }

    /// Notifies recognizers whose predecessors have failed, and removes those that are done.
    private func settle() {
        for recognizer in recognizers where recognizer.isAlive { recognizer.turnDidCome() }
        recognizers.removeAll { !$0.isAlive }
    }

    /// Cancels and removes the recognizers of an element that is removed.
    func drop(_ element: Element) {
        for recognizer in recognizers where recognizer.element === element { recognizer.cancel() }
        recognizers.removeAll { $0.element === element }
    }
}
