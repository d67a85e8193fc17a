/// The elements of a collection, in their order. A repeated element is found where it is first.
struct CollectionValues<Data: RandomAccessCollection>: WheelValues where Data.Element: Hashable {
    let data: Data
    private var places = ElementIndex<Data.Element>()

    init(_ data: Data) { self.data = data }

    var count: Int { min(data.count, longestWheel) }

    func value(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }

    func index(of value: Data.Element) -> Int? {
        guard let counted = data as? any CountedElements else { return places.index(of: value, in: data.prefix(longestWheel)) }
        return counted.place(of: value).flatMap { $0 < longestWheel ? $0 : nil }
    }

    func majorNumber(at index: Int) -> Int? { index }

    mutating func learn(from former: any WheelValues<Data.Element>) -> Bool {
        guard let former = former as? Self, areSame(data, former.data) else { return false }
        places = former.places
        return true
    }
}

/// A collection whose elements say themselves where they are.
private protocol CountedElements {
    func place(of element: Any) -> Int?
}

extension Range: CountedElements where Bound: Strideable, Bound.Stride: SignedInteger {
    func place(of element: Any) -> Int? {
        (element as? Bound).flatMap { contains($0) ? Int(exactly: lowerBound.distance(to: $0)) : nil }
    }
}

extension ClosedRange: CountedElements where Bound: Strideable, Bound.Stride: SignedInteger {
    func place(of element: Any) -> Int? {
        (element as? Bound).flatMap { contains($0) ? Int(exactly: lowerBound.distance(to: $0)) : nil }
    }
}
