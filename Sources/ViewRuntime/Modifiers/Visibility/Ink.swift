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
    /// The highest opacity, in 0...1.
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

    init(
        _ content: InkFigure.Content, shade: InkShade? = nil, alpha: Double, bounds: CGRect, clip: ClipChain?,
        isDoubtful: Bool = false, isBlended: Bool = false
    ) {
        let figure = InkFigure(
            content, bounds: bounds, clip: clip, shade: shade, isDoubtful: isDoubtful, isBlended: isBlended)
        self.init(figure, alpha: alpha, bounds: bounds)
    }

    /// Whether the drawing hides an unknown part of its bounds, which the measurement ignores.
    var isNote: Bool { alpha == 0 && figure == nil }
    /// Whether the opacity results from the colors of a blended layer.
    var isBlended: Bool { figure?.isBlended ?? false }

    /// The drawing with an unknown opacity.
    var doubted: Ink { Ink(.rect, alpha: 1, bounds: bounds, clip: nil, isDoubtful: true) }

    /// Creates a drawing that hides an unknown part of its bounds, which the measurement ignores.
    init(noting bounds: CGRect) {
        self.init(nil, alpha: 0, bounds: bounds)
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

    /// Whether the opacity varies between the outlines.
    var isShaded: Bool { figure.isShaded }
    /// Whether the opacity is known only as an upper bound.
    var isDoubtful: Bool { figure.isDoubtful }

    func forEachOutline(_ body: (Outline) -> Void) { figure.forEachOutline(body) }

    /// Adds the positions on the current cut line between which the opacity changes about linearly.
    func addCrossings(to list: inout [Double], in range: ClosedRange<Double>) {
        figure.addCrossings(to: &list, in: range)
    }

    /// Returns the share of the drawing in the color at a point of the current cut line.
    fileprivate func alpha(at point: CutPoint) -> Double {
        alpha * figure.coverage(at: point)
    }

    /// Returns the combined opacity of drawings on top of each other.
    static func alpha(of inks: [InkCut], at point: CutPoint) -> Double {
        var rest = 1.0
        for ink in inks where rest > 0 { rest *= 1 - ink.alpha(at: point) }
        return 1 - rest
    }
}

/// A point on a cut line.
struct CutPoint {
    /// The position that determines which figures contain the point.
    var x: Double
    /// The point that determines the opacities of figures, in the same part of the figures.
    var shade: CGPoint
    /// Whether opacities that are known only as upper bounds count as high as possible, otherwise as 0.
    var isDense: Bool
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
    private let shade: InkShade?
    private let isOwnDoubtful: Bool
    let isBlended: Bool
    private lazy var inverse: ProjectionTransform = {
        if case .shape(_, _, let matrix) = content { matrix.inverted() } else { ProjectionTransform() }
    }()
    private lazy var outline: Outline? = {
        switch content {
        case .rect: frame
        case .shape(let path, let evenOdd, let matrix): Outline(path, evenOdd: evenOdd, matrix)
        case .group: nil
        }
    }()
    private lazy var frame = Outline(bounds)

    /// - Parameters:
    ///   - shade: The opacity relative to that of the drawing, or `nil` if it's the same everywhere.
    ///   - isDoubtful: Whether the opacity is only an upper bound.
    ///   - isBlended: Whether the opacity results from the colors of a blended layer.
    init(
        _ content: Content, bounds: CGRect, clip: ClipChain?, shade: InkShade? = nil, isDoubtful: Bool = false,
        isBlended: Bool = false
    ) {
        self.content = content
        self.bounds = bounds
        self.clip = clip
        self.shade = shade
        isOwnDoubtful = isDoubtful
        self.isBlended = isBlended
    }

    var isShaded: Bool {
        guard case .group(let inks, let mask) = content else { return shade != nil }
        return inks.contains(where: \.isShaded) || mask?.contains(where: \.isShaded) == true
    }

    var isDoubtful: Bool {
        guard !isOwnDoubtful, case .group(let inks, let mask) = content else { return isOwnDoubtful }
        return inks.contains(where: \.isDoubtful) || mask?.contains(where: \.isDoubtful) == true
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
            clip: clip?.moved(by: distance), shade: shade, isDoubtful: isOwnDoubtful, isBlended: isBlended)
    }

    func addCrossings(to list: inout [Double], in range: ClosedRange<Double>) {
        if case .group(let inks, let mask) = content {
            for ink in inks { ink.addCrossings(to: &list, in: range) }
            for ink in mask ?? [] { ink.addCrossings(to: &list, in: range) }
        } else if let shade, let outline {
            shade.addCrossings(to: &list, in: range, at: outline.cutY, inverse)
        }
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

    /// Returns the opacity of the figure relative to that of the drawing at a point of the current cut line, in 0...1.
    func coverage(at point: CutPoint) -> Double {
        if isOwnDoubtful, !point.isDense { return 0 }
        if case .group(let inks, let mask) = content {
            return InkCut.alpha(of: inks, at: point) * (mask.map { InkCut.alpha(of: $0, at: point) } ?? 1)
        }
        let x = point.x
        guard let outline, frame.contains(x), outline.contains(x), clip?.contains(x) ?? true else { return 0 }
        guard let shade else { return 1 }
        return shade.alpha(at: point.shade.applying(inverse))
    }
}
