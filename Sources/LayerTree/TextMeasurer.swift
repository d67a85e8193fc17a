/// Lays text out. Implementations keep a cache, so asking again for an equal request is cheap.
public protocol TextMeasurer: AnyObject {
    func layout(_ request: TextRequest) -> TextLayout
}
