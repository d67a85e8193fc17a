import Foundation

/// Eight spokes whose darkest one rotates once per second. The wheel is 20 points wide at the regular control size.
struct ProgressWheel: View {
    /// The color of the spokes, or `nil` for the tint of the environment.
    let tint: AnyShapeStyle?
    @Environment(\.controlSize) private var size
    @Environment(\.drawing.tint) private var environmentTint

    init(tint: AnyShapeStyle? = nil) { self.tint = tint }

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
                        .fill(tint ?? environmentTint ?? AnyShapeStyle(.primary))
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
