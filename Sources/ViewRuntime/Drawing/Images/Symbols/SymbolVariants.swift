/// A variant of symbols, such as filled, with a slash, or in a circle. Available from iOS 15 and macOS 12.
///
/// ```swift
/// Label("Favorite", systemImage: "heart").symbolVariant(.circle.fill)
/// ```
public struct SymbolVariants: Hashable, Sendable {
    private enum Shape: String { case circle, square, rectangle }

    private var shape: Shape?
    private var isFilled = false
    private var isSlashed = false

    private init() {}

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// No variant.
    public static let none = SymbolVariants()
    /// Symbols in a circle.
    public static let circle = SymbolVariants().circle
    /// Symbols in a square.
    public static let square = SymbolVariants().square
    /// Symbols in a rectangle.
    public static let rectangle = SymbolVariants().rectangle
    /// Filled symbols.
    public static let fill = SymbolVariants().fill
    /// Symbols with a slash.
    public static let slash = SymbolVariants().slash

    /// The variant in a circle.
    public var circle: SymbolVariants { with { $0.shape = .circle } }
    /// The variant in a square.
    public var square: SymbolVariants { with { $0.shape = .square } }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
    /// The filled variant.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The variant with a slash.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns whether this variant includes another.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// Returns a combination with another variant, whose shape replaces this one's.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.shape = other.shape ?? shape
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
        }
    }

    /// Returns the possible names of a symbol in this variant, best first, with the name itself last.
    func names(of name: String) -> [String] {
        if self == .none { return [name] }
        let isFilledAlready = name.hasSuffix(".fill")
        let base = isFilledAlready ? String(name.dropLast(5)) : name
        let slash = isSlashed && !base.hasSuffix(".slash") ? ".slash" : ""
        let shape = shape.map { base.hasSuffix(".\($0)") ? "" : ".\($0)" } ?? ""
        let fill = isFilled || isFilledAlready ? ".fill" : ""
        var names: [String] = []
        for end in [slash + shape + fill, slash + fill, shape + fill, fill] where !names.contains(base + end) {
            names.append(base + end)
        }
        return names + [name]
    }
}

extension EnvironmentValues {
    private enum SymbolVariantsKey: EnvironmentKey {
        static let defaultValue = SymbolVariants.none
    }

    /// The variant of symbols. In swipe actions and in the items of tab bars, it's `fill`.
    ///
    /// Available from iOS 15 and macOS 12.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols inside the view in a variant, in addition to inherited variants. Symbols without the variant
    /// don't change. Available from iOS 15 and macOS 12.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(_EnvironmentTransformModifier { $0.symbolVariants = $0.symbolVariants.adding(variant) })
    }
}
