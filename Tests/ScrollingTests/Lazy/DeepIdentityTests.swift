import ScrollworkTesting
import SwiftUI
import Testing

/// Identities inside unrealized rows, in every kind of container.
@MainActor
struct DeepIdentityTests {
    enum Container: CaseIterable {
        case zStack, grid, flow, shelf, inset, equatable
    }

    private struct Row: View, Equatable {
        let number: Int
        let container: Container

        var body: some View {
            switch container {
            case .zStack:
                ZStack {
                    Color.blue.frame(height: 40); mark
                }
            case .grid:
                Grid {
                    GridRow {
                        Color.blue.frame(height: 40); mark
                    }
                }
            case .flow:
                Flow {
                    Color.blue.frame(height: 40); mark
                }
            case .shelf: ScrollView(.horizontal) { HStack { mark } }.frame(height: 40)
            case .inset: mark.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
            case .equatable: Parted(number: number).equatable()
            }
        }

        private var mark: some View { Parted(number: number) }
    }

    private struct Parted: View, Equatable {
        let number: Int

        var body: some View { cell(40, 40, "mark-\(number)").id("m\(number)") }
    }

    private struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: proposal.width ?? 10, height: 40)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
        }
    }

    @Test(arguments: Container.allCases) func `A view in a distant row is found without realizing the rows in between`(
        _ container: Container
    ) throws {
        let wish = Wish<String>()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            WishScroll(wish: wish) {
                LazyVStack(spacing: 0) { ForEach(0..<2_000, id: \.self) { Row(number: $0, container: container) } }
            }
        }
        stage.resetStatistics()
        wish.target = "m1537"
        try stage.settle()
        let mark = try stage.frame(of: "mark-1537")
        #expect(mark.minY >= 0 && mark.maxY <= 400.01)
        #expect(stage.statistics.bodiesEvaluated < 250)
    }
}
