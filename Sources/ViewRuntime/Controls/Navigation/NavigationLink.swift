/// A button that pushes a screen in the navigation stack it is in. Outside of one it is disabled.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case view(Destination)
        case value(AnyHashable?)
    }

    private let label: Label
    private let target: Target
    /// Whether the screen is shown, where the program says.
    private let isActive: Binding<Bool>?
    @Environment(\.navigationStore) private var store
    @Environment(\.builtIn.list.isInside) private var isInList
    @Environment(\.listChoice) private var listChoice
    @Environment(\.leadOn) private var leadOn
    @Environment(\.linksReplaceScreens) private var replacesScreens

    private init(_ target: Target, _ label: Label) {
        self.target = target
        self.label = label
        isActive = nil
    }

    init(_ destination: Destination, _ label: Label, _ isActive: Binding<Bool>) {
        target = .view(destination)
        self.label = label
        self.isActive = isActive
    }

    @MainActor public var body: some View {
        if let isActive, case .view(let destination) = target {
            link.navigationDestination(isPresented: isActive) { destination }
        } else {
            link
        }
    }

    @MainActor @ViewBuilder private var link: some View {
        if isInList {
            Button { push() } label: { ListLinkLabel(label: label) }.buttonStyle(ListLinkStyle()).disabled(isDead)
        } else {
            Button { push() } label: { label }.disabled(isDead)
        }
    }

    @MainActor private var isDead: Bool {
        if store == nil { return true }
        if case .value(nil) = target { return true }
        return false
    }

    @MainActor private func push() {
        if let isActive {
            isActive.wrappedValue = true
            return
        }
        switch target {
        case .view(let destination):
            if replacesScreens { store?.replaceRoot(with: .view(AnyView(destination))) } else { store?.push(AnyView(destination)) }
        case .value(let value):
            guard let value else { return }
            // In a column of a split view a link is a choice in its list, which decides what the next column shows.
            if replacesScreens || leadOn != nil, listChoice?.choose(value) == true { leadOn?.action() }
            else if replacesScreens { store?.replaceRoot(with: .value(value)) }
            else { store?.push(value) }
        }
    }
}

extension NavigationLink {
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label())
    }

    @available(*, deprecated, message: "Pass a closure as the destination")
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(.view(destination), label()) }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// Pushes what `navigationDestination(for:destination:)` makes of the value; without a value the link is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), Text(title))
    }
}
