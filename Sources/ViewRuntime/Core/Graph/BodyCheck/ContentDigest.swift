/// A digest of the contents of a value and of the objects that it refers to.
///
/// The digest compares the stored properties of an object bit by bit, so it also detects a replaced closure or
/// reference. It compares the contents of values by their hash, if they have one. It ignores classes whose names end in
/// "Cache", because a cache may store results, as well as objects of this module and of Foundation.
///
/// - Complexity: O(*n*), where *n* is the size of the stored contents, up to a limit.
struct ContentDigest {
    private var entries: [String: Int] = [:]
    private var visited: Set<ObjectIdentifier> = []
    /// Keeps the compared objects alive, so that their addresses stay unique.
    private var objects: [AnyObject] = []
    private let isDescription: Bool

    private static let limit = 4_000, deepest = 12, widest = 8

    /// Creates the digest of a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isDescription: Whether the value is the result of a body, whose objects are always new.
    init(_ value: Any, isDescription: Bool = false) {
        self.isDescription = isDescription
        visit(value, "", 0)
    }

    /// Returns the path of the first difference from another digest of the same value, or `nil` if there is none.
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
