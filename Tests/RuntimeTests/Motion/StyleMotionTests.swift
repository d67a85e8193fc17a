import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let green = Color(red: 0, green: 1, blue: 0)
private let linear = Animation.linear(duration: 1)

/// Colors and styles in an animated change: at the end of a second, halfway, and in between.
@MainActor @Suite struct StyleMotionTests {
    /// Properties that programs change in the first `onAppear`. The box is 60 points wide and high, in the center of
    /// 100 points.
    enum Kind: CaseIterable {
        case color, opacity, fill, background, stroke, border, gradient, foregroundStyle, foregroundColor, tint,
            shadowStyle

        @MainActor @ViewBuilder func view(_ isOn: Bool) -> some View {
            let color = isOn ? green : red
            switch self {
            case .color: color
            case .opacity:
                ZStack {
                    red; green.opacity(isOn ? 1 : 0)
                }
            case .fill: Rectangle().fill(color)
            case .background: Color.clear.background(color)
            case .stroke: Rectangle().stroke(color, lineWidth: 200)
            case .border: Color.clear.border(color, width: 30)
            case .gradient: LinearGradient(colors: [color, color], startPoint: .leading, endPoint: .trailing)
            case .foregroundStyle: Rectangle().foregroundStyle(color)
            case .foregroundColor: Rectangle().foregroundColor(color)
            case .tint: Rectangle().fill(.tint).tint(color)
            case .shadowStyle: Rectangle().fill(color.shadow(.inner(color: color, radius: 1)))
            }
        }
    }

    private struct Box: View {
        let kind: Kind
        let log: GestureLog
        @State private var isOn = false

        var body: some View {
            kind.view(isOn).frame(width: 60, height: 60).clipped()
                .onAppear {
                    withAnimation(linear) {
                        isOn = true
                    } completion: {
                        log.note("done")
                    }
                }
        }
    }

    private func isMixed(_ color: RGBA, _ share: Float, by tolerance: Float = 0.06) -> Bool {
        abs(color.green - share) < tolerance && abs(color.red - (1 - share)) < tolerance && color.blue < 0.02
    }

    @Test(arguments: Kind.allCases) func `Changes of the first appearance are animated`(kind: Kind) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Box(kind: kind, log: log) }
        #expect(isMixed(Pixels(stage)[45, 50], 0))
        stage.advance(by: 0.5)
        #expect(isMixed(Pixels(stage)[45, 50], 0.5))
        #expect(log.entries.isEmpty)
        try stage.settle()
        #expect(isMixed(Pixels(stage)[45, 50], 1))
        #expect(log.entries == ["done"])
    }

    @Test func `A placeholder pulses while it exists`() throws {
        struct Placeholder: View {
            @State private var isBright = false
            let model: Model

            var body: some View {
                RoundedRectangle(cornerRadius: 4)
                    .fill(Color.black.opacity(isBright ? 0.2 : 0.8))
                    .frame(width: 60 + model.length, height: 60)
                    .onAppear { withAnimation(linear.repeatForever(autoreverses: true)) { isBright = true } }
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Placeholder(model: model) }
        func brightness() -> Float { Pixels(stage)[50, 50].red }
        stage.advance(by: 0.25)
        #expect(abs(brightness() - 0.35) < 0.05)
        stage.advance(by: 0.75)
        #expect(abs(brightness() - 0.8) < 0.05)
        // A change without an animation doesn't end the running one.
        model.length = 10
        stage.update()
        stage.advance(by: 1)
        #expect(abs(brightness() - 0.2) < 0.05)
        stage.advance(by: 101)
        #expect(abs(brightness() - 0.8) < 0.05)
    }

    @Observable final class Model {
        var length: CGFloat = 0
        var isOn = false
        var other = 0
    }

    @Test func `The color of a shadow is animated`() throws {
        struct Card: View {
            let model: Model
            var body: some View {
                Color.white.frame(width: 20, height: 20).shadow(color: model.isOn ? green : red, radius: 0, x: 30)
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Card(model: model) }
        withAnimation(linear) { model.isOn = true }
        stage.advance(by: 0.5)
        #expect(isMixed(Pixels(stage)[80, 50], 0.5))
        try stage.settle()
        #expect(isMixed(Pixels(stage)[80, 50], 1))
    }

    enum Label: CaseIterable {
        case ownStyle, environment, ownColor, symbol, symbolInText

        @MainActor @ViewBuilder func view(_ isOn: Bool) -> some View {
            let color = isOn ? green : red
            switch self {
            case .ownStyle: Text(verbatim: "\u{2588}").foregroundStyle(color)
            case .environment: VStack { Text(verbatim: "\u{2588}") }.foregroundStyle(color)
            case .ownColor: Text(verbatim: "\u{2588}").foregroundColor(color)
            case .symbol: Image(systemName: "square.fill").foregroundStyle(color)
            case .symbolInText: Text(Image(systemName: "square.fill")).foregroundStyle(color)
            }
        }
    }

    @Test(arguments: Label.allCases, [false, true]) func `Texts and symbols fade to another color`(
        label: Label, atOnce: Bool
    ) throws {
        struct Root: View {
            let label: Label
            let model: Model
            let atOnce: Bool
            var body: some View {
                label.view(model.isOn).font(.system(size: 60))
                    .onAppear { if atOnce { withAnimation(linear) { model.isOn = true } } }
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Root(label: label, model: model, atOnce: atOnce) }
        if !atOnce {
            stage.advance(by: 0.1)
            withAnimation(linear) { model.isOn = true }
            stage.update()
        }
        stage.advance(by: 0.5)
        #expect(colors(stage).contains { isMixed($0, 0.5) })
        try stage.settle()
        #expect(colors(stage).contains { isMixed($0, 1) })
    }

    @Test func `Parts of a text fade to other colors separately`() throws {
        struct Root: View {
            let model: Model
            var body: some View {
                (Text(verbatim: "a").foregroundColor(model.isOn ? green : red)
                    + Text(verbatim: "b").foregroundColor(red))
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Root(model: model) }
        withAnimation(linear) { model.isOn = true }
        stage.update()
        stage.advance(by: 0.5)
        let half = colors(stage)
        #expect(half.contains { isMixed($0, 0.5) } && half.contains { isMixed($0, 0) })
    }

    @Test func `A gradient's direction and stops are animated`() throws {
        struct Root: View {
            let model: Model
            var body: some View {
                let colors = model.isOn ? [red, green, red] : [red, green]
                LinearGradient(colors: colors, startPoint: .leading, endPoint: model.isOn ? .trailing : .center)
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Root(model: model) }
        #expect(isMixed(Pixels(stage)[99, 50], 1))
        withAnimation(linear) { model.isOn = true }
        stage.update()
        stage.advance(by: 0.5)
        // Three quarters of the distance across, where the last stop is halfway between green and red.
        #expect(isMixed(Pixels(stage)[74, 50], 0.5, by: 0.1))
        try stage.settle()
        #expect(isMixed(Pixels(stage)[50, 50], 1))
    }

    /// Returns the colors of texts and symbols on the stage.
    private func colors(_ stage: Stage) -> [RGBA] {
        func found(_ layer: Layer) -> [RGBA] {
            layer.content.flatMap { command -> [RGBA] in
                switch command {
                case .text(let layout, _, .color(let paint)): layout.lines.flatMap(\.runs).map { $0.color ?? paint }
                case .fill(_, .color(let color), _): [color]
                default: []
                }
            } + layer.children.flatMap(found)
        }
        return found(stage.graph.rootLayer)
    }
}
