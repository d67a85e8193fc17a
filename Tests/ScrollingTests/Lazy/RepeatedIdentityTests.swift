import ScrollworkTesting
import SwiftUI
import Testing

/// Elements with the same identity, such as the first letters of weekdays.
@MainActor
struct RepeatedIdentityTests {
    nonisolated fileprivate static let letters = ["M", "T", "W", "T", "F", "S", "S"]

    enum Container: CaseIterable { case stack, lazyStack, grid, lazyGrid, list }

    @Observable final class Model { var letters = RepeatedIdentityTests.letters }

    private struct Week: View {
        let container: Container
        let model: Model

        var body: some View {
            switch container {
            case .stack: HStack { letters }
            case .lazyStack: ScrollView(.horizontal) { LazyHStack { letters } }
            case .grid: Grid { GridRow { letters } }
            case .lazyGrid: LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) { letters }
            case .list: List { letters }
            }
        }

        private var letters: some View { ForEach(model.letters, id: \.self) { Letter(letter: $0) } }
    }

    private struct Letter: View {
        let letter: String
        @State private var taps = 0

        var body: some View {
            Button("\(letter)\(taps)") { taps += 1 }
        }
    }

    private func shown(_ stage: Stage) -> [String] {
        stage.semantics.flattened.compactMap { $0.role == .button ? $0.label : nil }
    }

    @Test(arguments: Container.allCases) func `All of them are shown`(container: Container) {
        let stage = Stage(size: CGSize(width: 400, height: 600)) { Week(container: container, model: Model()) }
        #expect(shown(stage) == Self.letters.map { $0 + "0" })
    }

    @Test(arguments: Container.allCases) func `Each keeps its state if its position among them is the same`(
        container: Container
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 400, height: 600)) { Week(container: container, model: model) }
        let second = stage.semantics.flattened.filter { $0.label == "T0" }[1].frame
        stage.tap(at: CGPoint(x: second.midX, y: second.midY))
        try stage.settle()
        #expect(shown(stage) == ["M0", "T0", "W0", "T1", "F0", "S0", "S0"])
        model.letters.rotateLeft()
        try stage.settle()
        #expect(shown(stage) == ["T0", "W0", "T1", "F0", "S0", "S0", "M0"])
        model.letters.removeLast(4)
        try stage.settle()
        #expect(shown(stage) == ["T0", "W0", "T1"])
        model.letters = Self.letters
        try stage.settle()
        #expect(shown(stage) == ["M0", "T0", "W0", "T1", "F0", "S0", "S0"])
    }

    @Test(arguments: Container.allCases) func `A repeated identity is reported once`(container: Container) throws {
        let model = Model()
        model.letters = ["M", "T", "W", "T", "F", "T"]
        let stage = Stage(size: CGSize(width: 400, height: 600)) { Week(container: container, model: model) }
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.contains("identity T ") == true)
        model.letters.rotateLeft()
        try stage.settle()
        #expect(stage.warnings.count == 1)
        model.letters = Self.letters
        try stage.settle()
        #expect(stage.warnings.count == 2, "for S as well: \(stage.warnings)")
    }

    @Test(arguments: Container.allCases) func `Unique identities cause no warning`(container: Container)
        throws
    {
        let model = Model()
        model.letters = ["M", "T", "W", "F", "S"]
        let stage = Stage(size: CGSize(width: 400, height: 600)) { Week(container: container, model: model) }
        model.letters.rotateLeft()
        try stage.settle()
        model.letters = ["S", "X", "M"]
        try stage.settle()
        #expect(stage.warnings.isEmpty)
    }

    @Test func `Distant rows with a common identity are visible`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach((0..<1_000).map { $0 % 10 }, id: \.self) { box(200, 20, "row-\($0)") }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        for _ in 0..<6 {
            stage.flick(from: CGPoint(x: 100, y: 180), velocity: CGVector(dx: 0, dy: -1_500))
            try stage.settle()
            #expect(stage.frames(prefix: "row-").count >= 10)
        }
        stage.press(.home)
        try stage.settle()
        #expect(stage.frames(prefix: "row-").count == 10)
    }
}

extension [String] {
    fileprivate mutating func rotateLeft() { append(removeFirst()) }
}
