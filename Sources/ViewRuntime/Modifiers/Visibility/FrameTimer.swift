import Foundation

/// Runs an action at a time, after the frame at that time is measured.
@MainActor
package final class FrameTimer {
    /// The time in seconds of the scene's time, or `nil` for no time.
    package var moment: Double? { didSet { if moment != oldValue { node?.follow() } } }
    package var action: (@MainActor (_ time: Double, _ origin: Date) -> Void)?
    fileprivate weak var node: FrameTimerNode?

    private let changesViews: Bool

    /// - Parameter changesViews: Whether the action can change views.
    package nonisolated init(changesViews: Bool = true) { self.changesViews = changesViews }

    /// The demand for a frame after a time, or `nil` if the timer has no time.
    fileprivate func demand(after time: Double) -> FrameDemand? {
        moment.map { $0 <= time ? .nextFrame : changesViews ? .at($0) : .upkeep($0) }
    }

    /// The time at which the timer left its scene.
    private var end: (time: Double, origin: Date)?

    fileprivate func attach(_ node: FrameTimerNode) {
        self.node = node
        end = nil
    }

    fileprivate func detach(_ node: FrameTimerNode) {
        guard self.node === node else { return }
        end = now
        self.node = nil
    }

    /// The scene's time and the date of its time 0, or `nil` if the timer was never in a scene. The time of a timer
    /// that left its scene is the time at which it left.
    package var now: (time: Double, origin: Date)? {
        node.map { ($0.graph.time, $0.environment.timelineOrigin) } ?? end
    }
}

/// Attaches a timer to a scene.
nonisolated struct FrameTimerModifier: ViewModifier {
    let timer: FrameTimer

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = FrameTimerNode(context)
        node.content = C._makeNode(content, context.inside(node))
        node.show(modifier.timer)
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: FrameTimerNode.self)
        C._updateNode(node.content, content)
        node.show(modifier.timer)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

final class FrameTimerNode: PassthroughNode, FrameClient {
    private var timer: FrameTimer?

    func show(_ timer: FrameTimer) {
        if self.timer === timer { return }
        self.timer?.detach(self)
        self.timer = timer
        timer.attach(self)
        follow()
    }

    func follow() {
        if let demand = timer?.demand(after: graph.time), isMounted {
            graph.add(self, demand)
        } else {
            graph.remove(self as any FrameClient)
        }
    }

    func step(to time: Double) -> FrameDemand {
        guard let demand = timer?.demand(after: time) else { return .done }
        if demand.time != nil { return demand }
        graph.shares.fire(self)
        return .done
    }

    func fire() {
        guard let timer, let moment = timer.moment, moment <= graph.time else { return follow() }
        timer.moment = nil
        timer.action?(graph.time, environment.timelineOrigin)
    }

    override func willUnmount() {
        graph.remove(self as any FrameClient)
        timer?.detach(self)
    }
}

extension View {
    /// Runs the action of a timer at its time.
    nonisolated package func frameTimer(_ timer: FrameTimer) -> some View { modifier(FrameTimerModifier(timer: timer)) }
}
