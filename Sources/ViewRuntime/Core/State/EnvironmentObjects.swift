/// The objects in the environment by type.
extension EnvironmentValues {
    private struct ObjectsKey: EnvironmentKey {
        static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
    }

    mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type) {
        self[ObjectsKey.self][ObjectIdentifier(type)] = object
    }

    /// Returns the object of a type. For an optional type, returns the object or `nil` as the value.
    func object<Value>(of type: Value.Type) -> Value? {
        let objects = self[ObjectsKey.self]
        if let object = objects[ObjectIdentifier(type)] { return object as? Value }
        guard let optional = type as? any OptionalObject.Type else { return nil }
        return optional.wrap(objects[ObjectIdentifier(optional.wrappedType)]) as? Value
    }
}

private protocol OptionalObject {
    static var wrappedType: Any.Type { get }
    static func wrap(_ object: AnyObject?) -> Any
}

extension Optional: OptionalObject {
    static var wrappedType: Any.Type { Wrapped.self }
    static func wrap(_ object: AnyObject?) -> Any { (object as? Wrapped) as Any }
}
