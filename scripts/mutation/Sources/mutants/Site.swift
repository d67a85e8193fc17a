import SwiftSyntax

/// Whether a node is in a position where an expression can be replaced by one that selects a mutant.
enum Site {
    /// The maximum length of an expression. Each mutant repeats the expression, at a cost to the type checker.
    static let longestExpression = 240

    /// The maximum length of an array literal. Longer literals are tables of data, not behavior.
    static let longestTable = 8

    static func allowsMutants(_ node: some SyntaxProtocol) -> Bool {
        var child = Syntax(node)
        while let parent = child.parent {
            switch parent.kind {
            case .attribute, .availabilityCondition, .enumCaseElement, .matchingPatternCondition, .switchCaseItem,
                .expressionPattern, .macroExpansionExpr, .macroExpansionDecl, .importDecl, .operatorDecl,
                .precedenceGroupDecl:
                return false
            case .arrayElementList:
                if let list = parent.as(ArrayElementListSyntax.self), list.count > longestTable { return false }
            default: break
            }
            child = parent
        }
        return true
    }

    /// Whether `try` or `await` is inside an expression, and not inside a closure. Neither can be an operand.
    static func mayThrowOrSuspend(_ node: some SyntaxProtocol) -> Bool {
        node.children(viewMode: .sourceAccurate).contains { child in
            if child.is(ClosureExprSyntax.self) { return false }
            return child.is(TryExprSyntax.self) || child.is(AwaitExprSyntax.self) || mayThrowOrSuspend(child)
        }
    }

    /// Whether a statement is in an initializer, which may not compile without it.
    static func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
        var child = Syntax(node).parent
        while let ancestor = child {
            if ancestor.is(InitializerDeclSyntax.self) { return true }
            if ancestor.is(FunctionDeclSyntax.self) || ancestor.is(AccessorDeclSyntax.self) { return false }
            child = ancestor.parent
        }
        return false
    }

    /// Whether a block is the body of a function without a result, whose only statement isn't a return value.
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
