import Foundation

/// Eight spokes whose darkest one rotates once per second. The wheel is 20 points wide at the regular control size.
struct ProgressWheel: View {
    @Environment(\.controlSize) private var size

    init() {}

    private var diameter: CGFloat {
        switch size {
        case .mini: 14
        case .small: 16
        case .regular: 20
        default: 37
        }
    }

    var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.125)) { context in
            let turned = Int((context.date.timeIntervalSinceReferenceDate * 8).rounded()) % 8
            ZStack {
                ForEach(0..<8) { spoke in
                    Capsule()
                        .fill(.primary)
                        .opacity(0.6 - 0.45 * Double((turned - spoke + 16) % 8) / 8)
                        .frame(width: diameter * 0.12, height: diameter * 0.25)
                        .offset(y: -diameter * 0.375)
                        .rotationEffect(.degrees(Double(spoke) * 45))
                }
            }
            .frame(width: diameter, height: diameter)
        }
    }
}
