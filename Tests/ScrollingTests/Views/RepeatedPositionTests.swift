import ScrollworkTesting
import SwiftUI
import Testing

/// Requests for the place that the program requested last, after the content changed. Rows are 50 points high.
@MainActor
@Suite struct RepeatedPositionTests {
    @MainActor @Observable final class Model {
        var rows = Array(0..<60)
        var position = ScrollPosition(idType: Int.self)
    }

    private struct Page: View {
        @Bindable var model: Model
        let isLazy: Bool

        var body: some View {
            ScrollView {
                let rows = ForEach(model.rows, id: \.self) { row in
                    Color.red.frame(height: 50).accessibilityIdentifier("row-\(row)")
                }
                if isLazy {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollPosition($model.position)
        }
    }

    /// A conversation that shows each new message.
    @Test(arguments: [false, true], [false, true]) func `Each request for the end shows the end`(
        isLazy: Bool, isAnimated: Bool
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Page(model: model, isLazy: isLazy) }
        for row in 100..<104 {
            withAnimation(isAnimated ? .smooth(duration: 0.3) : nil) {
                model.rows.append(row)
                model.position.scrollTo(edge: .bottom)
            }
            // The next message can arrive during the animation.
            if row == 101 { stage.advance(by: 0.1) } else { try stage.settle() }
            if row != 101 { #expect(try abs(stage.drawnFrame(of: "row-\(row)").maxY - 400) < 0.01) }
        }
        #expect(model.position.edge == .bottom && !model.position.isPositionedByUser)
    }

    @Test func `A row and an offset can be requested again`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Page(model: model, isLazy: false) }
        for heading in [200, 300, 400] {
            model.position.scrollTo(id: 30, anchor: .center)
            try stage.settle()
            #expect(try abs(stage.frame(of: "row-30").midY - 200) < 0.01)
            model.rows.insert(heading, at: 0)
            try stage.settle()
            model.position.scrollTo(y: 100)
            try stage.settle()
            #expect(try abs(stage.frame(of: "row-\(heading)").minY + 100) < 0.01)
            model.rows.insert(heading + 1, at: 0)
            try stage.settle()
            model.position.scrollTo(y: 100)
            try stage.settle()
            #expect(try abs(stage.frame(of: "row-\(heading + 1)").minY + 100) < 0.01)
        }
    }

    @Test func `Equal positions are equal however they came about`() {
        var position = ScrollPosition(id: 1)
        position.scrollTo(edge: .bottom)
        #expect(position == ScrollPosition(edge: .bottom))
        let other = position
        #expect(position == other)
        position.scrollTo(edge: .bottom)
        #expect(position != other && position.edge == .bottom)
        position.scrollTo(id: 2)
        #expect(position == ScrollPosition(id: 2))
    }
}
