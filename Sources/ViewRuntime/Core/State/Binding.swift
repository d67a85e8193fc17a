/// A value that lives elsewhere, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    public var transaction: Transaction
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    /// What the binding stands for, so that two bindings to one thing compare equal.
    private let source: AnyObject?

    /// The closures keep the isolation of the place that writes them; they run on the main thread with the view's update.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // A function that carries its isolation is called like any other: the views it belongs to are on this actor.
        let read = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        self.init(read: read, write: { value, _ in write(value) }, source: nil)
    }

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

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(read: { value }, write: { _, _ in }, source: nil)
    }

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

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

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

    /// A binding whose writes carry the transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }

    /// A binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }
}

extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            read: { base.getter() }, write: { value, transaction in if let value { base.setter(value, transaction) } },
            source: nil)
        transaction = base.transaction
    }

    /// Nil when the base holds nil.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            read: { base.getter() ?? first }, write: { base.setter($0, $1) }, source: nil)
        transaction = base.transaction
    }

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
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            read: { self.getter()[position] },
            write: { value, transaction in
                var whole = self.getter()
                whole[position] = value
                self.setter(whole, transaction)
            },
            source: nil)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
