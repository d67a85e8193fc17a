extension SectionStyle {
    /// Returns the style of sections in lists and menus, or `nil` elsewhere.
    @MainActor static func inLists(_ environment: EnvironmentValues) -> SectionStyle? {
        let isInList = environment.listValues.isInside || environment.menuValues.isInside
        return isInList ? SectionStyle(header: .listHeader, footer: .listFooter) : nil
    }
}

extension _EnvironmentTransformModifier {
    /// The text appearance of section headers.
    nonisolated static var listHeader: _EnvironmentTransformModifier {
        _EnvironmentTransformModifier { values in
            let list = values.listValues
            if list.headerProminence == .increased {
                values.font = list.look.isGrouped ? .title3.bold() : .headline
            } else if list.look.isGrouped {
                values.font = .footnote
                values.drawing.text.setDefaultCase(.uppercase)
                values.drawing.setDefaultForeground(Color.secondary)
            } else {
                values.font = .subheadline.weight(.semibold)
                values.drawing.setDefaultForeground(Color.secondary)
            }
        }
    }

    /// The text appearance of section footers.
    nonisolated static var listFooter: _EnvironmentTransformModifier {
        _EnvironmentTransformModifier { values in
            values.font = .footnote
            values.drawing.setDefaultForeground(Color.secondary)
        }
    }
}
