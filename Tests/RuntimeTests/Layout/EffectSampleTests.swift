import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The samples of an effect for a host that shows the scene ahead of its frames: every eighth of a viewport, and more
/// of them where a person would see the difference to a line.
@MainActor
@Suite struct EffectSampleTests {
    /// The transform and the opacity of a view by its position in points.
    typealias Course = @Sendable (CGFloat) -> (ProjectionTransform, Double)

    /// Returns a stage with a view of 80 by 80 points at the beginning of a viewport of 400 points.
    private func stage(_ course: @escaping Course) -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 400)) {
            ScrollView {
                box(80, 80, "view")
                    .visualEffect { view, proxy in
                        let (transform, opacity) = course(proxy.frame(in: .scrollView).minY)
                        return view.transformEffect(transform).opacity(opacity)
                    }
                Color.clear.frame(height: 4_000)
            }
        }
        stage.show(ahead: 0.1)
        return stage
    }

    /// Returns the responses of all layers.
    private func responses(_ stage: Stage) -> [LayerResponse] {
        func found(_ layer: Layer) -> [LayerResponse] {
            (layer.responses?.vertical.map { [$0] } ?? []) + layer.children.flatMap(found)
        }
        return found(stage.graph.rootLayer)
    }

    private func offsets(in stage: Stage) -> [Double] { responses(stage).first?.samples.map(\.offset) ?? [] }

    private func offsets(_ course: @escaping Course) -> [Double] { offsets(in: stage(course)) }

    @MainActor @Observable final class Model { var height: CGFloat = 80 }

    private struct Growing: View {
        let model: Model

        var body: some View {
            ScrollView {
                box(80, model.height, "view")
                    .visualEffect { view, proxy in
                        view.offset(y: proxy.frame(in: .scrollView).minY * proxy.size.height / 320)
                    }
                Color.clear.frame(height: 4_000)
            }
        }
    }

    @Test func `An effect has new samples when its view has another size`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 400, height: 400)) { Growing(model: model) }
        stage.show(ahead: 0.1)
        /// Returns the distance that the effect moves the view down as the content moves up by 40 points.
        func distance() throws -> Double {
            func found(_ layer: Layer) -> [LayerResponse] {
                (layer.responses?.vertical.map { [$0] } ?? []) + layer.children.flatMap(found)
            }
            let response = try #require(found(stage.graph.rootLayer).first)
            return response.numbers(at: 40)[7] - response.numbers(at: 0)[7]
        }
        #expect(abs(try distance() + 10) < 1e-6)
        stage.advance(by: 1)
        model.height = 160
        stage.update()
        #expect(abs(try distance() + 20) < 1e-6)
    }

    typealias Change = @Sendable (inout ProjectionTransform, CGFloat) -> Void

    nonisolated private static let lines: [(name: String, change: Change)] = [
        ("m11", { $0.m11 = 1 + $1 / 1_000 }), ("m12", { $0.m12 = 0.5 + $1 / 1_000 }),
        ("m13", { $0.m13 = 0.002 + $1 / 400_000 }), ("m21", { $0.m21 = 0.5 + $1 / 1_000 }),
        ("m22", { $0.m22 = 1 + $1 / 1_000 }), ("m23", { $0.m23 = 0.002 + $1 / 400_000 }),
        ("m31", { $0.m31 = 40 + $1 / 10 }), ("m32", { $0.m32 = 40 + $1 / 10 }), ("m33", { $0.m33 = 1 + $1 / 2_000 }),
    ]

    @Test func `An effect that is linear has a sample for every eighth of a viewport`() {
        let expected = Array(stride(from: -400.0, through: 450, by: 50))
        for (name, change) in Self.lines {
            let found = offsets { place in
                var transform = ProjectionTransform()
                change(&transform, place)
                return (transform, 1)
            }
            #expect(found == expected, "\(name)")
        }
        #expect(offsets { (ProjectionTransform(), 0.5 + Double($0) / 1_000) } == expected)
    }

    @Test func `An effect in a viewport of another length has other samples`() {
        let stage = stage { (ProjectionTransform(CGAffineTransform(translationX: 0, y: $0 / 10)), 1) }
        #expect(offsets(in: stage) == Array(stride(from: -400.0, through: 450, by: 50)))
        stage.resize(to: CGSize(width: 400, height: 800))
        #expect(offsets(in: stage) == Array(stride(from: -800.0, through: 900, by: 100)))
        stage.resize(to: CGSize(width: 400, height: 200))
        #expect(offsets(in: stage) == Array(stride(from: -200.0, through: 225, by: 25)))
        stage.resize(to: CGSize(width: 400, height: 1))
        #expect(offsets(in: stage) == Array(stride(from: -1.0, through: 1.125, by: 0.125)))
    }

    /// In an interval of 50 points, the middle of a parabola with the divisor 1,250 is half a point off the line. A
    /// motion on the diagonal is longer by a factor of 1.41.
    @Test(arguments: [(1_300, 18, 35), (1_000, 35, 35), (100, 69, 137), (0.1, 273, 273)] as [(CGFloat, Int, Int)])
    func `A bent effect has more samples, up to sixteen in an interval`(divisor: CGFloat, down: Int, diagonal: Int) {
        for (x, count) in [(0, down), (1, diagonal)] as [(CGFloat, Int)] {
            let found = offsets { place in
                let bend = place * place / divisor
                return (ProjectionTransform(CGAffineTransform(translationX: x * bend, y: bend)), 1)
            }
            #expect(found.count == count && found.first == -400 && found.last == 450)
        }
    }

    /// A jump between 109.375 and 112.5 points is off the line by half of its height at each division.
    nonisolated private static let jumps: [(name: String, isDivided: Bool, change: Change, opacity: Double)] = [
        ("x", true, { $0.m31 = $1 }, 1), ("y", true, { $0.m32 = $1 }, 1), ("less x", false, { $0.m31 = $1 * 0.94 }, 1),
        ("less y", false, { $0.m32 = $1 * 0.94 }, 1), ("width", true, { $0.m11 = 1 + $1 / 80 }, 1),
        ("less width", false, { $0.m11 = 1 + $1 * 0.94 / 80 }, 1), ("height", true, { $0.m22 = 1 + $1 / 80 }, 1),
        ("less height", false, { $0.m22 = 1 + $1 * 0.94 / 80 }, 1), ("slope", true, { $0.m12 = $1 / 80 }, 1),
        ("less slope", false, { $0.m12 = $1 * 0.94 / 80 }, 1), ("opacity", true, { _, _ in }, 0.957),
        (
            "both", true,
            {
                $0.m31 = $1 * 0.75
                $0.m32 = $1 * 0.75
            }, 1
        ),
        ("less opacity", false, { _, _ in }, 0.963),
    ]

    @Test func `A jump that a person would see has more samples around it`() {
        let expected = Array(stride(from: -400.0, through: 450, by: 50))
        for (name, isDivided, change, opacity) in Self.jumps {
            let found = offsets { place in
                var transform = ProjectionTransform()
                let isOver = place < -110
                change(&transform, isOver ? 1.04 : 0)
                return (transform, isOver ? opacity : 1)
            }
            let more = isDivided ? [106.25, 109.375, 112.5, 125] : []
            #expect(found == (expected + more).sorted(), "\(name)")
        }
    }

    /// The effect is compared at every fourth sample, at most a viewport away.
    @Test(
        arguments: [(60, 140, false), (190, 210, true), (390, 900, true), (410, 900, false), (-900, -390, true)]
            as [(CGFloat, CGFloat, Bool)])
    func `An effect that is equal every half viewport is constant`(from: CGFloat, to: CGFloat, responds: Bool) {
        let stage = stage { place in
            let isInside = -place > from && -place < to
            return (ProjectionTransform(CGAffineTransform(translationX: isInside ? 100 : 0, y: 0)), 1)
        }
        #expect(!responses(stage).isEmpty == responds)
    }

    @MainActor @Observable final class Faded { var opacity = 1.0 }

    private struct Fading: View {
        let model: Faded

        var body: some View {
            let opacity = model.opacity
            ScrollView {
                box(80, 80, "view")
                    .visualEffect { view, proxy in
                        view.opacity(opacity).offset(y: -proxy.frame(in: .scrollView).minY / 2)
                    }
                Color.clear.frame(height: 4_000)
            }
        }
    }

    /// An effect is compared with its samples ten times per second.
    @Test func `An effect that changes for another reason has no samples until they are compared`() {
        let model = Faded()
        let stage = Stage(size: CGSize(width: 400, height: 400)) { Fading(model: model) }
        stage.show(ahead: 0.1)
        stage.advance(by: 1)
        model.opacity = 0.9
        stage.update()
        #expect(responses(stage).count == 1)
        stage.advance(by: 0.05)
        model.opacity = 0.89
        stage.update()
        #expect(responses(stage).count == 1)
        model.opacity = 0.5
        stage.update()
        #expect(responses(stage).isEmpty)
        stage.advance(by: 0.05)
        model.opacity = 0.4
        stage.update()
        #expect(responses(stage).first?.numbers(at: 0).last == 0.4)
    }

    @Test func `An effect has no samples during its own animation`() {
        let model = Faded()
        let stage = Stage(size: CGSize(width: 400, height: 400)) { Fading(model: model) }
        stage.show(ahead: 0.1)
        stage.advance(by: 1)
        #expect(responses(stage).count == 1)
        withAnimation(.linear(duration: 0.5)) { model.opacity = 0.5 }
        stage.advance(by: 0.3)
        #expect(responses(stage).isEmpty)
        stage.advance(by: 0.3)
        #expect(responses(stage).first?.numbers(at: 0).last == 0.5)
    }

    /// The row's coordinate space scrolls with the page around it.
    @Test func `An effect that depends on one of two scroll views responds to that one`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500)) {
            ScrollView {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<9) { index in
                            box(200, 200, "page-\(index)")
                                .visualEffect { view, proxy in
                                    let frame = proxy.frame(in: .named("row"))
                                    return view.offset(x: -frame.minX / 2, y: -frame.minY / 4)
                                }
                        }
                    }
                }
                .coordinateSpace(.named("row"))
                box(300, 2_000, "rest")
            }
        }
        stage.graph.lead = 0.1
        stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 80, y: 150), over: 0.5)
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 290), over: 0.5)
        func found(_ layer: Layer) -> [LayerResponses] {
            (layer.responses.map { [$0] } ?? []) + layer.children.flatMap(found)
        }
        let responses = try #require(found(stage.graph.rootLayer).first)
        let horizontal = try #require(responses.horizontal)
        #expect(abs(horizontal.numbers(at: 40)[6] - horizontal.numbers(at: 0)[6] - 20) < 1e-6)
        #expect(responses.vertical == nil)
    }
}
