/// An image in place of a character in text. Lengths are in points.
public struct TextAttachment: Hashable, Sendable {
    /// The character that reserves the place of an attachment in a span.
    public static let character = "\u{FFFC}"

    /// The number that identifies the attachment to the owner of the text.
    public var number: Int
    /// The width of the image, in points.
    public var width: Double
    /// The space above and below the baseline. A line is at least as high as its font.
    public var ascent, descent: Double

    /// Creates an attachment. Nonfinite lengths and negative widths are treated as 0.
    public init(number: Int, width: Double, ascent: Double, descent: Double) {
        self.number = number
        self.width = width.isFinite ? max(width, 0) : 0
        self.ascent = ascent.isFinite ? ascent : 0
        self.descent = descent.isFinite ? descent : 0
    }

    /// Returns the attachment scaled by a factor.
    public func scaled(by factor: Double) -> TextAttachment {
        TextAttachment(number: number, width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }
}
