/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    /// Creates a type-erased style.
    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { base._resolve(context) }
}

extension AnyShapeStyle {
    /// Returns the style as the foreground inside a view whose own foreground is `outer`: `.secondary` inside red is
    /// the second level of red.
    package func inheriting(_ outer: AnyShapeStyle?) -> AnyShapeStyle {
        guard let outer else { return self }
        switch base {
        case is ForegroundStyle: return outer
        case let style as HierarchicalShapeStyle: return AnyShapeStyle(LeveledStyle(base: outer, level: style.level))
        case let levels as ForegroundLevels: return AnyShapeStyle(levels.inheriting(outer))
        default: return self
        }
    }
}

/// A level of another style.
struct LeveledStyle: ShapeStyle {
    let base: AnyShapeStyle
    let level: Int

    func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var context = context
        context.level += level
        return base._resolve(context)
    }
}

/// The styles for the levels of a hierarchy, as `foregroundStyle(_:_:_:)` sets them.
package struct ForegroundLevels: ShapeStyle {
    /// The styles, with the primary one first; not empty.
    let styles: [AnyShapeStyle]

    package init(primary: some ShapeStyle, secondary: some ShapeStyle) {
        styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)]
    }

    package init(primary: some ShapeStyle, secondary: some ShapeStyle, tertiary: some ShapeStyle) {
        styles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
    }

    private init(styles: [AnyShapeStyle]) { self.styles = styles }

    fileprivate func inheriting(_ outer: AnyShapeStyle) -> ForegroundLevels {
        ForegroundLevels(styles: styles.map { $0.inheriting(outer) })
    }

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        let index = min(max(context.level, 0), styles.count - 1)
        var context = context
        context.level -= index
        return styles[index]._resolve(context)
    }
}
