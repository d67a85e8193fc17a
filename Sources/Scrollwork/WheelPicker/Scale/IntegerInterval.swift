/// A range of integers: where one of them is follows from the first.
protocol IntegerInterval {
    /// The place of an element; nil when it is none of them. O(1)
    func place(of element: Any) -> Int?
}

extension Range: IntegerInterval where Bound: BinaryInteger {
    func place(of element: Any) -> Int? {
        guard let element = element as? Bound, contains(element) else { return nil }
        return lowerBound.distance(to: element)
    }
}

extension ClosedRange: IntegerInterval where Bound: BinaryInteger {
    func place(of element: Any) -> Int? {
        guard let element = element as? Bound, contains(element) else { return nil }
        return lowerBound.distance(to: element)
    }
}
