/// Looks for an identity in view values, without making nodes of them.
///
/// Closures of `ForEach` and bodies are evaluated as deep as a budget allows, so that what is near the surface is found
/// before anything deeper is evaluated.
@MainActor
struct IdentitySearch {
    let identity: AnyHashable
    private let context: _NodeContext
    /// How many closures and bodies, one in the other, may be evaluated.
    private var budget = 0
    private var isFound = false
    /// The first identity of the same type that was come across.
    private var first: AnyHashable?
    /// Whether there was more to evaluate than the budget allowed.
    private var wasCut = false

    init(_ identity: AnyHashable, _ context: _NodeContext) {
        self.identity = identity
        self.context = context
    }

    // MARK: Among items

    private static let deepest = 5
    /// Of items in no order, as many are gone through: who asks for an identity that is not there should not wait for all of them.
    private static let most = 2_000
    /// Nodes cost more than values: so many are made of the items that values tell nothing of.
    static let mostNodes = 100

    /// The item, of `count`, whose view holds the identity; nil when none is known to.
    ///
    /// If identities ascend or descend from item to item, as days and months do, O(log count) items are evaluated; else
    /// items are, one after the other, ``most`` at the most.
    mutating func item(among count: Int, ownIdentity: (Int) -> AnyHashable?, visit: (Int, inout IdentitySearch) -> Void) -> Int? {
        guard count > 0 else { return nil }
        if let key = IdentityKey(identity) {
            if ownIdentity(0) != nil, let near = IdentityKey.neighbours(of: key, among: count, { ownIdentity($0).flatMap(IdentityKey.init) }) {
                for depth in 0..<Self.deepest {
                    for index in near where look(at: index, depth, visit) { return index }
                    if !wasCut { break }
                }
            }
            for depth in 0..<Self.deepest {
                var found: Int?
                var isCut = false
                let near = IdentityKey.neighbours(of: key, among: count) { index in
                    if found != nil { return nil }
                    if look(at: index, depth, visit) { found = index }
                    isCut = isCut || wasCut
                    return found == nil ? first.flatMap(IdentityKey.init) : nil
                }
                if let found { return found }
                if let near { for index in near where look(at: index, depth, visit) { return index } }
                if !isCut { break }
            }
        }
        for depth in 0..<Self.deepest {
            var isCut = false
            for index in 0..<min(count, Self.most) {
                if look(at: index, depth, visit) { return index }
                isCut = isCut || wasCut
            }
            if !isCut { break }
        }
        return nil
    }

    private mutating func look(at index: Int, _ depth: Int, _ visit: (Int, inout IdentitySearch) -> Void) -> Bool {
        budget = depth
        isFound = false
        first = nil
        wasCut = false
        visit(index, &self)
        return isFound
    }

    // MARK: In a value

    mutating func visit<V: View>(_ view: V) {
        if isFound || !Self.mayHold(V.self, type) { return }
        if let holder = view as? any IdentityHolding {
            holder.search(&self)
        } else if V.Body.self != Never.self {
            evaluate { search in
                let node = _Node(search.context)
                defer { node.unmount() }
                var view = view
                let properties = InstalledProperties(of: V.self)
                properties.install(into: &view, of: node)
                defer { properties.uninstall() }
                search.context.graph.statistics.bodies += 1
                search.visit(node.tracking { view.body })
            }
        }
    }

    /// Comes across an identity.
    mutating func visit<ID: Hashable>(identity candidate: ID) {
        guard ID.self == type else { return }
        let candidate = AnyHashable(candidate)
        if first == nil { first = candidate }
        if candidate == identity { isFound = true }
    }

    /// Goes one closure or body deeper, if the budget allows.
    mutating func evaluate(_ body: (inout IdentitySearch) -> Void) {
        if isFound { return }
        guard budget > 0 else {
            wasCut = true
            return
        }
        budget -= 1
        body(&self)
        budget += 1
    }

    var isDone: Bool { isFound }

    private var type: Any.Type { Swift.type(of: identity.base) }

    // MARK: By type

    /// Whether views of a type may hold identities of another; false only where the types rule it out.
    static func mayHold(_ view: any View.Type, _ identity: Any.Type) -> Bool {
        let key = Pair(view: ObjectIdentifier(view), identity: ObjectIdentifier(identity))
        if let known = known[key] { return known }
        // A type that contains itself adds nothing.
        known[key] = false
        let result = determine(view, identity)
        known[key] = result
        return result
    }

    private static func determine<V: View>(_ view: V.Type, _ identity: Any.Type) -> Bool {
        if let holder = view as? any IdentityHolding.Type { return holder.mayHold(identity) }
        if V.Body.self != Never.self { return mayHold(V.Body.self, identity) }
        // Drawings, and primitive views that are not generic, have no content of the program's.
        return !(view is any ShapeView.Type) && String(reflecting: view).contains("<")
    }

    private struct Pair: Hashable {
        let view: ObjectIdentifier
        let identity: ObjectIdentifier
    }

    private static var known: [Pair: Bool] = [:]
}

/// A view value that has identities, or views that may.
@MainActor
protocol IdentityHolding {
    func search(_ search: inout IdentitySearch)
    /// Whether values of this type may hold identities of a type.
    static func mayHold(_ identity: Any.Type) -> Bool
}
