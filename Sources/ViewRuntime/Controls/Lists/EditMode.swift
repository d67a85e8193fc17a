import Foundation

/// Whether what a view shows can be edited. Apple: iOS 13.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum EditMode: Hashable, Sendable {
    case inactive
    /// As while a row is swiped aside.
    case transient
    case active

    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private enum EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }

    /// The mode of the screen that the view is on; `EditButton` changes it. In a list that is edited, rows that may be deleted or
    /// moved show what does so. Apple: iOS 13.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? builtIn.editMode.map { Binding(location: $0) } }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that begins and ends editing on the screen it is on. Apple: iOS 13.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var mode

    public init() {}

    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") { withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active } }
            .fontWeight(isEditing ? .semibold : .regular)
            .disabled(mode == nil)
    }
}

/// Gives the views of a screen a mode of their own.
struct EditModeScope: ViewModifier {
    @State private var mode = StateLocation(EditMode.inactive)

    init() {}

    func body(content: Content) -> some View { content.environment(\.builtIn.editMode, mode) }
}
