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

    private var origin: Date { element.environment.timelineOrigin }
    /// The last change. The date of the scene's time is rounded and can be earlier, although the change was due.
    private var lastChange = Date.distantPast
    private var now: Date { max(origin + element.graph.time, lastChange) }

    /// The current text.
    var reading: Text { text.resolvedDates(at: now, in: element.environment) }

    func step(to time: Double) -> FrameDemand {
        guard let due = next else { return .done }
        if due.timeIntervalSince(origin) <= time {
            lastChange = due
            element.text = reading
            next = text.nextChange(after: now)
        }
        return next.map { .at($0.timeIntervalSince(origin)) } ?? .done
    }

    func stop() { element.graph.remove(self) }
}
