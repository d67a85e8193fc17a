/// A level of the foreground style.
@frozen
public struct HierarchicalShapeStyle: ShapeStyle {
    /// The level, where 0 is primary.
    let level: Int

    /// The primary level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The secondary level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The tertiary level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The quaternary level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The quinary level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// Resolves the style for drawing.
    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
        var context = context
        context.level += level
        return ForegroundStyle()._resolve(context)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The primary level of the foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    /// The secondary level of the foreground style.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    /// The tertiary level of the foreground style.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    /// The quaternary level of the foreground style.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
    /// The quinary level of the foreground style.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
