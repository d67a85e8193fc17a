import SwiftUI

/// One value on a ruler. Values that the line has passed are dimmed.
struct RulerTick: View {
    let value: Int
    let isMajor: Bool

    var body: some View {
        Capsule()
            .frame(width: RulerMetrics.tickWidth, height: isMajor ? RulerMetrics.majorTick : RulerMetrics.minorTick)
            .frame(width: RulerMetrics.step)
            .scrollTransition(axis: .horizontal) { tick, phase in
                tick.opacity(phase == .topLeading ? 0.2 : 1)
            }
            .padding(.top, RulerMetrics.headroom)
            .frame(height: RulerMetrics.height, alignment: .top)
            .overlay(alignment: .bottom) {
                if isMajor { number }
            }
    }

    private var number: some View {
        Text(value, format: .number.grouping(.never))
            .font(.system(size: 15, weight: .medium).monospacedDigit())
            .fixedSize()
            .frame(width: RulerMetrics.step)
            .scrollTransition(axis: .horizontal) { number, phase in
                number.opacity(phase.isIdentity ? 1 : 0.4)
            }
    }
}
