import Foundation
import LayerTree

/// The clips that aren't axis-aligned rectangles, from the innermost outward.
final class ClipChain {
    let outline: Outline
    let parent: ClipChain?

    init(_ outline: Outline, parent: ClipChain?) {
        self.outline = outline
        self.parent = parent
    }

    func contains(_ x: Double) -> Bool { outline.contains(x) && (parent?.contains(x) ?? true) }

    func forEachOutline(_ body: (Outline) -> Void) {
        body(outline)
        parent?.forEachOutline(body)
    }

    fileprivate func moved(by distance: CGSize) -> ClipChain {
        ClipChain(outline.moved(by: distance), parent: parent?.moved(by: distance))
    }
}

/// A drawing that hides a part of the color under it.
struct Ink {
    /// The opacity, in 0...1.
    let alpha: Double
    /// The bounds of the drawing within axis-aligned clips, in the coordinates of the window.
    let bounds: CGRect
    /// The figure inside the bounds, or `nil` if the drawing fills them.
    private let figure: InkFigure?
    /// The distance of the drawing from its figure.
    private var offset = CGSize.zero

    /// Creates a drawing that fills its bounds inside a clip.
    init(filling bounds: CGRect, alpha: Double, clip: ClipChain?) {
        self.init(clip.map { InkFigure(.rect, bounds: bounds, clip: $0) }, alpha: alpha, bounds: bounds)
    }

    init(_ content: InkFigure.Content, alpha: Double, bounds: CGRect, clip: ClipChain?) {
        self.init(InkFigure(content, bounds: bounds, clip: clip), alpha: alpha, bounds: bounds)
    }

    private init(_ figure: InkFigure?, alpha: Double, bounds: CGRect) {
        self.figure = figure
        self.alpha = alpha
        self.bounds = bounds
    }

    /// Returns the drawing at another position. Its figure moves when it's needed.
    func moved(by distance: CGSize) -> Ink {
        var moved = Ink(figure, alpha: alpha, bounds: bounds.offsetBy(dx: distance.width, dy: distance.height))
        moved.offset = CGSize(width: offset.width + distance.width, height: offset.height + distance.height)
        return moved
    }

    /// The drawing, prepared for cuts along horizontal lines.
    var cut: InkCut {
        guard let figure else { return InkCut(alpha: alpha, figure: InkFigure(.rect, bounds: bounds, clip: nil)) }
        return InkCut(alpha: alpha, figure: offset == .zero ? figure : figure.moved(by: offset))
    }
}

/// A drawing that is cut along a horizontal line.
struct InkCut {
    fileprivate let alpha: Double
    fileprivate let figure: InkFigure

    fileprivate func moved(by distance: CGSize) -> InkCut {
        InkCut(alpha: alpha, figure: figure.moved(by: distance))
    }

    func forEachOutline(_ body: (Outline) -> Void) { figure.forEachOutline(body) }

    /// Returns the share of the drawing in the color at a point of the current cut line.
    func alpha(at x: Double) -> Double { alpha * figure.coverage(at: x) }

    /// Returns the combined opacity of drawings on top of each other.
    static func alpha(of inks: [InkCut], at x: Double) -> Double {
        var rest = 1.0
        for ink in inks where rest > 0 { rest *= 1 - ink.alpha(at: x) }
        return 1 - rest
    }
}

/// The figure of a drawing. Its outline is created when needed.
final class InkFigure {
    enum Content {
        case rect
        case shape(Path, evenOdd: Bool, ProjectionTransform)
        case group([InkCut], mask: [InkCut]?)
    }

    private let content: Content
    private let bounds: CGRect
    private let clip: ClipChain?
    private lazy var outline: Outline? = {
        switch content {
        case .rect: frame
        case .shape(let path, let evenOdd, let matrix): Outline(path, evenOdd: evenOdd, matrix)
        case .group: nil
        }
    }()
    private lazy var frame = Outline(bounds)

    init(_ content: Content, bounds: CGRect, clip: ClipChain?) {
        self.content = content
        self.bounds = bounds
        self.clip = clip
    }

    fileprivate func moved(by distance: CGSize) -> InkFigure {
        let content: Content =
            switch content {
            case .rect: .rect
            case .shape(let path, let evenOdd, let matrix):
                .shape(
                    path, evenOdd: evenOdd,
                    matrix.concatenating(
                        ProjectionTransform(CGAffineTransform(translationX: distance.width, y: distance.height))))
            case .group(let inks, let mask):
                .group(inks.map { $0.moved(by: distance) }, mask: mask?.map { $0.moved(by: distance) })
            }
        return InkFigure(
            content, bounds: bounds.offsetBy(dx: distance.width, dy: distance.height),
            clip: clip?.moved(by: distance))
    }

    func forEachOutline(_ body: (Outline) -> Void) {
        if case .group(let inks, let mask) = content {
            for ink in inks { ink.forEachOutline(body) }
            for ink in mask ?? [] { ink.forEachOutline(body) }
        } else if let outline {
            body(outline)
            if outline !== frame { body(frame) }
            clip?.forEachOutline(body)
        }
    }

    /// Returns the share of the figure at a point of the current cut line, in 0...1.
    func coverage(at x: Double) -> Double {
        if case .group(let inks, let mask) = content {
            return InkCut.alpha(of: inks, at: x) * (mask.map { InkCut.alpha(of: $0, at: x) } ?? 1)
        }
        guard let outline, frame.contains(x), outline.contains(x), clip?.contains(x) ?? true else { return 0 }
        return 1
    }
}
