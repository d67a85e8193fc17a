extension EnvironmentChange {
    /// How texts above the rows of a section look.
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

    /// How texts below the rows of a section look.
    nonisolated static var listFooter: EnvironmentChange {
        EnvironmentChange { values in
            values.font = .footnote
            values.builtIn.foregroundStyle = AnyShapeStyle(Color.secondary)
        }
    }
}
