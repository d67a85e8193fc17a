import Foundation
import LayerTree

/// The opacities of an image on a coarse grid.
package final class ImageOpacity: Sendable {
    /// The maximum number of columns and of rows.
    package static let resolution = 128

    private let columns: Int
    private let rows: Int
    private let values: [UInt8]

    /// - Parameter values: The mean opacities of the cells, row by row from the top, in 0...255.
    package init(columns: Int, rows: Int, values: [UInt8]) {
        precondition(columns > 0 && rows > 0 && values.count == columns * rows)
        self.columns = columns
        self.rows = rows
        self.values = values
    }

    /// Returns the opacity at a point of the image, whose sides have a length of 1.
    func value(x: Double, y: Double) -> Double {
        let column = min(max(Int(x * Double(columns)), 0), columns - 1)
        let row = min(max(Int(y * Double(rows)), 0), rows - 1)
        return Double(values[row * columns + column]) / 255
    }

    // MARK: Images

    @MainActor private static var known: [UInt64: ImageOpacity?] = [:]

    /// Whether the program has a decoder of images.
    static var isAvailable: Bool { MainActor.assumeIsolated { ViewPainting.painter != nil } }

    /// Returns the opacities of an image, or `nil` if it can't be decoded. Decodes each image once.
    static func of(_ image: EncodedImage) -> ImageOpacity? {
        MainActor.assumeIsolated {
            if let known = known[image.id] { return known }
            if known.count >= 256 { known.removeAll() }
            let opacity = ViewPainting.painter?.opacity(of: image)
            known[image.id] = .some(opacity)
            return opacity
        }
    }
}
