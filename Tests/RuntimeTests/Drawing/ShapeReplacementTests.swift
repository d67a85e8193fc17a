import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// A shape that replaces another one. If it has the same sizes, the views around it need no layout.
@MainActor
@Suite struct ShapeReplacementTests {
    /// A bar that fills a part of its frame, or has a height of its own for proposals without a height.
    private struct Bar: Shape {
        var level: CGFloat
        var ownHeight: CGFloat?

        func path(in rect: CGRect) -> Path {
            Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * level, height: rect.height))
        }

        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            CGSize(width: proposal.width ?? 10, height: proposal.height ?? ownHeight ?? 10)
        }
    }

    @MainActor @Observable fileprivate final class Model {
        var level: CGFloat = 0.25
        var ownHeight: CGFloat?
    }

    private struct ModelBar: View {
        let model: Model
        var body: some View {
            Bar(level: model.level, ownHeight: model.ownHeight).fill(.red).accessibilityIdentifier("bar")
        }
    }

    /// A container that proposes sizes to the bar, with a view after it.
    enum Container: CaseIterable {
        case stack, scrolled, chosen, resized

        @MainActor @ViewBuilder fileprivate func view(_ model: Model) -> some View {
            switch self {
            case .stack:
                HStack(spacing: 0) {
                    ModelBar(model: model)
                    next
                    Color.clear.frame(minWidth: 20, maxWidth: 50)
                }
            case .scrolled:
                ScrollView {
                    ModelBar(model: model)
                    next
                }
            case .chosen:
                VStack(spacing: 0) {
                    ViewThatFits(in: .vertical) {
                        ModelBar(model: model)
                        Color.blue.frame(height: 1)
                    }
                    .frame(height: 30)
                    next
                }
            case .resized:
                VStack(spacing: 0) {
                    ModelBar(model: model).fixedSize(horizontal: false, vertical: true)
                    next
                }
            }
        }

        @MainActor private var next: some View {
            Color.green.frame(width: 20, height: 20).accessibilityIdentifier("next")
        }
    }

    private func stage(_ container: Container, _ model: Model) -> Stage {
        Stage(size: CGSize(width: 200, height: 100)) { container.view(model) }
    }

    private func reading(_ stage: Stage) -> [String] { stage.marks.map { "\($0.kind) \($0.frame)" } }

    @Test(arguments: Container.allCases)
    func `A shape of the same size needs no layout`(_ container: Container) throws {
        let model = Model()
        let stage = stage(container, model), before = reading(stage)
        stage.resetStatistics()
        model.level = 0.5
        stage.update()
        #expect(stage.statistics.nodesLaidOut == 0)
        #expect(stage.statistics.layersChanged == 1)
        #expect(reading(stage) != before)
        #expect(reading(stage) == reading(self.stage(container, model)))
    }

    @Test(arguments: Container.allCases)
    func `A shape of another size takes its own place`(_ container: Container) throws {
        let model = Model()
        let stage = stage(container, model)
        for height in [40, 20, nil, 200] as [CGFloat?] {
            (model.level, model.ownHeight) = (model.level + 0.1, height)
            stage.update()
            let expected = self.stage(container, model)
            #expect(reading(stage) == reading(expected))
            #expect(try stage.frame(of: "next") == expected.frame(of: "next"))
        }
    }

    @Test func `A new size applies to the last shape`() throws {
        let model = Model()
        let stage = stage(.resized, model)
        model.level = 0.75
        stage.update()
        stage.resize(to: CGSize(width: 120, height: 100))
        stage.update()
        #expect(try stage.frame(of: "bar").width == 120)
        let expected = Stage(size: CGSize(width: 120, height: 100)) { Container.resized.view(model) }
        #expect(reading(stage) == reading(expected))
    }
}
