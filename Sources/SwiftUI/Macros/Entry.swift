#if Macros
/// Makes a property of the environment, of a transaction or of what views tell their containers out of one line.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var spacing: CGFloat = 8
/// }
/// ```
///
/// The value is the default, where no view around sets another: `.environment(\.spacing, 12)`. It may be left out when the
/// type is written as an optional. With a type it is evaluated each time that the default is asked for, so it should be
/// cheap and the same each time; without one it is evaluated once.
///
/// In extensions of ``EnvironmentValues``, ``Transaction`` and ``ContainerValues``; elsewhere it is an error.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
#endif

/// The default of an entry whose type is not written. The closure may make what belongs to the main actor; what it makes
/// is used only where views are, which is there.
public func _entryDefault<Value>(_ make: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(make) { unsafeBitCast($0, to: (() -> Value).self)() }
}
