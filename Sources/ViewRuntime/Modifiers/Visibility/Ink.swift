import Foundation
import LayerTree

/// Clips that are not upright rectangles, from the innermost outwards.
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
}

/// Something painted that takes a part of the color of what lies under it. Its outline is made when it is first needed.
final class Ink {
    enum Content {
        case rect
        case shape(Path, evenOdd: Bool, ProjectionTransform)
        case group([Ink], mask: [Ink]?)
    }

    let content: Content
    /// 0 to 1.
    let alpha: Double
    /// Where it is painted at most, with upright clips taken off; in the window's coordinates.
    let bounds: CGRect
    private let clip: ClipChain?
    private lazy var outline: Outline? = {
        switch content {
        case .rect: Outline(bounds)
        case .shape(let path, let evenOdd, let matrix): Outline(path, evenOdd: evenOdd, matrix)
        case .group: nil
        }
    }()
    private lazy var frame = Outline(bounds)

    init(_ content: Content, alpha: Double, bounds: CGRect, clip: ClipChain?) {
        self.content = content
        self.alpha = alpha
        self.bounds = bounds
        self.clip = clip
    }

    /// Whether it is an upright rectangle that nothing more is taken off.
    var isPlain: Bool { if case .rect = content { clip == nil } else { false } }

    func forEachOutline(_ body: (Outline) -> Void) {
        if case .group(let inks, let mask) = content {
            for ink in inks { ink.forEachOutline(body) }
            for ink in mask ?? [] { ink.forEachOutline(body) }
        } else if let outline {
            body(outline)
            body(frame)
            clip?.forEachOutline(body)
        }
    }

    /// The part of the color at a point of the line that the outlines are cut along that is the ink's.
    func alpha(at x: Double) -> Double {
        if case .group(let inks, let mask) = content {
            return alpha * Self.alpha(of: inks, at: x) * (mask.map { Self.alpha(of: $0, at: x) } ?? 1)
        }
        guard let outline, frame.contains(x), outline.contains(x), clip?.contains(x) ?? true else { return 0 }
        return alpha
    }

    /// Of inks over each other.
    static func alpha(of inks: [Ink], at x: Double) -> Double {
        var rest = 1.0
        for ink in inks where rest > 0 { rest *= 1 - ink.alpha(at: x) }
        return 1 - rest
    }
}
