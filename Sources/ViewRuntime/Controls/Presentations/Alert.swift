import Foundation

extension View {
    nonisolated func alert(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: AnyView?, _ message: AnyView?,
        about subject: PresentationSubject? = nil
    ) -> some View {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let actions = actions, message = message
        return presents(.alert, while: isPresented, about: subject) {
            actions.map { actions in
                AnyView(
                    AlertScreen(
                        title: title, actions: actions, message: message, dismiss: { isPresented.wrappedValue = false })
                )
            }
        }
    }

    /// Presents an alert while a binding is `true`.
    ///
    /// Each button dismisses the alert and sets the binding to `false`. Without actions, the alert shows an OK button.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a title from a string.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a text as its title.
    nonisolated public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View
    {
        let actions = AnyView(actions())
        return alert(title, isPresented, actions, nil)
    }

    /// Presents an alert with a message and a title from a localized string key.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a message and a title from a string.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert with a message and a text as its title.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let actions = AnyView(actions()), message = AnyView(message())
        return alert(title, isPresented, actions, message)
    }

    /// Presents an alert about a value, with a title from a localized string key. Without a value, there is no alert.
    /// A presented alert ignores changes of the value.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about a value, with a title from a string.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert about a value, with a text as its title.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        let actions = data.map { AnyView(actions($0)) }
        return alert(
            title, isPresented, actions, nil, about: PresentationSubject(isPresented: isPresented, data: data))
    }

    /// Presents an alert about a value, with a message and a title from a localized string key.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a message and a title from a string.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value, with a message and a text as its title.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        let actions = data.map { AnyView(actions($0)) }, message = data.map { AnyView(message($0)) }
        return alert(
            title, isPresented, actions, message, about: PresentationSubject(isPresented: isPresented, data: data))
    }

    /// Presents an alert about an error. The error's description is the title.
    ///
    /// Available from iOS 15 and macOS 12.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        let actions = AnyView(actions())
        let shown = error.map { _ in actions }
        return alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented, shown, nil,
            about: PresentationSubject(isPresented: isPresented, data: error))
    }

    /// Presents an alert about an error, with a message. The error's description is the title.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        let actions = error.map { AnyView(actions($0)) }, message = error.map { AnyView(message($0)) }
        return alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented, actions, message,
            about: PresentationSubject(isPresented: isPresented, data: error))
    }
}

/// A card in the middle of the window, 270 points wide.
private struct AlertScreen: View {
    let title: Text
    let actions: AnyView
    let message: AnyView?
    let dismiss: @MainActor () -> Void

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 4) {
                title.font(.headline).accessibilityAddTraits(.isHeader)
                message.font(.footnote)
            }
            .multilineTextAlignment(.center)
            .padding(.horizontal, 16)
            .padding(.vertical, 20)
            AlertActions(actions: actions).buttonStyle(AlertButtonStyle(dismiss: dismiss))
        }
        .frame(width: 270)
        .background(ListBackground.card, in: RoundedRectangle(cornerRadius: 14))
        .clipShape(RoundedRectangle(cornerRadius: 14))
    }
}

/// The fields of an alert above its buttons. Two buttons share a row, with the cancel action first; of more, it's the
/// last.
private struct AlertActions: View {
    let actions: AnyView

    var body: some View {
        Group(subviews: actions) { parts in
            let fields = parts.filter { !$0.containerValues.isAction }
            let buttons = parts.filter(\.containerValues.isAction)
            let cancel = buttons.filter(\.containerValues.isCancelAction)
            let others = buttons.filter { !$0.containerValues.isCancelAction }
            if !fields.isEmpty {
                VStack(spacing: 8) { ForEach(fields) { $0 } }
                    .textFieldStyle(.roundedBorder)
                    .padding([.horizontal, .bottom], 16)
            }
            Divider()
            if buttons.isEmpty {
                Button("OK") {}
            } else if buttons.count == 2 {
                HStack(spacing: 0) { ForEach(cancel + others) { $0 } }.overlay { HStack { Divider() } }
            } else {
                ActionStack(parts: others + cancel)
            }
        }
    }
}

/// The buttons of an alert or a dialog, with lines between them.
struct ActionStack: View {
    let parts: [Subview]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(parts) { part in
                if part.id != parts.first?.id { Divider() }
                part
            }
        }
    }
}

/// A full-width button that performs its action and then dismisses its presentation. So the action can read the value
/// that the presentation is about, also if the dismissal removes that value.
struct AlertButtonStyle: PrimitiveButtonStyle {
    let dismiss: @MainActor () -> Void

    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.trigger()
            dismiss()
        } label: {
            configuration.label
                .fontWeight(configuration.role == .cancel ? .semibold : .regular)
                .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
                .multilineTextAlignment(.center)
                .padding(.horizontal, 8)
                .frame(maxWidth: .infinity, minHeight: 44)
                .contentShape(.rect)
        }
        .buttonStyle(AlertButtonLook())
        .transformEnvironment(\.keyboardShortcut) { [role = configuration.role] shortcut in
            if shortcut == nil, role == .cancel { shortcut = .cancelAction }
        }
        .containerValue(\.isAction, true)
        .containerValue(\.isCancelAction, configuration.role == .cancel)
        .modifier(CancellationModifier(action: configuration.role == .cancel ? { configuration.trigger() } : nil))
    }
}

private struct AlertButtonLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(
            configuration.isPressed ? AnyShapeStyle(SystemFill.secondary) : AnyShapeStyle(.clear))
    }
}
