/// Controls that belong together, side by side in one frame. Apple: iOS 15, macOS 12.
nonisolated public struct ControlGroup<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { ControlGroupBody(content: AnyView(content)) }
}

/// Controls that belong together, with what they are called. Apple: iOS 16, macOS 13.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    @MainActor public var body: some View { content }
}

extension ControlGroup {
    /// - Parameter label: Not shown; what the group is called in a menu.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L) where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }
}

/// Parts of equal height with lines between them; in a menu rows.
private struct ControlGroupBody: View {
    let content: AnyView
    @Environment(\.builtIn.menu.isInside) private var isInMenu

    init(content: AnyView) { self.content = content }

    var body: some View {
        if isInMenu {
            Section { content }
        } else {
            Group(subviews: content) { parts in
                HStack(spacing: 0) {
                    ForEach(parts.indices, id: \.self) { index in
                        if index > 0 { Rectangle().fill(SystemFill.secondary).frame(width: 1, height: 18) }
                        parts[index].padding(.horizontal, 12).frame(minHeight: 32)
                    }
                }
            }
            .background(SystemFill.tertiary, in: RoundedRectangle(cornerRadius: 8))
            .fixedSize(horizontal: true, vertical: false)
        }
    }
}
