@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class EffectModel {
    var isOn = false
    var count = 0
}

@MainActor @Suite struct SymbolEffectTests {
    private let model = EffectModel()

    private func stage(@ViewBuilder _ content: @escaping (EffectModel) -> some View) -> Stage {
        let model = model
        return Stage(size: CGSize(width: 100, height: 100), scale: 1) { Subject(model: model, content: content) }
    }

    private struct Subject<Content: View>: View {
        let model: EffectModel
        @ViewBuilder let content: (EffectModel) -> Content

        var body: some View { content(model).font(.system(size: 60)) }
    }

    private func star(_ name: String = "star.fill") -> Image { Image(systemName: name) }

    @Test func aSymbolThatDisappearsKeepsItsSpace() throws {
        let stage = stage { star().symbolEffect(.disappear, isActive: $0.isOn).accessibilityIdentifier("star") }
        let bare = try stage.png(), frame = try stage.frame(of: "star")
        model.isOn = true
        stage.advance(by: 0.1)
        #expect(try stage.png() != bare)
        try stage.settle()
        #expect(Pixels(stage)[50, 50].red > 0.99)
        #expect(try stage.frame(of: "star") == frame)
        let hidden = try stage.png()
        model.isOn = false
        stage.advance(by: 0.15)
        #expect(try stage.png() != hidden)
        #expect(try stage.png() != bare)
        try stage.settle()
        #expect(try stage.png() == bare)
    }

    @Test func aBounceRunsOnceForEachChange() throws {
        let stage = stage { star().symbolEffect(.bounce, value: $0.count) }
        let bare = try stage.png()
        #expect(stage.isAtRest)
        model.count += 1
        stage.advance(by: 0.15)
        #expect(try stage.png() != bare)
        let seconds = try stage.settle()
        #expect(seconds < 0.7)
        #expect(try stage.png() == bare)
    }

    @Test func anEffectRepeatsAndHasASpeed() throws {
        let stage = stage { star().symbolEffect(.bounce, options: .repeat(3).speed(2), value: $0.count) }
        model.count += 1
        stage.advance(by: 0.8)
        #expect(!stage.isAtRest)
        stage.advance(by: 0.2)
        #expect(stage.isAtRest)
    }

    @Test func aPulseContinuesWhileItIsActive() throws {
        let stage = stage { star().symbolEffect(.pulse, isActive: $0.isOn) }
        let bare = try stage.png()
        model.isOn = true
        stage.advance(by: 10.75)
        #expect(!stage.isAtRest)
        #expect(try stage.png() != bare)
        model.isOn = false
        try stage.settle()
        #expect(try stage.png() == bare)
    }

    @Test func aSymbolIsLargerWhileItIsScaledUp() throws {
        let stage = stage { star().symbolEffect(.scale.up, isActive: $0.isOn) }
        let bare = try stage.png()
        model.isOn = true
        try stage.settle()
        #expect(try stage.png() != bare)
    }

    @Test(arguments: [ContentTransition.symbolEffect(.replace), .symbolEffect(.automatic)])
    func oneSymbolReplacesAnother(transition: ContentTransition) throws {
        let stage = stage { star($0.isOn ? "heart.fill" : "star.fill").contentTransition(transition) }
        let bare = try stage.png()
        model.isOn = true
        stage.advance(by: 0.05)
        #expect(try stage.png() != bare)
        stage.advance(by: 0.15)
        // In the middle of the change, neither symbol is visible.
        #expect(Pixels(stage)[50, 50].red > 0.9)
        try stage.settle()
        #expect(try stage.png() == self.stage { _ in star("heart.fill") }.png())
    }

    @Test func aSymbolAppearsWhileTheEffectIsActive() throws {
        let bare = try stage { _ in star() }.png()
        let stage = stage { star().symbolEffect(.appear, isActive: $0.isOn).accessibilityIdentifier("star") }
        let frame = try stage.frame(of: "star")
        #expect(Pixels(stage)[50, 50].red > 0.99)
        #expect(stage.isAtRest)
        model.isOn = true
        stage.advance(by: 0.15)
        let half = Pixels(stage)[50, 50].red
        #expect(half > 0.1 && half < 0.9)
        try stage.settle()
        #expect(try stage.png() == bare)
        #expect(try stage.frame(of: "star") == frame)
        model.isOn = false
        try stage.settle()
        #expect(Pixels(stage)[50, 50].red > 0.99)
    }

    /// Returns how dark the picture of a stage is.
    private func ink(_ stage: Stage) -> Float {
        let pixels = Pixels(stage)
        return (0..<100).reduce(0) { sum, y in sum + (0..<100).reduce(0) { $0 + 1 - pixels[$1, y].red } }
    }

    @Test func variableColorFillsTheLayersOneAfterAnother() throws {
        let stage = stage { star("cellularbars").symbolEffect(.variableColor, isActive: $0.isOn) }
        let bare = ink(stage)
        #expect(stage.isAtRest)
        model.isOn = true
        stage.update()
        // One run takes 1.2 seconds.
        var inks = [ink(stage)]
        for _ in 0..<3 {
            stage.advance(by: 0.3)
            inks.append(ink(stage))
        }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 - 20 }, "\(inks)")
        #expect(inks[0] < 0.7 * bare && inks.allSatisfy { $0 < bare + 1 })
        stage.advance(by: 0.35)
        #expect(ink(stage) < inks[2], "the next run begins without color")
        stage.advance(by: 10)
        #expect(!stage.isAtRest)
        model.isOn = false
        try stage.settle()
        #expect(abs(ink(stage) - bare) < 0.5)
    }

    @Test func reversedVariableColorEmptiesTheLayersAgain() throws {
        let stage = stage { star("cellularbars").symbolEffect(.variableColor.reversing, isActive: $0.isOn) }
        model.isOn = true
        stage.advance(by: 0.1)
        let first = ink(stage)
        stage.advance(by: 0.5)
        let full = ink(stage)
        stage.advance(by: 0.5)
        #expect(full > first + 60)
        #expect(abs(ink(stage) - first) < 1)
    }

    @Test(arguments: [false, true]) func iterativeVariableColorShowsOneLayerAtATime(hides: Bool) throws {
        let stage = stage {
            star("cellularbars").symbolEffect(
                hides ? .variableColor.iterative.hideInactiveLayers : .variableColor.iterative, isActive: $0.isOn)
        }
        func bars() -> [Float] {
            let pixels = Pixels(stage)
            return [25, 42, 58, 75].map { pixels[$0, 69].red }
        }
        model.isOn = true
        stage.advance(by: 0.15)
        for bar in 0..<4 {
            let shades = bars(), others: Float = hides ? 1 : 0.7
            #expect(shades.indices.allSatisfy { abs(shades[$0] - ($0 == bar ? 0 : others)) < 0.05 }, "\(shades)")
            stage.advance(by: 0.3)
        }
    }

    @Test func variableColorThatFollowsAValueRunsOnce() throws {
        let stage = stage { star("cellularbars").symbolEffect(.variableColor, value: $0.count) }
        let bare = ink(stage)
        model.count += 1
        stage.advance(by: 0.1)
        #expect(ink(stage) < bare - 60)
        #expect(abs(try stage.settle() - 1.1) < 0.1)
        #expect(abs(ink(stage) - bare) < 0.5)
    }

    @Test func removedEffectsAreNotVisible() throws {
        let stage = stage { star().symbolEffectsRemoved().symbolEffect(.pulse, isActive: $0.isOn) }
        model.isOn = true
        stage.advance(by: 0.1)
        #expect(stage.isAtRest)
    }

    @Test func symbolsOfArrowsAndRowsExist() throws {
        for name in ["arrowshape.up.fill", "arrowshape.down.fill", "distribute.vertical.top.fill"] {
            let stage = Stage(size: CGSize(width: 60, height: 60)) { Image(systemName: name) }
            #expect(stage.warnings.isEmpty, "\(name)")
        }
    }

    @Test func aWiggleMovesTheSymbolAndReturns() throws {
        let stage = stage { star().symbolEffect(.wiggle.left, value: $0.count) }
        let bare = try stage.png()
        model.count += 1
        stage.advance(by: 0.075)
        #expect(try stage.png() != bare)
        #expect(try stage.settle() < 1)
        #expect(try stage.png() == bare)
    }

    @Test func aSymbolBreathesWhileItIsActive() throws {
        let stage = stage { star().symbolEffect(.breathe.plain, isActive: $0.isOn) }
        let bare = try stage.png()
        model.isOn = true
        stage.advance(by: 1.2)
        #expect(try stage.png() != bare)
        #expect(!stage.isAtRest)
        model.isOn = false
        try stage.settle()
        #expect(try stage.png() == bare)
    }

    @Test func repetitionsCanHavePauses() throws {
        let stage = stage {
            star().symbolEffect(.bounce, options: .repeat(.periodic(2, delay: 1)), value: $0.count)
        }
        let bare = try stage.png()
        model.count += 1
        stage.advance(by: 0.15)
        #expect(try stage.png() != bare)
        stage.advance(by: 1)
        #expect(try stage.png() == bare)
        stage.advance(by: 0.6)
        #expect(try stage.png() != bare)
        #expect(try stage.settle() < 0.6)
    }
}
