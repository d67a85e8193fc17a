/// The selection of a list.
enum ListSelection<Value: Hashable> {
    case none
    case optional(Binding<Value?>)
    case several(Binding<Set<Value>>)

    @MainActor var chooser: ListChooser? {
        func value(_ names: [AnyHashable]) -> Value? { names.lazy.compactMap { $0.base as? Value }.first }
        return switch self {
        case .none: nil
        case .optional(let binding):
            ListChooser(
                holds: { names in value(names).map { binding.wrappedValue == $0 } ?? false },
                choose: { if let value = value($0) { binding.wrappedValue = value } }, takes: { $0.base is Value },
                chosen: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
                clear: { binding.wrappedValue = nil }, isMultiple: false)
        case .several(let binding):
            ListChooser(
                holds: { value($0).map { binding.wrappedValue.contains($0) } ?? false },
                choose: { names in
                    guard let value = value(names) else { return }
                    if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
                }, takes: { $0.base is Value }, chosen: { binding.wrappedValue.map { AnyHashable($0) } },
                clear: { binding.wrappedValue = [] }, isMultiple: true)
        }
    }
}

/// Selects rows by their identifiers: their tags, or the identifiers from `ForEach` and `id(_:)`, innermost first.
struct ListChooser {
    let holds: @MainActor ([AnyHashable]) -> Bool
    let choose: @MainActor ([AnyHashable]) -> Void
    /// Whether a row with an identifier of this type can be selected.
    let takes: @MainActor (AnyHashable) -> Bool
    /// Returns the identifiers of the selected rows, in no particular order.
    let chosen: @MainActor () -> [AnyHashable]
    /// Selects no rows.
    let clear: @MainActor () -> Void
    /// Whether several rows can be selected.
    let isMultiple: Bool
}

/// Provides the views inside a list with access to its selection.
@MainActor
final class ListChoice {
    var chooser: ListChooser?

    nonisolated init() {}

    /// Selects the row with an identifier.
    ///
    /// - Returns: `false` if the list has no selection, or if the identifier's type doesn't match it.
    func choose(_ name: AnyHashable) -> Bool {
        guard let chooser, chooser.takes(name) else { return false }
        chooser.choose([name])
        return true
    }
}

extension EnvironmentValues {
    private enum ListChoiceKey: EnvironmentKey {
        static let defaultValue: ListChoice? = nil
    }

    /// The selection of the list around the view.
    var listChoice: ListChoice? {
        get { self[ListChoiceKey.self] }
        set { self[ListChoiceKey.self] = newValue }
    }
}
