import SwiftUI

/// A typical ruler with the scroll views of iOS 17: every tick represents a number, and one is at the red line.
struct SeedRuler: View {
    @Binding var count: Int
    var values = 0...100
    var spacing: CGFloat = 8
    var majorStep = 5

    var body: some View {
        ZStack {
            GeometryReader { proxy in
                ScrollView(.horizontal) {
                    HStack(spacing: spacing) {
                        ForEach(values, id: \.self) { value in tick(value) }
                    }
                    .scrollTargetLayout()
                }
                .overlay { Rectangle().fill(.red).frame(width: 2).accessibilityIdentifier("line") }
                .scrollIndicators(.hidden)
                .safeAreaPadding(.horizontal, proxy.size.width / 2)
                .scrollTargetBehavior(.snap(step: spacing + 2))
                .scrollPosition(
                    id: Binding {
                        count
                    } set: { value, _ in
                        if let value { count = value }
                    }
                )
                .accessibilityIdentifier("ruler")
            }
        }
        .frame(width: 280, height: 80)
        .sensoryFeedback(.selection, trigger: count)
    }

    private func tick(_ value: Int) -> some View {
        let isMajor = value % majorStep == 0
        return VStack(spacing: 40) {
            Rectangle().frame(width: 2, height: 20).frame(maxHeight: 20, alignment: .top)
            Rectangle().frame(width: 2, height: 20).frame(maxHeight: 20, alignment: .bottom)
        }
        .scrollTransition(axis: .horizontal) { content, phase in content.opacity(phase == .topLeading ? 0.2 : 1) }
        .accessibilityIdentifier("tick-\(value)")
        .overlay {
            if isMajor {
                Text("\(value)")
                    .font(.system(size: 24, design: .monospaced))
                    .fixedSize()
                    .scrollTransition(axis: .horizontal) { content, phase in content.opacity(phase.isIdentity ? 1 : 0.4)
                    }
                    .accessibilityIdentifier("number-\(value)")
            }
        }
    }
}

/// A behavior that rests at multiples of a length.
struct StepBehavior: ScrollTargetBehavior {
    let step: Double

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = (target.rect.origin.x / step).rounded() * step
    }
}

extension ScrollTargetBehavior where Self == StepBehavior {
    static func snap(step: Double) -> StepBehavior { StepBehavior(step: step) }
}
