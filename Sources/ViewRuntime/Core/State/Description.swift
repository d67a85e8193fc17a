/// A value in a view that describes content without being a view, such as the content of a toolbar.
///
/// The parts of a description can have dynamic properties, as views can. The properties belong to the view with the
/// description: what a part reads, the view reads.
package struct Description<Content>: DynamicProperty {
    private let content: Content
    private let shared: SharedState?
    private var parts: PartProperties?

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - content: The content, which consists of parts.
    ///   - shared: The state of the parts that all descriptions with the same object share, or `nil` if the description
    ///     has a state of its own.
    package init(_ content: Content, sharing shared: SharedState? = nil) {
        self.content = content
        self.shared = shared
    }

    /// Evaluates the description. Parts that the closure doesn't evaluate lose their state.
    @MainActor package func evaluate(_ body: (Content, PartProperties) -> Void) {
        guard let parts else { preconditionFailure("a description is evaluated in the body of its view") }
        parts.evaluate { body(content, parts) }
    }

    @MainActor package static func _makeStorage() -> _PropertyStorage? { Storage() }

    private final class Storage: _PropertyStorage {
        private let parts = PartProperties()

        override func install(at pointer: UnsafeMutableRawPointer, of node: _Node) {
            let property = pointer.assumingMemoryBound(to: Description.self)
            parts.node = node
            parts.shared = property.pointee.shared
            property.pointee.parts = parts
        }

        override func environmentChanged(_ environment: EnvironmentValues) -> Bool {
            parts.environmentChanged(environment)
        }

        override func uninstall() { parts.uninstall() }
    }
}

/// The position and the type of a part in a description.
private struct PartPlace: Hashable {
    let path: [AnyHashable]
    let type: ObjectIdentifier

    init(_ type: Any.Type, _ path: [AnyHashable]) {
        self.path = path
        self.type = ObjectIdentifier(type)
    }
}

/// The dynamic properties of the parts of a description.
@MainActor
package final class PartProperties {
    fileprivate unowned var node: _Node!
    fileprivate var shared: SharedState?
    private var known: [PartPlace: InstalledProperties] = [:]
    private var evaluated: Set<PartPlace> = []

    fileprivate init() {}

    /// Calls a closure with a part whose properties have their current values.
    ///
    /// - Parameter path: The positions of the part in the descriptions around it, outermost first. A part with the same
    ///   path and type keeps its state.
    package func evaluate<Part>(_ part: Part, at path: [AnyHashable], _ body: (Part) -> Void) {
        let place = PartPlace(Part.self, path)
        let properties =
            known[place] ?? InstalledProperties(of: Part.self, sharing: shared?.storages(of: Part.self, at: path))
        known[place] = properties
        evaluated.insert(place)
        var part = part
        properties.install(into: &part, of: node)
        properties.update(&part)
        body(part)
    }

    fileprivate func evaluate(_ body: () -> Void) {
        evaluated = []
        body()
        for (place, properties) in known where !evaluated.contains(place) {
            properties.uninstall()
            known[place] = nil
        }
    }

    fileprivate func environmentChanged(_ environment: EnvironmentValues) -> Bool {
        known.values.contains { $0.environmentChanged(environment) }
    }

    fileprivate func uninstall() {
        for properties in known.values { properties.uninstall() }
    }
}

/// The state of the parts of descriptions in several windows, which share it.
@MainActor
package final class SharedState {
    private var known: [PartPlace: [_PropertyStorage?]] = [:]

    package init() {}

    /// Returns a part with its shared state. Its other properties have no values.
    package func installed<Part>(_ part: Part, at path: [AnyHashable]) -> Part {
        var part = part
        let storages = storages(of: Part.self, at: path)
        withUnsafeMutableBytes(of: &part) { bytes in
            for (storage, property) in zip(storages, PropertyTable.of(Part.self).properties) {
                storage?.installState(at: bytes.baseAddress! + property.offset)
            }
        }
        return part
    }

    fileprivate func storages(of type: Any.Type, at path: [AnyHashable]) -> [_PropertyStorage?] {
        let place = PartPlace(type, path)
        if let storages = known[place] { return storages }
        let storages = PropertyTable.of(type).properties.map { $0.type._makeStorage()?.forAnotherWindow() }
        known[place] = storages
        return storages
    }
}
