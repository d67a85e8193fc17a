import SwiftUI
import Testing

@testable import ScrollworkTesting
@testable import ViewRuntime

/// The content that a host can show before the next frame of the scene.
@MainActor
@Suite struct LeadReachTests {
    /// The host is a second ahead. Each step is a position with its velocity and time, and the distances before and
    /// after the position that the host can show.
    @Test func `A place ahead stays for the time of the lead after the content last moved toward it`() {
        var reach = LeadReach()
        let steps: [(position: Double, velocity: Double, time: Double, before: Double, after: Double)] = [
            (0, 100, 0, 0, 100), (50, 50, 0.5, 0, 50), (50, 0, 1.5, 0, 50), (50, 0, 1.51, 0, 0),
            (0, -100, 2, 100, 0), (-50, -50, 2.5, 50, 0), (-50, 0, 3.5, 50, 0), (-50, 0, 3.51, 0, 0),
            // Slower content goes less far, and then passes the place, and returns.
            (0, 100, 5, 0, 100), (20, 10, 5.1, 0, 80), (120, 0, 5.2, 0, 0), (110, 100, 5.3, 0, 100),
            (110, -100, 5.4, 100, 100), (100, -10, 5.5, 90, 110), (0, 0, 5.6, 0, 210),
        ]
        for step in steps {
            let found = reach.ahead(ofPosition: step.position, velocity: step.velocity, lead: 1, at: step.time)
            #expect(found.before == step.before && found.after == step.after, "\(step), \(found)")
        }
    }

    @MainActor @Observable final class Place { var position = ScrollPosition(idType: Int.self) }

    private struct Rows: View {
        @Bindable var place: Place

        var body: some View {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<400, id: \.self) { cell(100, 50, "\($0)") } } }
                .scrollPosition($place.position)
        }
    }

    /// The content is beyond 5,000 points, and in the same frame continues from 1,025 points.
    @Test func `A host that isn't ahead needs only visible rows`() throws {
        let place = Place()
        let stage = Stage(size: CGSize(width: 100, height: 500)) { Rows(place: place) }
        stage.graph.lead = 0
        place.position.scrollTo(y: 5_000)
        try stage.settle()
        stage.flick(from: CGPoint(x: 50, y: 450), velocity: CGVector(dx: 0, dy: -2_000))
        stage.advance(by: 0.1)
        withTransaction(\.scrollPositionUpdatePreservesVelocity, true) { place.position.scrollTo(y: 1_025) }
        stage.update()
        #expect(stage.frames().keys.compactMap { Int($0) }.sorted() == Array(20...30))
    }

    // MARK: Growth

    /// A lazy stack, whose distant rows are longer than expected, and a view after it.
    private struct Following: View {
        let axis: Axis

        private var rows: some View {
            ForEach(0..<40, id: \.self) { row in
                let length: CGFloat = row < 5 ? 20 : 50
                cell(axis == .vertical ? 100 : length, axis == .vertical ? length : 100, "\(row)")
            }
        }

        var body: some View {
            ScrollView(Axis.Set(axis)) {
                if axis == .vertical {
                    VStack(spacing: 0) {
                        LazyVStack(spacing: 0) { rows }
                        cell(100, 1_000, "after")
                    }
                } else {
                    HStack(spacing: 0) {
                        LazyHStack(spacing: 0) { rows }
                        cell(1_000, 100, "after")
                    }
                }
            }
            .scrollIndicators(.hidden)
        }
    }

    /// The stack is 800 points long, as far as it's known. Its length changes when its last row becomes visible.
    @Test(arguments: StackForm.all) func `The place of a view doesn't change when content before it grows`(
        form: StackForm
    ) throws {
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Following(axis: form.axis) }
        let scroll = try #require(try stage.census().scrollViews.first)
        func start() throws -> CGFloat {
            scroll.placeInContent(of: try stage.element(identifiedBy: "after"), along: form.axis).layout.start
        }
        try stage.move(by: 1_000, form)
        #expect(scroll[form.axis].totalGrowth == 0)
        let before = try start()
        #expect(abs(before - (form.isRightToLeft ? 0 : 800)) < 1e-6)
        try stage.move(by: -250, form)
        #expect(scroll[form.axis].totalGrowth > 10)
        #expect(abs(try start() - before) < 1e-6)
    }
}
