import Foundation
import LayerTree
import PangoText

/// Glyphs for layouts without glyphs, such as those of ``FixedTextMeasurer``.
///
/// The characters of a run are distributed evenly over its width.
final class FallbackText {
    private lazy var measurer = PangoTextMeasurer()

    func draw(_ layout: TextLayout, at point: CGPoint, _ paint: (PangoTextLayout, CGPoint) -> Void) {
        for line in layout.lines {
            for run in line.runs {
                let step = run.width / Double(max(run.text.count, 1))
                var x = Double(point.x) + run.x
                for character in run.text {
                    defer { x += step }
                    guard !character.isWhitespace else { continue }
                    let span = TextSpan(
                        text: String(character), font: run.font, color: run.color, hasUnderline: run.hasUnderline,
                        hasStrikethrough: run.hasStrikethrough)
                    let glyphs = measurer.glyphLayout(TextRequest(spans: [span]))
                    let top = Double(point.y) + line.baseline - run.baselineOffset - glyphs.firstBaseline
                    paint(glyphs, CGPoint(x: x, y: top))
                }
            }
        }
    }
}
