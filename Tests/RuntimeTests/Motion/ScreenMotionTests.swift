import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// How far screens, menus, and controls have moved after a time, in a window of 300 by 600 points.
///
/// The frame rate is high, so a motion that begins a frame later is as far within the tolerance.
@MainActor
@Suite struct ScreenMotionTests {
    @MainActor @Observable final class Model {
        var path: [Int] = []
        var isShown = false
        var detent = PresentationDetent.large
        var visibility = NavigationSplitViewVisibility.all
        @ObservationIgnored let log = GestureLog()
    }

    private let model = Model()

    private func stage<V: View>(width: CGFloat = 300, @ViewBuilder _ content: () -> V) -> Stage {
        Stage(size: CGSize(width: width, height: 600), framesPerSecond: 500, content: content)
    }

    /// Returns the covered part of a distance on a spring.
    private func part(_ spring: Spring, _ time: Double) -> CGFloat { CGFloat(spring.value(target: 1.0, time: time)) }

    // MARK: Screens

    private struct Screens: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                Color.red.toolbar(.hidden)
                    .onDisappear { model.log.note("root") }
                    .navigationDestination(for: Int.self) {
                        Color.blue.toolbar(.hidden).accessibilityIdentifier("screen-\($0)")
                    }
            }
        }
    }

    @Test(arguments: [0.1, 0.2]) func `A pushed screen moves in from the edge`(time: Double) throws {
        let stage = stage { Screens(model: model) }
        model.path = [1]
        stage.update()
        stage.advance(by: time)
        let rest = 1 - part(Spring(duration: 0.35), time)
        #expect(try abs(stage.drawnFrame(of: "screen-1").minX - 300 * rest) < 5)
    }

    @Test func `A covered screen disappears when the screen above it has arrived`() throws {
        let stage = stage { Screens(model: model) }
        func showsRoot() -> Bool {
            stage.marks.contains {
                $0.kind == .fill && ($0.color?.red ?? 0) > 0.9 && ($0.color?.green ?? 1) < 0.3
            }
        }
        model.path = [1]
        stage.update()
        stage.advance(by: 0.34)
        #expect(model.log.entries.isEmpty)
        stage.advance(by: 0.02)
        #expect(model.log.entries == ["root"])
        // It is still drawn below one screen, but not below two.
        try stage.settle()
        #expect(showsRoot())
        model.path = [1, 2]
        try stage.settle()
        #expect(!showsRoot())
        model.path = []
        try stage.settle()
        #expect(showsRoot())
    }

    private struct Gallery: View {
        @Bindable var model: Model
        @Namespace private var photos

        var body: some View {
            NavigationStack(path: $model.path) {
                Color.red.frame(width: 100, height: 50)
                    .matchedTransitionSource(id: 1, in: photos) { $0.clipShape(.rect(cornerRadius: 12)) }
                    .padding(.leading, 40)
                    .padding(.top, 60)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .toolbar(.hidden)
                    .navigationDestination(for: Int.self) {
                        Color.blue.accessibilityIdentifier("screen")
                            .toolbar(.hidden)
                            .navigationTransition(.zoom(sourceID: $0, in: photos))
                    }
            }
        }
    }

    /// The source is 100 points wide and 50 points high at (40, 60). The screen has its width, and is clipped to its
    /// height.
    @Test func `A screen zooms between its source and the window`() throws {
        let stage = stage { Gallery(model: model) }
        model.path = [1]
        stage.update()
        stage.advance(by: 0.1)
        let rest = 1 - part(Spring(duration: 0.35), 0.1), scale = (300 - 200 * rest) / 300
        let frame = try stage.drawnFrame(of: "screen")
        #expect(abs(frame.minX - 40 * rest) < 1.5 && abs(frame.minY - 60 * rest) < 1.5, "\(frame)")
        #expect(abs(frame.width - 300 * scale) < 4 && abs(frame.height - 600 * scale) < 8, "\(frame)")
        let clips = stage.visibleLayers.compactMap { layer -> Path? in
            if case .path(let path, _) = layer.clip { path } else { nil }
        }
        let clip = try #require(clips.first { abs($0.boundingRect.width - 300) < 0.01 })
        let bounds = clip.boundingRect, radius = 12 * rest / scale
        #expect(abs(bounds.height - (600 - 550 * rest) / scale) < 8, "\(bounds)")
        #expect(!clip.contains(CGPoint(x: bounds.minX + 0.2 * radius, y: bounds.minY + 0.2 * radius)))
        #expect(clip.contains(CGPoint(x: bounds.minX + 0.45 * radius, y: bounds.minY + 0.45 * radius)))
    }

    private struct Album: View {
        @Bindable var model: Model
        let isConfigured: Bool
        @Namespace private var photos

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    if isConfigured {
                        source.matchedTransitionSource(id: 1, in: photos) { $0.shadow(radius: 3) }
                    } else {
                        source.matchedTransitionSource(id: 1, in: photos)
                    }
                }
                .toolbar(.hidden)
                .navigationDestination(for: Int.self) {
                    Color.blue.toolbar(.hidden).navigationTransition(.zoom(sourceID: $0, in: photos))
                }
            }
        }

        private var source: some View { Color.red.frame(width: 100, height: 50) }
    }

    @Test(arguments: [false, true]) func `A screen zooms with square corners without a clip shape`(
        isConfigured: Bool
    ) throws {
        let stage = stage { Album(model: model, isConfigured: isConfigured) }
        model.path = [1]
        stage.update()
        stage.advance(by: 0.1)
        let clips = stage.visibleLayers.compactMap { layer -> Path? in
            if case .path(let path, _) = layer.clip { path } else { nil }
        }
        let clip = try #require(clips.first { abs($0.boundingRect.width - 300) < 0.01 }), bounds = clip.boundingRect
        #expect(bounds.height < 550)
        for x in [bounds.minX + 0.05, bounds.maxX - 0.05] {
            #expect(clip.contains(CGPoint(x: x, y: bounds.minY + 0.05)))
            #expect(clip.contains(CGPoint(x: x, y: bounds.maxY - 0.05)))
        }
    }

    @Test func `Columns move aside`() throws {
        let stage = stage(width: 1_000) { Columns(model: model) }
        #expect(try abs(stage.frame(of: "detail").minX - 320) < 0.01)
        model.visibility = .detailOnly
        stage.update()
        stage.advance(by: 0.1)
        let rest = 1 - part(Spring(duration: 0.35), 0.1)
        #expect(try abs(stage.drawnFrame(of: "detail").minX - 320 * rest) < 6)
    }

    private struct Columns: View {
        @Bindable var model: Model

        var body: some View {
            NavigationSplitView(columnVisibility: $model.visibility) {
                Color.red
            } detail: {
                Color.blue.accessibilityIdentifier("detail")
            }
        }
    }

    // MARK: Presentations

    private struct Sheet: View {
        @Bindable var model: Model

        var body: some View {
            Color.clear.sheet(isPresented: $model.isShown) {
                Color.green.accessibilityIdentifier("sheet")
                    .presentationDetents([.large, .height(200)], selection: $model.detent)
            }
        }
    }

    /// A large sheet begins 10 points below the top, and a low one 400 points.
    @Test func `A sheet moves between its heights`() throws {
        let stage = stage { Sheet(model: model) }
        model.isShown = true
        stage.update()
        try stage.settle()
        #expect(try stage.drawnFrame(of: "sheet").minY == 10)
        model.detent = .height(200)
        stage.update()
        stage.advance(by: 0.1)
        let distance = 390 * part(Spring(duration: 0.3), 0.1)
        #expect(try abs(stage.drawnFrame(of: "sheet").minY - 10 - distance) < 7)
    }

    nonisolated enum Kind: Sendable { case sheet, cover }

    private struct Screen: View {
        @Bindable var model: Model
        let kind: Kind

        var body: some View {
            let screen = Color.green.accessibilityIdentifier("screen")
            if kind == .sheet {
                Color.clear.sheet(isPresented: $model.isShown) { screen }
            } else {
                Color.clear.fullScreenCover(isPresented: $model.isShown) { screen }
            }
        }
    }

    @Test(arguments: [(.sheet, 10), (.cover, 0)] as [(Kind, CGFloat)])
    func `A screen comes from the bottom, and returns there`(kind: Kind, top: CGFloat) throws {
        let stage = stage { Screen(model: model, kind: kind) }
        for _ in 0..<2 {
            model.isShown = true
            stage.update()
            stage.advance(by: 0.1)
            let share = part(Spring(duration: 0.35), 0.1)
            var frame = try stage.drawnFrame(of: "screen")
            #expect(frame.minX == 0 && frame.width == 300 && abs(frame.minY - top - 600 * (1 - share)) < 8, "\(frame)")
            #expect(try stage.opacity(of: "screen") == 1)
            try stage.settle()
            frame = try stage.drawnFrame(of: "screen")
            #expect(frame == CGRect(x: 0, y: top, width: 300, height: 600 - top))
            model.isShown = false
            stage.update()
            stage.advance(by: 0.1)
            let green = try #require(
                stage.marks.first { $0.kind == .fill && ($0.color?.green ?? 0) > 0.7 && ($0.color?.red ?? 1) < 0.5 }?
                    .frame)
            #expect(green.minX == 0 && abs(green.minY - top - 600 * share) < 8, "\(green)")
            try stage.settle()
        }
    }

    private struct Warning: View {
        @Bindable var model: Model

        var body: some View {
            Color.clear.alert("Title", isPresented: $model.isShown) {
                Button("OK") {}
            } message: {
                box(100, 20, "message")
            }
        }
    }

    @Test func `An alert fades in`() throws {
        let stage = stage { Warning(model: model) }
        model.isShown = true
        stage.update()
        stage.advance(by: 0.1)
        let share = part(Spring(duration: 0.35), 0.1)
        #expect(try abs(stage.opacity(of: "message") - Double(share)) < 0.03)
    }

    @Test func `A menu grows to its size`() throws {
        let stage = stage {
            Menu {
                Color(red: 0, green: 0, blue: 1).frame(width: 100, height: 30).accessibilityIdentifier("content")
            } label: {
                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("label")
            }
            .position(x: 60, y: 50)
        }
        try stage.tap("label")
        stage.advance(by: 0.1)
        let scale = 0.4 + 0.6 * part(.snappy(duration: 0.25), 0.1)
        let frame = try stage.drawnFrame(of: "content")
        #expect(abs(frame.width - 100 * scale) < 1.5 && abs(frame.height - 30 * scale) < 0.5, "\(frame)")
    }

    /// The label is 40 points wide and 20 points high. The card of 250 by 52 points grows out of a point of its edge
    /// that is a fifth of its width from the nearer side, unless people reduce motion.
    @Test(
        arguments: [
            (60, 50, false, CGPoint(x: 90, y: 66), CGPoint(x: 56, y: 77)),
            (250, 50, false, CGPoint(x: 220, y: 66), CGPoint(x: 36, y: 77)),
            (60, 550, false, CGPoint(x: 90, y: 534), CGPoint(x: 56, y: 493)),
            (60, 50, true, CGPoint(x: 56, y: 77), CGPoint(x: 56, y: 77)),
        ] as [(CGFloat, CGFloat, Bool, CGPoint, CGPoint)])
    func `A menu grows out of its label`(
        x: CGFloat, y: CGFloat, reducesMotion: Bool, origin: CGPoint, rest: CGPoint
    ) throws {
        let stage = Stage(
            size: CGSize(width: 300, height: 600), framesPerSecond: 500,
            environment: { $0.set(.reduceMotion, to: reducesMotion) }
        ) {
            Menu {
                Color(red: 0, green: 0, blue: 1).frame(width: 100, height: 30).accessibilityIdentifier("content")
            } label: {
                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("label")
            }
            .position(x: x, y: y)
        }
        try stage.tap("label")
        stage.advance(by: 0.1)
        let scale = 0.4 + 0.6 * part(.snappy(duration: 0.25), 0.1)
        let frame = try stage.drawnFrame(of: "content")
        #expect(abs(frame.minX - (origin.x + (rest.x - origin.x) * scale)) < 3, "\(frame)")
        #expect(abs(frame.minY - (origin.y + (rest.y - origin.y) * scale)) < 1, "\(frame)")
        #expect(abs(frame.width - 100 * (reducesMotion ? 1 : scale)) < 1.5, "\(frame)")
        try stage.settle()
        #expect(try stage.drawnFrame(of: "content").origin.isNear(rest, within: 0.51))
    }

    // MARK: Controls

    private struct Lamp: View {
        @Bindable var model: Model
        var body: some View { Toggle("Lamp", isOn: $model.isShown).labelsHidden() }
    }

    @Test func `The thumb of a switch moves on a spring`() throws {
        let stage = stage { Lamp(model: model) }
        model.isShown = true
        stage.update()
        stage.advance(by: 0.1)
        let thumb = try #require(stage.fills(27, 27).first).frame
        #expect(abs(thumb.midX - (140 + 20 * part(Spring(duration: 0.3), 0.1))) < 0.5)
    }

    private struct Rows: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
            List {
                ForEach(names, id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .environment(\.editMode, .constant(.active))
        }
    }

    @Test func `A row makes room on a spring`() throws {
        let stage = stage { Rows() }
        let finger = stage.touch(at: CGPoint(x: 280, y: 22))
        finger.move(by: CGSize(width: 0, height: 30), over: 0)
        stage.advance(by: 0.1)
        #expect(try abs(stage.drawnFrame(of: "b").midY - (66 - 44 * part(Spring(duration: 0.3), 0.1))) < 1)
        finger.cancel()
    }
}
