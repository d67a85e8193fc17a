import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// A scene for a host that shows it ahead of its frames.
@MainActor
@Suite struct LeadTests {
    private func list(lead: Double?) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 500)) {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<1_000) { box(300, 50, "row-\($0)") } }
            }
            .accessibilityIdentifier("list")
        }
        stage.graph.lead = lead
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 190), over: 0.5)
        return stage
    }

    private func motion(_ stage: Stage) -> LayerMotion? {
        func found(_ layer: Layer) -> LayerMotion? { layer.motion ?? layer.children.lazy.compactMap(found).first }
        return found(stage.graph.rootLayer)
    }

    @Test func `Rows that become visible within the lead are realized`() throws {
        let usual = list(lead: nil), ahead = list(lead: 0.2)
        for stage in [usual, ahead] { try stage.settle() }
        let offset = try usual.scroll("list").offset.y
        #expect(try ahead.scroll("list").offset.y == offset)
        let last = Int((offset + 500) / 50) - 1
        #expect(usual.exists("row-\(last)") && !usual.exists("row-\(last + 1)"))
        #expect(ahead.exists("row-\(last + 3)"))
    }

    @Test func `Layers have no motion without a lead`() throws {
        #expect(motion(list(lead: nil)) == nil)
    }

    @Test func `A fling is one motion, which the frames follow`() throws {
        let stage = list(lead: 0.1)
        try stage.settle()
        stage.flick(from: CGPoint(x: 150, y: 400), velocity: CGSize(width: 0, height: -2_000))
        let reported = try #require(motion(stage)?.vertical)
        #expect(reported.bounds == 0...49_500 && reported.viewport == 500 && reported.bounces && reported.stretches)
        for _ in 0..<30 {
            stage.advance(by: 1.0 / 60)
            #expect(motion(stage)?.vertical == reported)
            #expect(abs(try reported.offset(at: stage.time) - stage.scroll("list").offset.y) < 1e-6)
        }
        try stage.settle()
        #expect(motion(stage)?.vertical?.course == .none(offset: try stage.scroll("list").offset.y))
    }

    @Test func `The motion of content that a finger holds is held`() throws {
        let stage = list(lead: 0.1)
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 150, y: 300))
        finger.move(to: CGPoint(x: 150, y: 250), over: 0.2)
        #expect(motion(stage)?.vertical?.course == .held(offset: try stage.scroll("list").offset.y))
        #expect(motion(stage)?.horizontal == nil)
    }

    @Test func `A finger holds the content that it catches before it moves`() throws {
        let stage = list(lead: 0.1)
        stage.flick(from: CGPoint(x: 150, y: 400), velocity: CGSize(width: 0, height: -2_000))
        stage.advance(by: 0.2)
        let finger = stage.touch(at: CGPoint(x: 150, y: 300))
        stage.advance(by: 1.0 / 60)
        #expect(motion(stage)?.vertical?.course == .held(offset: try stage.scroll("list").offset.y))
        finger.lift()
        stage.advance(by: 1.0 / 60)
        #expect(motion(stage)?.vertical?.course == .none(offset: try stage.scroll("list").offset.y))
    }

    @Test func `A finger stops the content at its position at that time`() throws {
        let stage = list(lead: 0.1)
        try stage.settle()
        stage.flick(from: CGPoint(x: 150, y: 400), velocity: CGSize(width: 0, height: -2_000))
        stage.advance(by: 0.2)
        let reported = try #require(motion(stage)?.vertical), time = stage.time + 0.05
        stage.graph.send(
            .pointer(PointerEvent(id: 7, kind: .touch, phase: .began, location: CGPoint(x: 150, y: 300), time: time)))
        _ = stage.graph.frame(at: stage.time + 0.07)
        #expect(abs(try stage.scroll("list").offset.y - CGFloat(reported.offset(at: time))) < 1e-6)
    }

    @Test func `Content with pinned views has no motion`() {
        let stage = Stage(size: CGSize(width: 300, height: 500)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<100) { box(300, 50, "row-\($0)") }
                    } header: {
                        box(300, 50, "header")
                    }
                }
            }
        }
        stage.graph.lead = 0.1
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 190), over: 0.5)
        #expect(motion(stage) == nil)
    }

    enum Effect: CaseIterable {
        case still, slight, considerable, pinned, along, steady, turned

        /// Whether the host can show content with the effect ahead: the effect gives the view about the same offset
        /// where the content moves it.
        var allowsMotion: Bool { [.still, .slight, .steady, .turned].contains(self) }

        func offset(_ frame: CGRect) -> CGSize {
            switch self {
            case .still, .turned: .zero
            case .slight: CGSize(width: frame.minY / 10, height: 0)
            case .considerable: CGSize(width: frame.minY / 3, height: 0)
            case .pinned: CGSize(width: 0, height: -frame.minY)
            case .along: CGSize(width: 0, height: frame.minY)
            case .steady: CGSize(width: 40, height: -30)
            }
        }
    }

    @Test(arguments: Effect.allCases)
    func `Content has a motion unless effects oppose it considerably`(_ effect: Effect) {
        let stage = Stage(size: CGSize(width: 300, height: 500)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { index in
                        box(300, 50, "row-\(index)")
                            .visualEffect { view, proxy in
                                let frame = proxy.frame(in: .scrollView)
                                return view.offset(effect.offset(frame))
                                    .rotationEffect(.degrees(effect == .turned ? frame.minY : 0))
                            }
                    }
                }
            }
        }
        stage.graph.lead = 0.1
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 190), over: 0.5)
        #expect((motion(stage) != nil) == effect.allowsMotion)
    }

    @Test func `An effect along one axis leaves the motion of the other axis`() {
        let stage = Stage(size: CGSize(width: 300, height: 500)) {
            ScrollView {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<9) { index in
                            box(200, 200, "page-\(index)")
                                .visualEffect { view, proxy in view.offset(x: -proxy.frame(in: .global).minX) }
                        }
                    }
                }
                box(300, 2_000, "rest")
            }
        }
        stage.graph.lead = 0.1
        stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 80, y: 150), over: 0.5)
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 290), over: 0.5)
        #expect(motion(stage)?.vertical != nil)
        #expect(motion(stage)?.horizontal == nil)
    }

    @MainActor @Observable final class Setting {
        var axes = Axis.Set.horizontal
    }

    private struct Table: View {
        let setting: Setting

        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                ScrollView(setting.axes) {
                    box(900, 900, "table")
                        .visualEffect { view, proxy in view.offset(x: -proxy.frame(in: .global).minX) }
                }
                .frame(width: 200, height: 200)
                .padding(100)
            }
        }
    }

    @Test func `An effect opposes a scroll view only along its current axes`() {
        let setting = Setting()
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Table(setting: setting) }
        stage.graph.lead = 0.1
        stage.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 150, y: 250), over: 0.5)
        #expect(motion(stage) == nil)
        setting.axes = .vertical
        stage.update()
        stage.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 200), over: 0.5)
        #expect(motion(stage)?.vertical != nil)
        setting.axes = .horizontal
        stage.update()
        #expect(motion(stage) == nil)
    }

    // MARK: The description

    private func motions(_ layer: Layer) -> [LayerMotion] {
        (layer.motion.map { [$0] } ?? []) + layer.children.flatMap(motions)
    }

    /// Content of 2,000 points, or of 100 points, in 300 by 500 points.
    @Test(
        arguments: [
            (.vertical, false, 2_000, .automatic, 0...1_500, true),
            (.vertical, true, 2_000, .automatic, 0...1_500, true),
            (.horizontal, false, 2_000, .automatic, 0...1_700, true),
            (.horizontal, true, 2_000, .automatic, 0...1_700, true), (.vertical, false, 100, .automatic, 0...0, true),
            (.horizontal, true, 100, .automatic, 0...0, false), (.vertical, false, 100, .basedOnSize, 0...0, false),
            (.horizontal, false, 100, .always, 0...0, true),
        ] as [(Axis, Bool, CGFloat, ScrollBounceBehavior, ClosedRange<Double>, Bool)])
    func `A description has the bounds and says whether content bounces`(
        axis: Axis, isRightToLeft: Bool, length: CGFloat, behavior: ScrollBounceBehavior, bounds: ClosedRange<Double>,
        bounces: Bool
    ) throws {
        let stage = Stage(
            size: CGSize(width: 300, height: 500),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(axis)) {
                Color.red.frame(width: axis == .vertical ? 300 : length, height: axis == .vertical ? length : 500)
            }
            .scrollBounceBehavior(behavior, axes: [.vertical, .horizontal])
        }
        stage.show(ahead: 0.1)
        let found = try #require(motion(stage))
        let along = try #require(axis == .vertical ? found.vertical : found.horizontal)
        #expect((axis == .vertical ? found.horizontal : found.vertical) == nil)
        #expect(along.course == .none(offset: 0) && along.growth == 0 && along.bounds == bounds)
        #expect(along.viewport == (axis == .vertical ? 500 : 300))
        #expect(along.bounces == bounces && along.stretches == bounces)
        #expect(along.isMirrored == (isRightToLeft && axis == .horizontal))
    }

    @Test func `Content stretches only without a scroll view around it on the same axis`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500)) {
            ScrollView {
                box(300, 100, "above")
                ScrollView { box(300, 900, "inner") }.frame(height: 200)
                box(300, 900, "below")
            }
        }
        stage.show(ahead: 0.1)
        let all = motions(stage.graph.rootLayer)
        #expect(all.map { $0.vertical?.stretches } == [true, false])
        #expect(all.map { $0.vertical?.bounces } == [true, true])
    }
}
