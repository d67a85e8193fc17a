/// A button that runs the rename action of the environment.
///
/// Set the action with `renameAction(_:)`. Without an action, the button is disabled.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename
    private let label: Label

    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == ViewRuntime.Label<Text, Image> {
    /// Creates a button that runs the rename action of the environment.
    public init() { label = ViewRuntime.Label("Rename", systemImage: "pencil") }
}

/// An action that begins to rename something.
///
/// Available from iOS 16 and macOS 13.
nonisolated public struct RenameAction {
    let action: () -> Void

    /// Runs the action.
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    private struct RenameKey: EnvironmentKey {
        static var defaultValue: RenameAction? { nil }
    }

    /// The action of rename buttons, or `nil` if there is none.
    ///
    /// Available from iOS 16 and macOS 13.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action of rename buttons inside this view.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        modifier(RenameModifier(action: action))
    }

    /// Lets rename buttons inside this view move the keyboard focus to a view, such as a text field.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

nonisolated private struct RenameModifier: ViewModifier {
    // Actions are created and run on the main actor.
    nonisolated(unsafe) let action: () -> Void

    func body(content: Content) -> some View { content.environment(\.rename, RenameAction(action: action)) }
}
