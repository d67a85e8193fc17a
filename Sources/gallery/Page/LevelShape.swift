import SwiftUI

/// A rounded rectangle that fills the lower part of its frame. Another level needs no layout.
struct LevelShape: Shape {
    /// The height relative to that of the frame, in 0...1.
    var level: Double
    /// The radius of the corners, in points.
    let cornerRadius: CGFloat

    func path(in rect: CGRect) -> Path {
        let height = rect.height * min(max(level, 0), 1)
        let filled = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
        return RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).path(in: filled)
    }
}
