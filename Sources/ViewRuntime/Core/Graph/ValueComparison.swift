import Foundation

/// Compares two values of a view's type for differences that an update could show.
///
/// The values are considered equal only if this is certain. The comparison first checks the bytes, so structures with
/// the same references and numbers are equal. Then it compares the values field by field where they are `Equatable`,
/// which ignores padding. If the type itself is `Equatable`, its operator decides. Values of a protocol type, and
/// optional values, compare by what they contain.
@MainActor
enum ValueComparison {
    static func areEqual<T>(_ a: T, _ b: T) -> Bool {
        let size = MemoryLayout<T>.size
        if size == 0 { return true }
        return withUnsafeBytes(of: a) { left in
            withUnsafeBytes(of: b) { right in
                if memcmp(left.baseAddress!, right.baseAddress!, size) == 0 { return true }
                return comparator(of: T.self).compare(left.baseAddress!, right.baseAddress!)
            }
        }
    }

    /// Compares two values by their dynamic type.
    private static func haveEqualContents(_ a: Any, _ b: Any) -> Bool {
        // A cast also opens a value of a protocol type inside another one.
        func compare<T>(_: T.Type) -> Bool {
            guard type(of: b) == T.self, let a = a as? T, let b = b as? T else { return false }
            return areEqual(a, b)
        }
        return _openExistential(type(of: a), do: compare)
    }

    private static func comparator(of type: Any.Type) -> Comparator {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        let new = Comparator(type)
        known[key] = new
        return new
    }

    private static var known: [ObjectIdentifier: Comparator] = [:]

    @MainActor
    private final class Comparator {
        private let whole: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
        private let fields: [(offset: Int, size: Int, comparator: Comparator)]
        private let size: Int

        init(_ type: Any.Type) {
            func sizeOf<U>(_: U.Type) -> Int { MemoryLayout<U>.size }
            size = _openExistential(type, do: sizeOf)
            if let equatable = type as? any Equatable.Type, !Self.mayBeWeak(type) {
                func make<E: Equatable>(_: E.Type) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
                    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
                }
                whole = make(equatable)
                fields = []
                return
            }
            if TypeShape.isExistential(type), !TypeShape.isClassBound(type) {
                func make<E>(_: E.Type) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
                    {
                        ValueComparison.haveEqualContents(
                            $0.assumingMemoryBound(to: E.self).pointee, $1.assumingMemoryBound(to: E.self).pointee)
                    }
                }
                whole = _openExistential(type, do: make)
                fields = []
                return
            }
            if let optional = type as? any OptionalType.Type, !Self.mayBeWeak(type) {
                whole = { optional.areEqual($0, $1) }
                fields = []
                return
            }
            whole = nil
            fields = TypeShape.fields(of: type).map { field in
                (field.offset, _openExistential(field.type, do: sizeOf), Comparator(field.type))
            }
        }

        /// Whether a type is an optional reference. The storage may be weak, so only the bytes are compared.
        private static func mayBeWeak(_ type: Any.Type) -> Bool {
            guard let wrapped = (type as? any OptionalType.Type)?.wrapped else { return false }
            return wrapped is AnyClass || TypeShape.isExistential(wrapped) && TypeShape.isClassBound(wrapped)
        }

        func compare(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
            if memcmp(a, b, size) == 0 { return true }
            if let whole { return whole(a, b) }
            if fields.isEmpty { return false }
            return fields.allSatisfy { field in
                field.size == 0 || field.comparator.compare(a + field.offset, b + field.offset)
            }
        }
    }
}

private protocol OptionalType {
    static var wrapped: Any.Type { get }
    @MainActor static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalType {
    static var wrapped: Any.Type { Wrapped.self }

    @MainActor static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
        case (nil, nil): true
        case (let a?, let b?): ValueComparison.areEqual(a, b)
        default: false
        }
    }
}
