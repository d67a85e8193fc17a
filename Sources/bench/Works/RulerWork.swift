import Foundation
import ViewRuntime

/// A horizontal ruler with a number at every tenth tick. The ticks before the center are dimmed.
struct RulerWork: View {
    static let spacing = 10.0
    let count: Int
    let isEager: Bool

    var body: some View {
        ScrollView(.horizontal) {
            if isEager {
                HStack(spacing: 0) { ticks }
            } else {
                LazyHStack(spacing: 0) { ticks }
            }
        }
    }

    private var ticks: some View { ForEach(0..<count, id: \.self) { TickView(index: $0) } }
}

private struct TickView: View {
    let index: Int

    private var isMajor: Bool { index.isMultiple(of: 10) }

    var body: some View {
        Color.black
            .frame(width: 2, height: isMajor ? 40 : 24)
            .padding(.top, 16)
            .frame(width: RulerWork.spacing, height: 120, alignment: .top)
            .overlay(alignment: .top) {
                if isMajor {
                    Text(verbatim: "\(index)")
                        .font(.custom("DejaVu Sans", fixedSize: 13))
                        .fixedSize()
                        .padding(.top, 64)
                }
            }
            // A step instead of a fade: At the center, the change takes no time.
            .scrollTransition(
                topLeading: .animated(.linear(duration: 0)).threshold(.centered), bottomTrailing: .identity,
                axis: .horizontal
            ) { tick, phase in
                tick.opacity(phase == .topLeading ? 0.2 : 1)
            }
    }
}
