/// A style of a text that can compare common styles: colors and levels.
struct TextForeground: Equatable, Sendable {
    let style: AnyShapeStyle

    static func == (a: TextForeground, b: TextForeground) -> Bool {
        switch (a.style.base, b.style.base) {
        case (let a as Color, let b as Color): a == b
        case (let a as HierarchicalShapeStyle, let b as HierarchicalShapeStyle): a.level == b.level
        default: false
        }
    }
}
