/// Memory for pixels.
final class PixelMemory {
    let start: UnsafeMutablePointer<UInt32>
    let capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        // Whole cache lines, so that filling a row is a run of aligned stores, and one more for glyphs, which are painted
        // four pixels at a time.
        start = UnsafeMutableRawPointer.allocate(byteCount: self.capacity * 4 + 64, alignment: 64)
            .bindMemory(to: UInt32.self, capacity: self.capacity)
    }

    deinit { UnsafeMutableRawPointer(start).deallocate() }
}

/// Surfaces for pictures within the picture, whose memory is used again from frame to frame.
final class PixelPool {
    private var free: [PixelMemory] = []
    private var pending: [PixelSurface] = []

    /// A transparent surface. Give it back with ``recycle(_:)``.
    func surface(_ bounds: DeviceRect) -> PixelSurface {
        let count = max(bounds.width, 0) * max(bounds.height, 0)
        let fitting = free.indices.filter { free[$0].capacity >= count }
        let smallest = fitting.min { free[$0].capacity < free[$1].capacity }
        let memory = smallest.map { free.remove(at: $0) } ?? PixelMemory(capacity: count)
        let surface = PixelSurface(bounds: bounds, memory: memory)
        memory.start.initialize(repeating: 0, count: count)
        return surface
    }

    /// Keeps the memory of the few largest. The surface must not be used again.
    func recycle(_ surface: PixelSurface) {
        surface.finish()
        free.append(surface.memory)
        guard free.count > 6 else { return }
        free.remove(at: free.indices.min { free[$0].capacity < free[$1].capacity }!)
    }

    /// As ``recycle(_:)``, once the frame is painted: until then Cairo may still read the surface.
    func recycleAfterFrame(_ surface: PixelSurface) { pending.append(surface) }

    func endFrame() {
        for surface in pending { recycle(surface) }
        pending.removeAll(keepingCapacity: true)
    }
}
