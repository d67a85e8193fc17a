/// How the parts of a symbol are coloured. Apple: iOS 15, macOS 12.
///
/// The symbols of this runtime have two parts if they are a sign on a filled ground (`xmark.circle.fill`), else one.
public struct SymbolRenderingMode: Sendable {
    enum Kind: Hashable { case monochrome, hierarchical, palette, multicolor }

    let kind: Kind

    /// In the foreground style; a sign on a ground is cut out of it.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The sign in the foreground style, its ground in the second level of it.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The sign in the first of the styles that `foregroundStyle(_:_:)` sets, its ground in the second.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// As ``monochrome``: symbols have no colours of their own here.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

extension EnvironmentValues {
    private enum SymbolRenderingModeKey: EnvironmentKey {
        static var defaultValue: SymbolRenderingMode? { nil }
    }

    /// How the parts of symbols are coloured; nil for monochrome, or palette where several foreground styles are set. Apple: iOS 15, macOS 12.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// How the parts of the symbols inside are coloured. Apple: iOS 15, macOS 12.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}

extension Image {
    /// How the parts of the symbol are coloured, whatever is set around it. Apple: iOS 15, macOS 12.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode?.kind } }
}
