import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Modifiers without their optional parameters.
@MainActor
@Suite struct ModifierDefaultTests {
    private var box: some View { Color.red.frame(width: 40, height: 20) }

    private func words(_ view: some View) -> [String] {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { view }
        defer { stage.close() }
        let marks = stage.marks.map { "\($0.kind) \($0.frame) \(String(describing: $0.color))" }
        let layers = stage.visibleLayers.map { layer in
            let effects = layer.effects.map { "\($0)" } ?? "", clip = layer.clip.map { "\($0)" } ?? ""
            return effects + clip + String(describing: layer.transform)
        }
        return marks + layers
    }

    private func check(_ short: some View, _ long: some View, _ location: SourceLocation = #_sourceLocation) {
        let found = words(short), expected = words(long)
        #expect(found == expected, sourceLocation: location)
        #expect(found != words(box), sourceLocation: location)
    }

    @Test func `A missing parameter changes nothing, or is the documented value`() {
        check(box.scaleEffect(x: 2), box.scaleEffect(x: 2, y: 1, anchor: .center))
        check(box.scaleEffect(y: 2), box.scaleEffect(x: 1, y: 2, anchor: .center))
        check(
            box.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)),
            box.rotation3DEffect(
                .degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1))
        check(box.offset(x: 5), box.offset(CGSize(width: 5, height: 0)))
        check(box.offset(y: 5), box.offset(CGSize(width: 0, height: 5)))
        check(box.position(x: 30), box.position(CGPoint(x: 30, y: 0)))
        check(box.position(y: 30), box.position(CGPoint(x: 0, y: 30)))
        check(box.border(.green), box.border(.green, width: 1))
        let shade = Color(.sRGBLinear, white: 0, opacity: 0.33)
        check(box.shadow(radius: 3), box.shadow(color: shade, radius: 3, x: 0, y: 0))
        check(box.colorInvert(), box.contrast(-1))
        check(box.scenePadding(.top), box.padding(.top, 16))
    }

    @Test func `Selectable text allows a selection`() {
        #expect(EnabledTextSelectability.allowsSelection)
        #expect(!DisabledTextSelectability.allowsSelection)
    }
}
