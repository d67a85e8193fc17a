/// A list of unique objects in no particular order. Adding and removing is O(1), and iteration needs no hashing.
struct ObjectList<Value>: Sequence {
    private var values: ContiguousArray<Value> = []
    private var places: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { values.isEmpty }
    var count: Int { values.count }

    mutating func add(_ value: Value) {
        let key = ObjectIdentifier(value as AnyObject)
        if places[key] != nil { return }
        places[key] = values.count
        values.append(value)
    }

    mutating func remove(_ value: Value) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(value as AnyObject)) else { return }
        let last = values.removeLast()
        if place == values.count { return }
        values[place] = last
        places[ObjectIdentifier(last as AnyObject)] = place
    }

    func makeIterator() -> ContiguousArray<Value>.Iterator { values.makeIterator() }
}
