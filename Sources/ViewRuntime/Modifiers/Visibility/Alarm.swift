import Foundation

/// Runs an action at a time, after the frame at that time is measured.
@MainActor
package final class Alarm {
    /// The time in seconds of the scene's time, or `nil` for no time.
    package var moment: Double? { didSet { if moment != oldValue { node?.follow() } } }
    package var action: (@MainActor (_ time: Double, _ origin: Date) -> Void)?
    fileprivate weak var node: AlarmNode?

    package nonisolated init() {}

    /// The time at which the alarm left its scene.
    private var end: (time: Double, origin: Date)?

    fileprivate func attach(_ node: AlarmNode) {
        self.node = node
        end = nil
    }

    fileprivate func detach(_ node: AlarmNode) {
        guard self.node === node else { return }
        end = now
        self.node = nil
    }

    /// The scene's time and the date of its time 0, or `nil` if the alarm was never in a scene. The time of an alarm
    /// that left its scene is the time at which it left.
    package var now: (time: Double, origin: Date)? {
        node.map { ($0.graph.time, $0.environment.timelineOrigin) } ?? end
    }
}

/// Attaches an alarm to a scene.
nonisolated struct AlarmModifier: ViewModifier {
    let alarm: Alarm

    func body(content: Content) -> Never { fatalError("a primitive modifier has no body") }

    @MainActor static func _makeNode<C: View>(_ modifier: Self, _ content: C, _ context: _NodeContext) -> _Node {
        let node = AlarmNode(context)
        node.content = C._makeNode(content, context.inside(node))
        node.show(modifier.alarm)
        return node
    }

    @MainActor static func _updateNode<C: View>(_ node: _Node, _ modifier: Self, _ content: C) {
        let node = unsafeDowncast(node, to: AlarmNode.self)
        C._updateNode(node.content, content)
        node.show(modifier.alarm)
    }

    @MainActor static func _elementCount<C: View>(_ content: C.Type) -> Int? { C._elementCount }
}

final class AlarmNode: PassthroughNode, FrameClient {
    private var alarm: Alarm?

    func show(_ alarm: Alarm) {
        if self.alarm === alarm { return }
        self.alarm?.detach(self)
        self.alarm = alarm
        alarm.attach(self)
        follow()
    }

    func follow() {
        if alarm?.moment != nil, isMounted { graph.add(self) } else { graph.remove(self as any FrameClient) }
    }

    func step(to time: Double) -> FrameDemand {
        guard let moment = alarm?.moment else { return .done }
        if time < moment { return .at(moment) }
        graph.shares.ring(self)
        return .done
    }

    func ring() {
        guard let alarm, let moment = alarm.moment, moment <= graph.time else { return follow() }
        alarm.moment = nil
        alarm.action?(graph.time, environment.timelineOrigin)
    }

    override func willUnmount() {
        graph.remove(self as any FrameClient)
        alarm?.detach(self)
    }
}

extension View {
    /// Runs the action of an alarm at its time.
    nonisolated package func alarm(_ alarm: Alarm) -> some View { modifier(AlarmModifier(alarm: alarm)) }
}
