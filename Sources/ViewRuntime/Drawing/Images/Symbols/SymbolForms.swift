import Foundation
import LayerTree

/// Derived forms of symbols that the icons lack: filled, enclosed, with a slash, with a badge.
enum SymbolForms {
    /// Returns the outline of a symbol in the square of `SymbolDrawing`, or `nil` for an unknown name.
    static func outline(of name: String) -> Path? {
        if name.hasPrefix(letters) { return nil }
        if let outline = SymbolDrawing.outline(of: name) { return outline }
        if let parts = enclosed(name) {
            guard let inner = sign(parts.inner) else { return nil }
            let plate = parts.shape.path
            return parts.isFilled
                ? plate.subtracting(inner)
                : plate.subtracting(plate.applying(.shrink(0.875))).union(inner)
        }
        if let base = name.without(".slash") ?? name.replacing(".slash.fill", by: ".fill") {
            return outline(of: base)?.subtracting(strike(width: 3)).union(strike(width: 1.1))
        }
        if let outline = jump(name) { return outline }
        for (suffix, glyph) in badges {
            guard
                let base = name.replacing(".badge.\(suffix)", by: "")
                    ?? name.replacing(".badge.\(suffix).fill", by: ".fill"),
                let plate = outline(of: base), let sign = SymbolDrawing.outline(of: glyph)
            else { continue }
            let disc = Path(ellipseIn: CGRect(x: 9, y: 9, width: 7, height: 7))
            let glyph = sign.emboldened(by: 1.4).applying(
                CGAffineTransform(a: 0.28, b: 0, c: 0, d: 0.28, tx: 10.26, ty: 10.26))
            return plate.subtracting(Path(ellipseIn: CGRect(x: 8.1, y: 8.1, width: 8.8, height: 8.8))).union(
                disc.subtracting(glyph))
        }
        if let base = name.without(".fill") { return outline(of: base)?.silhouette }
        return name.without(".inverse").flatMap(outline)
    }

    /// Returns the shape and the sign of a symbol on a filled shape, or `nil` for other symbols.
    static func layers(of name: String) -> (plate: Path, sign: Path)? {
        guard let parts = enclosed(name), parts.isFilled, let outline = outline(of: name) else { return nil }
        let plate = parts.shape.path
        let isOwn = SymbolDrawing.outline(of: name) == nil
        return (plate, isOwn ? sign(parts.inner) ?? Path() : outline.complement(in: plate))
    }

    /// Returns a symbol with wider lines. Filled areas stay the same, except for signs that are cut out of a shape.
    static func emboldened(_ outline: Path, of name: String, by distance: CGFloat) -> Path {
        guard name.hasSuffix(".fill") else { return outline.emboldened(by: distance) }
        guard enclosed(name) != nil else { return outline }
        let areas = outline.areas
        let plate = areas.max { abs($0.signedArea) < abs($1.signedArea) }
        var result = Path()
        for area in areas { result.addPath(area == plate ? area : area.emboldened(by: -distance)) }
        return result
    }

    // MARK: Grounds

    private enum Plate: String, CaseIterable {
        case circle, square, rectangle

        var path: Path {
            switch self {
            case .circle: Path(ellipseIn: CGRect(x: 0, y: 0, width: 16, height: 16))
            case .square:
                RoundedRectangle(cornerRadius: 3, style: .circular).path(
                    in: CGRect(x: 0.5, y: 0.5, width: 15, height: 15))
            case .rectangle:
                RoundedRectangle(cornerRadius: 2.6, style: .circular).path(
                    in: CGRect(x: -1, y: 2, width: 18, height: 12))
            }
        }
    }

    private static func enclosed(_ name: String) -> (inner: String, shape: Plate, isFilled: Bool)? {
        for plate in Plate.allCases {
            if let inner = name.without(".\(plate).fill") { return (inner, plate, true) }
            if let inner = name.without(".\(plate)") { return (inner, plate, false) }
        }
        return nil
    }

    /// The prefix of letters in the table, which exist only on shapes.
    private static let letters = "letter."

    /// Returns the sign on a shape: a symbol, a letter, or a number of one or two digits.
    private static func sign(_ name: String) -> Path? {
        if name.count == 2, name.allSatisfy({ $0.isASCII && $0.isNumber }) {
            var result = Path()
            for (place, x) in zip(name, [-0.2, 4.6]) {
                guard let digit = digit(place) else { return nil }
                result.addPath(
                    digit.applying(CGAffineTransform(a: 0.72, b: 0, c: 0, d: 0.72, tx: x - 0.02, ty: 2.24)))
            }
            return result
        }
        if name.count == 1, let letter = SymbolDrawing.outline(of: letters + name, lineWidth: 2.1) {
            return letter.applying(.shrink(0.54))
        }
        // Smaller lines become wider again, but not so wide that they touch.
        return outline(of: name)?.emboldened(by: 0.5).applying(.shrink(0.54))
    }

    /// Returns a digit as it is on a disc.
    private static func digit(_ digit: Character) -> Path? {
        SymbolDrawing.outline(of: "\(digit).circle.fill")?.complement(in: Plate.circle.path)
    }

    /// Returns a symbol that jumps by a number of seconds: an arrow around the number.
    private static func jump(_ name: String) -> Path? {
        for arrow in ["gobackward", "goforward"] {
            guard name.hasPrefix(arrow + "."), case let seconds = String(name.dropFirst(arrow.count + 1)),
                jumps.contains(seconds), let number = seconds.count == 1 ? seconds.first.flatMap(digit) : sign(seconds)
            else { continue }
            let scale = seconds.count == 1 ? 0.7 : 0.62
            // The center of the arrow is a little below that of its square.
            let place = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: 8 * (1 - scale), ty: 8 * (1 - scale) + 0.6)
            return outline(of: arrow)?.union(number.applying(place))
        }
        return nil
    }

    /// The numbers of seconds that Apple's symbols have.
    private static let jumps: Set = ["5", "10", "15", "30", "45", "60", "75", "90"]

    private static let badges = [
        ("plus", "plus"), ("minus", "minus"), ("xmark", "xmark"), ("checkmark", "checkmark"),
        ("exclamationmark", "exclamationmark"),
        ("questionmark", "questionmark"), ("clock", "clock"), ("ellipsis", "ellipsis"),
    ]

    /// Returns the line from the top left to the bottom right.
    private static func strike(width: CGFloat) -> Path {
        var line = Path()
        line.move(to: CGPoint(x: 1.2, y: 1.2))
        line.addLine(to: CGPoint(x: 14.8, y: 14.8))
        return line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round)).normalized(eoFill: false)
    }
}

extension Path {
    /// Returns the part of a shape that the path doesn't cover, without slivers between two outlines of the same shape.
    fileprivate func complement(in plate: Path) -> Path {
        var result = Path()
        for part in plate.applying(.shrink(0.96)).subtracting(self).areas { result.addPath(part) }
        return result
    }

    /// The path without its holes.
    fileprivate var silhouette: Path {
        var result = Path()
        for part in areas where part.signedArea > 0 { result = result.union(part) }
        return result
    }

    /// The subpaths.
    var areas: [Path] {
        var parts: [Path] = []
        forEach { element in
            if case .move(let point) = element {
                var part = Path()
                part.move(to: point)
                parts.append(part)
            } else if !parts.isEmpty {
                parts[parts.count - 1].append(element)
            }
        }
        return parts
    }

    /// Returns a path with the same inside under the winding rule, in which outer outlines turn from the x-axis to the
    /// y-axis.
    ///
    /// In icons of several pieces, some pieces turn in the other direction, and would become thinner while others
    /// become bolder.
    func outerAreasWound() -> Path {
        let parts = areas.map { (path: $0, box: $0.boundingRect) }
        func isInside(_ inner: Int, _ outer: Int) -> Bool {
            inner != outer && parts[outer].box.contains(parts[inner].box)
                && parts[outer].path.contains(parts[inner].path.firstPoint)
        }
        let outer = parts.indices.filter { part in !parts.indices.contains { isInside(part, $0) } }
        let turned = outer.filter { parts[$0].path.signedArea < 0 }
        guard !turned.isEmpty else { return self }
        var result = Path()
        for index in parts.indices {
            let isTurned = turned.contains { $0 == index || isInside(index, $0) }
            result.addPath(isTurned ? parts[index].path.turned : parts[index].path)
        }
        return result
    }

    private var firstPoint: CGPoint {
        var first: CGPoint?
        forEach { if first == nil, case .move(let point) = $0 { first = point } }
        return first ?? .zero
    }

    /// The closed subpath in the opposite direction.
    private var turned: Path {
        var ends: [CGPoint] = [], elements: [Element] = []
        forEach { element in
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                ends.append(end)
                elements.append(element)
            case .closeSubpath: break
            }
        }
        guard ends.count > 1 else { return self }
        var result = Path()
        result.move(to: ends[ends.count - 1])
        for index in stride(from: ends.count - 1, to: 0, by: -1) {
            let end = ends[index - 1]
            switch elements[index] {
            case .quadCurve(_, let control): result.addQuadCurve(to: end, control: control)
            case .curve(_, let one, let two): result.addCurve(to: end, control1: two, control2: one)
            default: result.addLine(to: end)
            }
        }
        result.closeSubpath()
        return result
    }

    /// The enclosed area, positive if the points turn from the x-axis to the y-axis.
    fileprivate var signedArea: CGFloat {
        var sum: CGFloat = 0, last: CGPoint?, first: CGPoint?
        func add(_ point: CGPoint) {
            if let last { sum += last.x * point.y - last.y * point.x }
            first = first ?? point
            last = point
        }
        forEach { element in
            switch element {
            case .move(let end), .line(let end): add(end)
            case .quadCurve(let end, let control):
                add(control)
                add(end)
            case .curve(let end, let one, let two):
                add(one)
                add(two)
                add(end)
            case .closeSubpath: if let first { add(first) }
            }
        }
        return sum / 2
    }

    fileprivate mutating func append(_ element: Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let one, let two): addCurve(to: end, control1: one, control2: two)
        case .closeSubpath: closeSubpath()
        }
    }
}

extension CGAffineTransform {
    /// Returns a transform that shrinks symbols around the center of their square.
    fileprivate static func shrink(_ factor: CGFloat) -> CGAffineTransform {
        let rest = SymbolDrawing.side * (1 - factor) / 2
        return CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: rest, ty: rest)
    }
}

extension String {
    fileprivate func without(_ suffix: String) -> String? { replacing(suffix, by: "") }

    /// Returns the string with another suffix, or `nil` if it doesn't have the suffix or consists only of it.
    fileprivate func replacing(_ suffix: String, by end: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? dropLast(suffix.count) + end : nil
    }
}
