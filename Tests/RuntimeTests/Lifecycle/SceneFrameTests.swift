import Foundation
import LayerTree
import Observation
import SwiftUI
import Testing

/// The frames of a scene, which its host runs.
@MainActor @Suite struct SceneFrameTests {
    @MainActor final class Log { var dates: [Date] = [] }

    @MainActor @Observable final class Model { var name = "first" }

    private struct Clock: View {
        let log: Log

        var body: some View {
            TimelineView(.animation) { context in
                let _ = log.dates.append(context.date)
                Color.red
            }
        }
    }

    private struct Name: View {
        let model: Model
        var body: some View { Text(model.name) }
    }

    private struct Program<Content: View>: Scene {
        let content: Content
        var body: some Scene { WindowGroup { content } }
    }

    private func open(_ content: some View) throws -> any HostedScene {
        let window = try #require(Program(content: content).allWindows.first)
        let size = CGSize(width: 100, height: 100)
        return window.open(size: size, environment: HostEnvironment(), measurer: FixedTextMeasurer())
    }

    @Test func `The time of a scene never goes back`() throws {
        let log = Log()
        let scene = try open(Clock(log: log))
        for time in [0, 5, 3, .nan, .infinity, 5, 6] as [Double] { _ = scene.frame(at: time) }
        let first = try #require(log.dates.first)
        #expect(log.dates.map { $0.timeIntervalSince(first).rounded() } == [0, 5, 6])
        scene.close()
    }

    @Test func `A scene asks for a frame after events and changes, and not during a frame`() throws {
        let model = Model()
        let scene = try open(Name(model: model))
        _ = scene.frame(at: 0)
        var isAsking = false
        scene.onNeedsFrame = { isAsking = true }
        func check(_ name: String) {
            #expect(isAsking, "\(name)")
            isAsking = false
            #expect(scene.frame(at: 0).next == .none, "\(name)")
            #expect(!isAsking, "\(name)")
        }
        scene.send(.open(try #require(URL(string: "a:b"))))
        check("event")
        scene.resize(to: CGSize(width: 50, height: 60))
        check("size")
        var dark = HostEnvironment()
        dark.isDark = true
        scene.setEnvironment(dark)
        check("environment")
        model.name = "second"
        check("state")
        scene.close()
    }

    @Test func `A scene is white, or black with a dark appearance`() throws {
        let scene = try open(Color.red), preferring = try open(Color.red.preferredColorScheme(.dark))
        for (isDark, color) in [(false, RGBA.white), (true, .black), (false, .white)] {
            var host = HostEnvironment()
            host.isDark = isDark
            for scene in [scene, preferring] {
                scene.setEnvironment(host)
                _ = scene.frame(at: 0)
            }
            #expect(scene.background == color && preferring.background == .black)
        }
        scene.close()
        preferring.close()
    }

    private struct Half: View {
        var body: some View {
            VStack(spacing: 0) {
                ScrollView { Color.red.frame(height: 500) }.frame(height: 50)
                Color.blue.frame(height: 50)
            }
        }
    }

    @Test func `A frame handles its events if something handled each of them`() throws {
        func wheel(_ y: CGFloat) -> InputEvent {
            let delta = CGSize(width: 0, height: 10)
            return .wheel(WheelEvent(location: CGPoint(x: 50, y: y), delta: delta, isPrecise: true, time: 0))
        }
        let pointer = InputEvent.pointer(
            PointerEvent(id: 0, kind: .mouse, phase: .hovered, location: CGPoint(x: 50, y: 75), time: 0))
        let rows: [(events: [InputEvent], isHandled: Bool)] = [
            ([], true), ([wheel(25)], true), ([wheel(25), pointer], true), ([wheel(75)], false),
            ([wheel(75), pointer], false), ([pointer, wheel(75)], false),
        ]
        for (index, row) in rows.enumerated() {
            let scene = try open(Half())
            _ = scene.frame(at: 0)
            for event in row.events { scene.send(event) }
            #expect(scene.frame(at: 1).handledWheel == row.isHandled, "\(index)")
            scene.close()
        }
    }
}
