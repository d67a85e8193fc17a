import Foundation

/// The values that texts, images, and shapes inherit from the views around them.
struct DrawingValues: EnvironmentGroup {
    static var slot: EnvironmentSlot { .drawing }
    static let initial = EnvironmentBox(DrawingValues())

    var font: Font?
    var foregroundStyle: AnyShapeStyle?
    var tint: AnyShapeStyle?
    var backgroundStyle: AnyShapeStyle?
    var lineLimit: Int?
    /// The minimum number of lines for which text reserves space.
    var leastLines = 1
    var lineSpacing: CGFloat = 0
    var multilineTextAlignment = TextAlignment.leading
    var truncationMode = Text.TruncationMode.tail
    var minimumScaleFactor: CGFloat = 1
    /// A Boolean value that indicates whether text that doesn't fit may have tighter character spacing.
    var allowsTightening = false
    var text = TextStyleValues()
}

extension EnvironmentValues {
    var drawing: DrawingValues {
        @inline(__always) _read { yield self[group: DrawingValues.self] }
        _modify { yield &self[group: DrawingValues.self] }
    }
}

/// The appearance of text in addition to its font.
struct TextStyleValues: Equatable {
    var weight: Font.Weight?
    var isItalic: Bool?
    var hasUnderline = false
    var underlineColor: Color?
    var hasStrikethrough = false
    var strikethroughColor: Color?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var isMonospaced = false
    var hasMonospacedDigits = false
    var design: Font.Design?
    var width: Font.Width?
    var casing = Casing.automatic(nil)
    /// A factor for the size of the font.
    var scale = 1.0

    /// The case to which text is transformed, or `nil` for no change.
    enum Casing: Equatable {
        /// The default at the place of the text.
        case automatic(Text.Case?)
        /// The case that a view around the text sets.
        case chosen(Text.Case?)

        var textCase: Text.Case? {
            switch self {
            case .automatic(let value), .chosen(let value): value
            }
        }
    }

    /// Sets the case of text for which no view around it sets one.
    mutating func setDefaultCase(_ value: Text.Case?) {
        if case .automatic = casing { casing = .automatic(value) }
    }
}

extension EnvironmentValues {
    /// Returns whether text has the same layout in both environments.
    func hasSameText(as other: EnvironmentValues) -> Bool {
        let a = drawing, b = other.drawing
        return a.font == b.font && a.text == b.text && dynamicTypeSize == other.dynamicTypeSize
            && a.lineLimit == b.lineLimit
            && a.lineSpacing == b.lineSpacing && a.multilineTextAlignment == b.multilineTextAlignment
            && a.truncationMode == b.truncationMode && a.minimumScaleFactor == b.minimumScaleFactor
            && a.allowsTightening == b.allowsTightening
            && layoutDirection == other.layoutDirection && builtIn.locale == other.builtIn.locale
    }

    /// Returns whether images in text have the same shapes in both environments, apart from the colors of styles.
    func hasSameImages(as other: EnvironmentValues) -> Bool {
        imageScale == other.imageScale && symbolVariants == other.symbolVariants && displayScale == other.displayScale
            && symbolRenderingMode?.kind == other.symbolRenderingMode?.kind
    }

    /// Returns whether styles resolve to the same paints in both environments.
    @MainActor func hasSameStyle(as other: EnvironmentValues) -> Bool {
        let a = drawing, b = other.drawing
        return colorScheme == other.colorScheme && colorSchemeContrast == other.colorSchemeContrast
            && isEnabled == other.isEnabled
            && ValueComparison.areEqual(a.foregroundStyle, b.foregroundStyle)
            && ValueComparison.areEqual(a.tint, b.tint)
            && ValueComparison.areEqual(a.backgroundStyle, b.backgroundStyle)
    }
}
