/// Which rows of a list are chosen, and how that changes.
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
                choose: { if let value = value($0) { binding.wrappedValue = value } }, takes: { $0.base is Value })
        case .several(let binding):
            ListChooser(
                holds: { value($0).map { binding.wrappedValue.contains($0) } ?? false },
                choose: { names in
                    guard let value = value(names) else { return }
                    if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
                }, takes: { $0.base is Value })
        }
    }
}

/// Chooses rows by what they are called: their tags, else what `ForEach` and `id(_:)` call them, innermost first.
struct ListChooser {
    let holds: @MainActor ([AnyHashable]) -> Bool
    let choose: @MainActor ([AnyHashable]) -> Void
    /// Whether a row with such a name can be chosen.
    let takes: @MainActor (AnyHashable) -> Bool
}

/// How the views of a list reach what chooses its rows.
@MainActor
final class ListChoice {
    var chooser: ListChooser?

    nonisolated init() {}

    /// Chooses what is called so; false where rows are not called like that, or none can be chosen.
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

    /// That of the list around.
    var listChoice: ListChoice? {
        get { self[ListChoiceKey.self] }
        set { self[ListChoiceKey.self] = newValue }
    }
}
