import SwiftSyntax

/// Whether a node stands where an expression may be replaced by one that asks for a mutant.
enum Site {
    /// Longer expressions are left alone: each mutant repeats the expression, and the type checker pays for it.
    static let longestExpression = 240

    /// Longer literals of arrays are tables of data, not behavior.
    static let longestTable = 8

    static func allowsMutants(_ node: some SyntaxProtocol) -> Bool {
        var child = Syntax(node)
        while let parent = child.parent {
            switch parent.kind {
            case .attribute, .availabilityCondition, .enumCaseElement, .matchingPatternCondition, .switchCaseItem,
                .expressionPattern, .macroExpansionExpr, .macroExpansionDecl, .importDecl, .operatorDecl, .precedenceGroupDecl:
                return false
            case .arrayElementList:
                if let list = parent.as(ArrayElementListSyntax.self), list.count > longestTable { return false }
            default: break
            }
            child = parent
        }
        return true
    }

    /// Whether a statement runs while an object or a value is initialized: dropping it there does not compile.
    static func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
        var child = Syntax(node).parent
        while let ancestor = child {
            if ancestor.is(InitializerDeclSyntax.self) { return true }
            if ancestor.is(FunctionDeclSyntax.self) || ancestor.is(AccessorDeclSyntax.self) { return false }
            child = ancestor.parent
        }
        return false
    }

    /// Whether a function, whose body a block is, returns nothing: then its only statement is no result.
    static func returnsNothing(_ body: some SyntaxProtocol) -> Bool {
        guard let function = body.parent?.as(FunctionDeclSyntax.self) else { return false }
        return function.signature.returnClause == nil
    }

    static func isBodyOfGuard(_ node: some SyntaxProtocol) -> Bool {
        var child = Syntax(node).parent
        while let ancestor = child {
            if ancestor.is(GuardStmtSyntax.self) { return true }
            if ancestor.is(CodeBlockSyntax.self), !(ancestor.parent?.is(GuardStmtSyntax.self) ?? false),
                !(ancestor.parent?.is(IfExprSyntax.self) ?? false)
            {
                return false
            }
            if ancestor.is(ClosureExprSyntax.self) || ancestor.is(FunctionDeclSyntax.self) { return false }
            child = ancestor.parent
        }
        return false
    }
}
