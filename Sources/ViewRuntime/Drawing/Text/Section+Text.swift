extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title from a localized string key. A binding controls whether the section shows its
    /// content.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(), expansion: SectionExpansion(isExpanded))
    }

    /// Creates a section with a title from a string. A binding controls whether the section shows its content.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), expansion: SectionExpansion(isExpanded))
    }
}
