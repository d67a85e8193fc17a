/// A place of a view's own for identifiers.

@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// What tells a namespace from the others.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id = ID(number: 0)

    public init() {}

    public var wrappedValue: ID { id }

    @MainActor public static func _makeStorage() -> _PropertyStorage? { Storage() }

    @MainActor private static var count = 0

    private final class Storage: _PropertyStorage {
        private let id: ID

        override init() {
            Namespace.count += 1
            id = ID(number: Namespace.count)
            super.init()
        }

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            pointer.assumingMemoryBound(to: Namespace.self).pointee.id = id
        }
    }
}
