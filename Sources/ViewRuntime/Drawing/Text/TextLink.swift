import Foundation
import LayerTree

/// The part of a text that opens a URL.
struct TextLink: Equatable {
    let url: URL
    var label: String
    /// The frames of the parts on each line, in points in the coordinates of the text.
    var lines: [CGRect]

    /// The smallest frame around all lines.
    var frame: CGRect { lines.dropFirst().reduce(lines[0]) { $0.union($1) } }
}

extension TextLayout {
    /// The links, in reading order. A link can continue on the next line.
    var links: [TextLink] {
        var links: [TextLink] = [], previous: URL?
        for line in lines {
            for (index, run) in line.runs.enumerated() {
                defer { previous = run.link }
                guard let url = run.link else { continue }
                let frame = CGRect(
                    x: run.x, y: line.baseline - line.ascent, width: run.width, height: line.ascent + line.descent)
                if url == previous, !links.isEmpty {
                    // A line ends without the space at which it was broken.
                    if index == 0 { links[links.count - 1].label += " " }
                    links[links.count - 1].label += run.text
                    links[links.count - 1].lines.append(frame)
                } else {
                    links.append(TextLink(url: url, label: run.text, lines: [frame]))
                }
            }
        }
        return links
    }
}

/// The element of a link in a text. A layer above makes it a control.
class TextLinkElement: Element {
    final var link: TextLink? {
        didSet { if link != oldValue { graph.semanticsTree.setNeedsRefresh() } }
    }

    override func containsPoint(_ point: CGPoint) -> Bool {
        guard let link else { return false }
        let start = link.frame.origin
        return link.lines.contains { $0.offsetBy(dx: -start.x, dy: -start.y).contains(point) }
    }
}
