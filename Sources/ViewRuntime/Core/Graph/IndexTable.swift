/// Objects by whole numbers that mostly follow each other, in order: the rows and items that were made of many.
///
/// Where the numbers have no gaps an object is found at once, else in O(log n). Adding and removing is O(1) at the end, and
/// O(n) in the middle, where it moves 16 bytes for each that follows.
struct IndexTable<Value: AnyObject>: Sequence {
    typealias Element = (index: Int, value: Value)

    private var entries: ContiguousArray<Element> = []

    init() {}

    /// - Parameter entries: In any order, each number once.
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

    /// Adds an object, in place of the one that has the number.
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

    /// Where the number is, or would be.
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
