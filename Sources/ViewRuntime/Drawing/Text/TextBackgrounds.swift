import Foundation
import LayerTree

extension TextLayout {
    /// Returns the commands that fill the lines behind text with a background.
    func backgrounds(opacity: Double) -> [DrawCommand] {
        guard request.spans.contains(where: { $0.background != nil }) else { return [] }
        return lines.flatMap { line -> [DrawCommand] in
            var fills: [(rect: CGRect, color: RGBA)] = []
            for run in line.runs {
                guard let color = run.background else { continue }
                let rect = CGRect(
                    x: run.x, y: line.baseline - line.ascent, width: run.width, height: line.ascent + line.descent)
                // Adjacent parts form one rectangle, because a seam between two would be visible.
                if let last = fills.last, last.color == color, abs(last.rect.maxX - rect.minX) < 0.01 {
                    fills[fills.count - 1].rect = last.rect.union(rect)
                } else {
                    fills.append((rect, color))
                }
            }
            return fills.map { rect, color in
                .fill(Path(rect), .color(color.opacity(Float(opacity))), evenOdd: false)
            }
        }
    }
}
