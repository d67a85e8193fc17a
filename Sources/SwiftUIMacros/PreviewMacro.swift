import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: what it is given is checked by the compiler, and nothing comes of it.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        []
    }
}
