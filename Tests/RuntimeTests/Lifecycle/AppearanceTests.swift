import ScrollworkTesting
import SwiftUI
import Testing

/// The order in which views appear, disappear, and change in SwiftUI.
@MainActor
@Suite struct AppearanceTests {
    /// The events, outside the observation of views.
    final class Log {
        var entries: [String] = []
    }

    private let log = Log()
    private let size = CGSize(width: 100, height: 100)

    @Test func anIdentityInsideDoesNotMakeAViewAppearAgain() {
        let stage = Stage(size: size) { IDInside(log: log) }
        stage.advance(by: 0.1)
        #expect(log.entries == ["appear"])
    }

    private struct IDInside: View {
        let log: Log
        @State private var value = 0

        var body: some View {
            Color.red.id(value).onAppear {
                log.entries.append("appear")
                value = 1
            }
        }
    }

    @Test func anIdentityOutsideMakesAViewAppearAgain() {
        let stage = Stage(size: size) { IDOutside(log: log) }
        stage.advance(by: 0.1)
        #expect(log.entries == ["appear", "appear"])
    }

    private struct IDOutside: View {
        let log: Log
        @State private var value = 0

        var body: some View {
            Color.red.onAppear {
                log.entries.append("appear")
                value = 1
            }
            .id(value)
        }
    }

    @Test func theNewViewAppearsBeforeTheOldOneDisappears() {
        let model = Toggle()
        let stage = Stage(size: size) { Changing(model: model, log: log) }
        model.isOn = true
        stage.advance(by: 0.1)
        #expect(log.entries == ["AF", "AT", "DT"])
        stage.close()
        #expect(log.entries == ["AF", "AT", "DT", "DT"])
    }

    @Observable final class Toggle {
        var isOn = false
    }

    private struct Changing: View {
        let model: Toggle
        let log: Log

        var body: some View {
            Color.red
                .onAppear { log.entries.append(model.isOn ? "AT" : "AF") }
                .onDisappear { log.entries.append(model.isOn ? "DT" : "DF") }
                .id(model.isOn)
        }
    }

    private struct Pair: View {
        let model: Number
        let log: Log

        var body: some View {
            part("a", model.value).transition(AnyTransition.identity).id(model.value)
            part("b", model.other).id(model.other)
        }

        private func part(_ name: String, _ number: Int) -> some View {
            Color.red
                .onAppear { log.entries.append("+\(name)\(number)") }
                .onDisappear { log.entries.append("-\(name)\(number)") }
        }
    }

    /// The first view has no transition, so the old one disappears first.
    @Test func eachOfTwoViewsThatChangeAtOnceHasItsOwnOrder() {
        let model = Number()
        let stage = Stage(size: size) { Pair(model: model, log: log) }
        #expect(log.entries == ["+a0", "+b0"])
        for step in 1...2 {
            log.entries = []
            (model.value, model.other) = (step, step)
            stage.update()
            #expect(log.entries == ["-a\(step - 1)", "+a\(step)", "+b\(step)", "-b\(step - 1)"])
        }
    }

    private struct Flashing: View {
        let log: Log
        @State private var isOn = false

        var body: some View {
            if isOn {
                let _ = log.entries.append("made")
                Color.red.onAppear { log.entries.append("appear") }.onDisappear { log.entries.append("disappear") }
            }
            Button("Flash") {
                withAnimation(nil) { isOn = true }
                isOn = false
            }
            .accessibilityIdentifier("button")
        }
    }

    @Test func aViewThatComesAndGoesInOneFrameDoesNotAppear() throws {
        let stage = Stage(size: size) { Flashing(log: log) }
        try stage.tap("button")
        stage.advance(by: 0.1)
        #expect(log.entries == ["made"])
    }

    // MARK: Changes

    @Test func aChangeMadeOnAppearIsReported() async {
        let stage = Stage(size: size) { TwoParameters(log: log) }
        await stage.mainQueue(until: { log.entries.count > 1 })
        #expect(log.entries == ["0 1", "1 2"])
    }

    private struct TwoParameters: View {
        let log: Log
        @State private var value = 0

        var body: some View {
            Color.red
                .onChange(of: value) { log.entries.append("\($0) \($1)") }
                .onAppear {
                    value = 1
                    DispatchQueue.main.async { value = 2 }
                }
        }
    }

    @Test func theDeprecatedOnChangeReceivesTheNewValue() async {
        let stage = Stage(size: size) { OneParameter(log: log) }
        await stage.mainQueue(until: { log.entries.count > 1 })
        #expect(log.entries == ["1", "2"])
    }

    private struct OneParameter: View {
        let log: Log
        @State private var value = 0

        var body: some View {
            Color.red
                .onChange(of: value, perform: { log.entries.append("\($0)") })
                .onAppear {
                    value = 1
                    DispatchQueue.main.async { value = 2 }
                }
        }
    }

    @Test func everyTurnOfTheMainQueueIsASeparateChange() async {
        let stage = Stage(size: size) { ThreeTurns(log: log) }
        await stage.mainQueue(until: { log.entries.count > 2 })
        #expect(log.entries.count == 3)
    }

    private struct ThreeTurns: View {
        let log: Log
        @State private var isOn = false

        var body: some View {
            Color.red
                .onChange(of: isOn) { log.entries.append("\(isOn)") }
                .onAppear {
                    isOn = true
                    DispatchQueue.main.async {
                        isOn = false
                        DispatchQueue.main.async { isOn = true }
                    }
                }
        }
    }

    @Test func onChangeDoesNotReceiveTheFirstValueByDefault() {
        _ = Stage(size: size) { Color.red.onChange(of: 1) { log.entries.append("later") } }
        #expect(log.entries.isEmpty)
        _ = Stage(size: size) { Color.red.onChange(of: 1, initial: true) { log.entries.append("first") } }
        #expect(log.entries == ["first"])
    }

    @Test func aTaskRunsOnce() async {
        let stage = Stage(size: size) { Color.red.task { log.entries.append("task") } }
        await stage.mainQueue(until: { !log.entries.isEmpty })
        stage.advance(by: 0.1)
        await stage.mainQueue(for: 0.02)
        #expect(log.entries == ["task"])
    }

    @Test func aTaskIsCancelledWithItsView() async {
        let model = Toggle()
        model.isOn = true
        let stage = Stage(size: size) { Worker(model: model, log: log) }
        await stage.mainQueue(until: { log.entries == ["begins"] })
        model.isOn = false
        await stage.mainQueue(until: { log.entries.count > 1 })
        #expect(log.entries == ["begins", "cancelled"])
    }

    private struct Worker: View {
        let model: Toggle
        let log: Log

        var body: some View {
            if model.isOn {
                Color.red.task {
                    log.entries.append("begins")
                    // Only the cancellation of the task ends the stream.
                    let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
                    for await _ in stream {}
                    withExtendedLifetime(continuation) { log.entries.append("cancelled") }
                }
            }
        }
    }

    @Test func aTaskStartsAgainWhenItsValueChangesAndNotOtherwise() async {
        let model = Number()
        let stage = Stage(size: size) { Numbered(model: model, log: log) }
        await stage.mainQueue(until: { log.entries == ["begins 0"] })
        model.other = 1
        stage.update()
        model.value = 1
        await stage.mainQueue(until: { log.entries.count > 2 })
        #expect(log.entries.sorted() == ["begins 0", "begins 1", "ends 0"])
    }

    private struct Numbered: View {
        let model: Number
        let log: Log

        var body: some View {
            let value = model.value
            let _ = model.other
            Color.red.task(id: value) {
                log.entries.append("begins \(value)")
                let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
                for await _ in stream {}
                withExtendedLifetime(continuation) { log.entries.append("ends \(value)") }
            }
        }
    }

    private struct LeavingAtOnce: View {
        let model: Number
        let log: Log

        var body: some View {
            if model.other == 0 { Numbered(model: model, log: log).transition(AnyTransition.identity) }
        }
    }

    @Test func aTaskDoesNotStartAgainInAViewThatLeavesAtOnce() async {
        let model = Number()
        let stage = Stage(size: size) { LeavingAtOnce(model: model, log: log) }
        await stage.mainQueue(until: { log.entries == ["begins 0"] })
        model.value = 1
        withAnimation { model.other = 1 }
        await stage.mainQueue(until: { log.entries.count > 1 })
        await stage.mainQueue(for: 0.02)
        #expect(log.entries == ["begins 0", "ends 0"])
    }

    @Test func aTaskOfAViewThatIsNotShownWaitsForItsAppearance() async {
        let model = Number()
        let stage = Stage(size: size) { Fitting(model: model, log: log) }
        await stage.mainQueue(until: { log.entries == ["narrow 0"] })
        model.value = 1
        await stage.mainQueue(until: { log.entries.count > 1 })
        #expect(log.entries == ["narrow 0", "narrow 1"])
        stage.resize(to: CGSize(width: 300, height: 100))
        await stage.mainQueue(until: { log.entries.count > 2 })
        #expect(log.entries == ["narrow 0", "narrow 1", "wide 1"])
    }

    private struct Fitting: View {
        let model: Number
        let log: Log

        var body: some View {
            let value = model.value
            ViewThatFits(in: .horizontal) {
                Color.red.frame(width: 200).task(id: value) { log.entries.append("wide \(value)") }
                Color.red.frame(width: 20).task(id: value) { log.entries.append("narrow \(value)") }
            }
        }
    }

    // MARK: Bodies

    @Test func aBodyIsEvaluatedWhenItsValueChangesAndNotOtherwise() {
        let model = Number()
        let stage = Stage(size: size) { Parent(model: model) }
        stage.resetStatistics()
        model.value = 2
        stage.update()
        #expect(stage.statistics.bodiesEvaluated == 2)
        stage.resetStatistics()
        model.other += 1
        stage.update()
        #expect(stage.statistics.bodiesEvaluated == 0)
        stage.resetStatistics()
        model.value = 2
        stage.update()
        // The parent reads the value, which can be treated as changed; the child is the same.
        #expect(stage.statistics.bodiesEvaluated <= 1)
    }

    @Observable final class Number {
        var value = 0
        var other = 0
    }

    private struct Parent: View {
        let model: Number
        var body: some View { Child(value: model.value) }
    }

    private struct Child: View {
        let value: Int
        var body: some View { Color.gray.frame(width: CGFloat(value), height: 10) }
    }
}
