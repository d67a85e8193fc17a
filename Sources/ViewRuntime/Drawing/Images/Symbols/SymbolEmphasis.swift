/// The emphasized pieces of a variable symbol.
struct SymbolEmphasis: Equatable {
    /// The emphasized part of the symbol, in 0...1.
    var value: Double
    /// Whether only the last piece of this part is emphasized.
    var isSingle = false
    /// The opacity of the other pieces.
    var rest = 0.3

    /// Returns the opacity of a piece.
    func opacity(ofPiece index: Int, of count: Int) -> Double {
        let strong = Int((min(max(value, 0), 1) * Double(count)).rounded(.up))
        return (isSingle ? index == strong - 1 : index < strong) ? 1 : rest
    }
}
