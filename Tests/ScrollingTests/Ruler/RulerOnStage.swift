import ScrollworkTesting
import SwiftUI
import Testing

/// A ruler on a stage of its size, and the number that its program stores.
@MainActor
final class RulerOnStage {
    @Observable final class Model {
        var count = 0
    }

    let model = Model()
    let stage: Stage
    /// The center of the red line.
    let middle: CGFloat = 140

    init(framesPerSecond: Double = 60) {
        stage = Stage(size: CGSize(width: 280, height: 80), framesPerSecond: framesPerSecond) { [model] in
            Holder(model: model)
        }
    }

    private struct Holder: View {
        let model: Model
        var body: some View {
            SeedRuler(
                count: Binding {
                    model.count
                } set: {
                    model.count = $0
                })
        }
    }

    /// The distance of the ruler from its start, in values.
    var value: Double { get throws { (middle - (try stage.frame(of: "tick-0")).minX) / 10 } }

    /// Checks that the leading edge of a tick is at the center and that the program has its value.
    func expectAtRest(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let value = try value
        #expect(abs(value - value.rounded()) < 0.001, "rests at \(value)", sourceLocation: sourceLocation)
        #expect(model.count == Int(value.rounded()), sourceLocation: sourceLocation)
        #expect(stage.isAtRest, sourceLocation: sourceLocation)
        #expect(try stage.scroll("ruler").phase == .idle, sourceLocation: sourceLocation)
    }
}
