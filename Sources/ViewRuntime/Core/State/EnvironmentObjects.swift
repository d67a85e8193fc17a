/// Objects in the environment, found by their type.
extension EnvironmentValues {
    private struct ObjectsKey: EnvironmentKey {
        static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
    }

    mutating func setObject<T: AnyObject>(_ object: T?, of type: T.Type) {
        self[ObjectsKey.self][ObjectIdentifier(type)] = object
    }

    /// The object of that type; for an optional type, the object or nil inside.
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
