import ScrollworkTesting
import SwiftUI
import Testing

extension Int {
    fileprivate var doubled: Int { self * 2 }
    fileprivate var third: Int { self / 3 }
}

/// Ranges of integers whose identities aren't their elements.
@MainActor
@Suite struct RangeIdentityTests {
    @MainActor @Observable final class Model {
        var first = 0
        var destination: Int?
    }

    private struct Row: View {
        let number: Int
        @State private var isMarked = false

        var body: some View {
            Color.red.frame(width: 200, height: 50)
                .onTapGesture { isMarked = true }
                .accessibilityIdentifier("\(isMarked ? "marked" : "plain")-\(number)")
        }
    }

    private struct Rows: View {
        let model: Model

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(model.first..<100, id: \.doubled) { Row(number: $0) }
                    }
                }
                .accessibilityIdentifier("rows")
                .onChange(of: model.destination) { proxy.scrollTo(model.destination, anchor: .top) }
            }
        }
    }

    @Test func `A reader scrolls to the identity of an element`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Rows(model: model) }
        model.destination = 40
        try stage.settle()
        #expect(try stage.scroll("rows").offset.y == 1_000)
        model.destination = 41
        try stage.settle()
        #expect(try stage.scroll("rows").offset.y == 1_000)
    }

    private struct Plain: View {
        let model: Model

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { LazyVStack(spacing: 0) { ForEach(5..<100) { cell(200, 50, "row-\($0)") } } }
                    .accessibilityIdentifier("rows")
                    .onChange(of: model.destination) {
                        if let destination = model.destination { proxy.scrollTo(destination, anchor: .top) }
                    }
            }
        }
    }

    @Test func `A reader scrolls to the integers of a range, and to no others`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Plain(model: model) }
        let steps: [(destination: Int, offset: CGFloat)] = [
            (45, 2_000), (100, 2_000), (4, 2_000), (.min, 2_000), (.max, 2_000), (6, 50), (4, 50), (5, 0), (99, 4_350),
        ]
        for step in steps {
            model.destination = step.destination
            try stage.settle()
            #expect(try stage.scroll("rows").offset.y == step.offset, "\(step.destination)")
        }
    }

    @Test func `Rows keep their states when the range begins elsewhere`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Rows(model: model) }
        stage.tap(at: CGPoint(x: 100, y: 225))
        #expect(abs(try stage.frame(of: "marked-4").minY - 200) < 0.01)
        model.first = 2
        try stage.settle()
        #expect(abs(try stage.frame(of: "marked-4").minY - 100) < 0.01)
        #expect(stage.exists("plain-2"))
    }

    private struct Faded: View {
        let model: Model
        let isRange: Bool

        var body: some View {
            let opacity = model.destination == nil ? 1 : 0.5
            VStack(spacing: 0) {
                if isRange {
                    ForEach(1..<4) { cell(10, 10, "box-\($0)").opacity(opacity) }
                } else {
                    ForEach([1, 2, 3], id: \.self) { cell(10, 10, "box-\($0)").opacity(opacity) }
                }
            }
        }
    }

    @Test(arguments: [false, true]) func `An update with the same elements lays out nothing`(isRange: Bool) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Faded(model: model, isRange: isRange) }
        stage.resetStatistics()
        model.destination = 1
        stage.update()
        #expect(try stage.opacity(of: "box-2") == 0.5)
        #expect(stage.statistics.nodesLaidOut == 0)
    }

    @Test func `Elements with a common identity are all visible`() {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            VStack(spacing: 0) { ForEach(0..<6, id: \.third) { Color.red.accessibilityIdentifier("box-\($0)") } }
        }
        #expect((0..<6).allSatisfy { stage.exists("box-\($0)") })
    }
}
