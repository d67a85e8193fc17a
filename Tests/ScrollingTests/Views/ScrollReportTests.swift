import ScrollworkTesting
import SwiftUI
import Testing

/// What a scroll view reports to the program: its geometry, its phases with their velocity, and its visible targets.
@MainActor
@Suite struct ScrollReportTests {
    private final class Log {
        var geometries: [ScrollGeometry] = []
        var olds: [ScrollGeometry] = []
        var phases: [(old: ScrollPhase, new: ScrollPhase, velocity: CGVector, offset: CGPoint)] = []
        var proxy: ScrollViewProxy?
    }

    private struct Plane: View {
        let log: Log
        var body: some View {
            ScrollViewReader { proxy in
                let _ = log.proxy = proxy
                ScrollView([.horizontal, .vertical]) {
                    VStack(spacing: 0) { ForEach(0..<40, id: \.self) { cell(4_000, 100, "\($0)").id($0) } }
                }
                .contentMargins(.all, EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: {
                    log.olds.append($0)
                    log.geometries.append($1)
                }
                .onScrollPhaseChange { old, new, context in
                    log.phases.append(
                        (old, new, context.velocity ?? CGVector(dx: -1, dy: -1), context.geometry.contentOffset))
                }
                .accessibilityIdentifier("scroll")
            }
        }
    }

    private func stage(_ log: Log, isRightToLeft: Bool = false) -> Stage {
        Stage(
            size: CGSize(width: 200, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) { Plane(log: log) }
    }

    // MARK: Geometry

    @Test func `A geometry has the size of the content, the insets, and the container between them`() throws {
        let log = Log()
        let stage = stage(log)
        let last = try #require(log.geometries.last)
        #expect(last.contentSize == CGSize(width: 4_000, height: 4_000))
        #expect(last.contentInsets == EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
        #expect(last.containerSize == CGSize(width: 190, height: 95) && last.contentOffset == CGPoint(x: -2, y: -1))
        #expect(last.bounds == CGRect(x: -2, y: -1, width: 190, height: 95))
        #expect(last.visibleRect == CGRect(x: -2, y: -1, width: 200, height: 100))
        stage.wheel(by: CGSize(width: 30, height: 0), at: CGPoint(x: 50, y: 50), precise: true)
        stage.update()
        #expect(log.geometries.last?.contentOffset == CGPoint(x: 28, y: -1))
        #expect(log.olds.last == last)
        // Each value is the old one of the next change, and differs from it.
        for (old, new) in zip(log.geometries, log.olds.dropFirst()) { #expect(old == new) }
        for (old, new) in zip(log.olds, log.geometries).dropFirst() { #expect(old != new) }
        // The first value is that of an empty geometry.
        #expect(log.geometries[0].contentSize == .zero && log.olds[0] == log.geometries[0])
    }

    @Test func `A geometry describes itself`() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 3, height: 4), contentInsets: EdgeInsets(),
            containerSize: CGSize(width: 5, height: 6))
        for part in ["contentOffset: \(geometry.contentOffset)", "containerSize: \(geometry.containerSize)"] {
            #expect(geometry.debugDescription.contains(part))
        }
        #expect(geometry.visibleRect == CGRect(x: 1, y: 2, width: 5, height: 6))
    }

    // MARK: Phases

    @Test(arguments: [
        (ScrollPhase.idle, "idle", false), (.tracking, "tracking", true), (.interacting, "interacting", true),
        (.decelerating, "decelerating", true), (.animating, "animating", true),
    ])
    func `Content may move in every phase except idle`(phase: ScrollPhase, name: String, isScrolling: Bool) {
        #expect(phase.isScrolling == isScrolling && phase.debugDescription == name)
    }

    /// The content offset is physical: it decreases as a finger moves to the right, in both layout directions.
    @Test(arguments: [(0.0, -900.0), (-700, 0), (-600, -500), (400, -800)], [false, true])
    func `The velocity of a fling is that of the finger`(
        _ velocity: (x: Double, y: Double), isRightToLeft: Bool
    ) throws {
        let log = Log(), (x, y) = velocity
        let stage = stage(log, isRightToLeft: isRightToLeft)
        log.proxy?.scrollTo(20, anchor: .center)
        stage.update()
        log.phases = []
        stage.flick(from: CGPoint(x: 100, y: 50), velocity: CGVector(dx: x, dy: y))
        let released = try stage.scroll("scroll").offset
        #expect(log.phases.map(\.old) == [.idle, .tracking, .interacting])
        #expect(log.phases.map(\.new) == [.tracking, .interacting, .decelerating])
        for phase in log.phases.prefix(2) { #expect(phase.velocity == CGVector(dx: 0, dy: 0)) }
        let last = try #require(log.phases.last)
        #expect(abs(last.velocity.dx + x) < 12 && abs(last.velocity.dy + y) < 12, "\(last.velocity)")
        #expect(last.offset == released)
        try stage.settle()
        let end = try #require(log.phases.last), offset = try stage.scroll("scroll").offset
        #expect(end.old == .decelerating && end.new == .idle && end.velocity == CGVector(dx: 0, dy: 0))
        #expect(end.offset == offset && log.phases.count == 4)
    }

    @Test func `An animated scroll has phases of its own`() throws {
        let log = Log()
        let stage = stage(log)
        log.phases = []
        withAnimation(.linear(duration: 0.5)) { log.proxy?.scrollTo(20, anchor: .topLeading) }
        stage.update()
        #expect(log.phases.map(\.new) == [.animating])
        #expect(abs(log.phases[0].velocity.dy - 4_000) < 10 && abs(log.phases[0].velocity.dx) < 5)
        stage.advance(by: 0.25)
        // A finger takes over, and has no velocity.
        let finger = stage.touch(at: CGPoint(x: 100, y: 50))
        finger.hold(for: 0.3)
        finger.lift()
        try stage.settle()
        #expect(log.phases.map(\.new) == [.animating, .tracking, .interacting, .idle])
        #expect(log.phases.dropFirst().allSatisfy { $0.velocity == CGVector(dx: 0, dy: 0) })
    }

    @Test func `The first phase is reported as idle`() {
        let log = Log()
        let stage = stage(log)
        withExtendedLifetime(stage) {
            #expect(log.phases.count == 1 && log.phases[0].old == .idle && log.phases[0].new == .idle)
        }
    }

    @Test func `Reports aren't about the scroll views inside`() throws {
        var offsets: [CGPoint] = [], phases: [ScrollPhase] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                ScrollView(.horizontal) { cell(500, 50, "content") }.accessibilityIdentifier("inner")
                cell(100, 1_000, "rest")
            }
            .onScrollGeometryChange(for: CGPoint.self) {
                $0.contentOffset
            } action: {
                offsets.append($1)
            }
            .onScrollPhaseChange { _, new in phases.append(new) }
        }
        (offsets, phases) = ([], [])
        stage.wheel(by: CGSize(width: 30, height: 0), at: CGPoint(x: 50, y: 25), precise: true)
        stage.advance(by: 1)
        #expect(try stage.scroll("inner").offset.x == 30)
        #expect(offsets.isEmpty && phases.isEmpty)
        stage.wheel(by: CGSize(width: 0, height: 30), at: CGPoint(x: 50, y: 25), precise: true)
        stage.advance(by: 1)
        #expect(offsets == [CGPoint(x: 0, y: 30)] && phases.last == .idle)
    }

    // MARK: Targets

    /// Rows of 40 points after a header of 30 points, in a window of 100 points with margins of 10 points.
    @Test(arguments: [(Axis.vertical, false), (.horizontal, false), (.horizontal, true)])
    func `The visible targets are those between the margins`(axis: Axis, isRightToLeft: Bool) throws {
        var visible: [[Int]] = []
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(Axis.Set(axis)) {
                let layout =
                    axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
                layout {
                    Color.blue.frame(width: 30, height: 30)
                    layout { ForEach(0..<10, id: \.self) { cell(40, 40, "\($0)") } }.scrollTargetLayout()
                }
            }
            .contentMargins(axis == .vertical ? .vertical : .horizontal, 10)
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { visible.append($0) }
        }
        func scroll(by distance: CGFloat) throws {
            let x = isRightToLeft ? -distance : distance
            stage.wheel(
                by: axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: x, height: 0),
                at: CGPoint(x: 50, y: 50), precise: true)
            try stage.settle()
        }
        // The room is 80 points long: at the start, it shows the header, a row, and 10 points of the next one.
        #expect(visible.last == [0])
        try scroll(by: 29.5)
        #expect(visible.last == [0])
        try scroll(by: 0.5)
        #expect(visible.last == [0, 1])
        try scroll(by: 0.5)
        #expect(visible.last == [1])
        try scroll(by: 39.5)
        #expect(visible.last == [1, 2])
        try scroll(by: 1_000)
        #expect(visible.last == [8, 9])
    }

    // MARK: Updates

    @MainActor @Observable final class Name { var text = "old" }

    private struct Named: View {
        let name: Name
        let note: (String) -> Void

        var body: some View {
            let name = name.text
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<10, id: \.self) { cell(40, 40, "\($0)") } }.scrollTargetLayout()
            }
            .onScrollGeometryChange(for: String.self) {
                "\(name) \(Int($0.contentOffset.y))"
            } action: {
                note("\(name): \($1)")
            }
            .onScrollPhaseChange { _, new in note("\(name) \(new.debugDescription)") }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { note("\(name) \($0)") }
        }
    }

    @Test func `Reports go to the closures of the last update`() {
        let name = Name()
        var entries: [String] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Named(name: name) { entries.append($0) } }
        name.text = "new"
        stage.update()
        entries = []
        stage.wheel(by: CGSize(width: 0, height: 40), at: CGPoint(x: 50, y: 50), precise: true)
        stage.update()
        #expect(entries.contains("new: new 40") && entries.contains("new interacting"), "\(entries)")
        #expect(entries.contains("new [1, 2]") && entries.allSatisfy { $0.hasPrefix("new") }, "\(entries)")
    }

    @MainActor @Observable final class Margin { var length: CGFloat = 10 }

    private struct Margined: View {
        let log: Log
        let margin: Margin

        var body: some View {
            ScrollView { cell(100, 1_000, "content") }
                .contentMargins(.top, margin.length)
                .onScrollGeometryChange(for: ScrollGeometry.self) {
                    $0
                } action: {
                    log.geometries.append($1)
                }
                .onScrollPhaseChange { old, new, context in
                    let velocity = context.velocity ?? CGVector(dx: -1, dy: -1)
                    log.phases.append((old, new, velocity, context.geometry.contentOffset))
                }
        }
    }

    @Test func `A change of the margins is reported as a geometry, and not as a first one`() {
        let log = Log(), margin = Margin()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Margined(log: log, margin: margin) }
        let count = log.geometries.count
        #expect(log.phases.count == 1)
        margin.length = 30
        stage.update()
        #expect(log.phases.count == 1)
        #expect(log.geometries.dropFirst(count).allSatisfy { $0.contentSize.height == 1_000 })
        #expect(log.geometries.last?.contentInsets.top == 30 && log.geometries.last?.contentOffset.y == -30)
    }
}
