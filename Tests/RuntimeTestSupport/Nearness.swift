import SwiftUI

extension CGSize {
    package func isNear(_ other: CGSize, within tolerance: CGFloat = 0.001) -> Bool {
        abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
    }
}

extension CGPoint {
    package func isNear(_ other: CGPoint, within tolerance: CGFloat = 0.001) -> Bool {
        abs(x - other.x) < tolerance && abs(y - other.y) < tolerance
    }
}

extension CGRect {
    package func isNear(_ other: CGRect, tolerance: CGFloat = 0.01) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
    }
}
