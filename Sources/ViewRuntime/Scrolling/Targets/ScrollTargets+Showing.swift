import Foundation

/// Scrolls to views and edges.
extension ScrollTargets {
    /// Scrolls to the view with an identity, also in the inner scroll views that contain it.
    ///
    /// - Parameter keepsVelocity: Whether content that decelerates continues there, without an animation.
    /// - Returns: Whether there is such a view.
    func show(_ id: AnyHashable, anchor: UnitPoint?, animation: Animation?, keepsVelocity: Bool = false) -> Bool {
        scroll.graph.layoutNow()
        let jump = ScrollJump(id, anchor, in: scroll)
        var frame = jump.locate()
        if frame != nil {
            // A search without a result doesn't end another jump.
            cancelJump(for: jump)
            // Elements realized for the search may have increased the content's length, and so the reachable offsets.
            scroll.graph.layoutNow()
            frame = jump.locate()
        }
        guard var frame else {
            release(jump)
            return false
        }
        if let inner = jump.inner {
            _ = inner.targets.show(id, anchor: anchor, animation: animation)
            frame = jump.locate() ?? frame
        }
        if let animation, !scroll.environment.accessibilityReduceMotion {
            scroll.animate(to: jump.offset(showing: frame), animation)
            if scroll.phase == .animating { self.jump = jump } else { release(jump) }
        } else {
            self.jump = jump
            land(jump, keepsVelocity: keepsVelocity)
            if jump.holders.isEmpty {
                cancelJump()
            } else {
                // Rows that come into view may have missed changes. The rest of the frame evaluates them.
                scroll.graph.whenSettled { [weak self] in self?.landAgain(jump, keepsVelocity: keepsVelocity) }
            }
        }
        return true
    }

    /// Ends the current jump.
    ///
    /// - Parameter next: The jump that takes its place. Containers already hold its view.
    func cancelJump(for next: ScrollJump? = nil) {
        if let jump { release(jump, for: next) }
        jump = nil
    }

    private func release(_ jump: ScrollJump, for next: ScrollJump? = nil) {
        for holder in jump.holders.reversed() where holder.isMounted && next?.isHeld(by: holder) != true {
            holder.hold(nil)
        }
    }

    /// Finishes an animated jump that has reached its expected end.
    func jumpDidArrive() {
        guard let jump, !jump.holders.isEmpty else { return }
        land(jump)
        release(jump)
    }

    /// Ends a jump at the position of the view after all changes of the frame.
    private func landAgain(_ jump: ScrollJump, keepsVelocity: Bool) {
        guard self.jump === jump else { return }
        if scroll.isMounted { land(jump, keepsVelocity: keepsVelocity) }
        cancelJump()
    }

    /// Corrects the end of a jump until the position of the view is exact, as the visible content is measured.
    private func land(_ jump: ScrollJump, keepsVelocity: Bool = false) {
        isLanding = true
        defer { isLanding = false }
        // The length of the content is known only when the content around the view is measured.
        var mayReach = jump.holders.contains { $0.extents.measuredCount < $0.extents.count }
        for _ in 0..<8 {
            guard let frame = jump.locate() else { break }
            let offset = jump.offset(showing: frame, mayReach: mayReach)
            let isElsewhere =
                abs(offset.x - CGFloat(scroll.horizontal.offset)) > Tolerance.offset
                || abs(offset.y - CGFloat(scroll.vertical.offset)) > Tolerance.offset
            // Content that already is at the offset must also stop there.
            if isElsewhere || !keepsVelocity && (scroll.horizontal.isMoving || scroll.vertical.isMoving) {
                scroll.jump(to: offset, keepsVelocity: keepsVelocity)
            } else if !mayReach {
                break
            }
            scroll.graph.layoutNow()
            mayReach = false
        }
    }

    /// The expected end offset of the current jump, or `nil` if there is none.
    var jumpOffset: CGPoint? {
        guard let jump, let frame = jump.locate() else { return nil }
        return jump.offset(showing: frame)
    }

    /// An edge of the content to which a key or the program scrolls.
    struct EdgeGoal {
        let axis: Axis
        let isEnd: Bool

        /// Returns the offset at the edge, as far as the content is measured.
        @MainActor func offset(in scroll: ScrollElement) -> Double {
            isEnd ? scroll[axis].bounds.upperBound : scroll[axis].bounds.lowerBound
        }
    }

    /// Updates the destination of a scroll to an edge, which may move as the content is measured.
    func follow(_ edge: EdgeGoal) {
        let motion = scroll[edge.axis], bound = edge.offset(in: scroll)
        guard motion.isMoving, abs(motion.destination - bound) > Tolerance.position else { return }
        if !isStepping { return scroll[edge.axis].retarget(to: bound, at: scroll.graph.time) }
        scroll.glide(to: bound, on: edge.axis)
        self.edge = edge
    }

    func follow(_ jump: ScrollJump) {
        guard let offset = jumpOffset else { return }
        scroll.retarget(to: offset)
    }
}
