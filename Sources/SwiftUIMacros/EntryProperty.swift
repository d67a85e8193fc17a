import SwiftSyntax
import SwiftSyntaxBuilder

/// The property that an entry is made of.
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

    /// With a type the default is made each time it is asked for, as Apple's is, and need not be `Sendable`. Without one
    /// only a stored property can take the type of its value. It is a `var` because the compiler finds
    /// `nonisolated(unsafe)` superfluous on a constant whose type turns out to be `Sendable`, and refuses one without it
    /// whose type is not. Nothing assigns to it. Its value may belong to the main actor, as all that a module declares
    /// does where that is the module's default.
    var defaultValue: DeclSyntax {
        guard let type else { return "nonisolated(unsafe) static var defaultValue = SwiftUI._entryDefault { return \(value) }" }
        return "static var defaultValue: \(type) { get { return \(value ?? "nil") } }"
    }
}

extension TypeSyntax {
    /// Whether a variable of the type begins as nil when nothing is assigned to it.
    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
