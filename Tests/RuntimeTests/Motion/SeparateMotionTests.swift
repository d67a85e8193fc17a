import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Observable private final class Model {
    var isMoved = false
    var isShown = true
}

/// Views that move otherwise than the containers around them, in a window of 100 by 200 points.
@MainActor
@Suite struct SeparateMotionTests {
    private let model = Model()

    /// A row with two boxes, which moves from 0 to 100.
    private struct Row<Second: View>: View {
        let model: Model
        var isGroup = false
        let second: Second

        var body: some View {
            VStack(spacing: 0) {
                Color.clear.frame(height: model.isMoved ? 100 : 0)
                if isGroup { row.geometryGroup() } else { row }
                Spacer(minLength: 0)
            }
        }

        private var row: some View {
            HStack(spacing: 0) {
                Self.box("first")
                second
            }
        }

        static func box(_ name: String) -> some View {
            Color.red.frame(width: 20, height: 20).accessibilityElement().accessibilityIdentifier(name)
        }
    }

    private func stage(isGroup: Bool = false, @ViewBuilder _ second: () -> some View) -> Stage {
        let row = Row(model: model, isGroup: isGroup, second: second())
        return Stage(size: CGSize(width: 100, height: 200)) { row }
    }

    private func box(_ name: String = "second") -> some View { Row<EmptyView>.box(name) }

    private func move(_ stage: Stage, _ animation: Animation?) {
        withAnimation(animation) { model.isMoved.toggle() }
        stage.update()
    }

    private func places(_ stage: Stage, _ names: String...) throws -> [CGFloat] {
        try names.map { (try stage.drawnFrame(of: $0).minY * 1e6).rounded() / 1e6 }
    }

    private struct Follower<Content: View>: View {
        let model: Model
        let animation: Animation?
        let content: Content
        var body: some View { content.animation(animation, value: model.isMoved) }
    }

    private func follower(_ animation: Animation?, _ content: some View) -> some View {
        Follower(model: model, animation: animation, content: content)
    }

    @Test func `A view with an animation moves although its container jumps`() throws {
        let stage = stage { follower(.linear(duration: 1), box()) }
        move(stage, nil)
        #expect(try places(stage, "first", "second") == [100, 0])
        stage.advance(by: 0.25)
        #expect(try places(stage, "first", "second") == [100, 25])
        #expect(try stage.frame(of: "second").minY == 100)
        try stage.settle()
        #expect(try places(stage, "first", "second") == [100, 100])
    }

    @Test func `A view without an animation jumps although its container moves`() throws {
        let stage = stage { follower(nil, box()) }
        move(stage, .linear(duration: 1))
        #expect(try places(stage, "first", "second") == [0, 100])
        stage.advance(by: 0.5)
        #expect(try places(stage, "first", "second") == [50, 100])
        try stage.settle()
        #expect(try places(stage, "first", "second") == [100, 100])
    }

    @Test func `A view has its own animation`() throws {
        let stage = stage { follower(.linear(duration: 2), box()) }
        move(stage, .linear(duration: 1))
        stage.advance(by: 0.5)
        #expect(try places(stage, "first", "second") == [50, 25])
        stage.advance(by: 1)
        #expect(try places(stage, "first", "second") == [100, 75])
    }

    @Test func `A transaction in every update counts`() throws {
        let stage = stage { box().transaction { $0.animation = .linear(duration: 2) } }
        move(stage, .linear(duration: 1))
        stage.advance(by: 0.5)
        #expect(try places(stage, "first", "second") == [50, 25])
    }

    @Test func `The innermost animation counts`() throws {
        let stage = stage {
            follower(
                .linear(duration: 2),
                HStack(spacing: 0) {
                    box("outer")
                    follower(.linear(duration: 4), box("inner"))
                    follower(nil, box("still"))
                    follower(.linear(duration: 8), follower(.linear(duration: 5), box("both")))
                })
        }
        move(stage, .linear(duration: 1))
        stage.advance(by: 0.5)
        #expect(try places(stage, "first", "outer", "inner", "still", "both") == [50, 25, 12.5, 100, 10])
        try stage.settle()
        #expect(try places(stage, "first", "outer", "inner", "still", "both") == [100, 100, 100, 100, 100])
    }

    @Test func `The same animation changes nothing`() throws {
        let stage = stage { follower(.bouncy, box()) }
        move(stage, .bouncy)
        stage.advance(by: 0.1)
        move(stage, .bouncy)
        for _ in 0..<30 {
            let places = try places(stage, "first", "second")
            #expect(abs(places[0] - places[1]) < 1e-5)
            stage.advance(by: 0.02)
        }
    }

    @Test func `A motion that already runs goes on`() throws {
        let stage = stage { follower(.linear(duration: 1), box()) }
        move(stage, .linear(duration: 1))
        stage.advance(by: 0.5)
        move(stage, nil)
        // The container jumps back by 100 points, with half of the motion ahead.
        #expect(try places(stage, "second") == [50])
        stage.advance(by: 0.25)
        #expect(try places(stage, "second") == [50])
        try stage.settle()
        #expect(try places(stage, "first", "second") == [0, 0])
    }

    @Test func `In a geometry group a view moves with the group`() throws {
        let stage = stage(isGroup: true) { follower(.linear(duration: 1), box()) }
        move(stage, nil)
        #expect(try places(stage, "first", "second") == [100, 100])
    }

    @Test func `Modifiers with their own animation leave the view with its container`() throws {
        let model = model
        let stage = stage {
            box().animation(.linear(duration: 4)) { $0.padding(.leading, model.isMoved ? 1 : 0) }
        }
        move(stage, .linear(duration: 1))
        stage.advance(by: 0.5)
        #expect(try places(stage, "first", "second") == [50, 50])
    }

    /// The knob of a switch moves in an animation of the switch.
    @Test func `A switch moves as a whole`() throws {
        struct Screen: View {
            @Bindable var model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.clear.frame(height: model.isMoved ? 100 : 0)
                    Toggle("Moved", isOn: $model.isMoved).labelsHidden().accessibilityIdentifier("switch")
                    Spacer(minLength: 0)
                }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Screen(model: model) }
        func parts() -> (x: CGFloat, y: CGFloat)? {
            stage.marks.first { $0.frame.size == CGSize(width: 27, height: 27) }.map { ($0.frame.midX, $0.frame.midY) }
        }
        #expect(try #require(parts()) == (40, 15.5))
        try stage.tap("switch")
        let moved = try #require(parts())
        #expect(moved.x < 50 && moved.y == 115.5)
        try stage.settle()
        #expect(try #require(parts()) == (60, 115.5))
    }

    // MARK: Removal

    private struct Leaving: View {
        let model: Model
        var hasAnimation = false

        var body: some View {
            VStack(spacing: 0) {
                Row<EmptyView>.box("first")
                if model.isShown {
                    HStack {
                        if hasAnimation { blue.transaction { $0.animation = .linear(duration: 4) } } else { blue }
                    }
                }
            }
        }

        private var blue: some View { Color.blue.frame(width: 20, height: 40) }
    }

    /// Returns the top edge of the blue view, or `nil` if it isn't visible.
    private func blue(_ stage: Stage) -> CGFloat? {
        stage.marks.first { $0.frame.height == 40 }.map { ($0.frame.minY * 1e6).rounded() / 1e6 }
    }

    @Test(arguments: [false, true]) func `A view that leaves stays in its place`(hasAnimation: Bool) throws {
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Leaving(model: model, hasAnimation: hasAnimation) }
        #expect(blue(stage) == 90)
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        stage.update()
        for part in [0, 0.25, 0.5] as [CGFloat] {
            #expect(try places(stage, "first") == [70 + 20 * part])
            #expect(blue(stage) == 90)
            stage.advance(by: 0.25)
        }
        try stage.settle()
        #expect(blue(stage) == nil)
    }

    @Test func `A view that leaves also stays when its container moves again`() throws {
        let model = model
        struct Around: View {
            let model: Model
            var body: some View { Leaving(model: model).padding(.top, model.isMoved ? 60 : 0) }
        }
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Around(model: model) }
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        stage.update()
        stage.advance(by: 0.5)
        move(stage, .linear(duration: 1))
        stage.advance(by: 0.25)
        #expect(try places(stage, "first") == [70 + 20 * 0.75 + 30 * 0.25])
        #expect(blue(stage) == 90)
    }

    @Test func `A view that leaves stays in its place when its row becomes wider`() throws {
        let model = model
        struct Row: View {
            let model: Model
            var body: some View {
                HStack(spacing: 0) {
                    Color.clear.frame(width: model.isShown ? 10 : 30, height: 10)
                    HStack { if model.isShown { Color.blue.frame(width: 20, height: 40) } else { EmptyView() } }
                    Spacer(minLength: 0)
                }
            }
        }
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Row(model: model) }
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        stage.update()
        for _ in 0..<3 {
            #expect(stage.marks.map(\.frame.minX) == [10])
            stage.advance(by: 0.25)
        }
    }

    @Test func `A view that leaves a geometry group moves with it`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200)) { Leaving(model: model).geometryGroup() }
        withAnimation(.linear(duration: 1)) { model.isShown = false }
        stage.update()
        #expect(blue(stage) == 90)
        stage.advance(by: 0.5)
        #expect(blue(stage) == 100)
    }
}
