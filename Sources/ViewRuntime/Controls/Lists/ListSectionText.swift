extension EnvironmentChange {
    /// The text appearance of section headers.
    nonisolated static var listHeader: EnvironmentChange {
        EnvironmentChange { values in
            let list = values.builtIn.list
            if list.headerProminence == .increased {
                values.font = list.look.isGrouped ? .title3.bold() : .headline
            } else if list.look.isGrouped {
                values.font = .footnote
                values.textCase = .uppercase
                values.builtIn.foregroundStyle = AnyShapeStyle(Color.secondary)
            } else {
                values.font = .subheadline.weight(.semibold)
                values.builtIn.foregroundStyle = AnyShapeStyle(Color.secondary)
            }
        }
    }

    /// The text appearance of section footers.
    nonisolated static var listFooter: EnvironmentChange {
        EnvironmentChange { values in
            values.font = .footnote
            values.builtIn.foregroundStyle = AnyShapeStyle(Color.secondary)
        }
    }
}
