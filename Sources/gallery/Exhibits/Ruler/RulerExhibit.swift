import SwiftUI

extension Exhibit {
    @MainActor static let ruler = Exhibit(
        name: "ruler", title: "Plain ruler", summary: "A ruler in a scroll view that snaps to its ticks.",
        visit: """
            at 0.4 drag 300,440 to 190,440 over 0.16
            at 2.2 drag 120,440 to 330,440 over 0.5
            """
    ) {
        RulerExhibit()
    }
}

/// A number and a ruler that selects it.
struct RulerExhibit: View {
    @State private var number = 30
    @State private var majorStep = 5

    var body: some View {
        ExhibitPage {
            VStack(spacing: 24) {
                VStack(spacing: 20) {
                    Text(number, format: .number)
                        .tracking(-4)
                        .displayDigits(size: 84)
                        .accessibilityIdentifier("number")
                    TickRuler(number: $number, majorStep: majorStep)
                }
                .padding(.top, 12)
                .padding(.bottom, 28)
                .card()
                Text("Pull the ruler. It rests on a tick, and clicks at each one.")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .multilineTextAlignment(.center)
            }
        } options: {
            OptionPicker("A number every", selection: $majorStep) {
                ForEach([5, 10, 20], id: \.self) { step in
                    Text(step, format: .number).tag(step)
                }
            }
        }
    }
}

/// A row of ticks in a scroll view. The tick under the red line is the selected number; the ticks before it are dimmed.
private struct TickRuler: View {
    @Binding var number: Int
    let majorStep: Int

    private static let numbers = 0...100
    private static let tickWidth: CGFloat = 2
    private static let spacing: CGFloat = 8

    var body: some View {
        GeometryReader { geometry in
            ScrollViewReader { reader in
                ScrollView(.horizontal) {
                    HStack(spacing: Self.spacing) {
                        ForEach(Self.numbers, id: \.self) { tick($0) }
                    }
                    .scrollTargetLayout()
                }
                .scrollIndicators(.hidden)
                // Places the first and the last tick under the line at the ends.
                .safeAreaPadding(.horizontal, max((geometry.size.width - Self.tickWidth) / 2, 0))
                .scrollTargetBehavior(RestOnTicks(step: Self.spacing + Self.tickWidth))
                .scrollPosition(id: passing)
                // The initial value of a scroll position doesn't scroll.
                .onAppear { reader.scrollTo(number, anchor: .center) }
            }
            .overlay { needle }
        }
        .frame(height: 80)
        .sensoryFeedback(.selection, trigger: number)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Number")
        .accessibilityValue(Text(number, format: .number))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: number = min(number + 1, Self.numbers.upperBound)
            case .decrement: number = max(number - 1, Self.numbers.lowerBound)
            @unknown default: break
            }
        }
        .accessibilityIdentifier("ruler")
    }

    /// The tick under the line.
    private var passing: Binding<Int?> {
        Binding {
            number
        } set: { passing in
            if let passing { number = passing }
        }
    }

    private func tick(_ value: Int) -> some View {
        let isMajor = value.isMultiple(of: majorStep)
        return lines(isLong: isMajor)
            .accessibilityIdentifier("tick-\(value)")
            .scrollTransition(axis: .horizontal) { content, phase in content.opacity(phase == .topLeading ? 0.2 : 1) }
            .overlay {
                if isMajor {
                    Text(value, format: .number)
                        .font(.system(size: 24, design: .monospaced))
                        .fixedSize()
                        .scrollTransition(axis: .horizontal) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0.4)
                        }
                }
            }
    }

    /// The red line, which leaves space for a number.
    private var needle: some View { lines(isLong: true).foregroundStyle(.red).allowsHitTesting(false) }

    private func lines(isLong: Bool) -> some View {
        VStack {
            line(isLong: isLong, alignment: .top)
            Spacer(minLength: 0)
            line(isLong: isLong, alignment: .bottom)
        }
    }

    private func line(isLong: Bool, alignment: Alignment) -> some View {
        Rectangle()
            .frame(width: Self.tickWidth, height: isLong ? 20 : 8)
            .frame(height: 20, alignment: alignment)
    }
}

/// A behavior that ends each scroll at a multiple of a length.
private struct RestOnTicks: ScrollTargetBehavior {
    /// The length, in points.
    let step: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.x = (target.rect.origin.x / step).rounded() * step
    }
}
