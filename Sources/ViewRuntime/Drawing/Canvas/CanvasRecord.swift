import Foundation
import LayerTree

/// What was drawn on a canvas, or on a layer of it, in order.
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

    /// Clips are told apart by it, within one record.
    func makeClipID() -> Int {
        clipCount += 1
        return clipCount
    }

    /// An empty one for the same canvas.
    func nested() -> CanvasRecord { CanvasRecord(size: size, measurer: measurer, symbols: symbols) }

    func add(_ content: CanvasItem.Content, _ state: CanvasState, transform: CGAffineTransform? = nil) {
        let transform = transform ?? state.transform
        guard (transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty).isFinite, state.opacity > 0 else { return }
        items.append(CanvasItem(content: content, state: state, transform: transform))
    }
}

/// One thing that was drawn, in coordinates that its transform takes to the canvas's.
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

/// What holds for the drawing that follows.
struct CanvasState {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var blendMode = GraphicsContext.BlendMode.normal
    var clips: [CanvasClip] = []
    /// The last one is applied first.
    var filters: [GraphicsContext.Filter] = []

    /// Whether what is drawn can share a layer with what else is: nothing is done to it as one picture.
    var isPlain: Bool { opacity == 1 && blendMode == .normal && filters.isEmpty }
}

/// What drawing is cut to, in the canvas's coordinates.
struct CanvasClip {
    enum Shape {
        case path(Path, evenOdd: Bool)
        case layer([CanvasItem], opacity: Double)
    }

    let shape: Shape
    let isInverse: Bool
    /// Equal for copies of the same clip.
    let id: Int
}
