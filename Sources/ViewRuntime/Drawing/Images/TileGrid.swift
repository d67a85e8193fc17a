import Foundation

/// The tiles that cover a rectangle, from its top-left corner.
nonisolated enum TileGrid {
    /// The maximum number of tiles, which a pattern of 8 points needs in a window of 1920 by 1080 points.
    private static let most: CGFloat = 40_000

    /// Returns the frames of the tiles, or the rectangle itself if there are more tiles than a host can draw.
    static func frames(of size: CGSize, in rect: CGRect) -> [CGRect] {
        let columns = (rect.width / size.width).rounded(.up), rows = (rect.height / size.height).rounded(.up)
        guard columns * rows <= most else { return [rect] }
        return (0..<Int(rows)).flatMap { row in
            (0..<Int(columns)).map { column in
                CGRect(
                    x: rect.minX + CGFloat(column) * size.width, y: rect.minY + CGFloat(row) * size.height,
                    width: size.width, height: size.height)
            }
        }
    }
}
