import Foundation

/// Updates a text element whose text changes with time.
final class TextClock: FrameClient {
    private unowned let element: TextElement
    private let text: Text
    private var next: Date?

    init(_ text: Text, of element: TextElement) {
        self.text = text
        self.element = element
        next = text.nextChange(after: now)
        if next != nil { element.graph.add(self) }
    }

    private var now: Date { element.environment.timelineOrigin + element.graph.time }

    /// The current text.
    var reading: Text { text.resolvedDates(at: now, in: element.environment) }

    func step(to time: Double) -> FrameDemand {
        guard let due = next else { return .done }
        if due <= now {
            element.text = reading
            next = text.nextChange(after: now)
        }
        return next.map { .at($0.timeIntervalSince(element.environment.timelineOrigin)) } ?? .done
    }

    func stop() { element.graph.remove(self) }
}
