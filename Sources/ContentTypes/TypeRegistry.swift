import Foundation

/// The declarations of all types: those of the system, and those that the program adds while it runs.
final class TypeRegistry: @unchecked Sendable {
    static let shared = TypeRegistry()

    private let lock = NSLock()
    private let system: [String: TypeDeclaration]
    private let byExtension: [String: [String]]
    private let byMIMEType: [String: [String]]
    /// The program's declarations by lowercase identifier.
    private var own: [String: TypeDeclaration] = [:]

    private init() {
        var system: [String: TypeDeclaration] = [:]
        var byExtension: [String: [String]] = [:], byMIMEType: [String: [String]] = [:]
        for declaration in TypeDeclaration.system {
            system[declaration.identifier] = declaration
            for tag in declaration.extensions { byExtension[tag, default: []].append(declaration.identifier) }
            for tag in declaration.mimeTypes { byMIMEType[tag, default: []].append(declaration.identifier) }
        }
        self.system = system
        self.byExtension = byExtension
        self.byMIMEType = byMIMEType
    }

    func declaration(of identifier: String) -> TypeDeclaration? {
        let key = identifier.lowercased()
        if DynamicType.isIdentifier(key) { return DynamicType(identifier: key)?.declaration }
        return system[key] ?? lock.withLock { own[key] }
    }

    /// Declares a type of the program. A type that's already declared doesn't change.
    func declare(_ declaration: TypeDeclaration) {
        let key = declaration.identifier.lowercased()
        if system[key] != nil || DynamicType.isIdentifier(key) { return }
        lock.withLock { if own[key] == nil { own[key] = declaration } }
    }

    /// Returns the identifiers of the system's types with a tag, the preferred one first.
    func identifiers(with tag: String, of tagClass: UTTagClass) -> [String] {
        switch tagClass {
        case .filenameExtension: byExtension[tag.lowercased()] ?? []
        case .mimeType: byMIMEType[tag.lowercased()] ?? []
        default: []
        }
    }

    /// Returns the identifiers of all types that a type conforms to, except its own.
    ///
    /// - Complexity: O(*n*), where *n* is the number of these types.
    func ancestors(of identifier: String) -> Set<String> {
        var found: Set<String> = [], waiting = declaration(of: identifier)?.parents ?? []
        while let next = waiting.popLast() {
            if found.insert(next.lowercased()).inserted { waiting += declaration(of: next)?.parents ?? [] }
        }
        return found
    }
}
