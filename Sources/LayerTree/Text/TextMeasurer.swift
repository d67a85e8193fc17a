/// A type that lays out text. Measurers cache layouts, so equal requests are inexpensive.
public protocol TextMeasurer: AnyObject {
    /// Returns the layout of a text.
    func layout(_ request: TextRequest) -> TextLayout

    /// Returns the insertion points of the lines of a text without a limit on its lines.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text, plus the cost of a layout.
    func insertionLines(in layout: TextLayout) -> [InsertionLine]
}
