import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

/// Masks that change, and what a mask doesn't affect.
@MainActor
@Suite struct MaskTests {
    @MainActor @Observable final class Model { var isOn = false }

    private struct Content: View {
        let model: Model
        let make: (Bool) -> AnyView

        var body: some View { make(model.isOn) }
    }

    private let red = Color(red: 1, green: 0, blue: 0)

    /// Returns the columns at which a row of pixels becomes red or ceases to be, before and after a change.
    private func edges(_ make: @escaping (Bool) -> AnyView) -> [[Int]] {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1) { Content(model: model, make: make) }
        return [false, true, false].map { isOn in
            model.isOn = isOn
            stage.update()
            let pixels = Pixels(stage)
            let row = (0..<100).map { pixels[$0, 50].green < 0.01 }
            return (1..<100).filter { row[$0] != row[$0 - 1] }
        }
    }

    @Test func `A mask follows changes of its alignment, its content, and its size`() {
        let aligned = edges { isOn in
            AnyView(red.mask(alignment: isOn ? .trailing : .leading) { Color.black.frame(width: 30) })
        }
        #expect(aligned == [[30], [70], [30]])
        let changed = edges { isOn in AnyView(red.mask { Color.black.frame(width: isOn ? 20 : 60) }) }
        #expect(changed == [[20, 80], [40, 60], [20, 80]])
        let resized = edges { isOn in
            AnyView(red.frame(width: isOn ? 40 : 80).mask { Color.black.padding(.leading, 10) })
        }
        #expect(resized == [[20, 90], [40, 70], [20, 90]])
    }

    /// The mask covers the left half of the view.
    @Test func `A masked view receives touches everywhere, and its mask none`() {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            red.onTapGesture { log.note("view") }.mask(alignment: .leading) {
                Color.black.frame(width: 50).onTapGesture { log.note("mask") }
            }
        }
        for x in [25.0, 75] {
            stage.tap(at: CGPoint(x: x, y: 50))
            stage.advance(by: 0.5)
        }
        #expect(log.entries == ["view", "view"])
    }

    @Test func `Assistive technology reads the masked view, and not the mask`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Text(verbatim: "view").mask { Text(verbatim: "mask") }
        }
        #expect(stage.semantics.flattened.compactMap(\.label) == ["view"])
    }
}
