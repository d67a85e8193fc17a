import Foundation
import LayerTree

/// Reports the visible share of the content's bounds after each frame in which it changes.
nonisolated struct ShareModifier: ElementModifier {
    let action: (@MainActor (ShareReading) -> Void)?

    @MainActor func makeElement(_ context: _NodeContext) -> _Node { ShareElement(context) }
    @MainActor func update(_ element: _Node) { unsafeDowncast(element, to: ShareElement.self).observe(action) }
}

final class ShareElement: ModifierElement {
    /// The action, or `nil` while nothing observes the share.
    private var action: (@MainActor (ShareReading) -> Void)?
    /// The last reported share, or `nil` before the first report.
    private(set) var share: VisibleShare?
    /// The number of the last measurement that reached the element.
    var look = 0
    /// The watch of the layer, since the first action.
    private var watch: LayerWatch?

    func observe(_ new: (@MainActor (ShareReading) -> Void)?) {
        let isOn = action != nil
        if isOn, new == nil { end() }
        action = new
        if !isOn, new != nil { begin() }
    }

    private func begin() {
        share = nil
        let watch = self.watch ?? LayerWatch(.area, owner: self)
        watch.isOn = true
        watch.bounds = bounds
        if self.watch == nil {
            self.watch = watch
            makeLayer().watch = watch
        } else {
            layer?.extentDidChange()
        }
        graph.shares.add(self)
    }

    override func arrange() {
        super.arrange()
        guard let watch, watch.bounds != bounds else { return }
        watch.bounds = bounds
        layer?.extentDidChange()
        graph.shares.setNeedsLook()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        if watch != nil, environment.scenePhase != old.scenePhase { graph.shares.setNeedsLook() }
    }

    /// Returns the share, considering the state of the scene and the last modal view first.
    func ownShare(_ found: VisibleShare, behind curtain: CurtainElement?) -> VisibleShare {
        if found.hidden == 1 { return found }
        var share = VisibleShare()
        share.area = found.area
        if environment.scenePhase != .active {
            share.backgrounded = 1
        } else if let curtain, isBehindCurtain(curtain) {
            share.obstructed = 1
            share.isModal = true
        } else {
            return found
        }
        return share
    }

    /// The share while the element isn't in the image of the window.
    var absence: VisibleShare {
        var share = VisibleShare()
        share.area = watch.map { Double($0.bounds.width * $0.bounds.height) } ?? 0
        var opacity = 1.0
        var current = layer
        while let layer = current, !layer.isHidden {
            opacity *= layer.opacity
            if layer === graph.rootLayer {
                if opacity >= VisibleShare.minimumOpacity { share.clipped = 1 } else { share.hidden = 1 }
                return share
            }
            current = layer.parent
        }
        share.hidden = 1
        return share
    }

    func report(_ share: VisibleShare, previousTime: Double) {
        if share == self.share { return }
        let isStep = share.isState || self.share?.isState ?? true
        self.share = share
        action?(
            ShareReading(
                share: share, time: graph.time, previousTime: min(previousTime, graph.time), isStep: isStep,
                origin: environment.timelineOrigin, view: ObjectIdentifier(self), isLast: false))
    }

    override func didLeave() { end() }

    override func willUnmount() { end() }

    private func end() {
        guard let watch, watch.isOn else { return }
        watch.isOn = false
        graph.shares.remove(self)
        guard let share else { return }
        var nothing = VisibleShare()
        nothing.hidden = 1
        nothing.area = share.area
        let time = graph.time
        let reading = ShareReading(
            share: nothing, time: time, previousTime: time, isStep: true, origin: environment.timelineOrigin,
            view: ObjectIdentifier(self), isLast: true)
        let action = action
        graph.afterUpdate {
            action?(reading)
            // Until then, no other view can have the same identity.
            withExtendedLifetime(self) {}
        }
    }
}

extension View {
    /// Adds an action that receives the visible share of the view's bounds after the first frame, and after each frame
    /// in which it changes. When the view is removed or no longer has an action, the action receives a share of 0.
    ///
    /// - Parameter action: The action, or `nil` to measure nothing. The view keeps its state when this changes.
    nonisolated package func onVisibleShare(_ action: (@MainActor (ShareReading) -> Void)?) -> some View {
        modifier(ShareModifier(action: action))
    }
}
