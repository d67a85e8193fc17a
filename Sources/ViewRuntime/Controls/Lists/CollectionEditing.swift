import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some places, counted from 0. Places that there are not are passed over. O(n)
    public mutating func remove(atOffsets offsets: IndexSet) {
        var result = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { result.append(element) }
        self = result
    }
}

extension MutableCollection {
    /// Moves the elements at some places, in their order, before the one at another place, counted from 0 before anything is
    /// moved. Places that there are not are passed over. O(n)
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let all = Array(self)
        let moved = all.indices.filter { source.contains($0) }.map { all[$0] }
        let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
        let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
