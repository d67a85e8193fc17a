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

    /// - Parameter pattern: Lines are drawn solid here, whatever the pattern.
    nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
        transformEnvironment(\.builtIn.text) {
            $0.hasUnderline = isActive
            $0.underlineColor = color
        }
    }

    /// - Parameter pattern: Lines are drawn solid here, whatever the pattern.
    nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
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

    nonisolated public func lineLimit(_ number: Int?) -> some View {
        transformEnvironment(\.self) {
            $0.lineLimit = number
            $0.builtIn.leastLines = 1
        }
    }

    /// - Parameter reservesSpace: Whether texts are as high as with all the lines. Apple: iOS 16, macOS 13.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(reservesSpace ? limit : 1, limit)
    }

    /// Texts have room for the least number of lines, and no more lines than the greatest. Apple: iOS 16, macOS 13.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(limit.lowerBound, limit.upperBound) }

    /// Texts have room for that many lines at least. Apple: iOS 16, macOS 13.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

    /// Texts have no more lines than that. Apple: iOS 16, macOS 13.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(1, limit.upperBound) }

    nonisolated private func lines(_ least: Int, _ most: Int?) -> some View {
        transformEnvironment(\.self) {
            $0.lineLimit = most
            $0.builtIn.leastLines = max(least, 1)
        }
    }

    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Whether the characters of texts that do not fit into their lines stand a little closer, by up to a twentieth of the width, before the
    /// texts are cut off.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

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
