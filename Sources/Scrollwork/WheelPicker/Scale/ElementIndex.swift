/// The indices of the elements of a collection. The first query creates the index, which remains valid while the
/// elements are the same.
final class ElementIndex<Element: Hashable> {
    private var known: [Element: Int]?

    /// Returns the first index of an element, or `nil` if the collection doesn't contain it.
    ///
    /// - Complexity: O(1), except for the first query, which is O(*n*).
    func index<Elements: Sequence>(of element: Element, in elements: Elements) -> Int?
    where Elements.Element == Element {
        if let known { return known[element] }
        var indices: [Element: Int] = [:]
        indices.reserveCapacity(elements.underestimatedCount)
        for (index, element) in elements.enumerated() where indices[element] == nil { indices[element] = index }
        known = indices
        return indices[element]
    }
}

/// Whether two collections are equal. Equatable collections use their own comparison, which is O(1) for arrays that
/// share their storage.
func areSame<Data: Sequence>(_ a: Data, _ b: Data) -> Bool where Data.Element: Equatable {
    func compare<E: Equatable>(_ a: E) -> Bool { b as? E == a }
    if let a = a as? any Equatable { return compare(a) }
    return a.elementsEqual(b)
}
