/// Objects in order of integer keys that are mostly consecutive, for example the realized rows of a large list.
///
/// A lookup is O(1) if the keys have no gaps, and O(log *n*) otherwise. Adding and removing is O(1) at the end and
/// O(*n*) in the middle, where it moves 16 bytes for each following entry.
struct IndexTable<Value: AnyObject>: Sequence {
    typealias Element = (index: Int, value: Value)

    private var entries: ContiguousArray<Element> = []

    init() {}

    /// Creates a table.
    ///
    /// - Parameter entries: The entries in any order, with unique keys.
    init(_ entries: [Element]) {
        self.entries = ContiguousArray(entries.sorted { $0.index < $1.index })
    }

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }
    var first: Element? { entries.first }

    subscript(index: Int) -> Value? {
        let place = place(of: index)
        return place < entries.count && entries[place].index == index ? entries[place].value : nil
    }

    /// Adds an object, or replaces the one with the same key.
    mutating func set(_ value: Value, at index: Int) {
        let place = place(of: index)
        if place < entries.count, entries[place].index == index {
            entries[place].value = value
        } else {
            entries.insert((index, value), at: place)
        }
    }

    @discardableResult
    mutating func remove(at index: Int) -> Value? {
        let place = place(of: index)
        guard place < entries.count, entries[place].index == index else { return nil }
        return entries.remove(at: place).value
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

    func makeIterator() -> ContiguousArray<Element>.Iterator { entries.makeIterator() }

    /// Returns the position of a key, or the position at which it would be.
    private func place(of index: Int) -> Int {
        guard let first = entries.first?.index, index > first else { return 0 }
        let guess = index - first
        if guess < entries.count, entries[guess].index == index { return guess }
        var low = 1, high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
