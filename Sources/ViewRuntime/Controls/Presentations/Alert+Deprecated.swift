import Foundation

/// The title, message, and buttons of an alert. Available from iOS 13 and macOS 10.15.
@available(*, deprecated, message: "Use alert(_:isPresented:actions:message:)")
public struct Alert {
    /// A button of an alert or an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text
        let action: (() -> Void)?

        /// Creates a button with the default role.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }

        /// Creates a button that cancels the operation.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }

        /// Creates a button with the label "Cancel" that cancels the operation.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text("Cancel"), action: action) }

        /// Creates a button that deletes data or can't be undone.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below the title, or `nil` for none.
    ///   - dismissButton: The button, or `nil` for an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
}

/// The title, message, and buttons of an action sheet. Available from iOS 13.
@available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)")
public struct ActionSheet {
    /// A button of an action sheet.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet with buttons.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Presents an alert while the value is true. Available from iOS 13 and macOS 10.15.
    @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:)")
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return self.alert(alert.title, isPresented, buttons(alert.buttons), alert.message.map { AnyView($0) })
    }

    /// Presents an alert for an item. Available from iOS 13 and macOS 10.15.
    @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:message:)")
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map(content)
        return self.alert(
            alert?.title ?? Text(verbatim: ""), hasItem(item), alert.map { buttons($0.buttons) },
            alert?.message.map { AnyView($0) })
    }

    /// Presents an action sheet while the value is true. Available from iOS 13.
    @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:)")
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return confirmationDialog(
            sheet.title, isPresented, .visible, buttons(sheet.buttons), sheet.message.map { AnyView($0) })
    }

    /// Presents an action sheet for an item. Available from iOS 13.
    @available(
        *, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)"
    )
    nonisolated public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
        let sheet = item.wrappedValue.map(content)
        return confirmationDialog(
            sheet?.title ?? Text(verbatim: ""), hasItem(item), .visible, sheet.map { buttons($0.buttons) },
            sheet?.message.map { AnyView($0) })
    }

    nonisolated private func hasItem<T>(_ item: Binding<T?>) -> Binding<Bool> {
        nonisolated(unsafe) let item = item
        return Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    }

    @available(*, deprecated)
    nonisolated private func buttons(_ buttons: [Alert.Button]) -> AnyView {
        // The runtime creates and shows views on the main actor.
        nonisolated(unsafe) let buttons = buttons
        return AnyView(
            ForEach(buttons.indices, id: \.self) { index in
                Button(role: buttons[index].role, action: { buttons[index].action?() }) { buttons[index].label }
            })
    }
}
