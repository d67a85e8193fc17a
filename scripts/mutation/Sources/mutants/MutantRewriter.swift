import SwiftSyntax

/// Writes mutants into a source file, all of them inactive.
///
/// A mutant `n` is a condition, `_mutant(n)`, which is true only in a process that runs that mutant:
/// `(_mutant(n) ? a <= b : a < b)`. So one build holds many mutants, and a process runs one of them.
final class MutantRewriter: SyntaxRewriter {
    /// The mutants found so far, including those that aren't written.
    private(set) var mutants: [Mutant] = []

    private let file: String
    private let converter: SourceLocationConverter
    private let chosen: Set<Int>
    private var nextID: Int

    /// - Parameters:
    ///   - file: The path that the mutants carry.
    ///   - firstID: The number of the first mutant in this file.
    ///   - chosen: The numbers of the mutants to write. Numbers don't depend on this choice, because the rewriter finds
    ///     all mutants.
    init(file: String, converter: SourceLocationConverter, firstID: Int, chosen: Set<Int>) {
        self.file = file
        self.converter = converter
        self.chosen = chosen
        nextID = firstID
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Expressions

    override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
        let inner = super.visit(node)
        guard let operation = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
            !isStatement(node), let replacement = replacement(of: node, operation: operation)
        else { return inner }
        return choose(node, kind: replacement.kind, replacement.source, over: inner)
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> ExprSyntax {
        // A negative literal is one value. Only its sign changes.
        let operand = node.expression
        let isLiteral = operand.is(FloatLiteralExprSyntax.self) || operand.is(IntegerLiteralExprSyntax.self)
        let inner = isLiteral ? ExprSyntax(node) : super.visit(node)
        guard ["-", "!"].contains(node.operator.text) else { return inner }
        return choose(node, kind: "sign", node.expression.trimmedDescription, over: inner)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
        let inner = super.visit(node)
        guard let swapped = extremes[node.calledExpression.trimmedDescription], node.arguments.count > 1,
            node.trailingClosure == nil
        else { return inner }
        return choose(node, kind: "min and max", "\(swapped)(\(node.arguments.trimmedDescription))", over: inner)
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> ExprSyntax {
        guard let value = Double(node.literal.text.replacing("_", with: "")) else { return ExprSyntax(node) }
        let changed = value == 0 ? "0.1" : "\(value * 1.1)"
        return choose(node, kind: "constant", changed, over: ExprSyntax(node))
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax {
        guard let value = Int(node.literal.text.replacing("_", with: "")), value < 1_000_000 else {
            return ExprSyntax(node)
        }
        return choose(node, kind: "constant", "\(value + 1)", over: ExprSyntax(node))
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
        let changed = node.literal.text == "true" ? "false" : "true"
        return choose(node, kind: "constant", changed, over: ExprSyntax(node))
    }

    override func visit(_ node: TernaryExprSyntax) -> ExprSyntax {
        let inner = super.visit(node)
        guard let ternary = inner.as(TernaryExprSyntax.self), isWorthNegating(node.condition) else { return inner }
        return ExprSyntax(ternary.with(\.condition, negated(node.condition, over: ternary.condition)))
    }

    // MARK: Conditions

    override func visit(_ node: IfExprSyntax) -> ExprSyntax {
        guard let inner = super.visit(node).as(IfExprSyntax.self) else { return ExprSyntax(node) }
        return ExprSyntax(inner.with(\.conditions, negated(node.conditions, over: inner.conditions)))
    }

    override func visit(_ node: GuardStmtSyntax) -> StmtSyntax {
        guard let inner = super.visit(node).as(GuardStmtSyntax.self) else { return StmtSyntax(node) }
        let conditions = zip(node.conditions, inner.conditions).map { before, after -> ConditionElementSyntax in
            guard case .expression(let condition) = before.condition, case .expression(let rewritten) = after.condition,
                !Site.mayThrowOrSuspend(condition),
                let id = mutant(at: condition, kind: "dropped guard", replacement: "true")
            else { return after }
            return after.with(
                \.condition,
                .expression(parsed("(_mutant(\(id)) || (\(rewritten.trimmedDescription)))", like: rewritten)))
        }
        return StmtSyntax(inner.with(\.conditions, ConditionElementListSyntax(conditions)))
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
        var items = Array(super.visit(node))
        let isWholeResult = node.count == 1 && !(node.parent.map { Site.returnsNothing($0) } ?? false)
        for (index, item) in node.enumerated() where !isWholeResult {
            guard let statement = dropped(item, over: items[index]) else { continue }
            items[index] = statement
        }
        if let body = node.parent, Site.returnsNothing(body), node.count > 1, let first = node.first,
            let id = mutant(at: first, kind: "early return", replacement: "return")
        {
            let leave = CodeBlockItemSyntax(item: .expr(source("if _mutant(\(id)) { return }")))
            items.insert(leave.with(\.leadingTrivia, items[0].leadingTrivia), at: 0)
        }
        return CodeBlockItemListSyntax(items)
    }

    // MARK: Exceptions

    override func visit(_ node: IfConfigClauseSyntax) -> IfConfigClauseSyntax {
        guard let elements = node.elements else { return node }
        return node.with(\.elements, IfConfigClauseSyntax.Elements(rewrite(elements)))
    }

    override func visit(_ node: ArrayExprSyntax) -> ExprSyntax {
        node.elements.count > Site.longestTable ? ExprSyntax(node) : super.visit(node)
    }
}

// MARK: - Building

extension MutantRewriter {
    private func replacement(of node: InfixOperatorExprSyntax, operation: String) -> (kind: String, source: String)? {
        let left = node.leftOperand.trimmedDescription
        let right = node.rightOperand.trimmedDescription
        switch operation {
        case "<", "<=", ">", ">=": return ("bound", "\(left) \(bounds[operation]!) \(right)")
        case "==": return ("negated condition", "\(left) != \(right)")
        case "!=": return ("negated condition", "\(left) == \(right)")
        case "&&": return ("connective", "\(left) || \(right)")
        case "||": return ("connective", "\(left) && \(right)")
        case "??": return ("default", right)
        case "+", "-", "*", "/":
            if node.leftOperand.is(StringLiteralExprSyntax.self) || node.rightOperand.is(StringLiteralExprSyntax.self)
                || node.leftOperand.is(ArrayExprSyntax.self) || node.rightOperand.is(ArrayExprSyntax.self)
            {
                return nil
            }
            return ("sign", "\(left) \(signs[operation]!) (\(right))")
        default: return nil
        }
    }

    private func negated(
        _ before: ConditionElementListSyntax, over after: ConditionElementListSyntax
    ) -> ConditionElementListSyntax {
        ConditionElementListSyntax(
            zip(before, after).map { before, after in
                guard case .expression(let condition) = before.condition, isWorthNegating(condition),
                    case .expression(let rewritten) = after.condition
                else { return after }
                return after.with(\.condition, .expression(negated(condition, over: rewritten)))
            })
    }

    private func negated(_ condition: ExprSyntax, over rewritten: ExprSyntax) -> ExprSyntax {
        guard !Site.mayThrowOrSuspend(condition),
            let id = mutant(
                at: condition, kind: "negated condition", replacement: "!(\(condition.trimmedDescription))")
        else { return rewritten }
        return parsed("(_mutant(\(id)) != (\(rewritten.trimmedDescription)))", like: rewritten)
    }

    /// Whether to negate a condition. An equality has its own mutant that negates it.
    private func isWorthNegating(_ condition: ExprSyntax) -> Bool {
        if condition.is(BooleanLiteralExprSyntax.self) || condition.is(PrefixOperatorExprSyntax.self) { return false }
        let operation = condition.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription
        return operation != "==" && operation != "!="
    }

    private func dropped(_ item: CodeBlockItemSyntax, over rewritten: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
        let kind: String
        switch item.item {
        case .expr(let expression):
            var statement = expression
            while let inner = statement.as(TryExprSyntax.self)?.expression
                ?? statement.as(AwaitExprSyntax.self)?.expression
            {
                statement = inner
            }
            if let call = statement.as(FunctionCallExprSyntax.self), isDroppable(call) {
                kind = "dropped call"
            } else if let assignment = statement.as(InfixOperatorExprSyntax.self), isAssignment(assignment),
                !Site.isInInitializer(item), assignment.leftOperand.trimmedDescription != "_"
            {
                kind = "dropped assignment"
            } else {
                return nil
            }
        case .stmt(let statement):
            guard let leave = statement.as(ReturnStmtSyntax.self), leave.expression == nil, !Site.isBodyOfGuard(item)
            else {
                return nil
            }
            kind = "dropped return"
        default: return nil
        }
        guard let id = mutant(at: item.item, kind: kind, replacement: "") else { return nil }
        return CodeBlockItemSyntax(item: .expr(source("if !_mutant(\(id)) { \(rewritten.item.trimmedDescription) }")))
            .with(\.leadingTrivia, rewritten.leadingTrivia).with(\.trailingTrivia, rewritten.trailingTrivia)
    }

    /// Whether a call can be removed. A call of an uppercase name creates a value, such as a view in a builder.
    private func isDroppable(_ call: FunctionCallExprSyntax) -> Bool {
        let callee = call.calledExpression.trimmedDescription
        guard let first = callee.first, first.isLowercase || first == "_" else { return false }
        let name = callee.prefix { $0 != "(" && $0 != "<" }
        return ![
            "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure", "self.init",
            "super.init",
        ]
        .contains(String(name))
    }

    private func isAssignment(_ node: InfixOperatorExprSyntax) -> Bool {
        if node.operator.is(AssignmentExprSyntax.self) { return true }
        return ["+=", "-=", "*=", "/="].contains(node.operator.trimmedDescription)
    }

    private func isStatement(_ node: InfixOperatorExprSyntax) -> Bool {
        node.parent?.is(CodeBlockItemSyntax.self) == true && isAssignment(node)
    }

    private func choose(
        _ node: some ExprSyntaxProtocol, kind: String, _ replacement: String, over rewritten: ExprSyntax
    ) -> ExprSyntax {
        guard !Site.mayThrowOrSuspend(node), let id = mutant(at: node, kind: kind, replacement: replacement) else {
            return rewritten
        }
        return parsed("(_mutant(\(id)) ? (\(replacement)) : (\(rewritten.trimmedDescription)))", like: rewritten)
    }

    /// Returns the number of a new mutant, or `nil` where no mutant is allowed.
    private func mutant(at node: some SyntaxProtocol, kind: String, replacement: String) -> Int? {
        let original = node.trimmedDescription
        guard original.count <= Site.longestExpression, Site.allowsMutants(node) else { return nil }
        let id = nextID
        nextID += 1
        mutants.append(
            Mutant(
                id: id, file: file, line: node.startLocation(converter: converter).line, kind: kind, original: original,
                replacement: replacement))
        return chosen.contains(id) ? id : nil
    }

    private func parsed(_ text: String, like node: ExprSyntax) -> ExprSyntax {
        source(text).with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    }

    /// Returns source code as the name of an expression. The tree is only printed, so the name can be any text.
    private func source(_ text: String) -> ExprSyntax {
        ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(text)))
    }
}

private let bounds = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]
private let signs = ["+": "-", "-": "+", "*": "/", "/": "*"]
private let extremes = ["min": "max", "max": "min"]
