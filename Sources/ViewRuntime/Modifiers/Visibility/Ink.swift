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
}

/// A drawing that hides a part of the color under it. Its outline is created when needed.
final class Ink {
    enum Content {
        case rect
        case shape(Path, evenOdd: Bool, ProjectionTransform)
        case group([Ink], mask: [Ink]?)
    }

    let content: Content
    /// The opacity, in 0...1.
    let alpha: Double
    /// The bounds of the drawing within axis-aligned clips, in the coordinates of the window.
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

    /// Whether this is an axis-aligned rectangle without other clips.
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

    /// Returns the share of the drawing in the color at a point of the current cut line.
    func alpha(at x: Double) -> Double {
        if case .group(let inks, let mask) = content {
            return alpha * Self.alpha(of: inks, at: x) * (mask.map { Self.alpha(of: $0, at: x) } ?? 1)
        }
        guard let outline, frame.contains(x), outline.contains(x), clip?.contains(x) ?? true else { return 0 }
        return alpha
    }

    /// Returns the combined opacity of drawings on top of each other.
    static func alpha(of inks: [Ink], at x: Double) -> Double {
        var rest = 1.0
        for ink in inks where rest > 0 { rest *= 1 - ink.alpha(at: x) }
        return 1 - rest
    }
}
