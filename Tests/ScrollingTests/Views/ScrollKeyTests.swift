import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Keys while the program scrolls content, and while content grows, in a window of 100 points.
@MainActor
@Suite struct ScrollKeyTests {
    @MainActor @Observable final class Model {
        var length: CGFloat = 1_000
        var jumps = 0
    }

    private struct Page: View {
        let model: Model
        var isDisabled = false

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 500)
                        Color.blue.frame(height: model.length - 500).id("place")
                    }
                }
                .scrollDisabled(isDisabled)
                .onChange(of: model.jumps) {
                    withAnimation(.linear(duration: 0.5)) { proxy.scrollTo("place", anchor: .top) }
                }
                .accessibilityIdentifier("page")
            }
        }
    }

    @Test func `A disabled scroll view ignores keys, also while the program scrolls it`() throws {
        for key in [KeyEvent.Key.end, .downArrow, .pageUp] {
            let model = Model()
            let stage = Stage(size: CGSize(width: 100, height: 100)) { Page(model: model, isDisabled: true) }
            model.jumps = 1
            stage.update()
            stage.advance(by: 0.2)
            #expect(try stage.scroll("page").phase == .animating)
            stage.press(key)
            try stage.settle()
            #expect(try stage.scroll("page").offset.y == 500, "\(key)")
        }
    }

    private struct Paged<Behavior: ScrollTargetBehavior>: View {
        let behavior: Behavior

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20) { _ in Color.red.frame(height: 100) }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
            .accessibilityIdentifier("page")
        }
    }

    private func checkKeys(_ behavior: some ScrollTargetBehavior) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Paged(behavior: behavior) }
        for (key, offset) in [(.end, 1_900), (.home, 0), (.pageDown, 100)] as [(KeyEvent.Key, CGFloat)] {
            stage.press(key)
            try stage.settle()
            #expect(try stage.scroll("page").offset.y == offset, "\(key)")
        }
    }

    @Test func `The Home and End keys pass all pages of content that a finger moves by one page`() throws {
        try checkKeys(.paging)
        try checkKeys(.viewAligned(limitBehavior: .alwaysByOne))
    }

    private final class Originals: @unchecked Sendable { var places: [CGFloat] = [] }

    private struct Recording: ScrollTargetBehavior {
        let originals: Originals

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            originals.places.append(context.originalTarget.rect.minY)
        }
    }

    /// A program's behavior can distinguish a movement from content that stays.
    @Test func `The Home and End keys begin at the current position`() throws {
        let originals = Originals()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Paged(behavior: Recording(originals: originals)) }
        for (key, place) in [(.end, 0), (.home, 1_900)] as [(KeyEvent.Key, CGFloat)] {
            originals.places = []
            stage.press(key)
            #expect(originals.places.first == place)
            try stage.settle()
        }
    }

    @Test func `The End key leads to the end of content that grows twice`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Page(model: model) }
        stage.press(.end)
        for length in [2_000, 3_000] as [CGFloat] {
            stage.advance(by: 0.05)
            model.length = length
        }
        try stage.settle()
        #expect(abs(try stage.scroll("page").offset.y - 2_900) < 0.01)
    }

    /// The End key leads to 900 points, and the other one back by a page of 100 points.
    @Test func `A key after the End key doesn't lead to the end of content that grows`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Page(model: model) }
        stage.press(.end)
        stage.advance(by: 0.05)
        stage.press(.pageUp)
        stage.advance(by: 0.05)
        model.length = 2_000
        try stage.settle()
        #expect(abs(try stage.scroll("page").offset.y - 800) < 0.01)
    }

    private struct Halves: View {
        let model: Model

        var body: some View {
            let first = model.length / 2
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: first)
                    Color.blue.frame(height: 1_000 - first)
                }
            }
            .contentMargins(.vertical, 20)
        }
    }

    private func motion(_ stage: Stage) -> LayerMotion? {
        func found(_ layer: Layer) -> LayerMotion? { layer.motion ?? layer.children.lazy.compactMap(found).first }
        return found(stage.graph.rootLayer)
    }

    /// The views inside change their lengths, but the content doesn't.
    @Test func `The motion to an edge isn't described again while the edge stays`() throws {
        for key in [KeyEvent.Key.end, .home] {
            let model = Model()
            let stage = Stage(size: CGSize(width: 100, height: 100)) { Halves(model: model) }
            stage.graph.lead = 0.1
            stage.wheel(by: CGSize(width: 0, height: 400), at: CGPoint(x: 50, y: 50), precise: true)
            try stage.settle()
            stage.press(key)
            stage.advance(by: 0.05)
            let course = motion(stage)?.vertical?.course
            guard case .law? = course else {
                Issue.record("no motion")
                return
            }
            model.length = 600
            stage.update()
            #expect(motion(stage)?.vertical?.course == course, "\(key)")
        }
    }
}
