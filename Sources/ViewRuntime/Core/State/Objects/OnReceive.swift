import Foundation
import OpenCombine

/// Runs an action with the values of a publisher while its content exists.
nonisolated struct SubscriptionModifier<P: Publisher>: NodeModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor func makeNode(_ context: _NodeContext) -> _Node { SubscriptionNode<P>(self, context) }

    @MainActor func apply(to node: _Node) {
        unsafeDowncast(node, to: SubscriptionNode<P>.self).update(self)
    }
}

final class SubscriptionNode<P: Publisher>: PassthroughNode, FrameClient where P.Failure == Never {
    /// The shortest interval of a timer, in seconds. A shorter one would only repeat ticks within a frame.
    private static var shortestInterval: Double { 0.0001 }

    private var modifier: SubscriptionModifier<P>
    private var cancellable: AnyCancellable?
    private var ticks: Ticks?

    init(_ modifier: SubscriptionModifier<P>, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
        subscribe()
    }

    func update(_ new: SubscriptionModifier<P>) {
        let isSame = ValueComparison.areEqual(modifier.publisher, new.publisher)
        modifier = new
        if !isSame { subscribe() }
    }

    override func willUnmount() {
        cancellable = nil
        graph.remove(self as any FrameClient)
    }

    private func subscribe() {
        if let timer = modifier.publisher as? Publishers.Autoconnect<Timer.TimerPublisher> {
            // A timer in a view follows the scene's clock, which may differ from that of a run loop.
            ticks = Ticks(start: graph.time, interval: max(timer.upstream.interval, Self.shortestInterval))
            graph.add(self)
            return
        }
        let reference = WeakReference(self)
        cancellable = modifier.publisher.sink { output in
            let carried = UncheckedTransfer(output)
            onMainThread { reference.node?.modifier.action(carried.value) }
        }
    }

    func step(to time: Double) -> FrameDemand {
        guard var ticks else { return .done }
        if ticks.advance(to: time) {
            let date = environment.timelineOrigin + ticks.last
            if let output = date as? P.Output { graph.afterUpdate(unretained(self) { $0.modifier.action(output) }) }
        }
        self.ticks = ticks
        return .at(ticks.next)
    }

    private final class WeakReference: @unchecked Sendable {
        weak var node: SubscriptionNode?
        init(_ node: SubscriptionNode) { self.node = node }
    }
}

extension View {
    /// Performs an action on the main thread with each value that a publisher emits while this view exists.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(SubscriptionModifier(publisher: publisher, action: action))
    }
}
