import ScrollworkTesting
import SwiftUI
import Testing

/// A seed ruler on a stage of its size, and the number its program keeps.
@MainActor
final class RulerOnStage {
    @Observable final class Model {
        var count = 0
    }

    let model = Model()
    let stage: Stage
    /// Where the red line's middle is.
    let middle: CGFloat = 140

    init(framesPerSecond: Double = 60) {
        stage = Stage(size: CGSize(width: 280, height: 80), framesPerSecond: framesPerSecond) { [model] in
            Holder(model: model)
        }
    }

    private struct Holder: View {
        let model: Model
        var body: some View { SeedRuler(count: Binding { model.count } set: { model.count = $0 }) }
    }

    /// How far the ruler was pulled, in values.
    var value: Double { get throws { (middle - (try stage.frame(of: "tick-0")).minX) / 10 } }

    /// Checks that a tick's leading edge is at the middle and that the program knows which one.
    func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let value = try value
        #expect(abs(value - value.rounded()) < 0.001, "rests at \(value)", sourceLocation: sourceLocation)
        #expect(model.count == Int(value.rounded()), sourceLocation: sourceLocation)
        #expect(stage.isAtRest, sourceLocation: sourceLocation)
        #expect(try stage.scroll("ruler").phase == .idle, sourceLocation: sourceLocation)
    }
}
