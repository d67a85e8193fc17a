import Foundation
import LayerTree

/// Converts a text and its environment to spans, and its images to attachments.
@MainActor
struct TextSpans {
    private(set) var spans: [TextSpan] = []
    /// The images by the numbers of their attachments.
    private(set) var images: [TextImage] = []
    /// The links by their numbers, in reading order.
    private(set) var links: [Link] = []
    private let environment: EnvironmentValues

    struct Link {
        let url: URL
        /// The text of the link, whatever part of it is visible.
        var label = ""
    }

    private struct Style {
        var font: Font
        var text: TextStyleValues
        var color: RGBA?
        var background: RGBA?
        /// The number of the link.
        var link: Int?
    }

    init(of text: Text, in environment: EnvironmentValues) {
        self.environment = environment
        let values = environment.drawing
        append(text, Style(font: values.font ?? .body, text: values.text, color: nil))
    }

    private mutating func append(_ text: Text, _ style: Style) {
        var style = style
        // Among modifiers of one kind, that nearest to the text has an effect.
        for modifier in text.modifiers.reversed() { apply(modifier, to: &style) }
        switch text.content {
        case .verbatim(let string): append(string, style)
        case .dated(let dated): append(dated.string(at: .now, in: environment), style)
        case .localized(let pieces): append(pieces, style)
        case .joined(let first, let second):
            append(first, style)
            append(second, style)
        case .image(let image): append(image, style)
        case .attributed(let attributed):
            var last: Int?
            for part in attributed.texts {
                var own = style
                for modifier in part.modifiers {
                    // Parts of one link can have different styles.
                    if let last, modifier == .link(links[last].url) {
                        own.link = last
                    } else {
                        apply(modifier, to: &own)
                    }
                }
                last = own.link
                append(part.text, own)
            }
            if attributed.characters.isEmpty { append("", style) }
        }
    }

    /// Appends pieces. Consecutive pieces between nested texts form one span.
    private mutating func append(_ pieces: [LocalizedStringKey.Piece], _ style: Style) {
        var string = ""
        for piece in pieces {
            guard case .text(let text) = piece else {
                string += piece.string(in: environment)
                continue
            }
            if !string.isEmpty { append(string, style) }
            string = ""
            append(text, style)
        }
        if !string.isEmpty || spans.isEmpty { append(string, style) }
    }

    private mutating func append(_ string: String, _ style: Style) {
        if let link = style.link { links[link].label += string }
        spans.append(span(string, style))
    }

    private mutating func append(_ image: Image, _ style: Style) {
        var values = environment
        values.drawing.font = style.font
        values.drawing.text = style.text
        let picture = TextImage(image, color: style.color, in: values)
        let extent = picture.extent
        var span = span(TextAttachment.character, style)
        span.attachment = TextAttachment(
            number: images.count, width: Double(picture.size.width), ascent: Double(extent.ascent),
            descent: Double(extent.descent))
        images.append(picture)
        spans.append(span)
        if let link = style.link { links[link].label += image.label?.string(in: environment) ?? "" }
    }

    private mutating func apply(_ modifier: Text.Modifier, to style: inout Style) {
        switch modifier {
        case .font(let font): if let font { style.font = font }
        case .style(let value): style.color = value.style.resolved(in: environment).color
        case .color(let value): style.color = value?.resolved(in: environment).color
        case .background(let value): style.background = value.resolved(in: environment).color
        case .weight(let value): style.text.weight = value
        case .italic(let value): style.text.isItalic = value
        case .underline(let isActive, let color):
            style.text.hasUnderline = isActive
            style.text.underlineColor = color
        case .strikethrough(let isActive, let color):
            style.text.hasStrikethrough = isActive
            style.text.strikethroughColor = color
        case .kerning(let value): style.text.kerning = value
        case .tracking(let value): style.text.tracking = value
        case .baselineOffset(let value): style.text.baselineOffset = value
        case .monospaced(let value): style.text.isMonospaced = value
        case .monospacedDigit: style.text.hasMonospacedDigits = true
        case .design(let value): style.text.design = value
        case .width(let value): style.text.width = value
        case .scale(let scale, let isEnabled): if isEnabled { style.text.scale = scale.factor }
        case .link(let url):
            links.append(Link(url: url))
            style.link = links.count - 1
        case .label: break
        }
    }

    private func span(_ string: String, _ style: Style) -> TextSpan {
        var font = style.font
        let text = style.text
        if let weight = text.weight { font = font.weight(weight) }
        if text.isItalic == true { font = font.italic() }
        if text.isMonospaced { font = font.monospaced() }
        if text.hasMonospacedDigits { font = font.monospacedDigit() }
        if let width = text.width { font = font.width(width) }
        var descriptor = font.resolve(dynamicTypeSize: environment.dynamicTypeSize)
        if let design = text.design, descriptor.family == .system {
            descriptor.family = Font.system(size: 10, design: design).resolve(dynamicTypeSize: .large).family
        }
        descriptor.size *= text.scale
        let cased: String
        switch text.casing.textCase {
        case .uppercase: cased = string.uppercased()
        case .lowercase: cased = string.lowercased()
        case nil: cased = string
        }
        return TextSpan(
            text: cased, font: descriptor, color: style.color, background: style.background,
            hasUnderline: text.hasUnderline, underline: text.underlineColor?.resolved(in: environment).color,
            hasStrikethrough: text.hasStrikethrough,
            strikethrough: text.strikethroughColor?.resolved(in: environment).color,
            tracking: Double(text.tracking + text.kerning), baselineOffset: Double(text.baselineOffset),
            link: style.link)
    }
}

extension Text {
    /// A Boolean value that indicates whether parts of the text have colors other than the foreground.
    var hasOwnColors: Bool {
        for modifier in modifiers {
            switch modifier {
            case .style, .color, .background, .underline(_, .some), .strikethrough(_, .some): return true
            default: break
            }
        }
        switch content {
        case .joined(let first, let second): return first.hasOwnColors || second.hasOwnColors
        case .localized(let pieces):
            return pieces.contains { if case .text(let text) = $0 { text.hasOwnColors } else { false } }
        // The levels of its style depend on its size.
        case .image: return true
        case .attributed(let attributed):
            return attributed.texts.contains { Text(verbatim: $0.text).with(contentsOf: $0.modifiers).hasOwnColors }
        case .verbatim, .dated: return false
        }
    }

    private func with(contentsOf modifiers: [Modifier]) -> Text {
        var copy = self
        copy.modifiers += modifiers
        return copy
    }

    /// The style of the entire text, if it has its own.
    var pattern: AnyShapeStyle? {
        for modifier in modifiers {
            switch modifier {
            case .style(let value): return value.style
            case .color(let color): return color.map { AnyShapeStyle($0) }
            default: break
            }
        }
        return nil
    }

    /// Returns the style of the text, without the colors of its parts.
    @MainActor func style(in environment: EnvironmentValues) -> _ResolvedStyle {
        pattern?.resolved(in: environment) ?? ForegroundStyle().resolved(in: environment)
    }

    /// Returns the style of the entire text, followed by those of its spans.
    @MainActor func paints(in environment: EnvironmentValues) -> [_ResolvedStyle] {
        let whole = style(in: environment)
        return [whole] + partSpans(in: environment).spans.map { $0.color.map { _ResolvedStyle(color: $0) } ?? whole }
    }

    /// Returns the spans of a text with its own style: only parts with another color have a color.
    @MainActor func partSpans(in environment: EnvironmentValues) -> TextSpans {
        guard let pattern else { return TextSpans(of: self, in: environment) }
        var text = self, environment = environment
        text.modifiers.removeAll {
            switch $0 {
            case .style, .color: true
            default: false
            }
        }
        environment.drawing.foregroundStyle = pattern.inheriting(environment.drawing.foregroundStyle)
        return TextSpans(of: text, in: environment)
    }

    /// A Boolean value that indicates whether the text contains images or symbols.
    var hasImages: Bool {
        switch content {
        case .joined(let first, let second): first.hasImages || second.hasImages
        case .localized(let pieces): pieces.contains { if case .text(let text) = $0 { text.hasImages } else { false } }
        case .image: true
        case .verbatim, .attributed, .dated: false
        }
    }

    /// Returns the text that assistive technology reads: the characters, or their label.
    func label(in environment: EnvironmentValues) -> String {
        for case .label(let label) in modifiers { return label.string(in: environment) }
        return switch content {
        case .joined(let first, let second): first.label(in: environment) + second.label(in: environment)
        case .localized(let pieces):
            pieces.map {
                if case .text(let text) = $0 { text.label(in: environment) } else { $0.string(in: environment) }
            }.joined()
        case .verbatim, .attributed, .image, .dated: string(in: environment)
        }
    }

    /// Whether assistive technology reads the characters of the text, and these don't depend on the calendar or the
    /// time.
    var speaksItself: Bool {
        if modifiers.contains(where: { if case .label = $0 { true } else { false } }) { return false }
        return switch content {
        case .verbatim, .attributed: true
        case .localized(let pieces): !pieces.contains { if case .text = $0 { true } else { false } }
        case .joined, .image, .dated: false
        }
    }

    /// Returns the characters in the locale, the calendar, and the time zone of an environment, with the names of
    /// images in their places.
    func string(in environment: EnvironmentValues) -> String {
        switch content {
        case .verbatim(let string): string
        case .localized(let pieces): pieces.map { $0.string(in: environment) }.joined()
        case .attributed(let attributed): String(attributed.characters)
        case .dated(let dated): dated.string(at: .now, in: environment)
        case .joined(let first, let second): first.string(in: environment) + second.string(in: environment)
        case .image(let image): image.label?.string(in: environment) ?? ""
        }
    }
}
