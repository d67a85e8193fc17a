import ScrollMechanics

/// Handles the movements that the scroll view reports.
extension PagerModel {
    /// Handles a new position of the content or a new length of the pages.
    func move(_ place: PagerGeometry) {
        guard place.length > 0, place.position.isFinite else { return }
        let isResized = length > 0 && abs(place.length - length) > Tolerance.sum
        length = place.length
        // Ignore positions before a requested jump is complete.
        if motion.channel.pendingRequest == .jump { return }
        if let lead = motion.state.lead, !isResized, isFollowed(to: lead, seenAt: place.position) { return }
        if isResized, isResting {
            receive(.resized(to: place.position))
            return
        }
        let wasResting = isResting
        if wasResting, !isFollowing, !isResized, !motion.channel.isPending, !motion.channel.isConfirmed,
            motion.actor != .user
        {
            let slot = motion.state.slot
            if abs(place.position - Double(slot)) * length < Tolerance.rest {
                motion.channel.confirm()
            } else if motion.actor != nil || isPut(place.position, at: Double(slot)) {
                // The slots are laid out again, or the scroll view continues a motion that ended with them.
                return jump(to: target)
            }
        }
        track.move(to: place.position)
        // A pager whose content stays at rest doesn't move the pagers that follow it.
        defer { if !isFollowing, !motion.channel.isPending, !(wasResting && isResting) { group?.pagerDidMove(self) } }
        if motion.channel.isPending {
            receive(.carried(to: place.position))
        } else if receive(isResized ? .resized(to: place.position) : .moved(to: place.position)) {
            return
        }
        let known = realized.pages
        update()
        // Assign new slots only when the visible page has a position, because the scroll view keeps that page in place.
        if realized.pages == known, track.needsRecentering(at: position, within: 256) {
            track.recenter(at: PageTrack.nearest(to: position))
            update()
        }
    }

    /// Whether content that no one moves is at the position it follows, or was before. Otherwise a finger holds it.
    private func isFollowed(to lead: SnapLead, seenAt position: Double) -> Bool {
        let isThere = isPut(position, at: lead.point) || lead.former.map { isPut(position, at: $0) } ?? false
        if !motion.channel.isPending, abs(position - lead.point) * length < Tolerance.rest {
            // Once the content is there, its previous position has no special meaning.
            motion.snapping.forgetFormerPlace()
            motion.channel.confirm()
        }
        return motion.channel.isPending || isThere || motion.actor == .idle
    }

    /// Whether the content is at a position, or may be about to be. Until the content reaches its new position, it can
    /// be off by whole slots while they are laid out again.
    private func isPut(_ position: Double, at place: Double) -> Bool {
        let distance = position - place
        return abs(motion.channel.isConfirmed ? distance : distance - distance.rounded()) * length < Tolerance.rest
    }
}
