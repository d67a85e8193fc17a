/// The column after a column, if the columns are the screens of a stack.
struct NextColumn {
    /// The column whose rows lead here.
    let previous: NavigationSplitViewColumn
    let choices: ColumnChoices
    /// Whether a selection that exists before the previous column appears shows this one.
    let followsInitialSelection: Bool
    /// Shows this column.
    let show: @MainActor () -> Void
    /// Shows the previous column.
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
    @Environment(\.nextColumn) private var nextColumn

    init(choice: ListChoice, chooser: ListChooser?) {
        self.choice = choice
        self.chooser = chooser
    }

    /// The selected row, if the list can select one and another column follows.
    private var chosen: AnyHashable? {
        guard nextColumn != nil, let chooser, !chooser.isMultiple else { return nil }
        return chooser.chosen().first
    }

    func body(content: Content) -> some View {
        content.onChange(of: chosen, initial: true) { old, new in
            guard let nextColumn, let chooser, !chooser.isMultiple else { return }
            nextColumn.choices.note(choice, in: nextColumn.previous)
            if new == nil, old != nil {
                nextColumn.goBack()
            } else if new != nil, old != new || nextColumn.followsInitialSelection {
                nextColumn.show()
            }
        }
    }
}

extension EnvironmentValues {
    private enum NextColumnKey: EnvironmentKey {
        static let defaultValue: NextColumn? = nil
    }

    var nextColumn: NextColumn? {
        get { self[NextColumnKey.self] }
        set { self[NextColumnKey.self] = newValue }
    }
}
