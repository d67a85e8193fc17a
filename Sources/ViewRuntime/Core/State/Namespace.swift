/// A property wrapper that creates a unique namespace for the identifiers of a view.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private var id = ID(number: 0)

    /// Creates a namespace.
    public init() {}

    /// The identity of the namespace.
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
