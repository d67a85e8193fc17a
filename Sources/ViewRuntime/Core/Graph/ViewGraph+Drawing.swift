import Foundation

/// The elements that need drawing and the layers that need their sublayers updated.
extension ViewGraph {
    func needsLayers(_ element: Element) {
        if element.awaitsLayers { return }
        element.awaitsLayers = true
        layerQueue.append(element)
    }

    /// Schedules an update of the sublayers of the nearest layer at or around an element.
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
        if !visualQueue.isEmpty {
            let actions = visualQueue
            visualQueue = []
            for action in actions { action() }
        }
        if !sampleQueue.isEmpty {
            let effects = sampleQueue.sorted { $0.depth < $1.depth }
            sampleQueue.removeAll(keepingCapacity: true)
            // An effect reads positions that include the effects around it, so outer effects come first.
            for element in effects { element.sample() }
        }
        // Requests during drawing wait until the next frame.
        let count = drawQueue.count
        for index in 0..<count {
            let element = drawQueue[index]
            element.awaitsDraw = false
            if element.isMounted { element.draw() }
        }
        drawQueue.removeSubrange(0..<count)
        var index = 0
        while index < layerQueue.count {
            let element = layerQueue[index]
            element.awaitsLayers = false
            if element.isMounted { element.synchronizeLayers() }
            index += 1
        }
        layerQueue.removeAll(keepingCapacity: true)
        // Inner canvases come first, so that outer ones draw their current state.
        for canvas in symbolCanvases.sorted(by: { $0.depth > $1.depth }) { canvas.drawChangedSymbols() }
    }

    /// Rounds a point to the pixel grid. Ties round toward greater coordinates.
    func rounded(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * scale + 0.5).rounded(.down) / scale, y: (point.y * scale + 0.5).rounded(.down) / scale)
    }
}
