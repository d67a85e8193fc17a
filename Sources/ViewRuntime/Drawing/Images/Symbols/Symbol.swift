import Foundation
import LayerTree

/// A symbol in a weight: what `Image(systemName:)` draws.
struct Symbol {
    /// Painted in the foreground's levels, primary first; one unless the symbol is on a ground that is painted otherwise.
    var outline: Path
    /// The ground and the sign on it, where it has these.
    var layers: (ground: Path, sign: Path)?
    /// Around all of it, in units.
    var bounds: CGRect
    /// Whether it is mirrored where text runs from right to left.
    var followsWriting = false

    /// Units of a font's size: a circle is 1.1 times as high as the font is large, as Apple's are.
    static func unit(fontSize: CGFloat) -> CGFloat { 1.1 * fontSize / SymbolDrawing.side }

    /// The symbol with a name, as often as it is asked for at the cost of one; nil for a name that means nothing.
    ///
    /// - Parameter weight: As CSS counts, 400 is regular.
    @MainActor static func named(_ name: String, weight: Int) -> Symbol? {
        let key = Key(name: name, weight: weight)
        if let known = made[key] { return known }
        let symbol = make(name, weight)
        made[key] = .some(symbol)
        return symbol
    }

    /// What is shown for names that mean nothing.
    @MainActor static var unknown: Symbol {
        named("square.dashed", weight: 300) ?? Symbol(outline: Path(), bounds: CGRect(x: 1, y: 1, width: 14, height: 14))
    }

    private struct Key: Hashable {
        let name: String
        let weight: Int
    }

    @MainActor private static var made: [Key: Symbol?] = [:]

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
        var symbol = Symbol(outline: shown, bounds: shown.boundingRect, followsWriting: followsWriting)
        if let layers = SymbolForms.layers(of: used) {
            symbol.layers = (layers.ground, layers.sign.emboldened(by: extra))
        }
        return symbol
    }

    /// By how many units lines are wider than those of the set, which are lighter than text of the same size.
    private static func widening(_ weight: Int) -> CGFloat {
        let known: [(weight: CGFloat, width: CGFloat)] = [
            (100, -0.5), (200, -0.3), (300, -0.05), (400, 0.15), (500, 0.3), (600, 0.5), (700, 0.65), (800, 0.85), (900, 1.1),
        ]
        let weight = min(max(CGFloat(weight), 100), 900)
        let index = min(Int(weight / 100) - 1, known.count - 2)
        let share = (weight - known[index].weight) / 100
        return known[index].width + (known[index + 1].width - known[index].width) * share
    }
}
