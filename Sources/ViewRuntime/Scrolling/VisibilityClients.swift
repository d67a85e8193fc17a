import Foundation

/// An element inside a scroll view whose content depends on what of it is visible.
@MainActor
protocol VisibilityClient: Element {
    /// What is visible changed, or may have.
    func visibilityDidChange(in scroll: ScrollElement)
}

/// An element that shows differently depending on where it is in a scroll view, and the same wherever it is out of sight
/// on one side.
@MainActor
protocol ScrollEffectClient: Element {
    /// Brings the effect up to date; called before a frame is shown, when all layout is done.
    func applyScrollEffect(in scroll: ScrollElement)
}

/// Who depends on a scroll view's offset.
@MainActor
final class VisibilityClients {
    private var windows: [ObjectIdentifier: any VisibilityClient] = [:]
    private var effects: [ObjectIdentifier: any ScrollEffectClient] = [:]
    private var effectOrder: EffectOrder?
    private var isEffectPassQueued = false

    func add(_ client: any VisibilityClient) { windows[ObjectIdentifier(client)] = client }

    func remove(_ client: any VisibilityClient) { windows[ObjectIdentifier(client)] = nil }

    func add(_ client: any ScrollEffectClient, in scroll: ScrollElement) {
        effects[ObjectIdentifier(client)] = client
        effectOrder = nil
        queueEffects(in: scroll)
    }

    func remove(_ client: any ScrollEffectClient) {
        effects[ObjectIdentifier(client)] = nil
        effectOrder = nil
    }

    func update(in scroll: ScrollElement) {
        if windows.count == 1 {
            windows.first!.value.visibilityDidChange(in: scroll)
        } else if !windows.isEmpty {
            // Outer ones first: they may release inner ones.
            for client in windows.values.sorted(by: { $0.depth < $1.depth }) where client.isMounted {
                client.visibilityDidChange(in: scroll)
            }
        }
        queueEffects(in: scroll)
    }

    private func queueEffects(in scroll: ScrollElement) {
        if effects.isEmpty || isEffectPassQueued { return }
        isEffectPassQueued = true
        scroll.graph.beforeShowing { [unowned self, weak scroll] in
            isEffectPassQueued = false
            guard let scroll, scroll.isMounted else { return }
            applyEffects(in: scroll)
        }
    }

    private func applyEffects(in scroll: ScrollElement) {
        func apply(_ client: any ScrollEffectClient) { if client.isMounted { client.applyScrollEffect(in: scroll) } }
        if effectOrder?.isCurrent(in: scroll) == true {
            effectOrder!.forEachChanged(in: scroll, apply)
        } else {
            effects.values.forEach(apply)
            effectOrder = effects.count < EffectOrder.leastCount ? nil : EffectOrder(effects.values, in: scroll)
        }
    }
}

extension Element {
    /// The nearest scroll view around the element, optionally one that scrolls on an axis.
    func scrollAround(on axis: Axis? = nil) -> ScrollElement? {
        var element = layoutParent
        while let current = element {
            if let scroll = current as? ScrollElement, axis.map({ scroll.scrolls(on: $0) }) ?? true { return scroll }
            element = current.layoutParent
        }
        return nil
    }

    /// The element's frame among a scroll view's content, as laid out, before scrolling.
    func frame(inContentOf scroll: ScrollElement) -> CGRect {
        var point = origin
        var element = layoutParent
        while let current = element, current !== scroll {
            point.x += current.origin.x - current.scrollOffset.x
            point.y += current.origin.y - current.scrollOffset.y
            element = current.layoutParent
        }
        return CGRect(origin: point, size: size)
    }
}
