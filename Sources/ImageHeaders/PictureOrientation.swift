/// The orientation of an image by the numbers of Exif.
package enum PictureOrientation: Int {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// A Boolean value that indicates whether the rows of the stored image appear as columns.
    package var swapsSides: Bool { rawValue >= PictureOrientation.leftMirrored.rawValue }

    /// Returns the position in the stored image of the pixel that appears at a column and a row.
    ///
    /// - Parameters:
    ///   - width: The width of the stored image.
    ///   - height: The height of the stored image.
    package func source(column: Int, row: Int, width: Int, height: Int) -> (column: Int, row: Int) {
        switch self {
        case .up: (column, row)
        case .upMirrored: (width - 1 - column, row)
        case .down: (width - 1 - column, height - 1 - row)
        case .downMirrored: (column, height - 1 - row)
        case .leftMirrored: (row, column)
        case .right: (row, height - 1 - column)
        case .rightMirrored: (width - 1 - row, height - 1 - column)
        case .left: (width - 1 - row, column)
        }
    }
}
