import Foundation
import LayerTree

/// The bars that show the position of a scroll view in its content.
///
/// A bar is 3 points thick with rounded ends, 3 points away from the edge and from the ends, and at least 36 points
/// long. It's visible while the content moves. After the content has rested for 0.3 seconds, it fades out over 0.25
/// seconds.
@MainActor
final class ScrollIndicators: FrameClient, OffsetObserver {
    private static let thickness: CGFloat = 3, margin: CGFloat = 3, shortest: CGFloat = 36
    private static let hold = 0.3, fade = 0.25

    private unowned let scroll: ScrollElement
    private var bars: [Axis: Layer] = [:]
    private var restedAt: Double?
    private var drawn: [Axis: Look] = [:]

    private struct Look: Equatable {
        /// The length in points.
        let length: CGFloat
        let isDark: Bool
    }

    init(_ scroll: ScrollElement) { self.scroll = scroll }

    private func showsIndicator(on axis: Axis) -> Bool {
        let visibility = scroll.configuration.indicators(on: axis)
        let motion = scroll[axis]
        // On an axis that doesn't scroll, the bounds are equal.
        guard scroll.showsIndicators, motion.bounds.upperBound > motion.bounds.lowerBound else { return false }
        return visibility.kind == .automatic || visibility.kind == .visible
    }

    /// Updates the bars after a change of the layout or of the color scheme.
    func update() {
        for axis in [Axis.horizontal, .vertical]
        where bars[axis] != nil || showsIndicator(on: axis) && scroll.phase != .idle {
            place(axis)
        }
    }

    func offsetDidChange(of scroll: ScrollElement) {
        if scroll.phase == .idle { return }
        for axis in [Axis.horizontal, .vertical] where showsIndicator(on: axis) {
            bar(axis).opacity = 1
            place(axis)
        }
    }

    /// Shows the bars. If the content is at rest, they fade as if it had just come to rest.
    func flash() {
        for axis in [Axis.horizontal, .vertical] where showsIndicator(on: axis) {
            bar(axis).opacity = 1
            place(axis)
        }
        phaseDidChange()
    }

    func phaseDidChange() {
        restedAt = scroll.phase == .idle ? scroll.graph.time : nil
        if scroll.phase == .idle && !bars.isEmpty { scroll.graph.add(self) }
    }

    func step(to time: Double) -> FrameDemand {
        guard let restedAt else { return .done }
        let fadeStart = restedAt + Self.hold
        if time < fadeStart { return .at(fadeStart) }
        let opacity = max(1 - (time - fadeStart) / Self.fade, 0)
        for bar in bars.values { bar.opacity = opacity }
        if opacity > 0 { return .nextFrame }
        bars.removeAll()
        drawn.removeAll()
        scroll.setDecorations([])
        return .done
    }

    private func bar(_ axis: Axis) -> Layer {
        if let bar = bars[axis] { return bar }
        let bar = Layer(in: scroll.graph.layers)
        bars[axis] = bar
        scroll.setDecorations([bars[.horizontal], bars[.vertical]].compactMap { $0 })
        return bar
    }

    private func place(_ axis: Axis) {
        let bar = bar(axis)
        // The bars are in the safe area, which is that of the scroll view's own size.
        let room = scroll.size, margins = scroll.configuration.indicatorMargins
        let motion = scroll[axis]
        let isMirrored = axis == .horizontal && scroll.isRightToLeft
        let lead = (isMirrored ? margins.end(on: axis) : margins.start(on: axis)) + Self.margin
        let track = max(room[axis] - margins.sum(on: axis) - 2 * Self.margin, 0)
        let whole = CGFloat(motion.bounds.upperBound - motion.bounds.lowerBound) + room[axis]
        var length = min(max(track * room[axis] / max(whole, 1), Self.shortest), track)
        let range = motion.bounds.upperBound - motion.bounds.lowerBound
        var part = range > 0 ? CGFloat((motion.offset - motion.bounds.lowerBound) / range) : 0
        // Beyond an edge, the bar becomes shorter.
        let beyond = part < 0 ? -part * CGFloat(range) : max(part - 1, 0) * CGFloat(range)
        length = max(length - beyond, 8)
        part = min(max(part, 0), 1)
        if isMirrored { part = 1 - part }
        var origin = CGPoint.zero
        origin[axis] += lead + part * (track - length)
        let far = room[axis.other] - Self.margin - Self.thickness
        origin[axis.other] += axis == .vertical && scroll.isRightToLeft ? Self.margin : far
        bar.position = scroll.graph.rounded(origin)
        let look = Look(length: length.rounded(), isDark: scroll.environment.colorScheme == .dark)
        if drawn[axis] != look {
            drawn[axis] = look
            var size = CGSize(width: Self.thickness, height: Self.thickness)
            size[axis] = look.length
            let color: RGBA = look.isDark ? RGBA.white.opacity(0.5) : RGBA.black.opacity(0.35)
            bar.content = [
                .fill(
                    Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: Self.thickness / 2),
                    .color(color))
            ]
        }
    }
}
