import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct PreferenceTests {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private struct Frames: PreferenceKey {
        static let defaultValue: [String: CGRect] = [:]
        static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
            value.merge(nextValue()) { $1 }
        }
    }

    @Observable
    @MainActor
    final class Model {
        var names = ["a", "b", "c"]
        var isShown = true
        var width: CGFloat = 100
        @ObservationIgnored var received: [[String]] = []
        @ObservationIgnored var frames: [String: CGRect] = [:]
    }

    private struct NamedRows: View {
        let model: Model
        var body: some View {
            VStack {
                Color.red.preference(key: Names.self, value: ["first"])
                ForEach(model.names, id: \.self) { name in Color.red.preference(key: Names.self, value: [name]) }
                if model.isShown { Color.red.preference(key: Names.self, value: ["last"]) }
            }
            .onPreferenceChange(Names.self) { model.received.append($0) }
        }
    }

    @Test func `Values arrive in view order, once for every change`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { NamedRows(model: model) }
        #expect(model.received == [["first", "a", "b", "c", "last"]])
        stage.update()
        #expect(model.received.count == 1)
        model.isShown = false
        stage.update()
        #expect(model.received.last == ["first", "a", "b", "c"])
        model.names = ["c", "d"]
        stage.update()
        #expect(model.received.last == ["first", "c", "d"])
        #expect(model.received.count == 3)
    }

    @Test func `An outer value replaces inner ones, and a transformation adds to them`() {
        let model = Model()
        _ = Stage(size: CGSize(width: 100, height: 100)) {
            VStack {
                HStack { Color.red.preference(key: Names.self, value: ["inner"]) }.preference(
                    key: Names.self, value: ["outer"])
                HStack { Color.red.preference(key: Names.self, value: ["kept"]) }.transformPreference(Names.self) {
                    $0.append("added")
                }
            }
            .onPreferenceChange(Names.self) { model.received.append($0) }
        }
        #expect(model.received == [["outer", "kept", "added"]])
    }

    @Test func `Only visible rows count`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { Color.red.frame(height: 20).preference(key: Names.self, value: ["\($0)"]) }
                }
            }
            .onPreferenceChange(Names.self) { model.received.append($0) }
        }
        #expect(model.received.last == ["0", "1", "2", "3", "4"])
        stage.dragSlowly(by: -60, step: 3)
        #expect(model.received.last?.first == "3" || model.received.last?.first == "2")
        #expect((5...6).contains(model.received.last!.count))
    }

    @Test func `Frames measured by readers in backgrounds arrive in the same frame`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Measured(model: model) }
        #expect(model.frames["box"] == CGRect(x: 100, y: 40, width: 100, height: 20))
        model.width = 50
        stage.update()
        #expect(model.frames["box"] == CGRect(x: 125, y: 40, width: 50, height: 20))
    }

    private struct Measured: View {
        let model: Model
        var body: some View {
            Color.red.frame(width: model.width, height: 20)
                .background {
                    GeometryReader { proxy in
                        Color.clear.preference(key: Frames.self, value: ["box": proxy.frame(in: .global)])
                    }
                }
                .onPreferenceChange(Frames.self) { model.frames = $0 }
        }
    }

    @Test func `An overlay reads the anchors of the views behind it`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                Color.blue.frame(width: 60, height: 30).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
            }
            .padding(10)
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        let frame = proxy[anchors[index]]
                        Color.green.frame(width: frame.width, height: frame.height)
                            .accessibilityIdentifier("mark")
                            .offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
        }
        #expect(try stage.frame(of: "mark").size == CGSize(width: 60, height: 30))
        #expect(try stage.drawnFrame(of: "mark") == CGRect(x: 170, y: 35, width: 60, height: 30))
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test func `Changes of geometry are reported, initially and while scrolling`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 50)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.frame(in: .scrollView).minY
                        } action: { old, new in
                            model.received.append(["\(old)", "\(new)"])
                        }
                    Color.blue.frame(height: 500)
                }
            }
            .accessibilityIdentifier("scroll")
        }
        #expect(model.received == [["0.0", "0.0"]])
        stage.dragSlowly(by: -40)
        let offset = try stage.scroll("scroll").offset.y
        #expect(model.received.last?.last == "\(-offset)")
    }
}
