import Foundation
import LayerTree

/// Recognizes a pull at the top of a scroll view, runs the refresh action, and shows the progress.
///
/// During a refresh, the scroll view has additional space for the activity indicator above its content. The space isn't
/// an inset: the visible content doesn't move when the space appears or disappears, and only content that rests in the
/// space moves back.
@MainActor
final class RefreshControl: FrameClient, OffsetObserver {
    /// The distance of the pull that starts a refresh, and the height of the additional space, in points.
    private static let threshold = 75.0, height = 60.0
    private static let spokes = 8

    private unowned let scroll: ScrollElement
    let link: RefreshLink
    /// The current refresh, or `nil` if there is none.
    private var refresh: Refresh?
    private var isRefreshing: Bool { refresh != nil }
    /// Whether a pull can start a refresh. After a refresh, the content must first return to its top.
    private var isArmed = true
    private var layer: Layer?
    private var drawn: Look?

    private struct Refresh {
        let task: Task<Void, Never>
        /// The moments at which the next spoke becomes the darkest one.
        var turns: Ticks
    }

    private struct Look: Equatable {
        /// The number of visible spokes, and the index of the darkest one.
        let spokes: Int
        let first: Int
        let isDark: Bool
    }

    init(_ scroll: ScrollElement, _ link: RefreshLink) {
        self.scroll = scroll
        self.link = link
    }

    /// The height of the current space above the content, in points.
    var room: Double { isRefreshing ? Self.height : 0 }

    private var lead: Double { Double(scroll.contentInsets.top) }

    /// The distance of the content below its top, in points.
    private var pull: Double { max(-lead - scroll.vertical.offset, 0) }

    // MARK: Pull

    func offsetDidChange(of scroll: ScrollElement) {
        if pull < 1 { isArmed = true }
        if !isRefreshing, isArmed, scroll.phase == .interacting, scroll.vertical.isHeld, pull >= Self.threshold {
            begin()
        }
        show()
    }

    private func begin() {
        isArmed = false
        let task = Task { [weak self, link] in
            await link.action()
            self?.end()
        }
        refresh = Refresh(task: task, turns: Ticks(start: scroll.graph.time, interval: 1 / Double(Self.spokes)))
        openRoom()
        scroll.graph.add(self)
        scroll.graph.play(.impact)
    }

    /// Ends the refresh.
    private func end() {
        refresh = nil
        scroll.graph.remove(self as any FrameClient)
        if !scroll.isMounted { return }
        openRoom()
        show()
        scroll.graph.requestFrame()
    }

    /// Updates the space above the content. The visible content doesn't move, but content at rest then settles at its
    /// new position.
    private func openRoom() {
        let bounds = 0 - lead - room...scroll.vertical.bounds.upperBound
        if scroll.vertical.isHeld {
            scroll.vertical.bounds = bounds
            scroll.vertical.grab()
        } else if scroll.vertical.offset < bounds.lowerBound {
            scroll.vertical.bounds = bounds
            scroll.glide(to: bounds.lowerBound, on: .vertical)
        } else {
            scroll.vertical.setBounds(bounds, at: scroll.graph.time)
        }
    }

    /// Cancels the refresh, because the scroll view or its refresh action is gone.
    func cancel() {
        refresh?.task.cancel()
        scroll.graph.remove(self as any FrameClient)
        scroll.setRefreshLayer(nil)
    }

    // MARK: Activity indicator

    func step(to time: Double) -> FrameDemand {
        guard var turns = refresh?.turns else { return .done }
        if turns.advance(to: time) {
            refresh?.turns = turns
            show()
        }
        return .at(turns.next)
    }

    /// Shows the activity indicator for the current pull, time, and color scheme.
    func show() {
        guard pull > 0 else {
            if layer != nil { scroll.setRefreshLayer(nil) }
            layer = nil
            drawn = nil
            return
        }
        let layer = layer ?? Layer(in: scroll.graph.layers)
        if self.layer == nil {
            self.layer = layer
            scroll.setRefreshLayer(layer)
        }
        let progress = min(pull / Self.threshold, 1)
        layer.opacity = min(pull / Self.height, 1)
        let below = pull < Self.height ? pull - Self.height / 2 : pull / 2
        layer.position = scroll.graph.rounded(
            CGPoint(x: scroll.viewport.midX, y: scroll.viewport.minY + CGFloat(lead + below)))
        let isTurning = isRefreshing || !isArmed
        let turned = refresh.map { Int($0.turns.count.truncatingRemainder(dividingBy: Double(Self.spokes))) } ?? 0
        let look = Look(
            spokes: isTurning ? Self.spokes : Int((progress * Double(Self.spokes)).rounded(.up)), first: turned,
            isDark: scroll.environment.colorScheme == .dark)
        if look == drawn { return }
        drawn = look
        layer.content = Self.commands(look)
    }

    /// Returns the commands that draw the spokes around the layer's origin, starting at the top.
    private static func commands(_ look: Look) -> [DrawCommand] {
        (0..<look.spokes).map { spoke in
            let angle = Double(spoke) / Double(spokes) * 2 * .pi - .pi / 2
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            var path = Path()
            path.move(to: CGPoint(x: direction.x * 5, y: direction.y * 5))
            path.addLine(to: CGPoint(x: direction.x * 10, y: direction.y * 10))
            // The darkest spoke rotates, and those after it fade.
            let age = (look.first - spoke + spokes) % spokes
            let opacity = 0.6 - 0.45 * Double(age) / Double(spokes)
            let color = look.isDark ? RGBA.white.opacity(Float(opacity)) : RGBA.black.opacity(Float(opacity))
            return .stroke(path, .color(color), StrokeStyle(lineWidth: 2.4, lineCap: .round))
        }
    }
}
