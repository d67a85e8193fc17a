/// A button that pushes a screen onto the navigation stack around it. Outside a navigation stack, the link is disabled.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private enum Target {
        case view(Destination)
        case value(AnyHashable?)
    }

    private let label: Label
    private let target: Target
    /// A binding to whether the screen is visible, if the program controls it.
    private let isActive: Binding<Bool>?
    @State private var pushed = LinkedScreen()
    @Environment(\.navigationStore) private var store
    @Environment(\.navigationLevel) private var level
    @Environment(\.listValues.isInside) private var isInList
    @Environment(\.listChoice) private var listChoice
    @Environment(\.nextColumn) private var nextColumn
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
        if case .view(let destination) = target {
            if let isActive {
                link.navigationDestination(isPresented: isActive) { destination }
            } else {
                let change = pushed.screen.map { _ in AnyViewValue(view: AnyView(destination)) }
                link.onChange(of: change) { _, change in if let change { pushed.screen?.view = change.view } }
            }
        } else {
            link
        }
    }

    @MainActor @ViewBuilder private var link: some View {
        if isInList {
            Button {
                push()
            } label: {
                ListLinkLabel(label: label)
            }.buttonStyle(ListLinkStyle()).disabled(isDead)
        } else {
            Button {
                push()
            } label: {
                label
            }.disabled(isDead)
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
            let screen = PresentedView(AnyView(destination))
            pushed.screen = screen
            if replacesScreens {
                store?.replaceRoot(with: .presented(screen))
            } else {
                store?.push(screen, from: level)
            }
        case .value(let value):
            guard let value else { return }
            // In a column of a split view, a link selects a row of its list. The selection determines the next column.
            if replacesScreens || nextColumn != nil, listChoice?.choose(value) == true {
                nextColumn?.show()
            } else if replacesScreens {
                store?.replaceRoot(with: .value(value))
            } else {
                store?.push(value)
            }
        }
    }
}

/// The screen that a link pushed, as long as it exists. It follows the link's destination.
@MainActor
private final class LinkedScreen {
    weak var screen: PresentedView?

    nonisolated init() {}
}

extension NavigationLink {
    /// Creates a link to a destination view.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label())
    }

    /// Creates a link to a destination view.
    @available(*, deprecated, message: "Pass a closure as the destination")
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(.view(destination), label()) }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a destination view, with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), Text(titleKey))
    }

    /// Creates a link to a destination view, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(.view(destination()), Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the destination that `navigationDestination(for:destination:)` creates for a value.
    ///
    /// - Parameters:
    ///   - value: The value to push, or `nil` to disable the link.
    ///   - label: A view that describes the destination.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link that pushes a value, with a label from a localized string key.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), Text(titleKey))
    }

    /// Creates a link that pushes a value, with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), Text(title))
    }
}
