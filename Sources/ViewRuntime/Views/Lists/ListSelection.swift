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
                choose: { if let value = value($0) { binding.wrappedValue = value } })
        case .several(let binding):
            ListChooser(
                holds: { value($0).map { binding.wrappedValue.contains($0) } ?? false },
                choose: { names in
                    guard let value = value(names) else { return }
                    if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
                })
        }
    }
}

/// Chooses rows by what they are called: their tags, else what `ForEach` and `id(_:)` call them, innermost first.
struct ListChooser {
    let holds: @MainActor ([AnyHashable]) -> Bool
    let choose: @MainActor ([AnyHashable]) -> Void
}
