import ScrollworkTesting
import SwiftUI
import Testing

/// Where a layout of the program's own places its views.
@MainActor
@Suite struct PlacedSubviewTests {
    /// Margins of 7 points at the left and 9 points at the top of another layout.
    private struct Margins<Base: Layout>: Layout {
        typealias Cache = Base.Cache
        let base: Base

        func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

        func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
            base.updateCache(&cache, subviews: subviews)
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
            let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            return CGSize(width: size.width + 7, height: size.height + 9)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
        ) {
            let inner = CGRect(
                x: bounds.minX + 7, y: bounds.minY + 9, width: bounds.width - 7, height: bounds.height - 9)
            base.placeSubviews(in: inner, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    /// Returns the origins of two views of 20 by 10 and of 30 by 40 points.
    private func origins<L: Layout>(in layout: L) throws -> [CGPoint] {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Margins(base: layout)() {
                cell(20, 10, "a")
                cell(30, 40, "b")
            }
            .accessibilityIdentifier("all")
        }
        let all = try stage.frame(of: "all")
        return try ["a", "b"].map { name in
            let frame = try stage.frame(of: name)
            return CGPoint(x: frame.minX - all.minX, y: frame.minY - all.minY)
        }
    }

    @Test func `A layout places its views with another layout in a part of its bounds`() throws {
        let first = CGPoint(x: 7, y: 9), below = CGPoint(x: 7, y: 24)
        #expect(try origins(in: HStackLayout(alignment: .top, spacing: 5)) == [first, CGPoint(x: 32, y: 9)])
        #expect(try origins(in: VStackLayout(alignment: .leading, spacing: 5)) == [first, below])
        #expect(try origins(in: AnyLayout(VStackLayout(alignment: .leading, spacing: 5))) == [first, below])
        #expect(try origins(in: ZStackLayout(alignment: .topLeading)) == [first, first])
        #expect(try origins(in: GridLayout(alignment: .topLeading, verticalSpacing: 5)) == [first, below])
    }

    /// Places its view in the corner, or not at all.
    private struct Corner: Layout {
        let isPlacing: Bool

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            if isPlacing { subviews[0].place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    @MainActor @Observable final class Model { var isPlaced = false }

    private struct Cornered: View {
        let model: Model
        var body: some View { Corner(isPlacing: model.isPlaced) { cell(10, 20, "view") } }
    }

    @Test func `A view that a layout no longer places is in the middle`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Cornered(model: model) }
        for (isPlaced, origin) in [(false, CGPoint(x: 45, y: 40)), (true, .zero), (false, CGPoint(x: 45, y: 40))] {
            model.isPlaced = isPlaced
            stage.update()
            #expect(try stage.frame(of: "view").origin == origin)
        }
    }
}
