import ScrollMechanics

extension PageSequence {
    /// Returns the activity of the pages at a place.
    package func activity<ID: Hashable>(at place: Double, isMoving: Bool, identity: (Int) -> ID) -> PageActivity<ID> {
        let first = Int(place.rounded(.down))
        var shares: [PageActivity<ID>.Share] = []
        for slot in [first, first + 1] {
            let share = VisibleFraction.ofPage(atDistance: Double(slot) - place)
            guard share > 0, let index = index(at: slot) else { continue }
            if let same = shares.firstIndex(where: { $0.index == index }) {
                // The only item of a loop leaves on one side and returns on the other.
                shares[same] = .init(id: shares[same].id, index: index, share: min(shares[same].share + share, 1))
            } else {
                shares.append(.init(id: identity(index), index: index, share: share))
            }
        }
        return PageActivity(shares: shares, position: position(at: place), isMoving: isMoving)
    }

    /// Returns the distance from the first item, in pages. In a loop, it starts at 0 again with each turn.
    package func position(at place: Double) -> Double {
        let slot = place.rounded(.down), number = number(at: Int(slot))
        return Double(loops ? index(at: Int(slot)) ?? 0 : number) + (place - slot)
    }
}
