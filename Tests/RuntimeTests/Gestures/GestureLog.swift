import SwiftUI

/// The events that gestures report to a test, in order.
@MainActor
final class GestureLog {
    var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    func count(_ entry: String) -> Int { entries.filter { $0 == entry }.count }
}

extension CGSize {
    func isNear(_ other: CGSize, within tolerance: CGFloat = 0.001) -> Bool {
        abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
    }
}

extension CGPoint {
    func isNear(_ other: CGPoint, within tolerance: CGFloat = 0.001) -> Bool {
        abs(x - other.x) < tolerance && abs(y - other.y) < tolerance
    }
}
