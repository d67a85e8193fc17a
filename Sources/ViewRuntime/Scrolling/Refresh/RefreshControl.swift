import Foundation
import LayerTree

/// Turns a pull at the top of a scroll view into a refresh, and shows that it goes on.
///
/// While it does, the scroll view has room for the wheel above its content. The room is not an inset: what is in sight does not
/// move when it comes and goes, and only content that rests in it goes back.
@MainActor
final class RefreshControl: FrameClient {
    /// Points beyond the top.
    private static let threshold = 75.0, height = 60.0
    private static let spokes = 8

    private unowned let scroll: ScrollElement
    let link: RefreshLink
    private var isRefreshing = false
    /// Whether a pull counts: not again before the content was let back.
    private var isArmed = true
    /// When the wheel began to turn.
    private var start = 0.0
    private var layer: Layer?
    private var drawn: Look?

    private struct Look: Equatable {
        /// How many spokes are to be seen, and which is the darkest.
        let spokes: Int
        let first: Int
        let isDark: Bool
    }

    init(_ scroll: ScrollElement, _ link: RefreshLink) {
        self.scroll = scroll
        self.link = link
    }

    /// The room above the content, points.
    var room: Double { isRefreshing ? Self.height : 0 }

    private var lead: Double { Double(scroll.contentInsets.top) }

    /// How far the content is below its place at the top, points.
    private var pull: Double { max(-lead - scroll.vertical.offset, 0) }

    // MARK: Pulling

    func contentDidMove() {
        if pull < 1 { isArmed = true }
        if !isRefreshing, isArmed, scroll.phase == .interacting, scroll.vertical.isHeld, pull >= Self.threshold { begin() }
        show()
    }

    private func begin() {
        isArmed = false
        isRefreshing = true
        start = scroll.graph.time
        openRoom()
        scroll.graph.add(self)
        scroll.graph.play(.impact)
        Task { [weak self, link] in
            await link.action()
            self?.end()
        }
    }

    /// The refresh is over.
    private func end() {
        isRefreshing = false
        scroll.graph.remove(self as any FrameClient)
        if !scroll.isMounted { return }
        openRoom()
        show()
        scroll.graph.requestFrame()
    }

    /// Gives the content as much room as there is to be now. What is in sight stays; then content at rest goes back to its place.
    private func openRoom() {
        let bounds = -lead - room...max(scroll.vertical.bounds.upperBound, -lead)
        if scroll.vertical.isHeld {
            scroll.vertical.bounds = bounds
            scroll.vertical.grab()
        } else if scroll.vertical.offset < bounds.lowerBound {
            scroll.vertical.bounds = bounds
            scroll.glide(to: bounds.lowerBound, on: .vertical, response: 0.4)
        } else {
            scroll.vertical.setBounds(bounds, at: scroll.graph.time)
        }
    }

    func cancel() {
        scroll.graph.remove(self as any FrameClient)
        scroll.setRefreshLayer(nil)
    }

    // MARK: The wheel

    func step(to time: Double) -> FrameDemand {
        guard isRefreshing else { return .done }
        show()
        let step = 1 / Double(Self.spokes)
        return .at(start + (((time - start) / step).rounded(.down) + 1) * step)
    }

    private func show() {
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
        let turned = isRefreshing ? Int(((scroll.graph.time - start) * Double(Self.spokes)).rounded(.down)) % Self.spokes : 0
        let look = Look(
            spokes: isTurning ? Self.spokes : Int((progress * Double(Self.spokes)).rounded(.up)), first: turned,
            isDark: scroll.environment.colorScheme == .dark)
        if look == drawn { return }
        drawn = look
        layer.content = Self.commands(look)
    }

    /// Spokes around the layer's origin, the first one at the top.
    private static func commands(_ look: Look) -> [DrawCommand] {
        (0..<look.spokes).map { spoke in
            let angle = Double(spoke) / Double(spokes) * 2 * .pi - .pi / 2
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            var path = Path()
            path.move(to: CGPoint(x: direction.x * 5, y: direction.y * 5))
            path.addLine(to: CGPoint(x: direction.x * 10, y: direction.y * 10))
            // The darkest goes round, those after it fade.
            let age = (look.first - spoke + 2 * spokes) % spokes
            let opacity = 0.6 - 0.45 * Double(age) / Double(spokes)
            let color = look.isDark ? RGBA.white.opacity(Float(opacity)) : RGBA.black.opacity(Float(opacity))
            return .stroke(path, .color(color), StrokeStyle(lineWidth: 2.4, lineCap: .round))
        }
    }
}
