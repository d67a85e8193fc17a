/// The contents of a value and of the objects that it refers to, for telling whether they are the same later.
///
/// The stored properties of an object are compared bit by bit, so that a closure or a reference that was replaced shows
/// too; the contents of values by their hash, where they have one. A class whose name ends in "Cache" may remember what
/// it has found out: it is not looked into. Neither are objects of this module and those of Foundation.
///
/// - Complexity: O(n) in what is stored, up to a limit.
struct ContentDigest {
    private var entries: [String: Int] = [:]
    private var visited: Set<ObjectIdentifier> = []
    /// Keeps what is compared by its address.
    private var objects: [AnyObject] = []
    private let isDescription: Bool

    private static let limit = 4_000, deepest = 12, widest = 8

    /// - Parameter isDescription: Whether it is what a body describes, whose objects are new each time.
    init(_ value: Any, isDescription: Bool = false) {
        self.isDescription = isDescription
        visit(value, "", 0)
    }

    /// Where another digest of the same value differs first; nil where it does not.
    func change(to other: ContentDigest) -> String? {
        entries.keys.filter { other.entries[$0] != entries[$0] }.min { ($0.count, $0) < ($1.count, $1) }
            ?? other.entries.keys.filter { entries[$0] == nil }.min { ($0.count, $0) < ($1.count, $1) }
    }

    private mutating func visit(_ value: Any, _ path: String, _ depth: Int) {
        guard entries.count < Self.limit, depth < Self.deepest else { return }
        if let state = value as? any StoredContent {
            if !isDescription { visit(state.storedContent, path, depth + 1) }
            return
        }
        if value is any DynamicProperty { return }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: visit(object: value as AnyObject, mirror, path, depth)
        case .collection, .set, .dictionary:
            entries[path + ".count"] = mirror.children.count
            if mirror.displayStyle != .collection { return hash(value, path) }
            for (index, child) in mirror.children.prefix(Self.widest).enumerated() {
                visit(child.value, "\(path)[\(index)]", depth + 1)
            }
        case .optional:
            if let child = mirror.children.first { visit(child.value, path, depth + 1) } else { entries[path] = 0 }
        default:
            if mirror.children.isEmpty { return hash(value, path) }
            for (index, child) in mirror.children.enumerated() {
                visit(child.value, "\(path).\(child.label ?? "\(index)")", depth + 1)
            }
        }
    }

    private mutating func visit(object: AnyObject, _ mirror: Mirror, _ path: String, _ depth: Int) {
        if isDescription { return }
        let type = type(of: object), name = String(reflecting: type)
        if name.hasPrefix("ViewRuntime.") || name.hasPrefix("Foundation.") || name.hasPrefix("Swift.") { return }
        if name.prefix(while: { $0 != "<" }).hasSuffix("Cache") { return }
        guard visited.insert(ObjectIdentifier(object)).inserted else { return }
        objects.append(object)
        let size = TypeShape.instanceSize(of: type), header = 16
        if size > header {
            let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            var hasher = Hasher()
            hasher.combine(bytes: UnsafeRawBufferPointer(start: start + header, count: size - header))
            entries["\(path) (a property of \(name.prefix { $0 != "<" }))"] = hasher.finalize()
        }
        var next: Mirror? = mirror
        while let current = next {
            for (index, child) in current.children.enumerated() {
                visit(child.value, "\(path).\(child.label ?? "\(index)")", depth + 1)
            }
            next = current.superclassMirror
        }
    }

    private mutating func hash(_ value: Any, _ path: String) {
        if let value = value as? any Hashable { entries[path] = value.hashValue }
    }
}

/// A dynamic property that owns a value.
protocol StoredContent {
    var storedContent: Any { get }
}

extension State: StoredContent {
    var storedContent: Any { peeked }
}
