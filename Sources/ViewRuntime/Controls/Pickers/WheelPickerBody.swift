import Foundation

/// Values on a wheel. The value in the middle is selected.
struct WheelPickerBody: View {
    let parts: PickerParts
    /// The option in the middle. Its identity remains when the options before it change.
    @State private var middle: Subview.ID?
    @State private var isMoving = false
    @Environment(\.controlValues.hidesLabels) private var hidesLabel

    /// The heights of the wheel and of a row in points, as on iOS.
    nonisolated private static let height: CGFloat = 216, row: CGFloat = 32

    init(parts: PickerParts) { self.parts = parts }

    var body: some View {
        HStack(spacing: hidesLabel ? 0 : nil) {
            ControlLabel(isHidden: hidesLabel) { parts.label }
            Group(subviews: parts.content) { options in wheel(options) }
        }
    }

    private func wheel(_ options: SubviewsCollection) -> some View {
        let chosen = options.firstIndex(where: parts.isChosen)
        return ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(options) { option in
                    option
                        .font(.title3)
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .frame(maxWidth: .infinity, minHeight: Self.row, maxHeight: Self.row)
                        .visualEffect { content, proxy in
                            let distance = proxy.frame(in: .scrollView(axis: .vertical)).midY - Self.height / 2
                            // Rotate the row as if it were on the outside of a drum.
                            let turned = max(min(distance / (Self.height / 2), 1), -1)
                            return
                                content
                                .rotation3DEffect(.degrees(-turned * 70), axis: (1, 0, 0), perspective: 0.3)
                                .opacity(1 - abs(turned) * 0.8)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .contentMargins(.vertical, (Self.height - Self.row) / 2, for: .scrollContent)
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $middle, anchor: .center)
        .onScrollPhaseChange { _, phase in
            isMoving = phase.isScrolling
            guard !isMoving, let option = options.first(where: { $0.id == middle }) else { return }
            if !parts.isChosen(option) { parts.choose(option) }
        }
        .onChange(of: chosen.map { options[$0].id }, initial: true) { _, new in if !isMoving { middle = new } }
        // A wheel turns in each direction, also at its ends, instead of moving a sheet.
        .transformEnvironment(\.scrollConfiguration) {
            $0.sheetTakesPulls = false
            $0.sheetTakesPushes = false
            $0.sheet = nil
        }
        .background { RoundedRectangle(cornerRadius: 8).fill(SystemFill.tertiary).frame(height: Self.row) }
        .frame(height: Self.height)
        .accessibilityRepresentation {
            Stepper {
                HStack {
                    parts.label
                    if let chosen { options[chosen] }
                }
            } onIncrement: {
                step(by: 1, from: chosen, in: options)
            } onDecrement: {
                step(by: -1, from: chosen, in: options)
            }
        }
    }

    private func step(by step: Int, from chosen: Int?, in options: SubviewsCollection) {
        let next = chosen.map { $0 + step } ?? 0
        if options.indices.contains(next) { parts.choose(options[next]) }
    }
}
