/// The items of a carousel as of its last update, without what is shown of them.
///
/// What happens between two updates is told to closures of an earlier one: these must not ask the data they were made with.
struct CarouselItems<ID: Hashable> {
    let count: Int
    let identity: (_ index: Int) -> ID
    private let places: ElementIndex<ID>
    private let isSame: (Any) -> Bool
    private let data: Any

    /// - Parameter former: The items before, of which is kept what is still true.
    init<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Data.Element, ID>, former: CarouselItems? = nil) {
        count = data.count
        identity = { data[data.index(data.startIndex, offsetBy: $0)][keyPath: id] }
        self.data = data
        isSame = { ($0 as? Data).map { shareStorage($0, data) } ?? false }
        places = former.flatMap { [isSame] in isSame($0.data) ? $0.places : nil } ?? ElementIndex()
    }

    init() { self.init([ID](), id: \.self) }

    /// How far around an expected place an item is looked for.
    private static var nearby: Int { 16 }

    /// Where the item with an identity is, which is expected at an index.
    ///
    /// O(1) where it is there or nearby, or where identities are whole numbers that follow one another; O(log n) where they ascend
    /// or descend; else O(1) after one pass of O(n) over new data.
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
            for index in [guess + distance, guess - distance] where (0..<count).contains(index) && identity(index) == id {
                return index
            }
        }
        return nil
    }

    /// Where an item must be if the identities are in order; nil where it is not there.
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

/// Whether two collections are the same elements at the same place in memory, as copies of an array are. O(1).
private func shareStorage<Data: RandomAccessCollection>(_ a: Data, _ b: Data) -> Bool {
    func place(_ data: Data) -> (UnsafeRawPointer?, Int)? {
        data.withContiguousStorageIfAvailable { (UnsafeRawPointer($0.baseAddress), $0.count) }
    }
    guard let a = place(a), let b = place(b) else { return false }
    return a == b
}
