import LayerTree

/// The layouts of recent requests, in two generations: when the young one is full it becomes the old one, and what was
/// not asked for since is forgotten. A lookup is one hash, two when the layout is of the old generation.
struct LayoutCache {
    private var young: [Key: PangoTextLayout] = [:]
    private var old: [Key: PangoTextLayout] = [:]
    private let capacity: Int

    /// - Parameter capacity: How many layouts a generation holds; at most twice as many are kept.
    init(capacity: Int) { self.capacity = capacity }

    var count: Int { young.count + old.count }

    mutating func layout(for request: TextRequest, make: () -> PangoTextLayout) -> PangoTextLayout {
        let key = Key(request: request)
        if let known = young[key] { return known }
        let layout = old.removeValue(forKey: key) ?? make()
        if young.count >= capacity {
            old = young
            young = Dictionary(minimumCapacity: capacity)
        }
        young[key] = layout
        return layout
    }

    /// Hashes the few properties by which requests usually differ; compares them all.
    private struct Key: Hashable {
        let request: TextRequest

        func hash(into hasher: inout Hasher) {
            hasher.combine(request.maximumWidth)
            for span in request.spans {
                hasher.combine(span.text)
                hasher.combine(span.font.size)
            }
        }
    }
}
