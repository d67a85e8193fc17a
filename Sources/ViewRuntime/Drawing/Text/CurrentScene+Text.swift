import Foundation
import LayerTree

extension CurrentScene {
    /// Measures text in one font.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font.
    ///   - tracking: The additional space after each character, in points.
    ///   - width: The maximum width of lines in points, or `nil` for no limit.
    /// - Returns: The size in points, or `nil` if the program has no host.
    package static func measure(_ text: String, _ font: Font, tracking: CGFloat, width: CGFloat?) -> CGSize? {
        guard let measurer = OpenScene.current?.measurer ?? ViewPainting.painter?.measurer else { return nil }
        let descriptor = font.resolve(dynamicTypeSize: environment?.dynamicTypeSize ?? .large)
        let span = TextSpan(text: text, font: descriptor, tracking: Double(tracking))
        return measurer.layout(TextRequest(spans: [span], maximumWidth: width.map(Double.init))).size
    }
}
