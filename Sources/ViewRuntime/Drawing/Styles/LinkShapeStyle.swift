/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _resolve(_ context: _StyleContext) -> _ResolvedStyle { Color.blue._resolve(context) }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
