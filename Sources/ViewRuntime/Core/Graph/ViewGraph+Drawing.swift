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
        if !visualQueue.isEmpty {
            let actions = visualQueue
            visualQueue = []
            for action in actions { action() }
        }
        if !sampleQueue.isEmpty {
            let effects = sampleQueue.sorted { $0.depth < $1.depth }
            sampleQueue.removeAll(keepingCapacity: true)
            // What an effect sees of a place includes the effects around it.
            for element in effects { element.sample() }
        }
        // What asks for it while others draw is drawn in the next frame.
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
        // Those inside of others first: what these show is then up to date.
        for canvas in symbolCanvases.sorted(by: { $0.depth > $1.depth }) { canvas.drawChangedSymbols() }
    }

    /// A place on the grid of pixels, ties towards greater coordinates.
    func rounded(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * scale + 0.5).rounded(.down) / scale, y: (point.y * scale + 0.5).rounded(.down) / scale)
    }
}
