/// The items of a carousel as of its last update, without what is shown of them.
///
/// What happens between two updates is told to closures of an earlier one: these must not ask the data they were made with.
struct CarouselItems<ID: Hashable> {
    let count: Int
    let identity: (_ index: Int) -> ID
    /// Where the item with an identity is, looked for from near where it was, outwards.
    ///
    /// O(1) where it is there, or where identities are whole numbers that follow one another; else O(n).
    let index: (_ id: ID, _ guess: Int) -> Int?

    init<Data: RandomAccessCollection>(_ data: Data, id: KeyPath<Data.Element, ID>) {
        count = data.count
        identity = { data[data.index(data.startIndex, offsetBy: $0)][keyPath: id] }
        index = { data.offset(of: $0, by: id, near: $1) }
    }

    init() { self.init([ID](), id: \.self) }
}

extension RandomAccessCollection {
    /// Where the element with an identity is, counted from the start; looked for from near where it was, outwards.
    fileprivate func offset<ID: Hashable>(of id: ID, by path: KeyPath<Element, ID>, near guess: Int) -> Int? {
        let count = count
        func matches(_ offset: Int) -> Bool { self[index(startIndex, offsetBy: offset)][keyPath: path] == id }
        guard count > 0 else { return nil }
        let guess = Swift.min(Swift.max(guess, 0), count - 1)
        if matches(guess) { return guess }
        // What is counted need not be looked for.
        if let number = id as? Int, let first = self[startIndex][keyPath: path] as? Int {
            let (offset, overflow) = number.subtractingReportingOverflow(first)
            if !overflow, (0..<count).contains(offset), matches(offset) { return offset }
        }
        for distance in 1..<Swift.max(count, 2) {
            if guess + distance < count, matches(guess + distance) { return guess + distance }
            if guess - distance >= 0, matches(guess - distance) { return guess - distance }
        }
        return nil
    }
}
