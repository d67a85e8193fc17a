/// A reference to a value that another view or object owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction of the binding's writes.
    public var transaction: Transaction
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// The source of the binding's value. Two bindings with the same source are equal.
    private let source: AnyObject?

    /// Creates a binding from closures. The closures keep their isolation and run on the main thread during updates.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // A function that carries its isolation is called like any other, because the views around it are on the same
        // actor.
        let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        self.init(read: read, write: { value, _ in write(value) }, source: nil)
    }

    /// Creates a binding from closures, of which the second receives the transaction of the write.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let write = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        self.init(read: read, write: write, source: nil)
    }

    package init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void, source: AnyObject?) {
        transaction = Transaction()
        getter = read
        setter = write
        self.source = source
    }

    init(location: StateLocation<Value>) {
        self.init(
            read: { location.read() }, write: { location.write($0, $1) }, source: location)
    }

    /// Creates a binding with a constant value, which ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(read: { value }, write: { _, _ in }, source: nil)
    }

    /// The value of the binding.
    public var wrappedValue: Value {
        get { getter() }
        nonmutating set {
            if transaction.isEmpty {
                setter(newValue, TransactionStack.current)
            } else {
                withTransaction(transaction) { setter(newValue, TransactionStack.current) }
            }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding from another one.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var member = Binding<Subject>(
            read: { self.getter()[keyPath: keyPath] },
            write: { value, transaction in
                var whole = self.getter()
                whole[keyPath: keyPath] = value
                self.setter(whole, transaction)
            },
            source: nil)
        member.transaction = transaction
        return member
    }

    /// Returns a binding whose writes use a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// Returns a binding whose writes use an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }
}

extension Binding {
    /// Creates a binding of an optional value from a binding of a value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            read: { base.getter() }, write: { value, transaction in if let value { base.setter(value, transaction) } },
            source: nil)
        transaction = base.transaction
    }

    /// Creates a binding of a value from a binding of an optional value. Returns `nil` if the base value is `nil`.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            read: { base.getter() ?? first }, write: { base.setter($0, $1) }, source: nil)
        transaction = base.transaction
    }

    /// Creates a type-erased binding from a binding of a hashable value.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            read: { AnyHashable(base.getter()) },
            write: { value, transaction in if let value = value.base as? V { base.setter(value, transaction) } },
            source: nil)
        transaction = base.transaction
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A range of bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    /// The indices of the collection.
    public typealias Indices = Value.Indices
    /// The index of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The indices of the collection.
    public var indices: Value.Indices { wrappedValue.indices }
    /// Returns the index after the given one.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    /// Advances an index to the next one.
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at a position.
    ///
    /// If the collection becomes too short for the position, the binding keeps the element that it last read, ignores
    /// writes, and logs a warning. A view can show an element a little longer than the collection contains it. On
    /// Apple's systems, such a read can stop the program.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let reading = ElementReading<Value.Element>()
        func isGone(from whole: Value) -> Bool {
            if reading.last == nil || position >= whole.startIndex && position < whole.endIndex { return false }
            ProgramWarnings.emit("a binding to a \(Value.Element.self) was used after its collection lost the element")
            return true
        }
        var element = Binding<Value.Element>(
            read: {
                let whole = self.getter()
                if let last = reading.last, isGone(from: whole) { return last }
                let element = whole[position]
                reading.last = element
                return element
            },
            write: { value, transaction in
                var whole = self.getter()
                if isGone(from: whole) { return }
                whole[position] = value
                self.setter(whole, transaction)
            },
            source: nil)
        element.transaction = transaction
        return element
    }
}

/// The element that a binding last read from a collection.
private final class ElementReading<Element> {
    var last: Element?
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// Returns the index before the given one.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    /// Moves an index to the previous one.
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
