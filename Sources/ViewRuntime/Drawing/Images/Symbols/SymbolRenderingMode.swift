/// The colors of the parts of a symbol. Available from iOS 15 and macOS 12.
///
/// A symbol of the runtime has two parts if it's a sign on a filled shape (`xmark.circle.fill`); otherwise, it has one.
public struct SymbolRenderingMode: Sendable {
    enum Kind: Hashable { case monochrome, hierarchical, palette, multicolor }

    let kind: Kind

    /// The foreground style. A sign is cut out of its shape.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The foreground style for the sign, and its second level for the shape.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The first style of `foregroundStyle(_:_:)` for the sign, and the second style for the shape.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// The same as ``monochrome``, because symbols have no colors of their own.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

extension EnvironmentValues {
    private enum SymbolRenderingModeKey: EnvironmentKey {
        static var defaultValue: SymbolRenderingMode? { nil }
    }

    /// The rendering mode of symbols; `nil` for monochrome, or for palette with several foreground styles. Available
    /// from iOS 15 and macOS 12.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the rendering mode of symbols inside the view. Available from iOS 15 and macOS 12.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Sets the rendering mode of the symbol, regardless of the environment. Available from iOS 15 and macOS 12.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode?.kind } }
}
