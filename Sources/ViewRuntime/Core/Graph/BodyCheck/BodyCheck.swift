/// Evaluates bodies more often than updates need, in an arbitrary order, and reports those with side effects.
///
/// A body only describes a view. If the runtime evaluates it twice, late, or for a view that it then discards, nothing
/// must change. During a check, each body runs twice in an update, and some randomly chosen bodies run again after each
/// update. The check reports:
///
/// - a state or an observable property that a body writes;
/// - an object that a view stores and whose contents change during the evaluation. Because the comparison is slow, it
///   happens the first times that a type's body runs, and occasionally later;
/// - a body that describes something else when it runs again.
///
/// A body that counts its evaluations counts more of them during a check.
@MainActor
package final class BodyCheck {
    /// The findings, each a sentence.
    package private(set) var findings: Set<String> = []
    /// The closure that receives each finding once.
    package var report: (String) -> Void = { _ in }
    private var random: UInt64
    private let history: History
    private var bodies: [WeakBody] = []
    private var isEvaluating = false

    /// The number of evaluations of a type's body whose contents the check always compares. After them, it compares one
    /// of `interval` evaluations.
    private static let first = 12, interval = 32
    /// The number of bodies that the check evaluates after an update.
    private static let extra = 3

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - seed: The seed of the choice of bodies.
    ///   - history: The evaluations to count from. Checks that share a history compare the contents of each type less
    ///     often.
    package init(seed: UInt64 = 1, history: History = History()) {
        random = seed
        self.history = history
    }

    /// The number of evaluations of each type's body.
    @MainActor
    package final class History {
        fileprivate var evaluations: [ObjectIdentifier: Int] = [:]

        package init() {}
    }

    func evaluate<Body>(_ view: Any, of node: any BodyNode, _ body: () -> Body) -> Body {
        if isEvaluating { return body() }
        isEvaluating = true
        defer { isEvaluating = false }
        let type = type(of: view), key = ObjectIdentifier(type), count = history.evaluations[key, default: 0]
        history.evaluations[key] = count + 1
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

    /// Evaluates randomly chosen bodies after an update.
    func evaluateOthers() {
        for _ in 0..<Self.extra where !bodies.isEmpty {
            let index = Int(next() % UInt64(bodies.count))
            if let node = bodies[index].node {
                node.evaluateAgain()
            } else {
                bodies.swapAt(index, bodies.count - 1)
                bodies.removeLast()
            }
        }
    }

    /// Reports a write of a state or an observable property that a body reads.
    func noteWrite(during evaluation: _Node, for reader: _Node) {
        let names = (reader: name(of: reader), writer: name(of: evaluation))
        note("A state or an observable object that \(names.reader) reads is written while \(names.writer) is evaluated")
    }

    private func note(_ finding: String) {
        if findings.insert(finding).inserted { report(finding) }
    }

    /// Returns the name of the view of a node, or of the node if it has no body.
    private func name(of node: _Node) -> String { name((node as? any BodyNode)?.bodyType ?? type(of: node)) }

    /// Returns the name of a type without its generic arguments, which are long and differ between programs.
    private func name(_ type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "<" }) }

    /// Returns the next number of the SplitMix64 generator.
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

/// A node that evaluates the body of a view, a modifier, or a style.
@MainActor
protocol BodyNode: AnyObject {
    /// Whether a check has registered the node.
    var isChecked: Bool { get set }

    /// Evaluates the body without an effect.
    func evaluateAgain()

    /// The type of the view, modifier, or style.
    var bodyType: Any.Type { get }
}
