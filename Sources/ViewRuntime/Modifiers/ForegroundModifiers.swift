extension View {
    /// What text and shapes inside the view are painted with.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentChange { values in
            values.builtIn.foregroundStyle = AnyShapeStyle(style).inheriting(values.builtIn.foregroundStyle)
        })
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modifier(EnvironmentChange { values in
            let levels = ForegroundLevels(primary: primary, secondary: secondary)
            values.builtIn.foregroundStyle = AnyShapeStyle(levels).inheriting(values.builtIn.foregroundStyle)
        })
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(EnvironmentChange { values in
            let levels = ForegroundLevels(primary: primary, secondary: secondary, tertiary: tertiary)
            values.builtIn.foregroundStyle = AnyShapeStyle(levels).inheriting(values.builtIn.foregroundStyle)
        })
    }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(EnvironmentChange { values in
            values.builtIn.foregroundStyle = color.map { AnyShapeStyle($0).inheriting(values.builtIn.foregroundStyle) }
        })
    }

    /// The colour of controls inside the view.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(EnvironmentChange { $0.builtIn.tint = tint.map { AnyShapeStyle($0) } })
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(EnvironmentChange { $0.builtIn.tint = tint.map { AnyShapeStyle($0) } })
    }

    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Light or dark for the view and those inside it.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }

    /// Light or dark for the window that the view is in; nil for what the system has.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// Light or dark, as some view wants it for the whole window; the first that says so has it.
enum PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }

    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
