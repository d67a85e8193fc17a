import Foundation

/// What waits to be drawn, and where sublayers are to be read again.
extension ViewGraph {
    func needsLayers(_ element: Element) {
        if element.awaitsLayers { return }
        element.awaitsLayers = true
        layerQueue.append(element)
    }

    /// The nearest layer at or around the element has other sublayers.
    func needsLayersAround(_ element: Element) {
        if element.layer != nil { needsLayers(element) } else { element.setNeedsLayers() }
    }

    func needsDraw(_ element: Element) {
        if element.awaitsDraw { return }
        element.awaitsDraw = true
        drawQueue.append(element)
        requestFrame()
    }

    func showVisuals() {
        let actions = visualQueue
        visualQueue.removeAll(keepingCapacity: true)
        for action in actions { action() }
        let effects = sampleQueue.sorted { $0.depth < $1.depth }
        sampleQueue.removeAll(keepingCapacity: true)
        // What an effect sees of a place includes the effects around it.
        for element in effects { element.sample() }
        for element in drawQueue {
            element.awaitsDraw = false
            if element.isMounted { element.draw() }
        }
        drawQueue.removeAll(keepingCapacity: true)
        var index = 0
        while index < layerQueue.count {
            let element = layerQueue[index]
            element.awaitsLayers = false
            if element.isMounted { element.synchronizeLayers() }
            index += 1
        }
        layerQueue.removeAll(keepingCapacity: true)
    }

    /// A place on the grid of pixels, ties towards greater coordinates.
    func rounded(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * scale + 0.5).rounded(.down) / scale, y: (point.y * scale + 0.5).rounded(.down) / scale)
    }
}
