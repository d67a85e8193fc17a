/// The items of a carousel at its last update, without their content.
///
/// Between two updates, closures of an earlier update may run. They must use these items instead of the data that they
/// captured.
struct CarouselItems<ID: Hashable> {
    let count: Int
    let identity: (_ index: Int) -> ID
    private let places: ElementIndex<ID>
    private let isSame: (Any) -> Bool
    private let data: Any

    /// - Parameter former: The previous items. The new items reuse their valid parts.
    init<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Data.Element, ID>, former: CarouselItems? = nil) {
        count = data.count
        identity = { data[data.index(data.startIndex, offsetBy: $0)][keyPath: id] }
        self.data = data
        isSame = { ($0 as? Data).map { shareStorage($0, data) } ?? false }
        places = former.flatMap { [isSame] in isSame($0.data) ? $0.places : nil } ?? ElementIndex()
    }

    init() { self.init([ID](), id: \.self) }

    /// The maximum distance from the expected index for a search.
    private static var nearby: Int { 16 }

    /// Returns the index of the item with an identity.
    ///
    /// - Parameters:
    ///   - id: The identity of the item.
    ///   - guess: The expected index.
    ///
    /// - Complexity: O(1) if the item is at or near the expected index, or if identities are consecutive integers.
    ///   O(log *n*) if identities are in ascending or descending order. Otherwise, O(1) after one O(*n*) pass over new
    ///   data.
    func index(_ id: ID, _ guess: Int) -> Int? {
        guard count > 0 else { return nil }
        let guess = min(max(guess, 0), count - 1)
        if identity(guess) == id { return guess }
        if let index = counted(id) ?? around(id, guess) ?? ordered(id) { return index }
        return places.index(of: id, in: (0..<count).lazy.map(identity))
    }

    private func counted(_ id: ID) -> Int? {
        guard let number = id as? Int, let first = identity(0) as? Int else { return nil }
        let (index, overflow) = number.subtractingReportingOverflow(first)
        return !overflow && (0..<count).contains(index) && identity(index) == id ? index : nil
    }

    private func around(_ id: ID, _ guess: Int) -> Int? {
        for distance in 1...Self.nearby {
            for index in [guess + distance, guess - distance] where (0..<count).contains(index) && identity(index) == id
            {
                return index
            }
        }
        return nil
    }

    /// Returns the index at which an item must be if the identities are in order, or `nil` if it isn't there.
    private func ordered(_ id: ID) -> Int? {
        func find<Value: Comparable>(_ value: Value) -> Int? {
            guard let first = identity(0) as? Value, let last = identity(count - 1) as? Value else { return nil }
            var low = 0, high = count
            while low < high {
                let middle = (low + high) / 2
                guard let other = identity(middle) as? Value else { return nil }
                if first <= last ? other < value : other > value { low = middle + 1 } else { high = middle }
            }
            return low < count && identity(low) == id ? low : nil
        }
        return (id as? any Comparable).flatMap { find($0) }
    }
}

/// Whether two collections share the same storage, like copies of an array.
private func shareStorage<Data: RandomAccessCollection>(_ a: Data, _ b: Data) -> Bool {
    func place(_ data: Data) -> (UnsafeRawPointer?, Int)? {
        data.withContiguousStorageIfAvailable { (UnsafeRawPointer($0.baseAddress), $0.count) }
    }
    guard let a = place(a), let b = place(b) else { return false }
    return a == b
}
