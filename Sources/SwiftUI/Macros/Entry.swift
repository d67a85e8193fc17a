#if Macros
/// Creates a property of the environment, of transactions, of container values, or of focused values.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var spacing: CGFloat = 8
/// }
/// ```
///
/// The value is the default, which applies unless a view sets another value: `.environment(\.spacing, 12)`. You can
/// omit it for an optional type. If the property declares its type, every access to the default evaluates the
/// expression, so it should be inexpensive and always have the same result. Otherwise, it's evaluated once.
///
/// Focused values have an optional type and no default: `@Entry var selectedDay: Date?`.
///
/// Use the macro in extensions of ``EnvironmentValues``, ``Transaction``, ``ContainerValues``, and ``FocusedValues``.
/// Anywhere else, it's an error.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
#endif

/// Returns the default of an entry without a declared type. The closure can create values that belong to the main
/// actor, because only views use them, and views are on the main actor.
public func _entryDefault<Value>(_ make: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(make) { unsafeBitCast($0, to: (() -> Value).self)() }
}
