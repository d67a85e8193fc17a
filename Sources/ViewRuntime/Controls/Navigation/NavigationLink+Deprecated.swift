extension NavigationLink {
    /// Creates a link whose activation a binding controls.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination(), label(), isActive)
    }

    /// Creates a link whose activation a binding controls.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination, label(), isActive)
    }

    /// Creates a link that is active while a selection equals its tag.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination(), label(), Self.activity(of: tag, in: selection))
    }

    /// Creates a link that is active while a selection equals its tag.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)")
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
    {
        self.init(destination, label(), Self.activity(of: tag, in: selection))
    }

    /// Returns a binding to whether a selection equals a tag.
    fileprivate static func activity<V: Hashable>(of tag: V, in selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            read: { selection.wrappedValue == tag },
            write: { isActive, _ in
                if isActive {
                    selection.wrappedValue = tag
                } else if selection.wrappedValue == tag {
                    selection.wrappedValue = nil
                }
            }, source: nil)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a label from a localized string key.
    @available(*, deprecated, message: "Pass a closure as the destination")
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: { destination }) { Text(titleKey) }
    }

    /// Creates a link with a label from a string.
    @available(*, deprecated, message: "Pass a closure as the destination")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: { destination }) { Text(title) }
    }

    /// Creates a link with a label from a localized string key. A binding controls its activation.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(destination(), Text(titleKey), isActive)
    }

    /// Creates a link with a label from a string. A binding controls its activation.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(destination(), Text(title), isActive)
    }

    /// Creates a link with a label from a localized string key. A binding controls its activation.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination, Text(titleKey), isActive)
    }

    /// Creates a link with a label from a string. A binding controls its activation.
    @available(
        *, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:destination:)"
    )
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination, Text(title), isActive)
    }

    /// Creates a link with a label from a localized string key. It's active while a selection equals its tag.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), Text(titleKey), Self.activity(of: tag, in: selection))
    }

    /// Creates a link with a label from a string. It's active while a selection equals its tag.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), Text(title), Self.activity(of: tag, in: selection))
    }

    /// Creates a link with a label from a localized string key. It's active while a selection equals its tag.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)")
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(destination, Text(titleKey), Self.activity(of: tag, in: selection))
    }

    /// Creates a link with a label from a string. It's active while a selection equals its tag.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(item:destination:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(destination, Text(title), Self.activity(of: tag, in: selection))
    }
}

extension NavigationLink {
    /// Sets whether the link leads to the detail column of a split view. Here, a link always leads to a screen in its
    /// own stack.
    ///
    /// Available from iOS 13.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
