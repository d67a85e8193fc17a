/// A type that lays out text. Measurers cache layouts, so equal requests are inexpensive.
public protocol TextMeasurer: AnyObject {
    /// Returns the layout of a text.
    func layout(_ request: TextRequest) -> TextLayout
}
