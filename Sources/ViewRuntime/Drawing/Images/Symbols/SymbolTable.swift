import CSymbols

/// The outlines of symbols, which the program embeds as text.
enum SymbolTable {
    /// The lines, ordered by name. The header of CSymbols describes their format.
    static var text: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: symbol_outlines, count: symbol_outlines_length)
    }

    /// Returns the drawing in the line that begins with a name, or `nil` if there is none.
    ///
    /// - Complexity: O(log *n*), where *n* is the length of the text.
    static func drawing(of name: String) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let bytes = text, name = Array(name.utf8)
        var low = 0, high = bytes.count
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            guard let tab = bytes[start..<high].firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let end = bytes[tab..<high].firstIndex(of: UInt8(ascii: "\n")) ?? high
            if bytes[start..<tab].elementsEqual(name) { return bytes[(tab + 1)..<end] }
            if bytes[start..<tab].lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
        }
        return nil
    }
}
