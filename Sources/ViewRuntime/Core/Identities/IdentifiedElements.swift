/// The elements of a `ForEach` by their indices, and the indices of their identities.
struct IdentifiedElements<Data: RandomAccessCollection, ID: Hashable> {
    private let data: Data
    private let identify: (Data.Element) -> ID
    /// The first element of a range of integers, whose identities determine their indices.
    private let firstOfIntegers: Int?
    /// The index of the first element with each identity, after the first search.
    private var knownIndices: [ID: Int]?

    init<Content>(_ view: ForEach<Data, ID, Content>) {
        data = view.data
        identify = view.identity ?? { unsafeBitCast($0, to: ID.self) }
        firstOfIntegers =
            view.identity == nil ? (data as? Range<Int>)?.lowerBound ?? (data as? ClosedRange<Int>)?.lowerBound : nil
    }

    var count: Int { data.count }

    subscript(index: Int) -> Data.Element {
        // Querying an unknown collection would cost more than everything else.
        if let firstOfIntegers { return unsafeBitCast(firstOfIntegers + index, to: Data.Element.self) }
        return data[data.index(data.startIndex, offsetBy: index)]
    }

    func id(at index: Int) -> ID { id(of: self[index]) }

    func id(of element: Data.Element) -> ID { identify(element) }

    /// Returns the index of an identity in a range of integers, or `nil` for other collections.
    ///
    /// - Complexity: O(1)
    func determinedIndex(of id: ID) -> Int? {
        guard let firstOfIntegers else { return nil }
        let (index, overflows) = unsafeBitCast(id, to: Int.self).subtractingReportingOverflow(firstOfIntegers)
        return !overflows && index >= 0 && index < count ? index : nil
    }

    /// Returns the index of the first element with an identity.
    ///
    /// - Complexity: O(1) for a range of integers. Otherwise, O(*n*) for the first search, and O(1) for the next ones.
    mutating func index(of id: ID) -> Int? {
        if firstOfIntegers != nil { return determinedIndex(of: id) }
        if let knownIndices { return knownIndices[id] }
        var indices: [ID: Int] = [:]
        indices.reserveCapacity(count)
        for (index, element) in data.enumerated() where indices[self.id(of: element)] == nil {
            indices[self.id(of: element)] = index
        }
        knownIndices = indices
        return indices[id]
    }

    /// Returns the indices of all elements by their identities.
    ///
    /// - Complexity: O(*n*)
    func indicesByID() -> [ID: [Int]] {
        var indices: [ID: [Int]] = [:]
        for index in 0..<count { indices[id(at: index), default: []].append(index) }
        return indices
    }

    /// Whether the elements and those of another collection are ranges of integers with the same start, or neither is.
    func hasSameStart(as other: Self) -> Bool { firstOfIntegers == other.firstOfIntegers }
}
