import SwiftSyntax
import SwiftSyntaxBuilder

/// The property of an entry.
struct EntryProperty {
    /// The name of the type that is the entry's key.
    let key: TokenSyntax
    private let type: TypeSyntax?
    private let value: ExprSyntax?

    init(_ declaration: some DeclSyntaxProtocol) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { throw EntryError.notAVariable }
        let modifiers = variable.modifiers.map(\.name.tokenKind)
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), binding.accessorBlock == nil,
            !modifiers.contains(.keyword(.static)), !modifiers.contains(.keyword(.lazy))
        else { throw EntryError.notAVariable }

        key = .identifier("__Key_" + (name.identifier?.name ?? name.text))
        type = binding.typeAnnotation?.type.trimmed
        value = binding.initializer?.value.trimmed
        guard value != nil || type?.isOptional == true else { throw EntryError.noDefault }
    }

    /// The default. With a declared type, each access evaluates the expression, as in Apple's macro, and the value need
    /// not be `Sendable`. Without one, only a stored property can infer the type of its value. It's a `var` because the
    /// compiler considers `nonisolated(unsafe)` superfluous on a constant with a `Sendable` type, and rejects a
    /// constant without it otherwise. Nothing assigns to it. Its value can belong to the main actor, as all
    /// declarations do in a module with that default isolation.
    var defaultValue: DeclSyntax {
        guard let type else {
            return "nonisolated(unsafe) static var defaultValue = SwiftUI._entryDefault { return \(value) }"
        }
        return "static var defaultValue: \(type) { get { return \(value ?? "nil") } }"
    }
}

extension EntryProperty {
    /// The type of the value without its optionality.
    var wrappedType: DeclSyntax {
        get throws {
            guard let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType else { throw EntryError.noOptional }
            return "typealias Value = \(wrapped)"
        }
    }
}

extension TypeSyntax {
    /// A Boolean value that indicates whether a variable of the type is `nil` without an initial value.
    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
