/// Evaluates bodies more often than updates need, in an arbitrary order, and notes those that change something.
///
/// A body only describes: evaluated twice, late, or for a view that is then dropped, it must leave no trace. While a
/// check is on, each body is evaluated twice in an update, and some more, chosen at random, after each. A finding is:
///
/// - a state or an observable property that is written while a body is evaluated;
/// - an object that a view stores and whose contents differ after. Contents are compared the first times that a
///   type's body is evaluated and now and then later, since that is slow;
/// - a body that describes something else when it is evaluated again.
///
/// Bodies that count how often they are evaluated count more.
@MainActor
package final class BodyCheck {
    /// What is wrong, one sentence each.
    package private(set) var findings: Set<String> = []
    /// Told of each finding once.
    package var report: (String) -> Void = { _ in }
    private var random: UInt64
    private var evaluations: [ObjectIdentifier: Int] = [:]
    private var bodies: [WeakBody] = []
    private var isEvaluating = false

    /// How often the contents around a type's body are compared before they are compared in one of `interval`
    /// evaluations.
    private static let first = 12, interval = 32
    /// How many bodies are evaluated after an update.
    private static let extra = 3

    package init(seed: UInt64 = 1) { random = seed }

    func evaluate<Body>(_ view: Any, of node: any BodyNode, _ body: () -> Body) -> Body {
        if isEvaluating { return body() }
        isEvaluating = true
        defer { isEvaluating = false }
        let type = type(of: view), key = ObjectIdentifier(type), count = evaluations[key, default: 0]
        evaluations[key] = count + 1
        if !node.isChecked {
            node.isChecked = true
            bodies.append(WeakBody(node: node))
        }
        guard count < Self.first || next() % UInt64(Self.interval) == 0 else {
            _ = body()
            return body()
        }
        let before = ContentDigest(view)
        let dropped = body()
        let between = ContentDigest(view)
        let result = body()
        let after = ContentDigest(view)
        if let change = before.change(to: between) ?? between.change(to: after) {
            note("The body of \(name(type)) changes \(change)")
        }
        let described = ContentDigest(dropped, isDescription: true)
        if let change = described.change(to: ContentDigest(result, isDescription: true)) {
            note("The body of \(name(type)) describes something else when it is evaluated again: \(change)")
        }
        return result
    }

    /// Evaluates bodies for nothing, after an update.
    func evaluateOthers() {
        bodies.removeAll { $0.node == nil }
        guard !bodies.isEmpty else { return }
        for _ in 0..<Self.extra {
            bodies[Int(next() % UInt64(bodies.count))].node?.evaluateForNothing()
        }
    }

    /// A state or an observable property that a body reads was written.
    func noteWrite(during evaluation: _Node, for reader: _Node) {
        let names = (reader: name(type(of: reader)), writer: name(type(of: evaluation)))
        note("A state or an observable object that \(names.reader) reads is written while \(names.writer) is evaluated")
    }

    private func note(_ finding: String) {
        if findings.insert(finding).inserted { report(finding) }
    }

    /// Without what it is generic over, which is long and differs from program to program.
    private func name(_ type: Any.Type) -> String {
        let full = String(reflecting: type)
        // Nodes are named by their views.
        let inner = full.hasPrefix("ViewRuntime.Composite") ? full.drop { $0 != "<" }.dropFirst() : full[...]
        return String(inner.prefix { $0 != "<" && $0 != ">" })
    }

    /// SplitMix64.
    private func next() -> UInt64 {
        random &+= 0x9E37_79B9_7F4A_7C15
        var mixed = random
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private struct WeakBody {
        weak var node: (any BodyNode)?
    }
}

/// A node that evaluates the body of a view or a modifier.
@MainActor
protocol BodyNode: AnyObject {
    /// Whether a check knows of it.
    var isChecked: Bool { get set }

    func evaluateForNothing()
}
