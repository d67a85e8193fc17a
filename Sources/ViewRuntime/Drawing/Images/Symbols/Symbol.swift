import Foundation
import LayerTree

/// A symbol in a weight, as `Image(systemName:)` draws it.
struct Symbol {
    /// The outline, in units.
    let outline: Path
    /// The bounding box, in units.
    let bounds: CGRect
    /// The areas of the outline that symbols show in different ways.
    let parts: SymbolParts
    /// A Boolean value that indicates whether the symbol is mirrored in right-to-left layouts.
    let followsWriting: Bool

    /// Returns the size of a unit for a font size. As with Apple's symbols, a circle is 1.1 times as high as the font
    /// size.
    static func unit(fontSize: CGFloat) -> CGFloat { 1.1 * fontSize / SymbolDrawing.side }

    /// Returns the symbol with a name, or `nil` for an unknown name. Repeated requests are inexpensive.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - weight: The weight on the scale of CSS; 400 is regular.
    @MainActor static func named(_ name: String, weight: Int) -> Symbol? {
        let key = Key(name: name, weight: weight)
        if let known = cache[key] { return known }
        let symbol = make(name, weight)
        cache[key] = .some(symbol)
        return symbol
    }

    /// The symbol for unknown names.
    @MainActor static var unknown: Symbol {
        named("square.dashed", weight: 300)
            ?? Symbol(
                outline: Path(), bounds: CGRect(x: 1, y: 1, width: 14, height: 14),
                parts: SymbolParts(of: Path()) { nil }, followsWriting: false)
    }

    private struct Key: Hashable {
        let name: String
        let weight: Int
    }

    @MainActor private static var cache: [Key: Symbol?] = [:]

    private static func make(_ name: String, _ weight: Int) -> Symbol? {
        var used = name, followsWriting = false
        var outline = SymbolForms.outline(of: name)
        if outline == nil {
            let words = name.split(separator: ".").map { part in
                switch part {
                case "forward", "trailing": "right"
                case "backward", "leading": "left"
                default: String(part)
                }
            }
            used = words.joined(separator: ".")
            followsWriting = used != name
            outline = followsWriting ? SymbolForms.outline(of: used) : nil
        }
        guard let outline, !outline.isEmpty else { return nil }
        let extra = widening(weight)
        let shown = SymbolForms.emboldened(outline, of: used, by: extra)
        let parts = SymbolParts(of: shown) {
            SymbolForms.layers(of: used).map { ($0.plate, $0.sign.emboldened(by: extra)) }
        }
        return Symbol(outline: shown, bounds: shown.boundingRect, parts: parts, followsWriting: followsWriting)
    }

    /// Returns the additional line width in units, because the icons are lighter than text of the same size.
    private static func widening(_ weight: Int) -> CGFloat {
        let known: [(weight: CGFloat, width: CGFloat)] = [
            (100, -0.5), (200, -0.3), (300, -0.05), (400, 0.15), (500, 0.3), (600, 0.5), (700, 0.65), (800, 0.85),
            (900, 1.1),
        ]
        let weight = min(max(CGFloat(weight), 100), 900)
        let index = min(Int(weight / 100) - 1, known.count - 2)
        let share = (weight - known[index].weight) / 100
        return known[index].width + (known[index + 1].width - known[index].width) * share
    }
}
