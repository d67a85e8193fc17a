import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The samples of a scroll transition for a host that shows the content ahead of the scene's frames.
@MainActor
@Suite struct TransitionSampleTests {
    private static func stage(
        _ configuration: ScrollTransitionConfiguration, on axis: Axis = .vertical, isRightToLeft: Bool = false,
        count: Int = 7
    ) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            let layout = axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            ScrollView(Axis.Set(axis)) {
                layout {
                    ForEach(0..<count, id: \.self) { _ in
                        Color.black.frame(width: 60, height: 60)
                            .scrollTransition(configuration) { view, phase in
                                view.opacity(phase.isIdentity ? 1 : 0.2).offset(x: 50 * phase.value)
                                    .scaleEffect(phase == .topLeading ? 0.5 : 1)
                            }
                    }
                }
            }
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        stage.graph.lead = 0.1
        return stage
    }

    /// Returns the layers with responses in the order of their views.
    private static func responding(_ layer: Layer) -> [Layer] {
        (layer.responses == nil ? [] : [layer]) + layer.children.flatMap(responding)
    }

    /// The drag counts from 10 points on. With tolerances of half a point and of two hundredths of the opacity, a
    /// difference is invisible.
    @Test(arguments: [(.vertical, false), (.horizontal, false), (.horizontal, true)] as [(Axis, Bool)])
    func `An interactive transition responds to the content as its frames show it`(
        axis: Axis, isRightToLeft: Bool
    ) throws {
        let stage = Self.stage(.interactive, on: axis, isRightToLeft: isRightToLeft)
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        func move(by distance: CGFloat) {
            let physical = axis == .horizontal && isRightToLeft ? distance : -distance
            finger.move(
                by: CGSize(width: axis == .horizontal ? physical : 0, height: axis == .vertical ? physical : 0),
                over: 0.1)
        }
        move(by: 10)
        let responses = try Self.responding(stage.graph.rootLayer).map {
            try #require(axis == .vertical ? $0.responses?.vertical : $0.responses?.horizontal)
        }
        #expect(responses.count == 7)
        var offset: CGFloat = 0
        var changed = 0
        for step in [12, 28, 33, 60, 47] as [CGFloat] {
            move(by: step)
            offset += step
            for (layer, response) in zip(Self.responding(stage.graph.rootLayer), responses) {
                let shown = LayerResponse.Sample(
                    offset: 0, transform: layer.transform ?? ProjectionTransform(), opacity: layer.opacity
                ).numbers
                let foreseen = response.numbers(at: Double(offset)), first = response.numbers(at: 0)
                for (index, number) in shown.enumerated() {
                    #expect(abs(number - foreseen[index]) < (index == 6 || index == 7 ? 0.5 : 0.02))
                    if abs(number - first[index]) > 0.1 { changed += 1 }
                }
            }
        }
        #expect(changed > 30)
    }

    @Test func `An animated transition and one without an effect have no responses`() {
        for configuration in [.animated, .identity] as [ScrollTransitionConfiguration] {
            let stage = Self.stage(configuration)
            stage.show(ahead: 0.1)
            #expect(Self.responding(stage.graph.rootLayer).isEmpty)
        }
    }

    @Test func `A transition has no responses without a lead`() {
        let stage = Self.stage(.interactive)
        stage.graph.lead = nil
        stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 50), over: 0.1)
        #expect(Self.responding(stage.graph.rootLayer).isEmpty)
    }

    /// With 100 views, the effects of those far from the viewport of 200 points aren't updated. The samples of a view
    /// begin before the content must move by half a viewport to show it.
    @Test func `A view has its responses before it becomes visible`() throws {
        let stage = Self.stage(.interactive, count: 100)
        stage.show(ahead: 0.1)
        let finger = stage.touch(at: CGPoint(x: 100, y: 190))
        for _ in 0..<61 { finger.move(by: CGSize(width: 0, height: -10), over: 0.05) }
        let views = stage.marks.filter { $0.frame.height == 60 && $0.frame.minY > 0 && $0.frame.minY < 250 }
        #expect(views.contains { $0.frame.minY > 200 })
        #expect(views.allSatisfy { $0.layer.parent?.responses != nil })
    }
}
