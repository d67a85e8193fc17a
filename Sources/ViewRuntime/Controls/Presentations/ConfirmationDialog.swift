import Foundation

extension View {
    nonisolated func confirmationDialog(
        _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: AnyView?, _ message: AnyView?,
        about subject: PresentationSubject? = nil
    ) -> some View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let actions = actions, message = message
        return presents(.dialog, while: isPresented, about: subject) {
            actions.map { actions in
                AnyView(
                    DialogScreen(
                        title: visibility == .visible ? title : nil, actions: actions, message: message,
                        dismiss: { isPresented.wrappedValue = false }))
            }
        }
    }

    /// Presents a confirmation dialog at the bottom of the window while a binding is `true`.
    ///
    /// Each button dismisses the dialog and sets the binding to `false`. If no action has the cancel role, the dialog
    /// adds a Cancel button.
    ///
    /// Available from iOS 15 and macOS 12.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the localized title.
    ///   - isPresented: A binding to whether the dialog is visible.
    ///   - titleVisibility: The visibility of the title, which is hidden by default.
    ///   - actions: The buttons of the dialog.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a confirmation dialog with a title from a string.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
    }

    /// Presents a confirmation dialog with a text as its title.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = AnyView(actions())
        return confirmationDialog(title, isPresented, titleVisibility, actions, nil)
    }

    /// Presents a confirmation dialog with a message and a title from a localized string key.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Presents a confirmation dialog with a message and a title from a string.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// Presents a confirmation dialog with a message and a text as its title.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        let actions = AnyView(actions()), message = AnyView(message())
        return confirmationDialog(title, isPresented, titleVisibility, actions, message)
    }

    /// Presents a confirmation dialog about a value, with a title from a localized string key. Without a value, there
    /// is no dialog. A presented dialog ignores changes of the value.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions)
    }

    /// Presents a confirmation dialog about a value, with a title from a string.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
    }

    /// Presents a confirmation dialog about a value, with a text as its title.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map { AnyView(actions($0)) }
        return confirmationDialog(
            title, isPresented, titleVisibility, actions, nil,
            about: PresentationSubject(isPresented: isPresented, data: data))
    }

    /// Presents a confirmation dialog about a value, with a message and a title from a localized string key.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }

    /// Presents a confirmation dialog about a value, with a message and a title from a string.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
            message: message)
    }

    /// Presents a confirmation dialog about a value, with a message and a text as its title.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let actions = data.map { AnyView(actions($0)) }, message = data.map { AnyView(message($0)) }
        return confirmationDialog(
            title, isPresented, titleVisibility, actions, message,
            about: PresentationSubject(isPresented: isPresented, data: data))
    }
}

/// Cards at the bottom of the window: one with the actions, and one with the action that cancels.
private struct DialogScreen: View {
    let title: Text?
    let actions: AnyView
    let message: AnyView?
    let dismiss: @MainActor () -> Void

    var body: some View {
        Group(subviews: actions) { parts in
            let cancel = parts.filter(\.containerValues.isCancelAction)
            let others = parts.filter { !$0.containerValues.isCancelAction }
            VStack(spacing: 8) {
                VStack(spacing: 0) {
                    heading
                    if parts.isEmpty { Button("OK") {} } else { ActionStack(parts: others) }
                }
                .modifier(DialogCard())
                if cancel.isEmpty {
                    Button("Cancel", role: .cancel) {}.modifier(DialogCard())
                } else {
                    ActionStack(parts: cancel).modifier(DialogCard())
                }
            }
        }
        .buttonStyle(AlertButtonStyle(dismiss: dismiss))
        .frame(maxWidth: 400)
        .padding(8)
    }

    @ViewBuilder private var heading: some View {
        if title != nil || message != nil {
            VStack(spacing: 4) {
                title.fontWeight(.semibold)
                message
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding(14)
            Divider()
        }
    }
}

private struct DialogCard: ViewModifier {
    func body(content: Content) -> some View {
        content.frame(maxWidth: .infinity)
            .background(ListBackground.card, in: RoundedRectangle(cornerRadius: 14))
            .clipShape(RoundedRectangle(cornerRadius: 14))
    }
}

/// The cancel action of a dialog, which a tap outside of the dialog performs.
@MainActor
final class DialogCancellation: Equatable {
    var perform: (@MainActor () -> Void)?

    nonisolated init() {}

    nonisolated static func == (a: DialogCancellation, b: DialogCancellation) -> Bool { a === b }
}

extension EnvironmentValues {
    private enum DialogCancellationKey: EnvironmentKey {
        static let defaultValue: DialogCancellation? = nil
    }

    var dialogCancellation: DialogCancellation? {
        get { self[DialogCancellationKey.self] }
        set { self[DialogCancellationKey.self] = newValue }
    }
}

/// Makes an action the cancel action of the dialog around the view.
struct CancellationModifier: ViewModifier {
    let action: (@MainActor () -> Void)?
    @Environment(\.dialogCancellation) private var cancellation

    init(action: (@MainActor () -> Void)?) { self.action = action }

    func body(content: Content) -> some View {
        content.onChange(of: ComparedAction(action: action), initial: true) { _, new in
            if let action = new.action { cancellation?.perform = action }
        }
    }

    /// An action that equals only itself.
    private struct ComparedAction: Equatable {
        let action: (@MainActor () -> Void)?

        nonisolated static func == (a: ComparedAction, b: ComparedAction) -> Bool {
            MainActor.assumeIsolated { ValueComparison.areEqual(a.action, b.action) }
        }
    }
}

extension ContainerValues {
    private enum IsCancelActionKey: ContainerValueKey {
        static var defaultValue: Bool { false }
    }

    private enum IsActionKey: ContainerValueKey {
        static var defaultValue: Bool { false }
    }

    /// Whether the view is a button of an alert.
    var isAction: Bool {
        get { self[IsActionKey.self] }
        set { self[IsActionKey.self] = newValue }
    }

    /// Whether the view is a button with the cancel role.
    var isCancelAction: Bool {
        get { self[IsCancelActionKey.self] }
        set { self[IsCancelActionKey.self] = newValue }
    }
}
