import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct ObservableObjectTests {
    final class Counter: ObservableObject {
        nonisolated(unsafe) static var made = 0
        @Published var count = 0
        @Published var name = "n"
        init(count: Int = 0) {
            self.count = count
            Counter.made += 1
        }
    }

    private struct Observing: View {
        @ObservedObject var counter: Counter
        var body: some View { Text("\(counter.count)").accessibilityIdentifier("text") }
    }

    @Test func `A view shows the changes of an object it observes`() throws {
        let counter = Counter()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Observing(counter: counter) }
        #expect(try stage.text(of: "text") == "0")
        counter.count = 5
        stage.update()
        #expect(try stage.text(of: "text") == "5")
        stage.resetStatistics()
        stage.update()
        #expect(stage.statistics.bodiesEvaluated == 0)
    }

    private struct Marked: View {
        @ObservedObject var counter: Counter

        var body: some View {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("mark")
                .padding(.leading, CGFloat(counter.count))
                .frame(width: 200, alignment: .leading)
        }
    }

    @Test func `An animated change of an object begins at the change before it`() throws {
        let counter = Counter()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Marked(counter: counter) }
        counter.count = 20
        withAnimation(.linear(duration: 1)) { counter.count = 100 }
        stage.update()
        stage.advance(by: 0.5)
        #expect(abs(try stage.drawnFrame(of: "mark").minX - 60) < 0.01)
    }

    private struct Owner: View {
        @StateObject private var counter = Counter()
        let label: String
        var body: some View {
            Text("\(label) \(counter.count)").accessibilityIdentifier("text")
                .onAppear { counter.count += 1 }
            Inner().environmentObject(counter)
        }
    }

    private struct Inner: View {
        @EnvironmentObject var counter: Counter
        var body: some View {
            Text("\(counter.count)").accessibilityIdentifier("inner")
            Field(value: $counter.name)
        }
    }

    private struct Field: View {
        @Binding var value: String
        var body: some View { Text(value).accessibilityIdentifier("field").onAppear { value += "!" } }
    }

    private struct Around: View {
        let wish: Wish<Int>
        var body: some View { Owner(label: "\(wish.items.count)") }
    }

    @Test func `A view owns its object, and provides it to the views inside`() throws {
        let wish = Wish<Int>()
        Counter.made = 0
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Around(wish: wish) }
        #expect(try stage.text(of: "text") == "0 1")
        #expect(try stage.text(of: "inner") == "1")
        #expect(try stage.text(of: "field") == "n!")
        wish.items = [1]
        stage.update()
        #expect(try stage.text(of: "text") == "1 1")
        #expect(Counter.made == 1)
    }

    private struct Reading: View {
        @EnvironmentObject var counter: Counter
        var body: some View { Text("\(counter.count)").accessibilityIdentifier("text") }
    }

    private struct Replacing: View {
        let wish: Wish<Int>
        let counters: [Counter]
        let isInEnvironment: Bool

        var body: some View {
            let counter = counters[wish.items.count]
            if isInEnvironment { Reading().environmentObject(counter) } else { Observing(counter: counter) }
        }
    }

    @Test(arguments: [false, true]) func `A view follows only the object that it has now`(
        isInEnvironment: Bool
    ) throws {
        let wish = Wish<Int>(), counters = [Counter(count: 1), Counter(count: 2)]
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Replacing(wish: wish, counters: counters, isInEnvironment: isInEnvironment)
        }
        #expect(try stage.text(of: "text") == "1")
        wish.items = [1]
        stage.update()
        #expect(try stage.text(of: "text") == "2")
        counters[1].count = 7
        stage.update()
        #expect(try stage.text(of: "text") == "7")
        stage.resetStatistics()
        counters[0].count = 5
        stage.update()
        #expect(stage.statistics.bodiesEvaluated == 0)
    }

    private struct Started: View {
        @StateObject private var counter: Counter
        let log: GestureLog

        init(at count: Int, log: GestureLog) {
            _counter = StateObject(wrappedValue: Counter(count: count))
            self.log = log
        }

        var body: some View {
            let _ = log.note("\(counter.count)")
            Color.red
        }
    }

    private struct Restarting: View {
        let wish: Wish<Int>
        let log: GestureLog
        var body: some View { Started(at: 10 + wish.items.count, log: log) }
    }

    /// The object exists, so the closure that creates it makes no difference.
    @Test func `A view that owns an object doesn't change with the closure that creates the object`() {
        let wish = Wish<Int>(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100), checksBodies: false) {
            Restarting(wish: wish, log: log)
        }
        wish.items = [1]
        stage.update()
        #expect(log.entries == ["10"])
    }

    /// An object that counts the subscriptions that ended.
    final class Watched: ObservableObject {
        let subject = PassthroughSubject<Void, Never>()
        private(set) var ended = 0
        var objectWillChange: AnyPublisher<Void, Never> {
            subject.handleEvents(receiveCancel: { [weak self] in self?.ended += 1 }).eraseToAnyPublisher()
        }
    }

    private struct Watching: View {
        @ObservedObject var watched: Watched
        var body: some View { Color.red }
    }

    @Test func `A scene that closes ends the subscriptions of its views`() {
        let watched = Watched()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Watching(watched: watched) }
        #expect(watched.ended == 0)
        stage.close()
        #expect(watched.ended == 1 && stage.isAtRest)
    }

    @Observable
    final class Settings { var isOn = false }

    private struct Editor: View {
        @Bindable var settings: Settings
        var body: some View { Child(isOn: $settings.isOn) }
    }

    private struct Child: View {
        @Binding var isOn: Bool
        var body: some View { Text(isOn ? "on" : "off").accessibilityIdentifier("text").onAppear { isOn = true } }
    }

    @Test func `Bindings to an observable object write to it`() throws {
        let settings = Settings()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Editor(settings: settings) }
        #expect(settings.isOn)
        #expect(try stage.text(of: "text") == "on")
    }

    @Test func `Values of a publisher arrive while the view exists`() {
        let subject = PassthroughSubject<Int, Never>()
        let received = Wish<Int>()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Color.red.onReceive(subject) { received.items.append($0) }
        }
        subject.send(1)
        subject.send(2)
        #expect(received.items == [1, 2])
        stage.close()
        subject.send(3)
        #expect(received.items == [1, 2])
    }

    @Observable
    final class Source {
        var subject = CurrentValueSubject<Int, Never>(1)
        var count = 0
    }

    private struct Receiving: View {
        let source: Source
        let received: Wish<Int>
        var body: some View {
            Text("\(source.count)").onReceive(source.subject) { received.items.append($0) }
        }
    }

    @Test func `A view subscribes again only to another publisher`() {
        let source = Source(), received = Wish<Int>(), first = source.subject
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Receiving(source: source, received: received) }
        source.count = 5
        stage.update()
        #expect(received.items == [1])
        source.subject = CurrentValueSubject(7)
        stage.update()
        first.send(2)
        source.subject.send(8)
        #expect(received.items == [1, 7, 8])
    }

    private struct Delayed: View {
        @State private var text = "before"
        var body: some View {
            Text(text).accessibilityIdentifier("text")
                .task { text = "task" }
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { text += " and later" } }
        }
    }

    @Test func `Work that returns to the main thread later requests a frame`() async throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Delayed() }
        await stage.mainQueue(until: { (try? stage.text(of: "text"))?.hasSuffix("later") == true })
        #expect(try stage.text(of: "text") == "task and later")
    }
}
