/// The dynamic properties of a node's view.
@MainActor
struct InstalledProperties {
    private let table: PropertyTable
    private let storages: [_PropertyStorage?]

    /// Creates the properties of a type.
    ///
    /// - Parameter shared: The storages of the properties whose state several windows share, or `nil` for the others.
    init(of type: Any.Type, sharing shared: [_PropertyStorage?]? = nil) {
        table = PropertyTable.of(type)
        storages = table.properties.enumerated().map { index, property in
            shared?[index]?.forAnotherWindow() ?? property.type._makeStorage()
        }
    }

    /// Connects the properties of a view to their storage.
    func install<V>(into view: inout V, of node: _Node) {
        if storages.isEmpty { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            for (index, property) in table.properties.enumerated() {
                storages[index]?.install(at: bytes.baseAddress! + property.offset, of: node)
            }
        }
    }

    /// Updates the installed properties of a view. What they read counts as read by the view, so the evaluation of the
    /// view includes this call.
    func update<V>(_ view: inout V) {
        if storages.isEmpty { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            for property in table.properties { property.update(bytes.baseAddress! + property.offset) }
        }
    }

    func environmentChanged(_ environment: EnvironmentValues) -> Bool {
        storages.contains { $0?.environmentChanged(environment) ?? false }
    }

    func uninstall() { for storage in storages { storage?.uninstall() } }
}

/// The offsets of a type's dynamic properties, nested properties first. Each type is inspected once.
@MainActor
final class PropertyTable {
    struct Property {
        let type: any DynamicProperty.Type
        let offset: Int

        func update(_ pointer: UnsafeMutableRawPointer) {
            func open<P: DynamicProperty>(_: P.Type) { pointer.assumingMemoryBound(to: P.self).pointee.update() }
            _openExistential(type, do: open)
        }
    }

    let properties: [Property]

    static func of(_ type: Any.Type) -> PropertyTable {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        var properties: [Property] = []
        collect(type, at: 0, into: &properties)
        let table = PropertyTable(properties)
        known[key] = table
        return table
    }

    private static var known: [ObjectIdentifier: PropertyTable] = [:]

    private init(_ properties: [Property]) { self.properties = properties }

    private static func collect(_ type: Any.Type, at offset: Int, into properties: inout [Property]) {
        for field in TypeShape.fields(of: type) {
            guard let property = field.type as? any DynamicProperty.Type else { continue }
            collect(field.type, at: offset + field.offset, into: &properties)
            properties.append(Property(type: property, offset: offset + field.offset))
        }
    }
}
