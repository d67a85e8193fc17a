@_spi(Reflection) import Swift

/// The stored members of types, read from the runtime's metadata.
enum TypeShape {
    struct Member {
        let name: String
        let type: Any.Type
        let offset: Int
    }

    /// The stored properties of a struct (none for other kinds).
    static func fields(of type: Any.Type) -> [Member] {
        let structKind = 0x200
        guard unsafeBitCast(type, to: UnsafePointer<Int>.self)[0] == structKind else { return [] }
        var members: [Member] = []
        _forEachField(of: type) { name, offset, fieldType, _ in
            members.append(Member(name: String(cString: name), type: fieldType, offset: offset))
            return true
        }
        return members
    }

    /// How many bytes an instance of a class takes, its header among them.
    static func instanceSize(of type: AnyClass) -> Int {
        // Class metadata: kind, superclass, then flags, address point and size of 32 bits each.
        let numbers = UnsafeRawPointer(unsafeBitCast(type, to: UnsafePointer<Int>.self) + 2).assumingMemoryBound(to: UInt32.self)
        return Int(numbers[2]) - Int(numbers[1])
    }

    /// The elements of a tuple type; any other type is a tuple of itself.
    static func tupleElements(of type: Any.Type) -> [Member] {
        let tupleKind = 0x301
        let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
        guard metadata[0] == tupleKind else { return [Member(name: "", type: type, offset: 0)] }
        // Tuple metadata: kind, count, label string, then (type, offset) for every element.
        return (0..<metadata[1]).map { index in
            let pair = metadata + 3 + 2 * index
            return Member(name: "", type: unsafeBitCast(pair[0], to: Any.Type.self), offset: pair[1] & 0xFFFF_FFFF)
        }
    }
}
