import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `#Preview`: a view and a record of it in the executable.
///
/// `#Preview("Card") { @Previewable @State var isOn = true; Card(isOn: $isOn) }` becomes
///
/// ```swift
/// private enum Unique {
///     struct Content: SwiftUI.View {
///         @State var isOn = true
///         var body: some SwiftUI.View { Card(isOn: $isOn) }
///     }
///     @used @section("scrollwork_previews")
///     nonisolated static let record: @convention(c) (UnsafeMutableRawPointer) -> Void = { … }
/// }
/// ```
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self),
            let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        else { return [] }
        let first = node.arguments.first
        let name = first.flatMap { $0.label == nil ? $0.expression.trimmed : nil } ?? "nil"
        let (properties, statements) = parts(of: closure)
        let unique = context.makeUniqueName("Preview")
        return [
            """
            private enum \(unique) {
                struct Content: SwiftUI.View {
                    \(raw: properties)
                    var body: some SwiftUI.View {
                        \(raw: statements)
                    }
                }
                @used @section("scrollwork_previews")
                nonisolated static let record: @convention(c) (Swift.UnsafeMutableRawPointer) -> Swift.Void = { registry in
                    SwiftUI._PreviewRegistry.add(
                        to: registry, name: \(name), file: \(place.file), line: \(place.line),
                        source: \(literal: closure.statements.trimmedDescription)
                    ) { SwiftUI.AnyView(Content()) }
                }
            }
            """
        ]
    }

    /// Returns the `@Previewable` properties, which become properties of the view, and all other statements.
    private static func parts(of closure: ClosureExprSyntax) -> (properties: String, statements: String) {
        var properties = "", statements = ""
        for statement in closure.statements {
            if var property = statement.item.as(VariableDeclSyntax.self), property.isPreviewable {
                property.attributes = property.attributes.filter { !$0.isPreviewable }
                properties += "\(property.trimmed)\n"
            } else {
                statements += "\(statement)"
            }
        }
        return (properties, statements)
    }
}

extension VariableDeclSyntax {
    fileprivate var isPreviewable: Bool { attributes.contains { $0.isPreviewable } }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        self.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
    }
}
