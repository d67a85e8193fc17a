import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@Previewable`, which leaves a property in the body of a preview unchanged.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        []
    }
}
