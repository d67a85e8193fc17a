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

    /// Light or dark for the window. This runtime applies it to the view and those inside it.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        transformEnvironment(\.colorScheme) { $0 = colorScheme ?? $0 }
    }
}
