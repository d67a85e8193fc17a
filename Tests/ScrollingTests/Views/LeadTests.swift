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

    @MainActor @Observable final class Place { var position = ScrollPosition(idType: Int.self) }

    private struct Rows: View {
        @Bindable var place: Place
        let axis: Axis

        var body: some View {
            ScrollView(Axis.Set(axis)) {
                if axis == .vertical {
                    LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { cell(100, 50, "row-\($0)") } }
                } else {
                    LazyHStack(spacing: 0) { ForEach(0..<200, id: \.self) { cell(50, 100, "row-\($0)") } }
                }
            }
            .scrollPosition($place.position)
            .accessibilityIdentifier("list")
        }
    }

    /// Rows of 50 points in a window of 500 points.
    private func rows(_ place: Place, _ axis: Axis, isRightToLeft: Bool, lead: Double) -> Stage {
        let stage = Stage(
            size: CGSize(width: axis == .vertical ? 100 : 500, height: axis == .vertical ? 500 : 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Rows(place: place, axis: axis) }
        stage.graph.lead = lead
        return stage
    }

    /// Returns the indices of the first and the last realized row.
    private func ends(_ stage: Stage) -> [Int] {
        let all = (0..<200).filter { stage.exists("row-\($0)") }
        return [all.first ?? -1, all.last ?? -1]
    }

    /// A finger can start at 1,000 points per second in both directions, and gains 20,000 points per second in a second.
    /// The part that can become visible on a side is at most as long as the window.
    @Test(
        arguments: [(0, [19, 29]), (0.05, [18, 31]), (0.1, [15, 33]), (1, [9, 39])] as [(Double, [Int])],
        [(.vertical, false), (.horizontal, false), (.horizontal, true)] as [(Axis, Bool)])
    func `Content at rest has the rows that a sudden drag shows`(
        _ row: (lead: Double, ends: [Int]), form: (axis: Axis, isRightToLeft: Bool)
    ) throws {
        let place = Place()
        let stage = rows(place, form.axis, isRightToLeft: form.isRightToLeft, lead: row.lead)
        if form.axis == .vertical { place.position.scrollTo(y: 995) } else { place.position.scrollTo(x: 995) }
        try stage.settle()
        #expect(ends(stage) == row.ends)
    }

    /// The content moves at 3,000 points per second, for 1,515 points. A finger can throw it back. The part on a side is
    /// at most as long as the window.
    @Test(
        arguments: [
            (0.1, 0, 3_000, [20, 46]), (0.1, 5_000, 2_000, [63, 89]), (0.02, 0, 3_000, [28, 41]),
            (1, 5_000, 2_000, [59, 89]),
        ] as [(Double, CGFloat, CGFloat, [Int])],
        [(.vertical, false), (.horizontal, false), (.horizontal, true)] as [(Axis, Bool)])
    func `Content in motion has the rows ahead`(
        _ row: (lead: Double, start: CGFloat, end: CGFloat, ends: [Int]), form: (axis: Axis, isRightToLeft: Bool)
    ) throws {
        let place = Place(), isVertical = form.axis == .vertical
        let stage = rows(place, form.axis, isRightToLeft: form.isRightToLeft, lead: row.lead)
        if isVertical { place.position.scrollTo(y: row.start) } else { place.position.scrollTo(x: row.start) }
        try stage.settle()
        withAnimation(.linear(duration: 1)) {
            if isVertical { place.position.scrollTo(y: row.end) } else { place.position.scrollTo(x: row.end) }
        }
        stage.update()
        stage.advance(by: 0.505)
        #expect(ends(stage) == row.ends)
    }

    /// The finger moves the content by 350 points, at 1,800 points per second.
    @Test func `Content that a finger moves has the rows ahead`() {
        let stage = rows(Place(), .vertical, isRightToLeft: false, lead: 0.1)
        let finger = stage.touch(at: CGPoint(x: 50, y: 450))
        finger.move(by: CGSize(width: 0, height: -360), over: 0.2)
        #expect(ends(stage)[1] == 20)
        finger.lift()
    }

    /// The host learns late that a finger rests. Until then, it shows the content ahead.
    @Test func `The rows ahead stay for the time of the lead after the finger rests`() {
        let stage = rows(Place(), .vertical, isRightToLeft: false, lead: 0.1)
        let finger = stage.touch(at: CGPoint(x: 50, y: 450))
        finger.move(by: CGSize(width: 0, height: -360), over: 0.1)
        #expect(ends(stage)[1] == 24)
        finger.hold(for: 0.07)
        finger.move(by: CGSize(width: 0, height: -1), over: 0)
        #expect(ends(stage)[1] == 24)
        finger.hold(for: 0.15)
        finger.move(by: CGSize(width: 0, height: -1), over: 0)
        #expect(ends(stage)[1] == 21)
        finger.lift()
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

    // MARK: Effects

    enum Effect: CaseIterable {
        case steady, slight, considerable, pinned, along, turned, tilted, faded, kinked
        /// An effect that compares two coordinate spaces.
        case related

        func apply(to view: EmptyVisualEffect, _ proxy: GeometryProxy) -> some VisualEffect {
            let frame = proxy.frame(in: .scrollView), content = proxy.frame(in: .named("content"))
            let place = frame.minX + frame.minY, distance = content.minX + content.minY - place
            return
                view
                .offset(self == .related ? CGSize(width: distance / 3, height: 0) : offset(frame))
                .rotationEffect(.degrees(self == .turned ? place / 10 : 0))
                .rotation3DEffect(.degrees(self == .tilted ? place / 10 : 0), axis: (1, 1, 0), perspective: 0.5)
                .opacity(self == .faded ? 1 - abs(place) / 4_000 : 1)
        }

        private func offset(_ frame: CGRect) -> CGSize {
            switch self {
            case .turned, .tilted, .faded, .related: .zero
            case .steady: CGSize(width: 40, height: -30)
            // As a page that turns only near the center.
            case .kinked: CGSize(width: 60 * min(max((frame.minX + frame.minY - 123) / 77, -1), 1), height: 0)
            case .slight: CGSize(width: frame.minY / 10, height: frame.minX / 10)
            case .considerable: CGSize(width: frame.minY / 3, height: frame.minX / 3)
            case .pinned: CGSize(width: -frame.minX, height: -frame.minY)
            case .along: CGSize(width: frame.minX, height: frame.minY)
            }
        }
    }

    private func effects(_ effect: Effect, along axis: Axis = .vertical, isRightToLeft: Bool = false) -> Stage {
        let stage = Stage(
            size: CGSize(width: 400, height: 400),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(axis)) {
                (axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))) {
                    ForEach(0..<100) { index in
                        box(80, 80, "row-\(index)")
                            .visualEffect { view, proxy in effect.apply(to: view, proxy) }
                    }
                }
                .coordinateSpace(.named("content"))
            }
            .accessibilityIdentifier("list")
        }
        stage.show(ahead: 0.1)
        return stage
    }

    private func responding(_ layer: Layer) -> [Layer] {
        (layer.responses == nil ? [] : [layer]) + layer.children.flatMap(responding)
    }

    private func numbers(_ layer: Layer) -> [Double] {
        LayerResponse.Sample(offset: 0, transform: layer.transform ?? ProjectionTransform(), opacity: layer.opacity)
            .numbers
    }

    /// Returns the offset from the leading edge of content of 8,000 points in 400 points.
    private func offset(_ stage: Stage, _ axis: Axis, isRightToLeft: Bool = false) throws -> Double {
        let offset = try stage.scroll("list").offset
        return Double(axis == .vertical ? offset.y : isRightToLeft ? 7_600 - offset.x : offset.x)
    }

    @Test(
        arguments: [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)], Effect.allCases)
    func `Responses predict the effects at other offsets`(place: (Axis, Bool), effect: Effect) throws {
        let (axis, isRightToLeft) = place
        let stage = effects(effect, along: axis, isRightToLeft: isRightToLeft)
        func drag(_ distance: CGFloat) throws {
            let center = CGPoint(x: 200, y: 200), along = isRightToLeft ? -distance : distance
            let end = CGPoint(x: axis == .horizontal ? 200 + along : 200, y: axis == .vertical ? 200 + along : 200)
            stage.drag(from: center, to: end, over: 1)
            try stage.settle()
        }
        stage.wheel(
            by: CGSize(
                width: axis == .horizontal ? (isRightToLeft ? -950 : 950) : 0, height: axis == .vertical ? 950 : 0),
            at: CGPoint(x: 200, y: 200), precise: true)
        try stage.settle()
        #expect(motion(stage) != nil)
        let layers = responding(stage.graph.rootLayer)
        #expect(layers.isEmpty == (effect == .steady))
        let before = try offset(stage, axis, isRightToLeft: isRightToLeft)
        let known = layers.map { (layer: $0, numbers: numbers($0), responses: $0.responses) }
        try drag(-150)
        let after = try offset(stage, axis, isRightToLeft: isRightToLeft)
        #expect(after > before + 100)
        for (layer, old, responses) in known {
            let response = try #require(axis == .vertical ? responses?.vertical : responses?.horizontal)
            #expect((axis == .vertical ? responses?.horizontal : responses?.vertical) == nil)
            let change = zip(response.numbers(at: after), response.numbers(at: before)).map { $0 - $1 }
            for (new, expected) in zip(numbers(layer), zip(old, change).map({ $0 + $1 })) {
                // Between two samples, a kink has an error of up to a quarter of its change.
                #expect(
                    abs(new - expected) < (effect == .kinked ? 1.5 : 0.5),
                    "\(numbers(layer)), expected \(old) + \(change)")
            }
        }
    }

    @Test func `An effect is sampled again after half of a viewport`() throws {
        let stage = effects(.considerable)
        func response() throws -> LayerResponse {
            try #require(responding(stage.graph.rootLayer).first?.responses?.vertical)
        }
        let first = try response()
        #expect(first.samples[0].offset <= -400 && first.samples[first.samples.count - 1].offset >= 400)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 140), over: 1)
        try stage.settle()
        #expect(try response() == first)
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), over: 1)
        try stage.settle()
        let second = try response(), offset = try offset(stage, .vertical)
        #expect(second.samples[0].offset > first.samples[0].offset)
        for place in stride(from: offset - 150, to: offset + 150, by: 7) {
            for (one, other) in zip(first.numbers(at: place), second.numbers(at: place)) {
                #expect(abs(one - other) < 1e-6)
            }
        }
    }

    /// The views of 80 points begin at most two lengths of the viewport after its end: at most 1,200 points from the
    /// start.
    @Test func `Views far from the viewport have no responses`() {
        #expect(responding(effects(.considerable).graph.rootLayer).count == 16)
    }

    @MainActor @Observable final class Model { var factor: CGFloat = 1 }

    private struct Changing: View {
        let model: Model

        var body: some View {
            let factor = model.factor
            ScrollView {
                box(80, 80, "view")
                    .visualEffect { view, proxy in view.offset(y: proxy.frame(in: .scrollView).minY * factor / 4) }
                Color.clear.frame(height: 4_000)
            }
        }
    }

    @Test func `The responses of an effect that changes often follow every tenth of a second`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 400, height: 400)) { Changing(model: model) }
        stage.show(ahead: 0.1)
        /// Returns the distance that the effect moves the view down as the content moves up by 40 points.
        func distance() throws -> Double {
            let response = try #require(responding(stage.graph.rootLayer).first?.responses?.vertical)
            return response.numbers(at: 40)[7] - response.numbers(at: 0)[7]
        }
        #expect(abs(try distance() + 10) < 1e-6)
        stage.advance(by: 1)
        // Each row is the time until the change in seconds, the new factor, and the distance.
        for (pause, factor, expected) in [(0, 2, -20), (0.05, 3, -20), (0.055, 4, -40), (0.09, 5, -40), (0.02, 6, -60)]
            as [(Double, CGFloat, Double)]
        {
            stage.advance(by: pause)
            model.factor = factor
            stage.update()
            #expect(abs(try distance() - expected) < 1e-6, "\(factor)")
        }
    }

    @Test func `Effects have no responses without a lead`() {
        let stage = Stage(size: CGSize(width: 400, height: 400)) {
            ScrollView {
                box(80, 800, "tall").visualEffect { view, proxy in view.offset(x: proxy.frame(in: .scrollView).minY) }
            }
        }
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), over: 1)
        #expect(responding(stage.graph.rootLayer).isEmpty)
    }

    @Test func `An effect that isn't finite has no response`() {
        let stage = Stage(size: CGSize(width: 400, height: 400)) {
            ScrollView {
                box(80, 800, "tall")
                    .visualEffect { view, proxy in view.offset(x: proxy.frame(in: .scrollView).minY / 0) }
            }
        }
        stage.show(ahead: 0.1)
        #expect(motion(stage) != nil)
        #expect(responding(stage.graph.rootLayer).isEmpty)
    }

    @Test func `A view in two scroll views responds to each along its axis`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 500)) {
            ScrollView {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<9) { index in
                            box(200, 200, "page-\(index)")
                                .visualEffect { view, proxy in
                                    let frame = proxy.frame(in: .global)
                                    return view.offset(x: -frame.minX / 2, y: -frame.minY / 4)
                                }
                        }
                    }
                }
                box(300, 2_000, "rest")
            }
        }
        stage.graph.lead = 0.1
        stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 80, y: 150), over: 0.5)
        stage.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 290), over: 0.5)
        #expect(motions(stage.graph.rootLayer).count == 2)
        let layer = try #require(responding(stage.graph.rootLayer).first)
        let horizontal = try #require(layer.responses?.horizontal), vertical = try #require(layer.responses?.vertical)
        let right = zip(horizontal.numbers(at: 40), horizontal.numbers(at: 0)).map { $0 - $1 }
        let down = zip(vertical.numbers(at: 40), vertical.numbers(at: 0)).map { $0 - $1 }
        #expect(abs(right[6] - 20) < 1e-6 && abs(right[7]) < 1e-6)
        #expect(abs(down[6]) < 1e-6 && abs(down[7] - 10) < 1e-6)
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
