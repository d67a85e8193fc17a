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
    private let primary: AnyShapeStyle
    private let secondary: AnyShapeStyle
    private let tertiary: AnyShapeStyle?

    package init(primary: some ShapeStyle, secondary: some ShapeStyle) {
        self.init(AnyShapeStyle(primary), AnyShapeStyle(secondary), nil)
    }

    package init(primary: some ShapeStyle, secondary: some ShapeStyle, tertiary: some ShapeStyle) {
        self.init(AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary))
    }

    private init(_ primary: AnyShapeStyle, _ secondary: AnyShapeStyle, _ tertiary: AnyShapeStyle?) {
        self.primary = primary
        self.secondary = secondary
        self.tertiary = tertiary
    }

    fileprivate func inheriting(_ outer: AnyShapeStyle) -> ForegroundLevels {
        ForegroundLevels(primary.inheriting(outer), secondary.inheriting(outer), tertiary?.inheriting(outer))
    }

    /// Resolves the style for drawing. Levels below the last style are levels of that style.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var context = context
        switch context.level {
        case ...0: return primary._resolve(context)
        case 2...:
            guard let tertiary else { fallthrough }
            context.level -= 2
            return tertiary._resolve(context)
        default:
            context.level -= 1
            return secondary._resolve(context)
        }
    }
}
