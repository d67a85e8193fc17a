import SwiftUI
import Testing

@testable import ScrollworkTesting
@testable import ViewRuntime

/// A scroll view that leaves the tree in the update that also changes its position doesn't scroll anymore.
@MainActor
@Suite struct DepartedScrollViewTests {
    @MainActor @Observable final class Model {
        var isShown = true
        var id: Int? = 0
        var position = ScrollPosition(idType: Int.self)
    }

    private struct Rows: View {
        var body: some View {
            VStack {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<100) { Color.blue.frame(height: 40).id($0) } }
                        .scrollTargetLayout()
                }
                .accessibilityIdentifier("rows")
            }
        }
    }

    private struct ByID: View {
        @Bindable var model: Model

        var body: some View {
            Group { if model.isShown { Rows() } else { Color.red } }.scrollPosition(id: $model.id)
        }
    }

    private struct ByPosition: View {
        @Bindable var model: Model

        var body: some View {
            Group { if model.isShown { Rows() } else { Color.red } }.scrollPosition($model.position)
        }
    }

    @Test(arguments: [true, false], [true, false])
    func `A scroll view that leaves isn't scrolled`(isHeld: Bool, isAnimated: Bool) throws {
        for isByID in [true, false] {
            let model = Model()
            let stage = Stage(size: CGSize(width: 200, height: 300)) {
                if isByID { ByID(model: model) } else { ByPosition(model: model) }
            }
            // A host in a page asks for motions, and a gesture can keep a scroll view that left.
            stage.graph.lead = 0.05
            stage.update()
            let departed = try stage.census().scrollViews
            let finger = isHeld ? stage.touch(at: CGPoint(x: 100, y: 200)) : nil
            finger?.move(by: CGSize(width: 0, height: -60), over: 0.1)
            withAnimation(isAnimated ? .default : nil) {
                (model.id, model.isShown) = (50, false)
                model.position.scrollTo(id: 50, anchor: .top)
            }
            stage.update()
            finger?.lift()
            try stage.settle()
            #expect(!stage.exists("rows"))
            #expect(departed.allSatisfy { !$0.isMounted })
            model.isShown = true
            stage.update()
            try stage.settle()
            #expect(stage.exists("rows"))
        }
    }

    @MainActor private final class Reader { var proxy: ScrollViewProxy? }

    private struct Page: View {
        let model: Model
        let reader: Reader

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    if model.isShown {
                        ScrollView {
                            ScrollViewReader { proxy in
                                let _ = reader.proxy = proxy
                                Color.blue.frame(width: 200, height: 400)
                            }
                        }
                        .frame(height: 100)
                    }
                    ForEach(0..<40, id: \.self) { _ in Color.red.frame(width: 200, height: 50) }
                }
            }
            .accessibilityIdentifier("page")
        }
    }

    /// The reader is in a scroll view of 100 points, which a finger can hold.
    @Test(arguments: [true, false]) func `A reader that leaves doesn't scroll the page around it`(isHeld: Bool) throws {
        let model = Model(), reader = Reader()
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Page(model: model, reader: reader) }
        reader.proxy?.scrollTo(5, anchor: .top)
        stage.update()
        #expect(try stage.scroll("page").offset.y == 350)
        reader.proxy?.scrollTo(0, anchor: .bottom)
        stage.update()
        #expect(try stage.scroll("page").offset.y == 0)
        let finger = isHeld ? stage.touch(at: CGPoint(x: 100, y: 50)) : nil
        finger?.move(by: CGSize(width: 0, height: -40), over: 0.1)
        reader.proxy?.scrollTo(20, anchor: .top)
        model.isShown = false
        stage.update()
        #expect(try stage.scroll("page").offset.y == 0)
        finger?.lift()
    }

    private struct Watched: View {
        let model: Model
        let log: GestureLog

        var body: some View {
            Group { if model.isShown { Rows() } else { Color.red } }
                .onScrollPhaseChange { old, new in log.note("\(old) \(new)") }
        }
    }

    @Test(arguments: [true, false]) func `A scroll view that leaves reports no phase, and needs no frames`(
        isHeld: Bool
    ) throws {
        let model = Model(), log = GestureLog()
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Watched(model: model, log: log) }
        let finger = stage.touch(at: CGPoint(x: 100, y: 200))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.1)
        if !isHeld { finger.lift() }
        let known = log.entries
        #expect(known.last == (isHeld ? "tracking interacting" : "interacting decelerating"))
        model.isShown = false
        stage.update()
        #expect(log.entries == known)
        finger.lift()
        // The fling would last longer than a second.
        #expect(try stage.settle() < 0.1)
        #expect(log.entries == known)
    }
}
