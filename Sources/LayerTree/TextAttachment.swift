/// A picture that stands in a text as a character does. Lengths are points.
public struct TextAttachment: Hashable, Sendable {
    /// The character that holds its place in a span.
    public static let character = "\u{FFFC}"

    /// By what the text's owner knows it.
    public var number: Int
    public var width: Double
    /// What it takes of its line above the baseline and below it; a line is at least as high as its font.
    public var ascent, descent: Double

    /// - Parameters: Lengths that are not finite count as 0, widths that are negative too.
    public init(number: Int, width: Double, ascent: Double, descent: Double) {
        self.number = number
        self.width = width.isFinite ? max(width, 0) : 0
        self.ascent = ascent.isFinite ? ascent : 0
        self.descent = descent.isFinite ? descent : 0
    }

    /// The same at another size.
    public func scaled(by factor: Double) -> TextAttachment {
        TextAttachment(number: number, width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }
}
