import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct SpringLoadingTests {
    private let size = CGSize(width: 300, height: 400)

    private struct Buttons: View {
        let log: GestureLog
        let behavior: SpringLoadingBehavior

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 300, height: 100).draggable("a")
                Button("first") { log.note("first") }.frame(width: 300, height: 100)
                Button("second") { log.note("second") }.frame(width: 300, height: 100)
                    .disabled(true)
                Color.gray.dropDestination(for: String.self) { texts, _ in
                    log.note("drop \(texts[0])")
                    return true
                }
            }
            .springLoadingBehavior(behavior)
        }
    }

    private func drag(_ behavior: SpringLoadingBehavior) throws -> [String] {
        let log = GestureLog()
        let stage = Stage(size: size) { Buttons(log: log, behavior: behavior) }
        let finger = stage.lift(at: CGPoint(x: 150, y: 50))
        for y in [150, 250, 150] as [CGFloat] {
            finger.move(to: CGPoint(x: 150, y: y), over: 0.2)
            finger.hold(for: 2)
            #expect(stage.isAtRest)
        }
        finger.move(to: CGPoint(x: 150, y: 350), over: 0.2)
        finger.lift()
        try stage.settle()
        return log.entries
    }

    @Test func aDragActivatesTheButtonUnderIt() throws {
        #expect(try drag(.enabled) == ["first", "first", "drop a"])
        #expect(try drag(.automatic) == ["drop a"])
        #expect(try drag(.disabled) == ["drop a"])
    }

    @Test func aPassingDragActivatesNothing() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Buttons(log: log, behavior: .enabled) }
        let finger = stage.lift(at: CGPoint(x: 150, y: 50))
        finger.move(to: CGPoint(x: 150, y: 150), over: 0.2)
        finger.hold(for: 0.3)
        finger.move(to: CGPoint(x: 150, y: 350), over: 0.2)
        finger.hold(for: 2)
        finger.lift()
        #expect(log.entries == ["drop a"])
        try stage.settle()
    }

    @Test(arguments: [(0.74, []), (0.75, ["first"])] as [(Double, [String])])
    func `A drag activates a button after three quarters of a second`(time: Double, entries: [String]) {
        let log = GestureLog()
        let stage = Stage(size: size) { Buttons(log: log, behavior: .enabled) }
        stage.mouse(.began, at: CGPoint(x: 150, y: 50))
        stage.mouse(.moved, at: CGPoint(x: 150, y: 150))
        stage.advance(by: time)
        #expect(log.entries == entries)
    }

    private struct Tabs: View {
        let log: GestureLog

        var body: some View {
            TabView {
                Color.red.draggable("a").tabItem { Text("Source") }
                Color.gray.dropDestination(for: String.self) { texts, _ in
                    log.note("drop \(texts[0])")
                    return true
                }
                .tabItem { Text("Target") }
            }
        }
    }

    @Test func aDragOverATabSelectsIt() throws {
        let log = GestureLog()
        let stage = Stage(size: size) { Tabs(log: log) }
        let tab = try stage.element(.tab, "Target").frame
        let finger = stage.lift(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: tab.midX, y: tab.midY), over: 0.3)
        finger.hold(for: 1)
        finger.move(to: CGPoint(x: 150, y: 200), over: 0.3)
        finger.lift()
        #expect(log.entries == ["drop a"])
        try stage.settle()
    }
}
