/// Values at individual positions.
struct StopValues<Value: Hashable>: WheelValues {
    private let values: [Value]
    private let positions: [Double]
    private var places = ElementIndex<Value>()

    /// - Parameter positions: The positions, in the order of the values. A position that is missing, isn't finite, or
    ///   isn't after the previous one is treated as a step after it.
    init(_ values: [Value], positions: [Double], step: Double) {
        self.values = values
        var clean: [Double] = []
        clean.reserveCapacity(values.count)
        for index in values.indices {
            let requested = index < positions.count ? positions[index] : .nan
            if let last = clean.last {
                clean.append(requested.isFinite && requested > last && requested < 1e12 ? requested : last + step)
            } else {
                clean.append(requested.isFinite && abs(requested) < 1e12 ? requested : 0)
            }
        }
        self.positions = clean.map { $0 - (clean.first ?? 0) }
    }

    var count: Int { values.count }
    var isEven: Bool { false }
    func value(at index: Int) -> Value { values[index] }
    func index(of value: Value) -> Int? { places.index(of: value, in: values) }
    func position(at index: Int) -> Double { positions[index] }
    func majorNumber(at index: Int) -> Int? { index }

    mutating func learn(from former: any WheelValues<Value>) -> Bool {
        guard let former = former as? Self, areSame(values, former.values) else { return false }
        places = former.places
        return positions == former.positions
    }
}
