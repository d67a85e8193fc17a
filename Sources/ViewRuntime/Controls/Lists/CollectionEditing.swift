import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the given offsets. Offsets outside the collection have no effect.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var result = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { result.append(element) }
        self = result
    }
}

extension MutableCollection {
    /// Moves the elements at the given offsets, in order, to before the element at another offset.
    ///
    /// All offsets are positions before the move. Offsets outside the collection have no effect.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the collection.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = all.indices.filter { source.contains($0) }.map { all[$0] }
        let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
