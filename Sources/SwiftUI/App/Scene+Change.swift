import ViewRuntime

extension Scene {
    /// Performs an action with the old and the new value when a value changes. Each window performs it.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - value: The value to monitor.
    ///   - initial: Whether the action also runs when a window opens.
    ///   - action: The closure to run.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        windowModifier(_ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Performs an action when a value changes. Each window performs it.
    ///
    /// Available from iOS 17 and macOS 14.
    ///
    /// - Parameters:
    ///   - value: The value to monitor.
    ///   - initial: Whether the action also runs when a window opens.
    ///   - action: The closure to run.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        windowModifier(_ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    /// Performs an action with the new value when a value changes. Each window performs it.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        windowModifier(_ChangeModifier(value: value, initial: false) { action($1) })
    }
}
