/// What happens to a component that snaps.
enum SnapEvent: Equatable, Sendable {
    /// The content is seen at a point.
    case moved(to: Double)
    /// It was let go of, or asks where it may stay, and a slot was chosen for it.
    case released(to: Int)
    /// The program, a key or assistive technology wants it on a slot, by a movement.
    case commanded(to: Int)
    /// Another component leads it to a place.
    case led(SnapLead)
    /// Slots have other points. The content is seen at a point among them.
    case resized(to: Double)
}

/// What a component that snaps is to do, in this order.
enum SnapEffect: Equatable, Sendable {
    /// Which slot to rest on is decided: it may be the one that was decided on before.
    case target(Int)
    /// The scroll view is to be on a slot, by a movement or at once.
    case scroll(to: Int, isAnimated: Bool)
    /// The scroll view is to be at a point at once.
    case put(at: Double)
    /// The content came to rest.
    case settled(Int)
}

/// A component that snaps: who moves its content, and where that is. The next one, and what is to be done, follow from
/// an event and the geometry alone.
struct Snapping: Equatable, Sendable {
    private(set) var state: SnapState
    /// Where the content is.
    private(set) var point: Double

    init(at slot: Int, in geometry: some SnapGeometry) {
        state = .idle(at: slot)
        point = geometry.point(of: slot)
    }

    /// Content that is elsewhere and is about to be on a slot.
    init(settlingOn slot: Int, from point: Double) {
        state = .settling(to: slot)
        self.point = point
    }

    /// - Complexity: That of the geometry's questions, of which there are two at most.
    func after(_ event: SnapEvent, in geometry: some SnapGeometry) -> (snapping: Snapping, effects: [SnapEffect]) {
        var next = self
        let effects = next.receive(event, in: geometry)
        return (next, effects)
    }

    mutating func receive(_ event: SnapEvent, in geometry: some SnapGeometry) -> [SnapEffect] {
        switch (event, state) {
        case (.moved(let point), .idle(let slot)):
            self.point = point
            if !geometry.isAt(slot, point) { state = .dragging(from: slot) }
        case (.moved(let point), .dragging):
            self.point = point
        case (.moved(let point), .settling(let slot)), (.moved(let point), .commanded(let slot)):
            self.point = point
            if geometry.isAt(slot, point) { return arrive(on: slot, in: geometry) }
        case (.moved(let point), .following(let lead)):
            self.point = point
            if abs(point - lead.point) >= geometry.tolerance { state = .dragging(from: lead.slot) }

        case (.released(let slot), let former):
            if former.isAtRest, former.slot == slot { return [] }
            if geometry.isAt(slot, point) { return [.target(slot)] + arrive(on: slot, in: geometry) }
            state = .settling(to: slot)
            return [.target(slot)]

        case (.commanded(let slot), let former):
            if former == .idle(at: slot), geometry.isAt(slot, point) { return [] }
            state = .commanded(to: slot)
            return [.target(slot), .scroll(to: slot, isAnimated: true)]

        case (.led(let lead), _):
            state = .following(lead)
            point = lead.point
            return [.put(at: point)] + (lead.isAtRest ? [.settled(lead.slot)] : [])

        case (.resized(let point), .settling(let slot)), (.resized(let point), .commanded(let slot)):
            self.point = point
            return [.scroll(to: slot, isAnimated: true)]
        case (.resized(let point), let former):
            guard former.isAtRest else {
                self.point = point
                return []
            }
            // The scroll view stays where it rests; where it does not, it is asked to.
            self.point = geometry.point(of: former.slot)
            return geometry.isAt(former.slot, point) ? [] : [.scroll(to: former.slot, isAnimated: false)]
        }
        return []
    }

    /// The content is seen on its way to the scroll view's last command, which that does not know yet.
    mutating func drift(to point: Double) { self.point = point }

    /// The content was seen where it is led: where it came from is a place like any other.
    mutating func forgetFormerPlace() {
        guard case .following(var lead) = state else { return }
        lead.former = nil
        state = .following(lead)
    }

    private mutating func arrive(on slot: Int, in geometry: some SnapGeometry) -> [SnapEffect] {
        state = .idle(at: slot)
        point = geometry.point(of: slot)
        return [.settled(slot)]
    }
}
