/// The elements of a collection, in their order. A repeated element is found where it is first.
struct CollectionValues<Data: RandomAccessCollection>: WheelValues where Data.Element: Hashable {
    let data: Data

    var count: Int { min(data.count, longestWheel) }

    func value(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

    func index(of value: Data.Element) -> Int? {
        guard let index = data.firstIndex(of: value) else { return nil }
        return data.distance(from: data.startIndex, to: index)
    }

    func majorNumber(at index: Int) -> Int? { index }
}
