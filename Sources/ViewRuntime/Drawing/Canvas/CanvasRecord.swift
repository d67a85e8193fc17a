import Foundation
import LayerTree

/// The recorded drawing of a canvas, or of a layer of it, in order.
final class CanvasRecord {
    let size: CGSize
    let measurer: any TextMeasurer
    let symbols: CanvasSymbols?
    private(set) var items: [CanvasItem] = []

    init(size: CGSize, measurer: any TextMeasurer, symbols: CanvasSymbols?) {
        self.size = size
        self.measurer = measurer
        self.symbols = symbols
    }

    private var clipCount = 0

    /// Returns a number that identifies a clip in the record.
    func makeClipID() -> Int {
        clipCount += 1
        return clipCount
    }

    /// Returns an empty record for the same canvas.
    func nested() -> CanvasRecord { CanvasRecord(size: size, measurer: measurer, symbols: symbols) }

    func add(_ content: CanvasItem.Content, _ state: CanvasState, transform: CGAffineTransform? = nil) {
        let transform = transform ?? state.transform
        guard (transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty).isFinite,
            state.opacity > 0
        else { return }
        items.append(CanvasItem(content: content, state: state, transform: transform))
    }
}

/// An item of a drawing, with the transform from its coordinates to those of the canvas.
struct CanvasItem {
    enum Content {
        case commands([DrawCommand])
        case group([CanvasItem])
        case symbol([Layer])
    }

    var content: Content
    var state: CanvasState
    var transform: CGAffineTransform
}

/// The drawing state.
struct CanvasState {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var blendMode = GraphicsContext.BlendMode.normal
    var clips: [CanvasClip] = []
    /// The filters; the last one applies first.
    var filters: [GraphicsContext.Filter] = []

    /// A Boolean value that indicates whether items can share a layer with others, because no effect requires a
    /// separate image.
    var isPlain: Bool { opacity == 1 && blendMode == .normal && filters.isEmpty }
}

/// A clip, in the coordinates of the canvas.
struct CanvasClip {
    enum Shape {
        case path(Path, evenOdd: Bool)
        case layer([CanvasItem], opacity: Double)
    }

    let shape: Shape
    let isInverse: Bool
    /// An identifier that's equal for copies of the same clip.
    let id: Int
}
