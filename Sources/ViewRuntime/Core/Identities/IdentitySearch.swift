/// Searches view values for an identity without creating nodes.
///
/// The search evaluates closures of `ForEach` and bodies up to a depth, which increases step by step. It therefore
/// finds identities near the surface before it evaluates anything deeper.
@MainActor
struct IdentitySearch {
    let identity: AnyHashable
    private let context: _NodeContext
    /// The number of nested closures and bodies that the search may evaluate.
    private var budget = 0
    private var isFound = false
    /// The first identity of the same type that the search encountered.
    private var first: AnyHashable?
    /// Whether the budget prevented an evaluation.
    private var wasCut = false
    /// The slot of the identity in each source of subviews, or `nil` for a source without it.
    private var slots: [ObjectIdentifier: Int?] = [:]

    init(_ identity: AnyHashable, _ context: _NodeContext) {
        self.identity = identity
        self.context = context
    }

    // MARK: Among items

    private static let deepest = 5
    /// The maximum number of unordered items to search, which limits the cost of searching for an identity that doesn't
    /// exist.
    private static let most = 2_000
    /// The maximum number of nodes to create for items whose values don't reveal their identities. Nodes cost more than
    /// values.
    static let mostNodes = 100

    /// Returns the index of the item whose view has the identity, or `nil` if the search doesn't find it.
    ///
    /// - Complexity: If the identities are in ascending or descending order, for example days or months, the search
    ///   evaluates O(log *n*) items. Otherwise it evaluates the items in sequence, up to ``most``.
    mutating func item(among count: Int, ownIdentity: (Int) -> AnyHashable?, visit: (Int, inout IdentitySearch) -> Void)
        -> Int?
    {
        guard count > 0 else { return nil }
        if let key = IdentityKey(identity) {
            if ownIdentity(0) != nil,
                let near = IdentityKey.neighbors(of: key, among: count, { ownIdentity($0).flatMap(IdentityKey.init) })
            {
                for depth in 0..<Self.deepest {
                    for index in near where look(at: index, depth, visit) { return first(upTo: index, depth, visit) }
                    if !wasCut { break }
                }
            }
            for depth in 0..<Self.deepest {
                var found: Int?
                var isCut = false
                let near = IdentityKey.neighbors(of: key, among: count) { index in
                    if found != nil { return nil }
                    if look(at: index, depth, visit) { found = index }
                    isCut = isCut || wasCut
                    return found == nil ? first.flatMap(IdentityKey.init) : nil
                }
                if let found { return first(upTo: found, depth, visit) }
                if let near {
                    for index in near where look(at: index, depth, visit) { return first(upTo: index, depth, visit) }
                }
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

    /// Returns the first of the consecutive items with the identity that end with an item.
    ///
    /// - Complexity: Evaluates O(log *n*) items.
    private mutating func first(upTo index: Int, _ depth: Int, _ visit: (Int, inout IdentitySearch) -> Void) -> Int {
        var first = index, step = 1
        while first - step >= 0, look(at: first - step, depth, visit) {
            first -= step
            step *= 2
        }
        var other = max(first - step, -1)
        while first - other > 1 {
            let middle = (first + other) / 2
            if look(at: middle, depth, visit) { first = middle } else { other = middle }
        }
        return first
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
                let body = node.tracking {
                    properties.update(&view)
                    return view.body
                }
                search.visit(body)
            }
        }
    }

    /// Compares an identity with the one to find.
    mutating func visit<ID: Hashable>(identity candidate: ID) {
        guard ID.self == type else { return }
        let candidate = AnyHashable(candidate)
        if first == nil { first = candidate }
        if candidate == identity { isFound = true }
    }

    /// Searches a subview. Its source searches all subviews at once.
    mutating func visit(slot: Int, of source: SubviewSource) {
        if isFound { return }
        let key = ObjectIdentifier(source), found = slots[key] ?? source.slot(withID: identity)
        slots[key] = .some(found)
        if found == slot { isFound = true }
    }

    /// Runs a closure one level deeper if the budget allows it.
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

    /// Whether views of a type may have identities of another type. It's `false` only if the types rule it out.
    static func mayHold(_ view: any View.Type, _ identity: Any.Type) -> Bool {
        let key = Pair(view: ObjectIdentifier(view), identity: ObjectIdentifier(identity))
        if let known = known[key] { return known }
        // A type that contains itself adds no new identities.
        known[key] = false
        let result = determine(view, identity)
        known[key] = result
        return result
    }

    private static func determine<V: View>(_ view: V.Type, _ identity: Any.Type) -> Bool {
        if let holder = view as? any IdentityHolding.Type { return holder.mayHold(identity) }
        if V.Body.self != Never.self { return mayHold(V.Body.self, identity) }
        // A primitive view that isn't generic has no content of the program.
        return String(reflecting: view).contains("<")
    }

    private struct Pair: Hashable {
        let view: ObjectIdentifier
        let identity: ObjectIdentifier
    }

    private static var known: [Pair: Bool] = [:]
}

/// A view value that has identities or contains views that may have them.
@MainActor
protocol IdentityHolding {
    func search(_ search: inout IdentitySearch)
    /// Whether values of this type may have identities of a type.
    static func mayHold(_ identity: Any.Type) -> Bool
}

/// A generic view without content of the program, such as a shape.
@MainActor
protocol IdentityFree: IdentityHolding {}

extension IdentityFree {
    @MainActor func search(_ search: inout IdentitySearch) {}
    @MainActor static func mayHold(_ identity: Any.Type) -> Bool { false }
}
