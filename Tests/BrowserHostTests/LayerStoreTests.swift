import Foundation
import LayerTree
import Testing

@Suite("What changed since the last frame")
struct LayerStoreTests {
    private let store = LayerStore()
    private let root: Layer

    init() { root = Layer(in: store) }

    private struct Report: Equatable, CustomStringConvertible {
        var id: UInt64
        var changes: LayerChanges
        init(_ layer: Layer, _ changes: LayerChanges) { (id, self.changes) = (layer.id, changes) }
        var description: String { "\(id): \(changes.rawValue)" }
    }

    private func take() -> (reports: [Report], gone: [UInt64]) {
        var reports: [Report] = []
        let gone = store.takeChanges(in: root) { reports.append(Report($0, $1)) }
        return (reports, gone)
    }

    private func layer(with children: [Layer] = []) -> Layer {
        let layer = Layer(in: store)
        layer.setChildren(children)
        return layer
    }

    @Test("a new host receives the entire tree once, and nothing else")
    func everything() {
        let leaf = layer(), branch = layer(with: [leaf]), other = layer()
        root.setChildren([branch])
        #expect(take().reports == [Report(root, .all), Report(branch, .all), Report(leaf, .all)])
        #expect(!store.hasChanges)
        #expect(take().reports.isEmpty)
        other.opacity = 0.5
        #expect(take().reports.isEmpty)
    }

    @Test("a layer that the host has is reported with its changes, in the order of the first ones")
    func changes() {
        let a = layer(), b = layer()
        root.setChildren([a, b])
        _ = take()
        b.opacity = 0.5
        a.position.x = 1
        b.position.y = 2
        #expect(take().reports == [Report(b, [.opacity, .position]), Report(a, .position)])
    }

    @Test("a layer that joins the tree comes in full with what is inside, once", arguments: [false, true])
    func joining(isChangedFirst: Bool) {
        let leaf = layer(), branch = layer(with: [leaf])
        _ = take()
        if isChangedFirst { leaf.opacity = 0.5 }
        root.setChildren([branch])
        if !isChangedFirst { leaf.opacity = 0.5 }
        #expect(take().reports == [Report(root, .children), Report(branch, .all), Report(leaf, .all)])
        #expect(take().reports.isEmpty)
    }

    @Test("a mask joins with the layer that it masks")
    func mask() {
        let mask = layer()
        _ = take()
        var effects = LayerEffects()
        effects.mask = mask
        root.effects = effects
        #expect(take().reports == [Report(root, .effects), Report(mask, .all)])
    }

    @Test("a layer that left the tree and returns isn't reported again")
    func returning() {
        let row = layer()
        root.setChildren([row])
        _ = take()
        root.setChildren([])
        #expect(take().reports == [Report(root, .children)])
        root.setChildren([row])
        #expect(take().reports == [Report(root, .children)])
    }

    @Test("the host removes the layers that it has, and no others")
    func removal() {
        var row: Layer? = layer(), parked: Layer? = layer()
        let id = row!.id
        root.setChildren([row!])
        _ = take()
        root.setChildren([])
        row = nil
        parked = nil
        #expect(parked == nil)
        #expect(take().gone == [id])
        #expect(take().gone.isEmpty)
    }

    @Test("a layer that goes after it left the tree is a change")
    func laterRemoval() {
        var row: Layer? = layer()
        let id = row!.id
        root.setChildren([row!])
        _ = take()
        root.setChildren([])
        _ = take()
        #expect(!store.hasChanges && store.changesFollowMotion)
        row = nil
        #expect(row == nil && store.hasChanges && !store.changesFollowMotion)
        #expect(take().gone == [id] && !store.hasChanges)
    }

    @Test("layers don't outlive their store, with changes before and after its end", arguments: [false, true])
    func lifetimes(changesLater: Bool) {
        var store: LayerStore? = LayerStore()
        var layer: Layer? = Layer(in: store!)
        weak let reference = layer
        if changesLater { store!.dropChanges() }
        store = nil
        layer?.opacity = 0.5
        layer = nil
        #expect(store == nil && layer == nil && reference == nil)
    }

    @Test("after a new start, the host receives everything again, and removals of before don't matter")
    func startingOver() {
        var row: Layer? = layer()
        let other = layer()
        root.setChildren([row!, other])
        _ = take()
        root.setChildren([other])
        row = nil
        #expect(row == nil)
        store.startOver()
        let again = take()
        #expect(again.reports == [Report(root, .all), Report(other, .all)])
        #expect(again.gone.isEmpty)
        #expect(take().reports.isEmpty)
    }

    @Test("dropped changes count all changed layers, and reach no host")
    func dropping() {
        _ = layer(with: [])
        let child = layer()
        root.setChildren([child])
        #expect(store.dropChanges() >= 2)
        child.opacity = 0.5
        #expect(store.dropChanges() == 1)
        #expect(!store.hasChanges)
    }
}
