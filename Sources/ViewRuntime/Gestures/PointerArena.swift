import Foundation
import LayerTree

/// The contest for the pointers that are down together.
@MainActor
final class PointerArena {
    private var recognizers: [Recognizer] = []
    private var pointers: Set<Int> = []

    var isOver: Bool { pointers.isEmpty && recognizers.allSatisfy { $0.deadline == nil || $0.state == .finished || $0.state == .failed } }

    /// A pointer went down on elements, innermost first.
    func begin(_ event: PointerEvent, on found: [Recognizer]) {
        pointers.insert(event.id)
        for recognizer in found where !recognizers.contains(where: { $0 === recognizer }) {
            recognizer.arena = self
            recognizers.append(recognizer)
        }
        for recognizer in recognizers where isAlive(recognizer) && found.contains(where: { $0 === recognizer }) {
            recognizer.pointerBegan(event)
        }
    }

    func handle(_ event: PointerEvent) {
        switch event.phase {
        case .moved:
            for recognizer in recognizers where isAlive(recognizer) { recognizer.pointerMoved(event) }
        case .ended:
            for recognizer in recognizers where isAlive(recognizer) { recognizer.pointerEnded(event) }
            pointers.remove(event.id)
        case .cancelled:
            for recognizer in recognizers { recognizer.cancel() }
            pointers.remove(event.id)
        case .began, .hovered, .left: break
        }
    }

    func checkDeadlines(_ time: Double) {
        for recognizer in recognizers where isAlive(recognizer) {
            if let deadline = recognizer.deadline, deadline <= time { recognizer.deadlinePassed(deadline) }
        }
    }

    var nextDeadline: Double? {
        recognizers.filter(isAlive).compactMap(\.deadline).min()
    }

    func holds(_ pointer: Int) -> Bool { pointers.contains(pointer) }

    func claim(_ claimant: Recognizer) -> Bool {
        for other in recognizers where other !== claimant && other.state == .active {
            if !other.allows(claimant) && !claimant.allows(other) { return false }
        }
        for other in recognizers where other !== claimant && other.state == .possible {
            if !other.allows(claimant) && !claimant.allows(other) { other.cancel() }
        }
        return true
    }

    func drop(_ element: Element) {
        for recognizer in recognizers where recognizer.element === element { recognizer.cancel() }
        recognizers.removeAll { $0.element === element }
    }

    private func isAlive(_ recognizer: Recognizer) -> Bool {
        (recognizer.state == .possible || recognizer.state == .active) && recognizer.element.isMounted
    }
}
