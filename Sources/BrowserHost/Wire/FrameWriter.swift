import Foundation
import LayerTree

/// Writes what one page must know of a frame:
/// `{"t":"frame","n":number,"full":1,"root":id,"bg":colour,"l":[layer…],"x":[gone…],"F":[font…],"img":prefix,
/// "a":[element…],"am":[moved…],"ax":[gone…],"ar":id,"v":[[name,intensity]…]}`, each member only when there is
/// something to say.
@MainActor
struct FrameWriter {
    private var semantics = SemanticsDifference()
    private var background: RGBA?
    /// Whether the next frame tells everything.
    private(set) var isFull = true

    /// The next frame starts from nothing: a page that just connected knows nothing.
    mutating func startOver() {
        isFull = true
        semantics.forget()
        background = nil
    }

    /// The message of a frame, or nil when nothing changed and the page need not hear of it.
    mutating func message(
        number: UInt64, scene: any HostedScene, includesSemantics: Bool, feedback: [FeedbackEvent],
        isWantedAnyway: Bool, book: PageResources
    ) -> [UInt8]? {
        let full = isFull
        isFull = false
        var hasNews = full
        var json = JSONBytes()
        json.object { json in
            json.key("t")
            json.string("frame")
            json.key("n")
            json.id(number)
            if full {
                json.key("full")
                json.integer(1)
                json.key("root")
                json.id(scene.rootLayer.id)
            }
            if background != scene.background {
                background = scene.background
                hasNews = true
                json.key("bg")
                json.color(scene.background)
            }
            if full { json.everyLayer(of: scene, book) } else if json.changedLayers(of: scene, book) { hasNews = true }
            json.fonts(book.takeNewFonts())
            if includesSemantics, json.elements(semantics.update(to: scene.semantics), root: scene.semantics.id) {
                hasNews = true
            }
            if !feedback.isEmpty {
                hasNews = true
                json.feedback(feedback)
            }
        }
        return hasNews || isWantedAnyway ? json.bytes : nil
    }
}

extension JSONBytes {
    @MainActor
    fileprivate mutating func everyLayer(of scene: any HostedScene, _ book: PageResources) {
        key("img")
        string(book.imagePrefix)
        key("l")
        array { json in
            var waiting = [scene.rootLayer]
            while let layer = waiting.popLast() {
                json.layer(layer, changes: .all, book)
                waiting.append(contentsOf: layer.children)
                if let mask = layer.effects?.mask { waiting.append(mask) }
            }
        }
        _ = scene.layers.takeChanges()
    }

    @MainActor
    fileprivate mutating func changedLayers(of scene: any HostedScene, _ book: PageResources) -> Bool {
        guard scene.layers.hasChanges else { return false }
        key("l")
        var discarded: [UInt64] = []
        array { json in
            discarded = scene.layers.takeChanges { json.layer($0, changes: $0.changes, book) }.discarded
        }
        if !discarded.isEmpty {
            key("x")
            array { json in for id in discarded { json.id(id) } }
        }
        return true
    }

    fileprivate mutating func fonts(_ fonts: [FontShelf.Entry]) {
        guard !fonts.isEmpty else { return }
        key("F")
        array { json in
            for font in fonts {
                json.array { json in
                    json.integer(font.number)
                    json.string(ifAny: font.address)
                    json.string(font.family)
                    json.bool(font.isVariable)
                    json.bool(font.hasTabularDigits)
                }
            }
        }
    }

    /// False when there is nothing to tell, and nothing was written.
    fileprivate mutating func elements(_ change: SemanticsDifference.Change, root: UInt64) -> Bool {
        guard !change.isEmpty else { return false }
        key("ar")
        id(root)
        if !change.changed.isEmpty {
            key("a")
            array { json in for node in change.changed { json.element(node) } }
        }
        if !change.moved.isEmpty {
            key("am")
            array { json in for node in change.moved { json.movedElement(node) } }
        }
        if !change.removed.isEmpty {
            key("ax")
            array { json in for id in change.removed { json.id(id) } }
        }
        return true
    }

    fileprivate mutating func feedback(_ events: [FeedbackEvent]) {
        key("v")
        array { json in
            for event in events {
                json.array { json in
                    json.string(event.name)
                    json.number(min(max(event.intensity, 0), 1))
                }
            }
        }
    }
}
