/// Transfers a value to another thread although its type isn't `Sendable`. Publishers synchronize themselves, and their
/// closures aren't annotated.
struct UncheckedTransfer<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
