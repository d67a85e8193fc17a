@_spi(Reflection) import Swift

/// The stored members of types, from the metadata of the Swift runtime.
enum TypeShape {
    struct Member {
        let name: String
        let type: Any.Type
        let offset: Int
    }

    /// Returns the stored properties of a struct, or none for other kinds of types.
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

    /// Returns whether values of the type are those of other types that conform to protocols.
    static func isExistential(_ type: Any.Type) -> Bool {
        let existentialKind = 0x303
        return unsafeBitCast(type, to: UnsafePointer<Int>.self)[0] == existentialKind
    }

    /// Returns whether only classes conform to the protocols of an existential type. Such a value is a reference.
    static func isClassBound(_ existential: Any.Type) -> Bool {
        // Existential metadata: kind, then flags as a 32-bit integer, whose highest bit is clear for classes.
        let flags = UnsafeRawPointer(unsafeBitCast(existential, to: UnsafePointer<Int>.self) + 1)
        return flags.load(as: UInt32.self) & 0x8000_0000 == 0
    }

    /// Returns the size of an instance of a class in bytes, including its header.
    static func instanceSize(of type: AnyClass) -> Int {
        // Class metadata: kind, superclass, then the flags, the address point, and the size as 32-bit integers.
        let numbers = UnsafeRawPointer(unsafeBitCast(type, to: UnsafePointer<Int>.self) + 2).assumingMemoryBound(
            to: UInt32.self)
        return Int(numbers[2]) - Int(numbers[1])
    }

    /// Returns the elements of a tuple type. Any other type is treated as a tuple of itself.
    static func tupleElements(of type: Any.Type) -> [Member] {
        let tupleKind = 0x301
        let metadata = unsafeBitCast(type, to: UnsafePointer<Int>.self)
        guard metadata[0] == tupleKind else { return [Member(name: "", type: type, offset: 0)] }
        // Tuple metadata: kind, count, label string, then a type and an offset for each element.
        return (0..<metadata[1]).map { index in
            let pair = metadata + 3 + 2 * index
            return Member(name: "", type: unsafeBitCast(pair[0], to: Any.Type.self), offset: pair[1] & 0xFFFF_FFFF)
        }
    }
}
