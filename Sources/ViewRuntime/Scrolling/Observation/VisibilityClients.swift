import Foundation

/// An element whose content depends on its visible part in a scroll view.
@MainActor
protocol VisibilityClient: Element {
    /// Called when the viewport moved, except with content that changed its length.
    func viewportDidMove()
    /// Called when the visible part may have changed.
    func visibilityDidChange(in scroll: ScrollElement)
}

extension VisibilityClient {
    func viewportDidMove() {}
}

/// The elements that depend on the offset of a scroll view.
@MainActor
final class VisibilityClients {
    /// The clients, outer ones first, because they determine the visible part of inner ones.
    private var windows: [any VisibilityClient] = []
    private let effects = ScrollEffects()
    private var isEffectPassQueued = false
    private let reports = ScrollEffects()
    private var isReportPassQueued = false

    var hasWindows: Bool { !windows.isEmpty }

    /// Whether a header or a footer is pinned.
    var hasPins: Bool { windows.contains { ($0 as? LazyContainer)?.pins.isEmpty == false } }

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

    /// Adds an element that reports whether it's visible, or updates it if it's there already.
    func addReport(_ client: any ScrollEffectClient, in scroll: ScrollElement) {
        reports.add(client)
        queueReports(in: scroll)
    }

    func removeReport(_ client: any ScrollEffectClient) { reports.remove(client) }

    /// Updates the effects after a layout change.
    func layoutDidChange() {
        effects.layoutDidChange()
        reports.layoutDidChange()
    }

    func update(in scroll: ScrollElement) {
        for client in windows where client.isMounted && !client.isParked { client.visibilityDidChange(in: scroll) }
        queueEffects(in: scroll)
        queueReports(in: scroll)
        // The elements moved in the content of the outer scroll views to which they report, too.
        if reports.isEmpty { return }
        var outer = scroll.scrollAround()
        while let scroll = outer {
            scroll.visibility.reports.layoutDidChange()
            outer = scroll.scrollAround()
        }
    }

    /// Reports run as a part of the update, after its layout, because the program can respond to them.
    private func queueReports(in scroll: ScrollElement) {
        if reports.isEmpty || isReportPassQueued { return }
        isReportPassQueued = true
        scroll.graph.whenSettled { [unowned self] in
            isReportPassQueued = false
            if scroll.isMounted { reports.apply(in: scroll) }
        }
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

extension VisibilityClients: OffsetObserver {
    func offsetDidChange(of scroll: ScrollElement) {
        for client in windows { client.viewportDidMove() }
        update(in: scroll)
        scroll.graph.places.check()
    }
}

extension Element {
    /// Returns the nearest scroll view around the element, optionally one that scrolls on an axis.
    func scrollAround(on axis: Axis? = nil) -> ScrollElement? {
        var element = layoutParent
        while let current = element {
            if let scroll = current as? ScrollElement, axis.map({ scroll.scrolls(on: $0) }) ?? true { return scroll }
            element = current.layoutParent
        }
        return nil
    }

    /// Returns the element's frame in the coordinates of a scroll view's content, including offset modifiers.
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

    /// Returns the element's layout frame in the coordinates of a scroll view's content.
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
