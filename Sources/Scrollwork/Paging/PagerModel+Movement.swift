import ScrollMechanics

/// What the scroll view tells of where its content is.
extension PagerModel {
    /// The content is somewhere else, or pages have another length.
    func move(_ geometry: PagerGeometry) {
        guard geometry.length > 0, geometry.position.isFinite else { return }
        let isResized = length > 0 && abs(geometry.length - length) > 1e-6
        length = geometry.length
        // Where it is before it is at a page that it was told to show says nothing; what is there is that page.
        if isWaiting, command?.kind == .jump { return }
        if isFollowing, !isResized {
            // What nobody moves has been led there. Else it is by a hand, unless it is where it was led, now or just before.
            let isLed = isPut(geometry.position, at: led.now) || isPut(geometry.position, at: led.before)
            // Once it is there, where it came from is a place like any other.
            if !isWaiting, abs(geometry.position - led.now) * length < 0.5 { (led.before, hasArrived) = (led.now, true) }
            if isWaiting || isLed || mover == .nobody { return }
            isFollowing = false
            isCommanded = false
        }
        if isResized && isResting {
            // The scroll view stays on its page; where it does not, it is asked to.
            position = geometry.position
            if !isAt(aimed) { give(.jump, target) }
            position = Double(aimed)
            return
        }
        if isResting, !isWaiting, !isResized, !hasArrived, mover != .hand {
            if abs(geometry.position - Double(aimed)) * length < 0.5 {
                hasArrived = true
            } else if isPut(geometry.position, at: Double(aimed)) {
                return give(.jump, target)
            }
        }
        position = geometry.position
        track.move(to: position)
        let wasResting = isResting
        // What rests where it did leads nobody.
        defer { if !isFollowing, !isWaiting, !(wasResting && isResting) { didMove?(self) } }
        if isResized, !isWaiting, !isResting, isGoing {
            // Its page, several pages away perhaps, may not exist yet: only its place does.
            give(.steer, target)
            marker = Double(aimed)
        }
        if isResting {
            if !isAt(aimed) && !isWaiting {
                isResting = false
                isGoing = false
            }
        } else if isAt(aimed) && !isWaiting && isGoing {
            rest()
            return
        }
        let known = live
        update {}
        // The page in sight must have had a place before slots get others: it is by that page that the content is held.
        if live == known, track.needsRecentring(at: position, within: 256) {
            track.recentre(at: PageTrack.nearest(to: position))
            update {}
        }
    }

    /// Whether the content is at a place, or may be about to be: until it has been seen where it was put, it may be whole slots from
    /// there, while slots that got other places are laid out.
    private func isPut(_ position: Double, at place: Double) -> Bool {
        let way = position - place
        return abs(hasArrived ? way : way - way.rounded()) * length < 0.5
    }

    func isAt(_ slot: Int) -> Bool { abs(position - Double(slot)) * length < 0.01 }

    func rest() {
        isResting = true
        isCommanded = false
        position = Double(aimed)
        track.settle(in: aimed)
        if track.needsRecentring(at: position) {
            track.recentre(at: aimed)
            if let page = track.page(at: aimed) { give(.jump, page) }
        }
        update {
            if let page = track.page(at: aimed) {
                if page != target { target = page }
                if page != settled { settled = page }
            }
            restingSlot = aimed
            rests &+= 1
        }
        if !isFollowing { didMove?(self) }
    }
}
