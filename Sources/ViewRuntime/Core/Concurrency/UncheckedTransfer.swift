/// Transfers a value between isolation domains although its type isn't `Sendable`.
///
/// Publishers synchronize themselves, and their closures aren't annotated. Functions that run on the main actor without
/// an annotation receive values from it.
struct UncheckedTransfer<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
