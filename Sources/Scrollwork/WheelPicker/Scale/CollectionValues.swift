/// The elements of a collection, in order. For a repeated element, the first index counts.
struct CollectionValues<Data: RandomAccessCollection>: WheelValues where Data.Element: Hashable {
    let data: Data
    let count: Int
    private var places = ElementIndex<Data.Element>()

    init(_ data: Data) {
        self.data = data
        count = min((data as? any CountedElements)?.elementCount ?? data.count, longestWheel)
    }

    func value(at index: Int) -> Data.Element {
        // A truncated range can't count its own elements.
        if count == longestWheel, let counted = data as? any CountedElements,
            let element = counted.element(at: index) as? Data.Element
        {
            return element
        }
        return data[data.index(data.startIndex, offsetBy: index)]
    }

    func index(of value: Data.Element) -> Int? {
        guard let counted = data as? any CountedElements else {
            return places.index(of: value, in: data.prefix(longestWheel))
        }
        return counted.place(of: value).flatMap { $0 < longestWheel ? $0 : nil }
    }

    func majorNumber(at index: Int) -> Int? { index }

    mutating func learn(from former: any WheelValues<Data.Element>) -> Bool {
        guard let former = former as? Self, areSame(data, former.data) else { return false }
        places = former.places
        return true
    }
}

/// A collection whose elements determine their own index. It may have more elements than it can count.
private protocol CountedElements {
    var elementCount: Int { get }
    func element(at index: Int) -> Any
    func place(of element: Any) -> Int?
}

private protocol CountedRange: CountedElements, RangeExpression where Bound: Strideable, Bound.Stride: SignedInteger {
    var lowerBound: Bound { get }
}

extension CountedRange {
    func element(at index: Int) -> Any { lowerBound.advanced(by: Bound.Stride(index)) }
    func place(of element: Any) -> Int? {
        (element as? Bound).flatMap { contains($0) ? steps(from: lowerBound, to: $0) : nil }
    }
}

extension Range: CountedElements, CountedRange where Bound: Strideable, Bound.Stride: SignedInteger {
    var elementCount: Int { steps(from: lowerBound, to: upperBound) }
}

extension ClosedRange: CountedElements, CountedRange where Bound: Strideable, Bound.Stride: SignedInteger {
    var elementCount: Int { Swift.min(steps(from: lowerBound, to: upperBound), longestWheel) + 1 }
}

/// Returns the distance to a value that isn't less. The distance between integers may overflow their type.
private func steps<Bound: Strideable>(from: Bound, to: Bound) -> Int where Bound.Stride: SignedInteger {
    func integers<Number: BinaryInteger>(_ from: Number) -> Int {
        (to as? Number).map { Int(clamping: from.magnitude(to: $0)) } ?? 0
    }
    if let from = from as? any BinaryInteger { return integers(from) }
    return Int(clamping: from.distance(to: to))
}
