extension Button where Label == ViewRuntime.Label<Text, Image> {
    /// Creates a button with a symbol and a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a role, a symbol, and a title from a localized string key.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewRuntime.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a symbol and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { ViewRuntime.Label(title, systemImage: systemImage) }
    }

    /// Creates a button with a role, a symbol, and a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { ViewRuntime.Label(title, systemImage: systemImage) }
    }
}
