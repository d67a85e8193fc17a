import ScrollworkTesting
import SwiftUI
import Testing

/// Gestures whose closures and parts change, or that share a touch with a scroll view.
@MainActor
@Suite struct ChangedGestureTests {
    @MainActor @Observable final class Model { var factor: CGFloat = 1 }

    private struct Mapped: View {
        let model: Model
        let log: GestureLog

        var body: some View {
            let factor = model.factor
            Color.red.frame(width: 100, height: 100)
                .gesture(
                    DragGesture(minimumDistance: 0).map { $0.translation.width * factor }.onEnded { log.note("\($0)") })
        }
    }

    @Test func `A mapped gesture uses the transform of the last update`() {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Mapped(model: model, log: log) }
        func drag() {
            let finger = stage.touch(at: CGPoint(x: 20, y: 50))
            finger.move(by: CGSize(width: 30, height: 0), over: 0.2)
            finger.hold(for: 0.2)
            finger.lift()
        }
        drag()
        model.factor = 3
        stage.update()
        drag()
        #expect(log.entries == ["30.0", "90.0"])
    }

    private struct Row: View {
        let isFirstDrag: Bool
        let log: GestureLog

        var body: some View {
            let drag = DragGesture(minimumDistance: 5).onEnded { _ in log.note("drag") }
            let tap = TapGesture().onEnded { log.note("tap") }
            ScrollView {
                Color.red.frame(height: 80)
                    .gesture(
                        isFirstDrag
                            ? AnyGesture(drag.exclusively(before: tap).map { _ in })
                            : AnyGesture(tap.exclusively(before: drag).map { _ in }))
                Color.blue.frame(height: 600)
            }
            .accessibilityIdentifier("scroll")
        }
    }

    @Test(arguments: [true, false])
    func `A drag among exclusive gestures takes the touch from a scroll view`(isFirstDrag: Bool) throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Row(isFirstDrag: isFirstDrag, log: log) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 70))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        #expect(try stage.scroll("scroll").offset.y == 0)
        #expect(log.entries == ["drag"])
        stage.tap(at: CGPoint(x: 50, y: 40))
        #expect(log.entries == ["drag", "tap"])
    }

    // MARK: Changes while fingers are down

    @MainActor @Observable final class Name { var text = "old" }

    private struct Gestured<G: Gesture>: View {
        let name: Name
        let gesture: (String) -> G
        var body: some View { Color.red.gesture(gesture(name.text)).padding(20) }
    }

    private struct Named<Content: View>: View {
        let name: Name
        let content: (String) -> Content
        var body: some View { content(name.text) }
    }

    /// Puts a finger down, changes the name from "old" to "new", moves the finger by 30 points, and lifts it.
    private func viewEntries<Content: View>(_ content: (Name, GestureLog) -> Content) -> [String] {
        let name = Name(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { content(name, log) }
        let finger = stage.touch(at: CGPoint(x: 50, y: 50))
        name.text = "new"
        stage.update()
        finger.move(by: CGSize(width: 30, height: 0), over: 0.1)
        finger.hold(for: 0.15)
        finger.lift()
        return log.entries
    }

    private func entries<G: Gesture>(_ make: @escaping (String, GestureLog) -> G) -> [String] {
        viewEntries { name, log in Gestured(name: name) { make($0, log) } }
    }

    /// Puts two fingers down, changes the name, and moves the second finger: the distance becomes 1.217 times as long,
    /// and turns by 9.5 degrees.
    private func pairEntries<G: Gesture>(_ make: @escaping (String, GestureLog) -> G) -> [String] {
        let name = Name(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Gestured(name: name) { make($0, log) } }
        let first = stage.touch(at: CGPoint(x: 50, y: 100)), second = stage.touch(at: CGPoint(x: 150, y: 100))
        name.text = "new"
        stage.update()
        second.move(by: CGSize(width: 20, height: 20), over: 0)
        first.lift()
        second.lift()
        return log.entries
    }

    private struct Wrapping: Gesture {
        let name: String
        let log: GestureLog
        var body: some Gesture<DragGesture.Value> { DragGesture().onEnded { _ in log.note(name) } }
    }

    @Test func `The actions of a gesture in progress are those of the last update`() {
        let changes = entries { name, log in DragGesture(minimumDistance: 0).onChanged { _ in log.note(name) } }
        #expect(changes.first == "old" && changes.last == "new")
        let ended = entries { name, log in DragGesture().onEnded { _ in log.note(name) } }
        #expect(ended == ["new"])
        let mapped = entries { name, log in DragGesture().map { _ in name }.onEnded { log.note($0) } }
        #expect(mapped == ["new"])
        let hidden = entries { name, log in AnyGesture(DragGesture().onEnded { _ in log.note(name) }) }
        #expect(hidden == ["new"])
        let wrapped = entries { name, log in Wrapping(name: name, log: log) }
        #expect(wrapped == ["new"])
    }

    @Test func `The parameters of a gesture in progress are those of the last update`() {
        let drag = entries { name, log in
            DragGesture(minimumDistance: name == "old" ? 100 : 20).onEnded { _ in log.note("end") }
        }
        #expect(drag == ["end"])
        let tap = entries { name, log in TapGesture(count: name == "old" ? 2 : 1).onEnded { log.note("tap") } }
        #expect(tap == ["tap"])
        let place = entries { name, log in
            let space: CoordinateSpace = name == "old" ? .local : .global
            return SpatialTapGesture(coordinateSpace: space).onEnded { log.note("\(Int($0.location.x))") }
        }
        #expect(place == ["80"])
        let press = entries { name, log in
            LongPressGesture(minimumDuration: 0.2, maximumDistance: name == "old" ? 5 : 100)
                .onEnded { _ in log.note("press") }
        }
        #expect(press == ["press"])
        let pinch = pairEntries { name, log in
            MagnifyGesture(minimumScaleDelta: name == "old" ? 5 : 0.1).onEnded { _ in log.note("pinch") }
        }
        #expect(pinch == ["pinch"])
        let turn = pairEntries { name, log in
            RotateGesture(minimumAngleDelta: .degrees(name == "old" ? 300 : 5)).onEnded { _ in log.note("turn") }
        }
        #expect(turn == ["turn"])
    }

    @available(*, deprecated)
    @Test func `The parameters of a deprecated gesture in progress are those of the last update`() {
        let pinch = pairEntries { name, log in
            MagnificationGesture(minimumScaleDelta: name == "old" ? 5 : 0.1).onEnded { _ in log.note("pinch") }
        }
        #expect(pinch == ["pinch"])
        let turn = pairEntries { name, log in
            RotationGesture(minimumAngleDelta: .degrees(name == "old" ? 300 : 5)).onEnded { _ in log.note("turn") }
        }
        #expect(turn == ["turn"])
    }

    @Test func `Both parts of a combined gesture in progress are those of the last update`() {
        let both = entries { name, log in
            TapGesture().onEnded { log.note("tap \(name)") }
                .simultaneously(with: DragGesture().onEnded { _ in log.note("drag \(name)") })
        }
        #expect(both == ["tap new", "drag new"])
        let sequenceFirst = entries { name, log in
            DragGesture().onEnded { _ in log.note(name) }.sequenced(before: TapGesture())
        }
        #expect(sequenceFirst == ["new"])
        let sequenceSecond = entries { name, log in
            LongPressGesture(minimumDuration: 0).sequenced(before: DragGesture().onEnded { _ in log.note(name) })
        }
        #expect(sequenceSecond == ["new"])
        let exclusiveFirst = entries { name, log in
            DragGesture().onEnded { _ in log.note(name) }.exclusively(before: TapGesture())
        }
        #expect(exclusiveFirst == ["new"])
        let exclusiveSecond = entries { name, log in
            LongPressGesture(maximumDistance: 5).exclusively(before: DragGesture().onEnded { _ in log.note(name) })
        }
        #expect(exclusiveSecond == ["new"])
    }

    @Test func `The actions of a touched view are those of the last update`() {
        let tap = viewEntries { name, log in
            Named(name: name) { text in Color.red.onTapGesture { log.note(text) } }
        }
        #expect(tap == ["new"])
        let press = viewEntries { name, log in
            Named(name: name) { text in
                Color.red.onLongPressGesture(minimumDuration: 0.2, maximumDistance: text == "old" ? 5 : 100) {
                    log.note("press \(text)")
                } onPressingChanged: {
                    log.note("\(text) \($0)")
                }
            }
        }
        #expect(press == ["old true", "new false", "press new"])
    }

    @Test func `A gesture that the program turns off ends without its action`() {
        let drag = viewEntries { name, log in
            Named(name: name) { text in
                Color.red.gesture(DragGesture().onEnded { _ in log.note("end") }, isEnabled: text == "old")
            }
        }
        #expect(drag.isEmpty)
    }

    private struct Stated: View {
        let name: Name
        @GestureState var text = "none"
        var body: some View {
            let name = name.text
            Text(text).frame(width: 100, height: 100).contentShape(.rect).accessibilityIdentifier("text")
                .gesture(DragGesture(minimumDistance: 0).updating($text) { _, text, _ in text = name })
        }
    }

    @Test func `A gesture state in progress is set by the body of the last update`() throws {
        let name = Name()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Stated(name: name) }
        let finger = stage.touch(at: CGPoint(x: 20, y: 50))
        stage.update()
        #expect(try stage.text(of: "text") == "old")
        name.text = "new"
        stage.update()
        finger.move(by: CGSize(width: 5, height: 0), over: 0)
        stage.update()
        #expect(try stage.text(of: "text") == "new")
        finger.lift()
        stage.update()
        #expect(try stage.text(of: "text") == "none")
    }
}
