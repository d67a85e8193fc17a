/// The way from a column, which is a screen of a stack, to the next one.
struct LeadOn {
    let column: NavigationSplitViewColumn
    let choices: ColumnChoices
    /// Whether a selection that exists before the column appears shows the next one.
    let followsInitialSelection: Bool
    /// Shows the next column.
    let action: @MainActor () -> Void
    /// Shows the column itself.
    let goBack: @MainActor () -> Void
}

/// The selections of the lists that lead from one column to the next.
@MainActor
final class ColumnChoices {
    private var choices: [NavigationSplitViewColumn: ListChoice] = [:]

    nonisolated init() {}

    func note(_ choice: ListChoice, in column: NavigationSplitViewColumn) { choices[column] = choice }

    /// Ends the selection of a row whose column a person left.
    func clear(_ column: NavigationSplitViewColumn) {
        guard let chooser = choices[column]?.chooser, !chooser.isMultiple else { return }
        chooser.clear()
    }
}

/// Shows the next column while a list has a selection, if the columns are the screens of a stack.
struct ColumnSelection: ViewModifier {
    let choice: ListChoice
    let chooser: ListChooser?
    @Environment(\.leadOn) private var leadOn

    init(choice: ListChoice, chooser: ListChooser?) {
        self.choice = choice
        self.chooser = chooser
    }

    /// The selected row, if the list can select one and leads on.
    private var chosen: AnyHashable? {
        guard leadOn != nil, let chooser, !chooser.isMultiple else { return nil }
        return chooser.chosen().first
    }

    func body(content: Content) -> some View {
        content.onChange(of: chosen, initial: true) { old, new in
            guard let leadOn, let chooser, !chooser.isMultiple else { return }
            leadOn.choices.note(choice, in: leadOn.column)
            if new == nil, old != nil {
                leadOn.goBack()
            } else if new != nil, old != new || leadOn.followsInitialSelection {
                leadOn.action()
            }
        }
    }
}

extension EnvironmentValues {
    private enum LeadOnKey: EnvironmentKey {
        static let defaultValue: LeadOn? = nil
    }

    var leadOn: LeadOn? {
        get { self[LeadOnKey.self] }
        set { self[LeadOnKey.self] = newValue }
    }
}
