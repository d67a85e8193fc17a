import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@Entry`: a property of the environment, of transactions, of container values, or of focused values, with
/// a key that contains the default or, for focused values, the type.
///
/// `@Entry var spacing: CGFloat = 8` becomes
///
/// ```swift
/// var spacing: CGFloat {
///     get { self[__Key_spacing.self] }
///     set { self[__Key_spacing.self] = newValue }
/// }
/// private struct __Key_spacing: SwiftUI.EnvironmentKey {
///     static var defaultValue: CGFloat { get { return 8 } }
/// }
/// ```
struct EntryMacro {}

extension EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The other role reports errors of the property; without an accessor, the compiler would report another error.
        guard let entry = try? EntryProperty(declaration), (try? EntryOwner(context.lexicalContext)) != nil else {
            return ["get { fatalError() }"]
        }
        return [
            "get { self[\(entry.key).self] }",
            "set { self[\(entry.key).self] = newValue }",
        ]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try EntryProperty(declaration)
        let owner = try EntryOwner(context.lexicalContext)
        return [
            """
            private struct \(entry.key): SwiftUI.\(raw: owner.keyProtocol) {
                \(owner.hasOptionalValues ? try entry.wrappedType : entry.defaultValue)
            }
            """
        ]
    }
}
