import CCairo
import Foundation
import LayerTree

extension ImageCanvas {
    /// Returns the mean opacities of the cells of a grid over an image, row by row from the top, or `nil` if the image
    /// can't be decoded.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - resolution: The maximum number of columns and of rows.
    package static func opacity(of image: EncodedImage, resolution: Int)
        -> (columns: Int, rows: Int, values: [UInt8])?
    {
        guard let picture = ImageStore().picture(image) else { return nil }
        cairo_surface_flush(picture.surface)
        guard cairo_image_surface_get_format(picture.surface) == CAIRO_FORMAT_ARGB32,
            let bytes = cairo_image_surface_get_data(picture.surface)
        else { return (1, 1, [255]) }
        let stride = Int(cairo_image_surface_get_stride(picture.surface))
        let columns = min(picture.width, resolution), rows = min(picture.height, resolution)
        var values: [UInt8] = []
        values.reserveCapacity(columns * rows)
        for row in 0..<rows {
            let lines = row * picture.height / rows..<(row + 1) * picture.height / rows
            for column in 0..<columns {
                let places = column * picture.width / columns..<(column + 1) * picture.width / columns
                var sum = 0
                for y in lines {
                    let line = UnsafeRawPointer(bytes + y * stride)
                    for x in places { sum += Int(line.load(fromByteOffset: x * 4, as: UInt32.self) >> 24) }
                }
                values.append(UInt8(sum / (lines.count * places.count)))
            }
        }
        return (columns, rows, values)
    }
}
