import Foundation

extension View {
    /// Sets the font of text inside the view.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the font weight of text inside the view; `nil` for the weight of the font.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.drawing.text.weight, weight)
    }

    /// Sets the font width of text inside the view; `nil` for the width of the font.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { environment(\.drawing.text.width, width) }

    /// Sets the font design of text inside the view; `nil` for the design of the font.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.drawing.text.design, design)
    }

    /// Makes text inside the view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

    /// Makes text inside the view italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        environment(\.drawing.text.isItalic, isActive)
    }

    /// Uses characters of the same width for text inside the view.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.drawing.text.isMonospaced, isActive)
    }

    /// Uses digits of the same width for text inside the view.
    nonisolated public func monospacedDigit() -> some View { environment(\.drawing.text.hasMonospacedDigits, true) }

    /// Underlines text inside the view. Lines are always solid, whatever the pattern.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.drawing.text) {
            $0.hasUnderline = isActive
            $0.underlineColor = color
        }
    }

    /// Strikes through text inside the view. Lines are always solid, whatever the pattern.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.drawing.text) {
            $0.hasStrikethrough = isActive
            $0.strikethroughColor = color
        }
    }

    /// Adds space after each character of text inside the view, in points.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.drawing.text.kerning, kerning) }

    /// Adds space after each character of text inside the view, in points. Ligatures come apart.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.drawing.text.tracking, tracking)
    }

    /// Raises the baseline of text inside the view, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.drawing.text.baselineOffset, baselineOffset)
    }

    /// Scales text inside the view, if enabled.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.drawing.text) { if isEnabled { $0.scale = scale.factor } }
    }

    /// Changes the case of text inside the view.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Limits the number of lines of text inside the view; `nil` for no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        transformEnvironment(\.self) {
            $0.lineLimit = number
            $0.drawing.leastLines = 1
        }
    }

    /// Limits the number of lines of text inside the view, and optionally reserves the space for all lines. Available
    /// from iOS 16 and macOS 13.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(reservesSpace ? limit : 1, limit)
    }

    /// Limits the number of lines of text inside the view, and reserves the space for the lower bound. Available from
    /// iOS 16 and macOS 13.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.lowerBound, limit.upperBound)
    }

    /// Reserves the space for a minimum number of lines of text inside the view. Available from iOS 16 and macOS 13.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

    /// Limits the number of lines of text inside the view. Available from iOS 16 and macOS 13.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(1, limit.upperBound) }

    nonisolated private func lines(_ least: Int, _ most: Int?) -> some View {
        transformEnvironment(\.self) {
            $0.lineLimit = most
            $0.drawing.leastLines = max(least, 1)
        }
    }

    /// Sets the distance between lines of text inside the view, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Sets the alignment of lines of text inside the view.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the part of a line that truncation removes.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Allows text inside the view to tighten its characters by up to a twentieth of the width before truncation.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the smallest factor by which text inside the view can shrink before truncation.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets the text size inside the view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size inside the view to a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            if range.contains(size) { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
        }
    }
}
