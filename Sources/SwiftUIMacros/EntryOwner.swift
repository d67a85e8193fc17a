import SwiftSyntax

/// The type that an entry extends, which determines the kind of its key.
struct EntryOwner {
    let keyProtocol: String
    /// Whether the key contains the type of the value instead of a default.
    var hasOptionalValues: Bool { keyProtocol == "FocusedValueKey" }

    private static let keyProtocols = [
        "ContainerValues": "ContainerValueKey",
        "EnvironmentValues": "EnvironmentKey",
        "FocusedValues": "FocusedValueKey",
        "Transaction": "TransactionKey",
    ]

    /// Creates an owner.
    ///
    /// - Parameter lexicalContext: The syntax around the property, innermost first.
    init(_ lexicalContext: [Syntax]) throws {
        let type = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
        let name = type?.as(IdentifierTypeSyntax.self)?.name ?? type?.as(MemberTypeSyntax.self)?.name
        guard let name, let keyProtocol = Self.keyProtocols[name.text] else { throw EntryError.elsewhere }
        self.keyProtocol = keyProtocol
    }
}
