import Foundation
import LayerTree

/// A drawing with a name, on a square of 24 units.
struct Symbol {
    /// Lines are drawn with `lineWidth` times `weight`; filled paths leave out what they enclose twice.
    struct Drawing {
        var stroked = Path()
        var filled = Path()
        var weight: CGFloat = 1
    }

    static let side: CGFloat = 24
    static let lineWidth: CGFloat = 2

    var drawing: Drawing
    /// What is cut out of the drawing.
    var cutout: Drawing?
    /// Whether it is mirrored where text runs from right to left.
    var followsWriting = false

    /// What is shown for names that mean nothing.
    static let unknown = Symbol(drawing: Drawing(stroked: SymbolPath.path("R 3 3 18 18 3"), weight: 0.75))

    /// The symbol with a name, whose last parts may be `fill`, `circle` and `circle.fill`.
    static func named(_ name: String) -> Symbol? {
        if let symbol = plain(name) { return symbol }
        if name.hasSuffix(".circle.fill"), let inner = plain(String(name.dropLast(12))) {
            return Symbol(
                drawing: Drawing(filled: SymbolPath.path("O 12 12 11")), cutout: inner.drawing.shrunk,
                followsWriting: inner.followsWriting)
        }
        if name.hasSuffix(".circle"), let inner = plain(String(name.dropLast(7))) {
            var drawing = inner.drawing.shrunk
            drawing.stroked.addPath(SymbolPath.path("O 12 12 10"))
            return Symbol(drawing: drawing, followsWriting: inner.followsWriting)
        }
        if name.hasSuffix(".fill"), let outline = SymbolPath.outlines[String(name.dropLast(5))] {
            var drawing = Drawing(stroked: SymbolPath.path(outline), filled: SymbolPath.path(outline))
            drawing.weight = 0.75
            return Symbol(drawing: drawing)
        }
        return nil
    }

    private static func plain(_ name: String) -> Symbol? {
        if let outline = SymbolPath.outlines[name] { return Symbol(drawing: Drawing(stroked: SymbolPath.path(outline))) }
        let physical = name.replacingOccurrences(of: "forward", with: "right").replacingOccurrences(of: "backward", with: "left")
        guard let lines = SymbolPath.lines[physical] else { return nil }
        return Symbol(drawing: Drawing(stroked: SymbolPath.path(lines)), followsWriting: physical != name)
    }
}

extension Symbol.Drawing {
    /// In the middle of a circle around it.
    fileprivate var shrunk: Symbol.Drawing {
        let fit = CGAffineTransform(a: 0.52, b: 0, c: 0, d: 0.52, tx: 5.76, ty: 5.76)
        return Symbol.Drawing(stroked: stroked.applying(fit), filled: filled.applying(fit), weight: weight)
    }
}

/// Paths in short: M x y, L x y, C x1 y1 x2 y2 x y, Z, O x y r (a circle), R x y w h r (a rounded rectangle).
enum SymbolPath {
    static func path(_ text: String) -> Path {
        var path = Path()
        var words = text.split(separator: " ").makeIterator()
        func number() -> CGFloat { words.next().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
        func point() -> CGPoint {
            let x = number()
            return CGPoint(x: x, y: number())
        }
        while let word = words.next() {
            switch word {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "C":
                let first = point(), second = point()
                path.addCurve(to: point(), control1: first, control2: second)
            case "Z": path.closeSubpath()
            case "O":
                let middle = point(), radius = number()
                path.addEllipse(in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
            default:
                let corner = point(), far = point(), radius = number()
                path.addPath(
                    RoundedRectangle(cornerRadius: radius, style: .circular).path(
                        in: CGRect(x: corner.x, y: corner.y, width: far.x, height: far.y)))
            }
        }
        return path
    }

    /// Closed shapes, of which there is a filled form.
    static let outlines: [String: String] = [
        "circle": "O 12 12 10",
        "square": "R 3 3 18 18 3",
        "rectangle": "R 1.5 5 21 14 2.5",
        "capsule": "R 1.5 6 21 12 6",
        "triangle": "M 12 3.5 L 22 20.5 L 2 20.5 Z",
        "diamond": "M 12 2 L 22 12 L 12 22 L 2 12 Z",
        "star": "M 12 2.2 L 14.9 8.7 L 22 9.5 L 16.7 14.2 L 18.2 21.2 L 12 17.6 L 5.8 21.2 L 7.3 14.2 L 2 9.5 L 9.1 8.7 Z",
        "heart": "M 12 21 C 5 15.5 2 12 2 8.2 C 2 5 4.4 2.8 7.2 2.8 C 9.2 2.8 11 4 12 5.8 C 13 4 14.8 2.8 16.8 2.8 C 19.6 2.8 22 5 22 8.2 C 22 12 19 15.5 12 21 Z",
        "play": "M 6 3.5 L 20.5 12 L 6 20.5 Z",
        "pause": "R 5.5 4 4 16 1 R 14.5 4 4 16 1",
        "stop": "R 4.5 4.5 15 15 2",
        "backward.end": "M 19 4 L 8 12 L 19 20 Z M 5 4 L 5 20 L 5 4 Z",
        "forward.end": "M 5 4 L 16 12 L 5 20 Z M 19 4 L 19 20 L 19 4 Z",
        "person": "O 12 7.2 4.4 M 3.5 21 C 3.5 16.5 7 14.2 12 14.2 C 17 14.2 20.5 16.5 20.5 21 Z",
        "house": "M 3 11.5 L 12 3 L 21 11.5 L 21 21 L 3 21 Z",
        "bell": "M 5 17.5 C 6.6 15.8 6.4 13.5 6.5 10.5 C 6.6 6.5 8.6 3.5 12 3.5 C 15.4 3.5 17.4 6.5 17.5 10.5 C 17.6 13.5 17.4 15.8 19 17.5 Z M 9.8 20.2 C 10.5 22 13.5 22 14.2 20.2 Z",
        "bookmark": "M 6 2.5 L 18 2.5 L 18 21.5 L 12 16.5 L 6 21.5 Z",
        "flag": "M 5 22 L 5 3.5 L 19 3.5 L 16 8.5 L 19 13.5 L 5 13.5",
        "tag": "M 3 3 L 12 3 L 21.5 12.5 L 12.5 21.5 L 3 12 Z M 7.5 6.2 L 7.5 6.3 L 7.6 6.2 Z",
        "folder": "M 2.5 5 L 9 5 L 11.5 7.5 L 21.5 7.5 L 21.5 19.5 L 2.5 19.5 Z",
        "doc": "M 5 2 L 14 2 L 19 7 L 19 22 L 5 22 Z",
        "bolt": "M 13.5 2 L 5 13.5 L 11.5 13.5 L 10 22 L 19 10 L 12.5 10 Z",
        "drop": "M 12 2.5 C 15.5 7.5 18.5 11 18.5 15 C 18.5 19 15.6 21.5 12 21.5 C 8.4 21.5 5.5 19 5.5 15 C 5.5 11 8.5 7.5 12 2.5 Z",
        "moon": "M 20.5 14.5 C 14 17 7.5 11.5 9.8 3.2 C 5.5 4.6 2.8 8.3 2.8 12.5 C 2.8 17.6 6.9 21.5 12 21.5 C 16 21.5 19.4 18.5 20.5 14.5 Z",
        "cloud": "M 6.5 19 C 3.5 19 1.8 17 1.8 14.6 C 1.8 12.2 3.6 10.5 5.8 10.4 C 6.4 7 9 4.8 12.2 4.8 C 15.6 4.8 18.2 7.2 18.5 10.4 C 20.7 10.6 22.2 12.4 22.2 14.6 C 22.2 17 20.4 19 17.8 19 Z",
        "message": "M 3 4 L 21 4 L 21 17 L 11 17 L 6 21.5 L 6 17 L 3 17 Z",
        "envelope": "R 2 4.5 20 15 2 M 2.5 6 L 12 13.5 L 21.5 6 L 12 13.5 Z",
        "lock": "R 4.5 10.5 15 11 2 M 7.5 10.5 L 7.5 7 C 7.5 4.2 9.4 2.5 12 2.5 C 14.6 2.5 16.5 4.2 16.5 7 L 16.5 10.5 Z",
    ]

    /// Drawings of lines alone.
    static let lines: [String: String] = [
        "chevron.left": "M 15 4 L 7 12 L 15 20", "chevron.right": "M 9 4 L 17 12 L 9 20",
        "chevron.up": "M 4 16 L 12 8 L 20 16", "chevron.down": "M 4 8 L 12 16 L 20 8",
        "chevron.up.chevron.down": "M 7 9 L 12 4 L 17 9 M 7 15 L 12 20 L 17 15",
        "chevron.left.2": "M 12 5 L 5 12 L 12 19 M 20 5 L 13 12 L 20 19",
        "chevron.right.2": "M 4 5 L 11 12 L 4 19 M 12 5 L 19 12 L 12 19",
        "arrow.left": "M 21 12 L 3 12 M 10 5 L 3 12 L 10 19", "arrow.right": "M 3 12 L 21 12 M 14 5 L 21 12 L 14 19",
        "arrow.up": "M 12 21 L 12 3 M 5 10 L 12 3 L 19 10", "arrow.down": "M 12 3 L 12 21 M 5 14 L 12 21 L 19 14",
        "arrow.up.right": "M 5 19 L 19 5 M 9 5 L 19 5 L 19 15", "arrow.up.left": "M 19 19 L 5 5 M 15 5 L 5 5 L 5 15",
        "arrow.down.right": "M 5 5 L 19 19 M 19 9 L 19 19 L 9 19", "arrow.down.left": "M 19 5 L 5 19 M 5 9 L 5 19 L 15 19",
        "arrow.left.arrow.right": "M 20 8 L 4 8 M 8 4 L 4 8 L 8 12 M 4 16 L 20 16 M 16 12 L 20 16 L 16 20",
        "arrow.up.arrow.down": "M 8 20 L 8 4 M 4 8 L 8 4 L 12 8 M 16 4 L 16 20 M 12 16 L 16 20 L 20 16",
        "arrow.clockwise": "M 20 12 C 20 16.4 16.4 20 12 20 C 7.6 20 4 16.4 4 12 C 4 7.6 7.6 4 12 4 C 14.6 4 17 5.3 18.5 7.3 M 19 2.5 L 19 7.8 L 13.7 7.8",
        "arrow.counterclockwise": "M 4 12 C 4 16.4 7.6 20 12 20 C 16.4 20 20 16.4 20 12 C 20 7.6 16.4 4 12 4 C 9.4 4 7 5.3 5.5 7.3 M 5 2.5 L 5 7.8 L 10.3 7.8",
        "arrow.uturn.left": "M 4 9 L 15 9 C 18.3 9 20 11 20 14 C 20 17 18.3 19 15 19 L 9 19 M 9 4 L 4 9 L 9 14",
        "xmark": "M 5 5 L 19 19 M 19 5 L 5 19", "plus": "M 12 3 L 12 21 M 3 12 L 21 12", "minus": "M 3 12 L 21 12",
        "equal": "M 4 9 L 20 9 M 4 15 L 20 15", "checkmark": "M 4 13 L 9.5 19 L 20 5",
        "exclamationmark": "M 12 3 L 12 14.5 M 12 20 L 12 20.1", "questionmark": "M 7 8 C 7 5 9.2 3 12 3 C 14.8 3 17 5 17 7.6 C 17 11 12 11.4 12 15.2 M 12 20.4 L 12 20.5",
        "info": "M 12 10.5 L 12 20 M 12 4.5 L 12 4.6",
        "ellipsis": "O 4.5 12 0.9 O 12 12 0.9 O 19.5 12 0.9",
        "magnifyingglass": "O 10 10 7 M 15.2 15.2 L 21.5 21.5",
        "calendar": "R 3 4.5 18 17 2.5 M 3 9.5 L 21 9.5 M 8 2.5 L 8 6 M 16 2.5 L 16 6 M 7.5 14 L 7.6 14 M 12 14 L 12.1 14 M 16.5 14 L 16.6 14 M 7.5 17.8 L 7.6 17.8 M 12 17.8 L 12.1 17.8",
        "clock": "O 12 12 10 M 12 6 L 12 12 L 16.5 14.5", "timer": "O 12 13.5 8.5 M 12 5 L 12 2 M 9 2 L 15 2 M 12 13.5 L 15.5 10",
        "photo": "R 2 4 20 16 2.5 O 8 9.5 1.8 M 2.5 18 L 8.5 13 L 12 16 L 16.5 11 L 21.5 16.5",
        "gear": "O 12 12 3.4 O 12 12 7.4 M 12 1.8 L 12 4.6 M 12 19.4 L 12 22.2 M 1.8 12 L 4.6 12 M 19.4 12 L 22.2 12 M 4.8 4.8 L 6.8 6.8 M 17.2 17.2 L 19.2 19.2 M 19.2 4.8 L 17.2 6.8 M 6.8 17.2 L 4.8 19.2",
        "gearshape": "O 12 12 3.4 O 12 12 7.4 M 12 1.8 L 12 4.6 M 12 19.4 L 12 22.2 M 1.8 12 L 4.6 12 M 19.4 12 L 22.2 12 M 4.8 4.8 L 6.8 6.8 M 17.2 17.2 L 19.2 19.2 M 19.2 4.8 L 17.2 6.8 M 6.8 17.2 L 4.8 19.2",
        "sun.max": "O 12 12 4.5 M 12 1.8 L 12 3.8 M 12 20.2 L 12 22.2 M 1.8 12 L 3.8 12 M 20.2 12 L 22.2 12 M 4.8 4.8 L 6.2 6.2 M 17.8 17.8 L 19.2 19.2 M 19.2 4.8 L 17.8 6.2 M 6.2 17.8 L 4.8 19.2",
        "trash": "M 3.5 6 L 20.5 6 M 9 6 L 9.5 3 L 14.5 3 L 15 6 M 5.5 6 L 6.5 21.5 L 17.5 21.5 L 18.5 6 M 10 10 L 10.3 17.5 M 14 10 L 13.7 17.5",
        "pencil": "M 4 20 L 5 15.5 L 16.5 4 L 20 7.5 L 8.5 19 Z M 14 6.5 L 17.5 10",
        "square.and.arrow.up": "M 8 9 L 5 9 L 5 21.5 L 19 21.5 L 19 9 L 16 9 M 12 15 L 12 2.5 M 7.5 6.5 L 12 2.5 L 16.5 6.5",
        "line.3.horizontal": "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18",
        "list.bullet": "M 3.5 6 L 3.6 6 M 3.5 12 L 3.6 12 M 3.5 18 L 3.6 18 M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18",
        "square.grid.2x2": "R 3 3 7.5 7.5 1.5 R 13.5 3 7.5 7.5 1.5 R 3 13.5 7.5 7.5 1.5 R 13.5 13.5 7.5 7.5 1.5",
        "slider.horizontal.3": "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18 M 16 4 L 16 8 M 7 10 L 7 14 M 13 16 L 13 20",
        "eye": "M 1.5 12 C 5 6.5 8.3 4.8 12 4.8 C 15.7 4.8 19 6.5 22.5 12 C 19 17.5 15.7 19.2 12 19.2 C 8.3 19.2 5 17.5 1.5 12 Z O 12 12 3.4",
        "scalemass": "M 5 9 L 19 9 L 21.5 21 L 2.5 21 Z O 12 5.6 3.2", "ruler": "R 1.5 7.5 21 9 1.5 M 6 7.5 L 6 11 M 10 7.5 L 10 12.5 M 14 7.5 L 14 11 M 18 7.5 L 18 12.5",
    ]
}
