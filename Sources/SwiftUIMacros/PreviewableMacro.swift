import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: the property in the body of a preview stays as it is written.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        []
    }
}
