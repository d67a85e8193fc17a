/// A form of symbols: filled, struck out, in a circle. Apple: iOS 15, macOS 12.
///
/// ```swift
/// Label("Favourite", systemImage: "heart").symbolVariant(.circle.fill)
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

    /// As the name says.
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants().circle
    public static let square = SymbolVariants().square
    public static let rectangle = SymbolVariants().rectangle
    public static let fill = SymbolVariants().fill
    public static let slash = SymbolVariants().slash

    public var circle: SymbolVariants { with { $0.shape = .circle } }
    public var square: SymbolVariants { with { $0.shape = .square } }
    public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether these variants have all that the others have.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// These and the others; of two shapes that of the others.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.shape = other.shape ?? shape
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
        }
    }

    /// The names that a symbol may have in these variants, the best first; the name itself last.
    func names(of name: String) -> [String] {
        if self == .none { return [name] }
        let isFilledAlready = name.hasSuffix(".fill")
        let base = isFilledAlready ? String(name.dropLast(5)) : name
        let slash = isSlashed && !base.hasSuffix(".slash") ? ".slash" : ""
        let shape = shape.map { base.hasSuffix(".\($0)") ? "" : ".\($0)" } ?? ""
        let fill = isFilled || isFilledAlready ? ".fill" : ""
        var names: [String] = []
        for end in [slash + shape + fill, slash + fill, shape + fill, fill] where !names.contains(base + end) { names.append(base + end) }
        return names + [name]
    }
}

extension EnvironmentValues {
    private enum SymbolVariantsKey: EnvironmentKey {
        static let defaultValue = SymbolVariants.none
    }

    /// The form of the symbols inside. Apple: iOS 15, macOS 12.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows the symbols inside in a form, beside those that are set further out; names of forms there are none of are left as they are.
    /// Apple: iOS 15, macOS 12.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(EnvironmentChange { $0.symbolVariants = $0.symbolVariants.adding(variant) })
    }
}
