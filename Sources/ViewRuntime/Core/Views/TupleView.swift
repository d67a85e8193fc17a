/// The views of a view builder's closure, in order.
public struct TupleView<T> {
    /// The tuple of views.
    public var value: T

    /// Creates a view from a tuple of views.
    public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
    public static func _makeNode(_ view: TupleView<T>, _ context: _NodeContext) -> _Node {
        let node = TupleNode(context)
        node.make(view.value, context)
        return node
    }

    public static func _updateNode(_ node: _Node, _ view: TupleView<T>) {
        unsafeDowncast(node, to: TupleNode.self).update(view.value)
    }

    public static var _elementCount: Int? { TupleLayout.of(T.self).elementCount }
}

/// A node with a child for each member of a tuple.
final class TupleNode: ListNode {
    func make<T>(_ value: T, _ context: _NodeContext) {
        let inner = context.inside(self)
        withUnsafePointer(to: value) { pointer in
            children = TupleLayout.of(T.self).members.map { member in
                member.make(UnsafeRawPointer(pointer) + member.offset, inner)
            }
        }
    }

    func update<T>(_ value: T) {
        withUnsafePointer(to: value) { pointer in
            for (index, member) in TupleLayout.of(T.self).members.enumerated() {
                member.update(children[index], UnsafeRawPointer(pointer) + member.offset)
            }
        }
    }
}

/// The offsets and the types of a tuple type's members. Each type is inspected once.
@MainActor
struct TupleLayout {
    struct Member {
        let type: any View.Type
        let offset: Int

        @MainActor func make(_ pointer: UnsafeRawPointer, _ context: _NodeContext) -> _Node {
            func open<V: View>(_ type: V.Type) -> _Node {
                DeferredNode.make(pointer.assumingMemoryBound(to: V.self).pointee, context)
            }
            return _openExistential(type, do: open)
        }

        @MainActor func search(_ pointer: UnsafeRawPointer, _ search: inout IdentitySearch) {
            func open<V: View>(_ type: V.Type) { search.visit(pointer.assumingMemoryBound(to: V.self).pointee) }
            _openExistential(type, do: open)
        }

        @MainActor func update(_ node: _Node, _ pointer: UnsafeRawPointer) {
            func open<V: View>(_ type: V.Type) {
                DeferredNode.update(node, pointer.assumingMemoryBound(to: V.self).pointee)
            }
            _openExistential(type, do: open)
        }
    }

    let members: [Member]

    /// The number of elements. It isn't cached, because it may depend on the assumed content of a modifier.
    var elementCount: Int? {
        var sum = 0
        for member in members {
            guard let count = member.type._elementCount else { return nil }
            sum += count
        }
        return sum
    }

    static func of(_ type: Any.Type) -> TupleLayout {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        let members = TypeShape.tupleElements(of: type).map { element in
            guard let view = element.type as? any View.Type else {
                preconditionFailure("\(element.type) in a view builder is not a View")
            }
            return Member(type: view, offset: element.offset)
        }
        let layout = TupleLayout(members: members)
        known[key] = layout
        return layout
    }

    private static var known: [ObjectIdentifier: TupleLayout] = [:]
}
