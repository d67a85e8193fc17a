import Foundation

/// An element inside a scroll view whose content depends on what of it is visible.
@MainActor
protocol VisibilityClient: Element {
    /// What is visible changed, or may have.
    func visibilityDidChange(in scroll: ScrollElement)
}

/// Who depends on a scroll view's offset.
@MainActor
final class VisibilityClients {
    /// Outer ones first: what they show decides what inner ones do.
    private var windows: [any VisibilityClient] = []
    private let effects = ScrollEffects()
    private var isEffectPassQueued = false

    var hasWindows: Bool { !windows.isEmpty }

    func add(_ client: any VisibilityClient) {
        if windows.contains(where: { $0 === client }) { return }
        windows.insert(client, at: windows.firstIndex { $0.depth > client.depth } ?? windows.endIndex)
    }

    func remove(_ client: any VisibilityClient) { windows.removeAll { $0 === client } }

    func add(_ client: any ScrollEffectClient, in scroll: ScrollElement) {
        effects.add(client)
        queueEffects(in: scroll)
    }

    func remove(_ client: any ScrollEffectClient) { effects.remove(client) }

    /// Places among the content may be other ones.
    func layoutDidChange() { effects.layoutDidChange() }

    func update(in scroll: ScrollElement) {
        for client in windows where client.isMounted && !client.isParked { client.visibilityDidChange(in: scroll) }
        queueEffects(in: scroll)
    }

    private func queueEffects(in scroll: ScrollElement) {
        if effects.isEmpty || isEffectPassQueued { return }
        isEffectPassQueued = true
        scroll.graph.beforeShowing { [unowned self] in
            isEffectPassQueued = false
            if scroll.isMounted { effects.apply(in: scroll) }
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

    /// The element's frame among a scroll view's content, before scrolling: as laid out, and moved by offsets on it and around it.
    func shownFrame(inContentOf scroll: ScrollElement) -> CGRect {
        var frame = frame(inContentOf: scroll)
        var element: Element? = self
        while let current = element, current !== scroll {
            let offset = current.shownOffset
            frame.origin.x += offset.x
            frame.origin.y += offset.y
            element = current.layoutParent
        }
        return frame
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
