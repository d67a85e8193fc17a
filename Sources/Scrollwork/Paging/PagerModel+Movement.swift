import ScrollMechanics

/// What the scroll view tells of where its content is.
extension PagerModel {
    /// The content is somewhere else, or pages have another length.
    func move(_ place: PagerGeometry) {
        guard place.length > 0, place.position.isFinite else { return }
        let isResized = length > 0 && abs(place.length - length) > 1e-6
        length = place.length
        // Where it is before it is at a page that it was told to show says nothing; what is there is that page.
        if channel.request == .jump { return }
        if let lead = snapping.state.lead, !isResized, isLed(to: lead, seenAt: place.position) { return }
        if isResized, isResting {
            receive(.resized(to: place.position))
            return
        }
        let wasResting = isResting
        if wasResting, !isFollowing, !isResized, !channel.isAsked, !channel.isSeen, mover != .hand {
            let slot = snapping.state.slot
            if abs(place.position - Double(slot)) * length < 0.5 {
                channel.see()
            } else if isPut(place.position, at: Double(slot)) {
                return ask(.jump, target)
            }
        }
        track.move(to: place.position)
        // What rests where it did leads nobody.
        defer { if !isFollowing, !channel.isAsked, !(wasResting && isResting) { didMove?(self) } }
        if channel.isAsked {
            snapping.drift(to: place.position)
        } else if receive(isResized ? .resized(to: place.position) : .moved(to: place.position)) {
            return
        }
        let known = live
        update()
        // The page in sight must have had a place before slots get others: it is by that page that the content is held.
        if live == known, track.needsRecentring(at: position, within: 256) {
            track.recentre(at: PageTrack.nearest(to: position))
            update()
        }
    }

    /// Whether content that nobody moves is where it was led, now or just before. Else a hand has it.
    private func isLed(to lead: SnapLead, seenAt position: Double) -> Bool {
        let isThere = isPut(position, at: lead.point) || lead.former.map { isPut(position, at: $0) } ?? false
        if !channel.isAsked, abs(position - lead.point) * length < 0.5 {
            // Once it is there, where it came from is a place like any other.
            snapping.forgetFormerPlace()
            channel.see()
        }
        return channel.isAsked || isThere || mover == .nobody
    }

    /// Whether the content is at a place, or may be about to be: until it has been seen where it was put, it may be
    /// whole slots from there, while slots that got other places are laid out.
    private func isPut(_ position: Double, at place: Double) -> Bool {
        let way = position - place
        return abs(channel.isSeen ? way : way - way.rounded()) * length < 0.5
    }
}
