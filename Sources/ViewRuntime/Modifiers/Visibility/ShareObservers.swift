import Foundation
import LayerTree

/// The areas whose visible shares are wanted, and what is to happen at moments.
///
/// - Complexity: A frame in which no layer changed costs O(1), another one O(layers in the window).
@MainActor
final class ShareObservers: SceneService {
    private var elements = IdentityList<ShareElement>()
    /// Of which something was visible when they were last looked at.
    private var visible: [ShareElement] = []
    private var waiting: [ShareElement] = []
    private var due: [AlarmNode] = []
    /// What is modal, in the order in which it was presented.
    private var curtains: [CurtainElement] = []
    private var needsLook = false
    private var lookedAt = 0.0
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
        needsLook = true
    }

    func remove(_ curtain: CurtainElement) {
        guard let index = curtains.firstIndex(where: { $0 === curtain }) else { return }
        curtains.remove(at: index)
        needsLook = true
    }

    /// The last thing that was presented modally and is not on its way out.
    var curtain: CurtainElement? { curtains.last }

    /// Something else than layers has changed.
    func setNeedsLook() { needsLook = true }

    func ring(_ alarm: AlarmNode) { due.append(alarm) }

    /// Looks at the picture of a frame, reports what changed and runs what is due.
    func frameWasShown(in graph: ViewGraph) {
        if !elements.isEmpty, needsLook || graph.layers.hasChanges {
            needsLook = false
            report(in: graph)
        }
        if !elements.isEmpty || !due.isEmpty { lookedAt = graph.time }
        if due.isEmpty { return }
        let alarms = due
        due = []
        for alarm in alarms where alarm.isMounted { alarm.ring() }
    }

    private func report(in graph: ViewGraph) {
        looks += 1
        var changed: [(ShareElement, VisibleShare)] = []
        var shown: [ShareElement] = []
        shown.reserveCapacity(visible.count)
        _ = ShareWalk(graph.rootLayer, size: graph.size) { [looks] watch, share in
            let element = unsafeDowncast(watch.owner, to: ShareElement.self)
            element.look = looks
            let share = element.ownShare(share)
            if share.seen > 0 { shown.append(element) }
            if share != element.share { changed.append((element, share)) }
        }
        // Those that were not reached are outside of the window or not in the picture.
        for element in visible where element.look != looks && element.isMounted {
            changed.append((element, element.absence))
        }
        for element in waiting where element.look != looks && element.isMounted {
            changed.append((element, element.absence))
        }
        visible = shown
        waiting.removeAll(keepingCapacity: true)
        for (element, share) in changed { element.report(share, lookedAt: lookedAt) }
    }
}

extension ViewGraph {
    var shares: ShareObservers { services.service(ShareObservers.self) }
}
