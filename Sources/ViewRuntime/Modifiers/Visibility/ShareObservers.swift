import Foundation
import LayerTree

/// The areas with observed visible shares, and the pending timers.
///
/// - Complexity: O(1) for a frame without changed layers, otherwise O(*n*) in the number of layers in the window.
@MainActor
final class ShareObservers: SceneService {
    private var elements = ObjectList<ShareElement>()
    /// The elements that were partly visible in the last measurement.
    private var visible: [ShareElement] = []
    private var waiting: [ShareElement] = []
    private var due: [FrameTimerNode] = []
    /// The modal views and those that can become modal, in the order of presentation.
    private var curtains: [CurtainElement] = []
    private var needsLook = false
    private var previousTime = 0.0
    /// The size of the window in the last measurement.
    private var lastSize = CGSize.zero
    private var looks = 0

    func add(_ element: ShareElement) {
        elements.add(element)
        waiting.append(element)
        needsLook = true
    }

    func remove(_ element: ShareElement) { elements.remove(element) }

    func add(_ curtain: CurtainElement) {
        if curtains.contains(where: { $0 === curtain }) { return }
        curtains.append(curtain)
    }

    func remove(_ curtain: CurtainElement) {
        guard let index = curtains.firstIndex(where: { $0 === curtain }) else { return }
        curtains.remove(at: index)
        needsLook = true
    }

    /// Requests a measurement after a change that doesn't affect layers.
    func setNeedsLook() { needsLook = true }

    func fire(_ timer: FrameTimerNode) { due.append(timer) }

    /// Measures the image of a frame, reports changes, and runs timers.
    func frameWasShown(in graph: ViewGraph) {
        if !elements.isEmpty, needsLook || graph.layers.hasChanges || graph.size != lastSize {
            needsLook = false
            report(in: graph)
        }
        if !elements.isEmpty || !due.isEmpty { previousTime = graph.time }
        if due.isEmpty { return }
        let timers = due
        due = []
        for timer in timers where timer.isMounted { timer.fire() }
    }

    private func report(in graph: ViewGraph) {
        looks += 1
        lastSize = graph.size
        var changed: [(ShareElement, VisibleShare)] = []
        var shown: [ShareElement] = []
        shown.reserveCapacity(visible.count)
        let curtain = curtains.last { $0.isOn }
        for (watch, share) in ShareWalk(graph.rootLayer, size: graph.size, count: visible.count).findings {
            let element = unsafeDowncast(watch.owner, to: ShareElement.self)
            element.look = looks
            let share = element.ownShare(share, behind: curtain)
            if share.seen > 0 { shown.append(element) }
            if share != element.share { changed.append((element, share)) }
        }
        // The walk didn't reach these elements, because they are outside of the window or not in the image.
        for element in visible where element.look != looks && element.isMounted {
            changed.append((element, element.absence))
        }
        for element in waiting where element.look != looks && element.isMounted {
            changed.append((element, element.absence))
        }
        visible = shown
        waiting.removeAll(keepingCapacity: true)
        for (element, share) in changed { element.report(share, previousTime: previousTime) }
    }
}

extension ViewGraph {
    var shares: ShareObservers { services.service(ShareObservers.self) }
}
