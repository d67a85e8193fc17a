import Foundation
import LayerTree

/// The drawings in the table of symbols.
enum SymbolDrawing {
    /// The side of the square in which symbols are drawn.
    static let side: CGFloat = 16
    /// The width of lines in the icons.
    static let lineWidth: CGFloat = 1

    /// Returns the outline of a symbol in the table, for the winding rule. The x-axis turns into the y-axis along outer
    /// lines, and the reverse along inner lines.
    static func outline(of name: String, lineWidth: CGFloat = lineWidth) -> Path? {
        guard let drawing = SymbolTable.drawing(of: name) else { return nil }
        if drawing.first == UInt8(ascii: "=") {
            return outline(of: String(decoding: drawing.dropFirst(), as: UTF8.self), lineWidth: lineWidth)
        }
        var areas = Path(), lines = Path(), cuts = Path(), mark = UInt8(ascii: "#")
        var start = drawing.startIndex
        for index in drawing.indices
        where [UInt8(ascii: "#"), UInt8(ascii: "~"), UInt8(ascii: "%")].contains(drawing[index]) {
            add(drawing[start..<index])
            (mark, start) = (drawing[index], index + 1)
        }
        add(drawing[start...])
        func add(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
            let path = path(text)
            if path.isEmpty { return }
            switch mark {
            case UInt8(ascii: "~"): lines.addPath(path)
            case UInt8(ascii: "%"): cuts.addPath(path)
            default: areas.addPath(path)
            }
        }
        areas = areas.outerAreasWound()
        if !lines.isEmpty {
            areas = areas.union(lines.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)))
        }
        return cuts.isEmpty ? areas : areas.subtracting(cuts)
    }

    private static func path(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Path {
        var path = Path(), numbers: [Int] = [], letter: UInt8 = 0, here = CGPoint.zero
        var value = 0, isNegative = false, hasDigits = false
        func endNumber() {
            if hasDigits { numbers.append(isNegative ? -value : value) }
            (value, isNegative, hasDigits) = (0, false, false)
        }
        func endElement() {
            endNumber()
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map { index in
                let point = CGPoint(x: CGFloat(numbers[index]) / 100, y: CGFloat(numbers[index + 1]) / 100)
                return letter == UInt8(ascii: "M") ? point : CGPoint(x: here.x + point.x, y: here.y + point.y)
            }
            numbers = []
            switch letter {
            case UInt8(ascii: "M"): path.move(to: points[0])
            case UInt8(ascii: "l"): path.addLine(to: points[0])
            case UInt8(ascii: "c"): path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case UInt8(ascii: "Z"): path.closeSubpath()
            default: break
            }
            here = points.last ?? here
        }
        for byte in text {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
                hasDigits = true
            case UInt8(ascii: " "): endNumber()
            case UInt8(ascii: "-"):
                endNumber()
                isNegative = true
            default:
                endElement()
                letter = byte
            }
        }
        endElement()
        return path
    }
}
