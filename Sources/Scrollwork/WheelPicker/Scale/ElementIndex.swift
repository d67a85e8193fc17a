/// At which index each element of a collection is. Made in one pass when it is first asked, and kept for as long as the elements are
/// the same.
final class ElementIndex<Element: Hashable> {
    private var known: [Element: Int]?

    /// The first index of an element; nil when it is none of the elements. O(1) but for the first time, which is O(n).
    func index<Elements: Sequence>(of element: Element, in elements: Elements) -> Int? where Elements.Element == Element {
        if let known { return known[element] }
        var made: [Element: Int] = [:]
        made.reserveCapacity(elements.underestimatedCount)
        for (index, element) in elements.enumerated() where made[element] == nil { made[element] = index }
        known = made
        return made[element]
    }
}

/// Whether two collections are the same. Equatable ones are compared as they compare themselves: arrays that share their storage, as
/// copies do, in O(1).
func areSame<Data: Sequence>(_ a: Data, _ b: Data) -> Bool where Data.Element: Equatable {
    func compare<E: Equatable>(_ a: E) -> Bool { b as? E == a }
    if let a = a as? any Equatable { return compare(a) }
    return a.elementsEqual(b)
}
