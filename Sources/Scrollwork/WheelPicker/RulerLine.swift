import SwiftUI

/// Stands on the picked value.
struct RulerLine: View {
    var body: some View {
        Capsule()
            .fill(.red)
            .frame(width: RulerMetrics.lineWidth, height: RulerMetrics.line)
            .accessibilityHidden(true)
    }
}
