import Foundation

extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.builtIn.text.weight, weight) }

    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.builtIn.text.width, width) }

    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.builtIn.text.design, design) }

    public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    public func italic(_ isActive: Bool = true) -> some View { environment(\.builtIn.text.isItalic, isActive) }

    public func monospaced(_ isActive: Bool = true) -> some View { environment(\.builtIn.text.isMonospaced, isActive) }

    public func monospacedDigit() -> some View { environment(\.builtIn.text.hasMonospacedDigits, true) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        transformEnvironment(\.builtIn.text) {
            $0.hasUnderline = isActive
            $0.underlineColor = color
        }
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        transformEnvironment(\.builtIn.text) {
            $0.hasStrikethrough = isActive
            $0.strikethroughColor = color
        }
    }

    public func kerning(_ kerning: CGFloat) -> some View { environment(\.builtIn.text.kerning, kerning) }

    public func tracking(_ tracking: CGFloat) -> some View { environment(\.builtIn.text.tracking, tracking) }

    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.builtIn.text.baselineOffset, baselineOffset)
    }

    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            if range.contains(size) { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
        }
    }
}
