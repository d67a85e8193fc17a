import Foundation

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.builtIn.text.weight, weight) }

    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { environment(\.builtIn.text.width, width) }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View { environment(\.builtIn.text.design, design) }

    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    nonisolated public func italic(_ isActive: Bool = true) -> some View { environment(\.builtIn.text.isItalic, isActive) }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { environment(\.builtIn.text.isMonospaced, isActive) }

    nonisolated public func monospacedDigit() -> some View { environment(\.builtIn.text.hasMonospacedDigits, true) }

    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        transformEnvironment(\.builtIn.text) {
            $0.hasUnderline = isActive
            $0.underlineColor = color
        }
    }

    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        transformEnvironment(\.builtIn.text) {
            $0.hasStrikethrough = isActive
            $0.strikethroughColor = color
        }
    }

    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.builtIn.text.kerning, kerning) }

    nonisolated public func tracking(_ tracking: CGFloat) -> some View { environment(\.builtIn.text.tracking, tracking) }

    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.builtIn.text.baselineOffset, baselineOffset)
    }

    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.builtIn.text) { if isEnabled { $0.scale = scale.factor } }
    }

    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            if range.contains(size) { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
        }
    }
}
