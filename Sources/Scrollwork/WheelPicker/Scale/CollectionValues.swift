/// The elements of a collection, in their order. A repeated element is found where it is first.
struct CollectionValues<Data: RandomAccessCollection>: WheelValues where Data.Element: Hashable {
    let data: Data
    private var places = ElementIndex<Data.Element>()

    init(_ data: Data) { self.data = data }

    var count: Int { min(data.count, longestWheel) }

    func value(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

    func index(of value: Data.Element) -> Int? {
        if let interval = data as? any IntegerInterval { return interval.place(of: value).flatMap { $0 < count ? $0 : nil } }
        return places.index(of: value, in: data.prefix(longestWheel))
    }

    func majorNumber(at index: Int) -> Int? { index }

    mutating func learn(from former: any WheelValues<Data.Element>) -> Bool {
        guard let former = former as? Self, areSame(data, former.data) else { return false }
        places = former.places
        return true
    }
}
