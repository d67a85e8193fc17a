import ScrollworkTesting
import SwiftUI
import Testing

/// The order in which views evaluate the changes of several transactions.
@MainActor
@Suite struct UpdateOrderTests {
    @MainActor @Observable final class Model {
        var step = 0
        var late = 0
    }

    /// A view whose body changes a state with an animation, once.
    private struct Writer: View {
        let model: Model
        let log: GestureLog
        @State private var number = 0

        var body: some View {
            let step = model.step
            let _ = log.note("begin \(step)")
            let _ = { if step == 1, number == 0 { withAnimation { number = 1 } } }()
            let _ = log.note("end \(step)")
            Text("\(number)").accessibilityIdentifier("number")
        }
    }

    private struct Late: View {
        let model: Model
        let log: GestureLog

        var body: some View {
            let _ = log.note("late \(model.late)")
            Color.clear
        }
    }

    @Test func `A change that a body makes waits until the body and the changes before it are evaluated`() throws {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100), checksBodies: false) {
            VStack {
                Writer(model: model, log: log)
                Late(model: model, log: log)
            }
        }
        log.entries = []
        model.step = 1
        withAnimation { model.late = 1 }
        stage.update()
        #expect(log.entries == ["begin 1", "end 1", "late 1", "begin 1", "end 1"])
        #expect(try stage.text(of: "number") == "1")
    }

    @MainActor @Observable final class Lengths {
        var first: CGFloat = 10
        var second: CGFloat = 10
        var hasTransaction = true
    }

    private struct Bar: View {
        let lengths: Lengths
        let isFirst: Bool
        var body: some View { Color.red.frame(width: isFirst ? lengths.first : lengths.second, height: 10) }
    }

    private struct Bars: View {
        let lengths: Lengths

        var body: some View {
            VStack(spacing: 0) {
                Bar(lengths: lengths, isFirst: true)
                Bar(lengths: lengths, isFirst: false)
                if lengths.hasTransaction { Color.blue.frame(width: 5, height: 5).transaction { _ in } }
            }
        }
    }

    /// The view that changed every transaction has left.
    @Test func `Changes of several transactions without an animation are laid out together`() {
        func layouts(_ change: (Lengths) -> Void) -> Int {
            let lengths = Lengths()
            let stage = Stage(size: CGSize(width: 100, height: 100)) { Bars(lengths: lengths) }
            lengths.hasTransaction = false
            stage.update()
            stage.resetStatistics()
            change(lengths)
            stage.update()
            return stage.statistics.nodesLaidOut
        }
        let one = layouts { lengths in
            lengths.first = 20
            lengths.second = 30
        }
        let two = layouts { lengths in
            withTransaction(\.isContinuous, true) { lengths.first = 20 }
            lengths.second = 30
        }
        #expect(two == one && one > 0)
    }

    private struct Jumping: View {
        @State private var x: CGFloat = 0

        var body: some View {
            VStack(alignment: .leading) {
                Color.red.frame(width: 20, height: 20).accessibilityIdentifier("mark").padding(.leading, x)
                Button("Go") {
                    x = 20
                    withAnimation(.linear(duration: 1)) { x = 100 }
                }
                .accessibilityIdentifier("go")
            }
            .frame(width: 200, alignment: .leading)
        }
    }

    @MainActor @Observable final class Place { var x: CGFloat = 0 }

    private struct Interleaved: View {
        let log: GestureLog
        @State private var number = 0
        @State private var place = Place()

        var body: some View {
            VStack(alignment: .leading) {
                Reader(number: $number, log: log)
                Moved(place: place)
                Button("Go") {
                    number = 1
                    withAnimation(.linear(duration: 1)) { place.x = 100 }
                    number = 2
                }
                .accessibilityIdentifier("plain")
                Button("Go") {
                    withAnimation(.linear(duration: 1)) { number = 3 }
                    number = 4
                }
                .accessibilityIdentifier("animated")
            }
            .frame(width: 200, alignment: .leading)
        }
    }

    private struct Reader: View {
        @Binding var number: Int
        let log: GestureLog

        var body: some View {
            let _ = log.note("\(number)")
            Color.red.frame(width: CGFloat(number), height: 20)
        }
    }

    private struct Moved: View {
        let place: Place

        var body: some View {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("mark").padding(.leading, place.x)
        }
    }

    @Test func `A view that waits for an update is updated once for all changes of a transaction`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200), checksBodies: false) { Interleaved(log: log) }
        log.entries = []
        try stage.tap("plain")
        #expect(log.entries == ["2"])
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "mark").minX - 50) < 0.01)
        log.entries = []
        try stage.tap("animated")
        #expect(log.entries == ["3", "4"])
    }

    @Test func `An animated change of a state begins at the change before it`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Jumping() }
        try stage.tap("go")
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "mark").minX - 60) < 0.01)
    }
}
