/// What crosses to another thread although its type does not say that it may: publishers lock for themselves, and what
/// they run says nothing of threads.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
