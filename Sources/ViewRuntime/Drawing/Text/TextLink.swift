import Foundation
import LayerTree

/// The part of a text that opens a URL.
struct TextLink: Equatable {
    let url: URL
    let label: String
    /// The frames of the visible parts, in points in the coordinates of the text. There's at least one.
    let frames: [CGRect]

    /// The smallest frame around all parts.
    var frame: CGRect { frames.dropFirst().reduce(frames[0]) { $0.union($1) } }
}

extension TextSpans {
    /// Returns the visible links of the text in a layout, in reading order.
    func links(in layout: TextLayout) -> [TextLink] {
        if links.isEmpty { return [] }
        var frames = Array(repeating: [CGRect](), count: links.count)
        for line in layout.lines {
            for run in line.runs {
                guard let link = run.link, frames.indices.contains(link) else { continue }
                frames[link].append(
                    CGRect(
                        x: run.x, y: line.baseline - line.ascent, width: run.width,
                        height: line.ascent + line.descent))
            }
        }
        return zip(links, frames).compactMap { link, frames in
            frames.isEmpty ? nil : TextLink(url: link.url, label: link.label, frames: frames)
        }
    }
}

/// The element of a link in a text. A higher layer of the runtime turns it into a control.
class TextLinkElement: Element {
    final var link: TextLink? {
        didSet { if link != oldValue { graph.semanticsTree.setNeedsRefresh() } }
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        guard let link else { return false }
        let start = link.frame.origin
        return link.frames.contains { $0.offsetBy(dx: -start.x, dy: -start.y).contains(point) }
    }
}
