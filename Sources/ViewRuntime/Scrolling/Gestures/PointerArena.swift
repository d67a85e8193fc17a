import Foundation
import LayerTree

/// The contest for pointers.
@MainActor
final class PointerArena {
    enum Verdict { case granted, refused, waits }

    /// In the order of their claims to what is under a pointer: innermost first, but for those with high priority.
    private var recognizers: [Recognizer] = []
    /// The touches of the pointers that are down, by pointer.
    private var touches: [Int: Int] = [:]
    private var touchCount = 0

    /// A pointer went down on elements, innermost first.
    func begin(_ event: PointerEvent, on found: [Recognizer]) {
        touchCount += 1
        touches[event.id] = touchCount
        for recognizer in found {
            recognizer.arena = self
            recognizer.touches.insert(touchCount)
        }
        join(found)
        // Scroll views first: a finger on content that moves only stops it.
        for recognizer in found.filter({ $0 is ScrollPan }) + found.filter({ !($0 is ScrollPan) }) where recognizer.isAlive {
            recognizer.pointerBegan(event)
        }
        if let pan = found.first(where: { $0 is ScrollPan && $0.state == .active }) { tellCompanions(of: pan) }
        settle()
    }

    /// Puts recognisers in their order where the first of them already is, so that others still come after them.
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

    /// Tells recognisers of the moments that they wait for, the earliest first.
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
        if rivals.contains(where: { $0.state == .active && !claimant.overrides($0) }) { return .refused }
        if let place = recognizers.firstIndex(where: { $0 === claimant }),
            recognizers[..<place].contains(where: { $0.state == .possible && $0.isAlive && compete($0, claimant) && $0.holdsOff(claim) })
        {
            return .waits
        }
        // Those that may still take over go on watching.
        for rival in rivals where !rival.overrides(claimant) { rival.cancel() }
        if claimant is ScrollPan { tellCompanions(of: claimant) }
        return .granted
    }

    private func compete(_ a: Recognizer, _ b: Recognizer) -> Bool {
        a !== b && !a.touches.isDisjoint(with: b.touches) && !a.allows(b) && !b.allows(a)
    }

    private func tellCompanions(of pan: Recognizer) {
        for other in recognizers where other !== pan && other.isAlive && !other.touches.isDisjoint(with: pan.touches) {
            other.scrollDidBegin()
        }
    }

    /// Lets those have their turn whose predecessors have failed, and forgets those who are done.
    private func settle() {
        for recognizer in recognizers where recognizer.isAlive { recognizer.turnDidCome() }
        recognizers.removeAll { !$0.isAlive }
    }

    /// The element is going away, and its gestures with it.
    func drop(_ element: Element) {
        for recognizer in recognizers where recognizer.element === element { recognizer.cancel() }
        recognizers.removeAll { $0.element === element }
    }
}
