import Foundation

/// Bringing views and edges into sight.
extension ScrollTargets {
    /// Brings the view with the identity into sight. Returns false when there is none.
    func show(_ id: AnyHashable, anchor: UnitPoint?, animation: Animation?) -> Bool {
        cancelJump()
        scroll.graph.layoutNow()
        let jump = ScrollJump(id, anchor, in: scroll)
        var frame = jump.locate()
        if frame != nil {
            // What had to be made to know the place may have made the content longer, and so more of it reachable.
            scroll.graph.layoutNow()
            frame = jump.locate()
        }
        guard let frame else {
            release(jump)
            return false
        }
        if let animation, !scroll.environment.accessibilityReduceMotion {
            scroll.animate(to: jump.offset(showing: frame), animation)
            if scroll.phase == .animating { self.jump = jump } else { release(jump) }
        } else {
            self.jump = jump
            land(jump)
            release(jump)
            cancelJump()
        }
        return true
    }

    func cancelJump() {
        if let jump { release(jump) }
        jump = nil
    }

    private func release(_ jump: ScrollJump) {
        for holder in jump.holders.reversed() where holder.isMounted { holder.hold(nil) }
    }

    /// An animated jump is at its end, as far as that was known.
    func jumpDidArrive() {
        guard let jump, !jump.holders.isEmpty else { return }
        land(jump)
        release(jump)
    }

    /// What comes into sight is measured only now: looks again until the place is exact.
    private func land(_ jump: ScrollJump) {
        isLanding = true
        defer { isLanding = false }
        // How far content reaches shows only when what is around the view is measured.
        var mayReach = jump.holders.contains { $0.extents.measuredCount < $0.extents.count }
        for _ in 0..<8 {
            guard let frame = jump.locate() else { break }
            let offset = jump.offset(showing: frame, mayReach: mayReach)
            let isElsewhere =
                abs(offset.x - CGFloat(scroll.horizontal.offset)) > 1e-6 || abs(offset.y - CGFloat(scroll.vertical.offset)) > 1e-6
            // Content that happens to be there, on its way to somewhere else, is to stay there too.
            if isElsewhere || scroll.horizontal.isMoving || scroll.vertical.isMoving {
                scroll.jump(to: offset)
            } else if !mayReach {
                break
            }
            scroll.graph.layoutNow()
            mayReach = false
        }
    }

    /// The offset to end at, as far as it is known now; nil when nothing is being shown.
    var jumpOffset: CGPoint? {
        guard let jump, let frame = jump.locate() else { return nil }
        return jump.offset(showing: frame)
    }

    /// An end of the content that a key leads to.
    struct EdgeGoal {
        let axis: Axis
        let isEnd: Bool
    }

    /// Where the edge is may become known only on the way.
    func follow(_ edge: EdgeGoal) {
        let motion = scroll[edge.axis]
        let bound = edge.isEnd ? motion.bounds.upperBound : motion.bounds.lowerBound
        guard motion.isMoving, abs(motion.destination - bound) > 0.01 else { return }
        scroll.glide(to: bound, on: edge.axis, response: 0.4)
        self.edge = edge
    }

    func follow(_ jump: ScrollJump) {
        guard let offset = jumpOffset else { return }
        scroll.retarget(to: offset)
    }
}
