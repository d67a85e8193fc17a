/// Memory for pixels.
final class PixelMemory {
    let start: UnsafeMutablePointer<UInt32>
    let capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        // Whole cache lines, so filling a row consists of aligned stores, and one more line for glyph drawing, which
        // writes four pixels at a time.
        start = UnsafeMutableRawPointer.allocate(byteCount: self.capacity * 4 + 64, alignment: 64)
            .bindMemory(to: UInt32.self, capacity: self.capacity)
    }

    deinit { UnsafeMutableRawPointer(start).deallocate() }
}

/// A pool of surfaces for intermediate images, whose memory is reused from frame to frame.
final class PixelPool {
    private var free: [PixelMemory] = []
    private var pending: [PixelSurface] = []

    /// Returns a transparent surface. Return it with ``recycle(_:)``.
    func surface(_ bounds: DeviceRect) -> PixelSurface {
        let count = max(bounds.width, 0) * max(bounds.height, 0)
        let fitting = free.indices.filter { free[$0].capacity >= count }
        let smallest = fitting.min { free[$0].capacity < free[$1].capacity }
        let memory = smallest.map { free.remove(at: $0) } ?? PixelMemory(capacity: count)
        let surface = PixelSurface(bounds: bounds, memory: memory)
        memory.start.initialize(repeating: 0, count: count)
        return surface
    }

    /// Keeps the memory of the few largest surfaces. Don't use the surface afterward.
    func recycle(_ surface: PixelSurface) {
        surface.finish()
        free.append(surface.memory)
        guard free.count > 6 else { return }
        free.remove(at: free.indices.min { free[$0].capacity < free[$1].capacity }!)
    }

    /// Recycles a surface after the frame. Until then, Cairo can still read it.
    func recycleAfterFrame(_ surface: PixelSurface) { pending.append(surface) }

    func endFrame() {
        for surface in pending { recycle(surface) }
        pending.removeAll(keepingCapacity: true)
    }
}
