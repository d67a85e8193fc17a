import ScrollworkTesting
import SwiftUI
import Testing

/// A position while a person scrolls without a finger, in a window of four rows of 50 points.
@MainActor
@Suite struct PositionStepTests {
    @MainActor @Observable final class Model { var position = ScrollPosition(id: 10) }

    private struct Rows: View {
        @Bindable var model: Model

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Color.red.frame(height: 50) } }
                    .scrollTargetLayout()
            }
            .scrollPosition($model.position, anchor: .top)
            .accessibilityIdentifier("rows")
        }
    }

    /// The ways to scroll, with the distance in points.
    enum Way: CaseIterable {
        case notch, trackpad, page, end, assistiveTechnology

        @MainActor func scroll(_ stage: Stage) throws -> CGFloat {
            let middle = CGPoint(x: 50, y: 100)
            switch self {
            case .notch: stage.wheel(by: CGSize(width: 0, height: 1), at: middle)
            case .trackpad: stage.wheel(by: CGSize(width: 0, height: 100), at: middle, precise: true)
            case .page: stage.press(.pageDown)
            case .end: stage.press(.end)
            case .assistiveTechnology: try stage.scrollAction("rows", .down)
            }
            return switch self {
            case .notch, .trackpad: 100
            case .page, .assistiveTechnology: 200
            case .end: 1_300
            }
        }
    }

    @Test(arguments: Way.allCases) func `A position follows every way to scroll`(way: Way) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Rows(model: model) }
        try #require(try stage.scroll("rows").offset.y == 500 && !model.position.isPositionedByUser)
        let distance = try way.scroll(stage)
        try stage.settle()
        #expect(try stage.scroll("rows").offset.y == 500 + distance)
        #expect(model.position.isPositionedByUser)
        #expect(model.position.viewID(type: Int.self) == 10 + Int(distance / 50))
    }

    @Test func `A tap is not a way to scroll`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Rows(model: model) }
        stage.tap(at: CGPoint(x: 50, y: 100))
        try stage.settle()
        #expect(model.position == ScrollPosition(id: 10))
    }

    /// The program's movements keep the value that the program set, also after a step.
    @Test func `An animated scroll of the program is not one of a person`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Rows(model: model) }
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 50, y: 100))
        stage.advance(by: 0.05)
        #expect(model.position.isPositionedByUser)
        withAnimation { model.position.scrollTo(id: 30) }
        stage.advance(by: 0.1)
        #expect(model.position == ScrollPosition(id: 30))
        try stage.settle()
        #expect(try stage.scroll("rows").offset.y == 1_500)
        #expect(model.position.viewID(type: Int.self) == 30 && !model.position.isPositionedByUser)
    }
}
