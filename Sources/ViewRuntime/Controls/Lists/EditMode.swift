import Foundation

/// A value that indicates whether a person can edit the content of a view.
///
/// Available from iOS 13.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public enum EditMode: Hashable, Sendable {
    /// A person can't edit the content.
    case inactive
    /// The view is in a temporary edit mode, for example while a person swipes a row.
    case transient
    /// A person can edit the content.
    case active

    /// A Boolean value that indicates whether a person can edit the content. It's `true` in every mode except
    /// `inactive`.
    public var isEditing: Bool { self != .inactive }
}

/// The edit mode of the screen, which applies unless the program sets a binding.
struct ScreenEditing: EnvironmentGroup {
    static var slot: EnvironmentSlot { .editing }
    static let initial = EnvironmentBox(ScreenEditing())

    var mode: StateLocation<EditMode>?
}

extension EnvironmentValues {
    var screenEditMode: StateLocation<EditMode>? {
        get { self[group: ScreenEditing.self].mode }
        set { self[group: ScreenEditing.self].mode = newValue }
    }
}

extension EnvironmentValues {
    private enum EditModeKey: EnvironmentKey {
        static var defaultValue: Binding<EditMode>? { nil }
    }

    /// The edit mode of the screen that contains the view.
    ///
    /// `EditButton` changes the mode. While a list is in edit mode, its rows show controls that delete and move them.
    ///
    /// Available from iOS 13.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] ?? screenEditMode.map { Binding(location: $0) } }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that turns the edit mode of its screen on and off.
///
/// Available from iOS 13.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// Creates an edit button.
    public init() {}

    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") { withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active } }
            .fontWeight(isEditing ? .semibold : .regular)
            .disabled(mode == nil)
    }
}

/// Provides the views of a screen with their own edit mode.
struct EditModeScope: ViewModifier {
    @State private var mode = StateLocation(EditMode.inactive)

    init() {}

    func body(content: Content) -> some View { content.environment(\.screenEditMode, mode) }
}
