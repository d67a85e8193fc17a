extension View {
    /// Sets the style of text and shapes inside the view.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            _EnvironmentTransformModifier { values in
                values.drawing.foregroundStyle = AnyShapeStyle(style).inheriting(values.drawing.foregroundStyle)
            })
    }

    /// Sets the primary and secondary levels of the foreground style.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(
            _EnvironmentTransformModifier { values in
                let levels = ForegroundLevels(primary: primary, secondary: secondary)
                values.drawing.foregroundStyle = AnyShapeStyle(levels).inheriting(values.drawing.foregroundStyle)
            })
    }

    /// Sets the primary, secondary, and tertiary levels of the foreground style.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _EnvironmentTransformModifier { values in
                let levels = ForegroundLevels(primary: primary, secondary: secondary, tertiary: tertiary)
                values.drawing.foregroundStyle = AnyShapeStyle(levels).inheriting(values.drawing.foregroundStyle)
            })
    }

    /// Sets the color of text and shapes inside the view.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(_EnvironmentTransformModifier { $0.drawing.foregroundStyle = color.map { AnyShapeStyle($0) } })
    }

    /// Sets the style of ``BackgroundStyle`` inside the view, such as that of `background()`.
    ///
    /// Available from iOS 16 and macOS 13.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_EnvironmentTransformModifier { $0.drawing.backgroundStyle = AnyShapeStyle(style) })
    }

    /// Sets the tint of controls inside the view.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(_EnvironmentTransformModifier { $0.drawing.tint = tint.map { AnyShapeStyle($0) } })
    }

    /// Sets the tint color of controls inside the view.
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(_EnvironmentTransformModifier { $0.drawing.tint = tint.map { AnyShapeStyle($0) } })
    }

    /// Sets the tint color of controls inside the view.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the color scheme of the view and its content.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets the color scheme of the window, or `nil` for that of the system.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
