import ScrollworkTesting
import SwiftUI
import Testing

/// Lazy containers, geometry readers, and geometry observers respect the visible position of content with an offset.
@MainActor
@Suite struct ShiftedPlaceTests {
    // MARK: Lazy content

    private struct PinnedHeader: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { geometry in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) { ForEach(0..<6) { cell(50, 80, "side-\($0)") } }
                        }
                        .overlay(alignment: .top) {
                            LazyVGrid(columns: Array(repeating: GridItem(.fixed(50), spacing: 0), count: 3), spacing: 0)
                            {
                                ForEach(0..<6) { cell(50, 40, "cell-\($0)") }
                            }
                        }
                        .offset(y: max(-geometry.frame(in: .named("scroll")).minY, 0))
                    }
                    .frame(height: 80)
                    .zIndex(1)
                    ForEach(0..<60) { cell(200, 50, "row-\($0)") }
                }
            }
            .coordinateSpace(name: "scroll")
            .accessibilityIdentifier("scroll")
        }
    }

    @Test func `Lazy content in a header that is pinned by an offset stays`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) { PinnedHeader() }
        #expect(stage.frames(prefix: "cell-").count == 6)
        for _ in 0..<6 {
            stage.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 180), over: 0.4)
            try stage.settle()
            #expect(stage.frames(prefix: "cell-").count == 6)
            #expect(abs(try stage.drawnFrame(of: "cell-0").minY) < 0.3)
        }
        #expect(try stage.scroll("scroll").offset.y > 1_000)
    }

    @Observable final class Shift { var y = 0.0 }

    private struct Shifted: View {
        let shift: Shift

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(0..<100) { cell(200, 50, "row-\($0)") } }
                    .offset(y: shift.y)
            }
        }
    }

    @Test(arguments: [false, true]) func `Lazy rows that an offset makes visible are realized`(isAnimated: Bool) throws
    {
        let shift = Shift()
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Shifted(shift: shift) }
        #expect(stage.exists("row-7") && !stage.exists("row-8"))
        withAnimation(isAnimated ? .linear(duration: 1) : nil) { shift.y = -1_000 }
        stage.advance(by: 0.5)
        if isAnimated { #expect(stage.exists("row-10") && !stage.exists("row-27")) }
        try stage.settle()
        #expect(stage.exists("row-20") && stage.exists("row-27") && !stage.exists("row-19") && !stage.exists("row-28"))
        #expect(try stage.drawnFrame(of: "row-20").minY == 0)
    }

    /// Each row is a scale, an offset, and the offset that is drawn: the nearest one in whole pixels.
    @Test(
        arguments: [
            (2, 10.24, 10), (2, 10.25, 10.5), (2, 10.5, 10.5), (2, -10.25, -10), (2, -10.26, -10.5), (1, 0.49, 0),
            (1, 0.5, 1), (1, -0.5, 0), (1, -0.51, -1), (4, 0.12, 0), (4, 0.13, 0.25),
        ] as [(Double, CGFloat, CGFloat)])
    func `An offset is drawn in whole pixels`(scale: Double, offset: CGFloat, drawn: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 100, height: 100), scale: scale) {
            VStack(spacing: 0) {
                cell(20, 20, "x").offset(x: offset)
                cell(20, 20, "y").offset(y: offset)
            }
        }
        #expect(try stage.drawnFrame(of: "x") == stage.frame(of: "x").offsetBy(dx: drawn, dy: 0))
        #expect(try stage.drawnFrame(of: "y") == stage.frame(of: "y").offsetBy(dx: 0, dy: drawn))
    }

    // MARK: Geometry

    @Observable final class Slide {
        var isOut = false
        var seen: [Double] = []
        var reported: [Double] = []
    }

    private struct Reading: View {
        let slide: Slide
        let isScaled: Bool

        var body: some View {
            GeometryReader { geometry in
                let x = geometry.frame(in: .global).minX
                Text("\(Int(x.rounded()))").accessibilityIdentifier("place").onChange(of: x) { slide.seen.append(x) }
            }
            .frame(width: 100, height: 100)
            .onGeometryChange(for: Double.self) {
                $0.frame(in: .global).minX
            } action: {
                slide.reported.append($0)
            }
            .scaleEffect(isScaled && slide.isOut ? 2 : 1, anchor: .trailing)
            .offset(x: !isScaled && slide.isOut ? 100 : 0)
        }
    }

    @Test(arguments: [false, true], [false, true])
    func `A geometry reader updates as an effect moves it`(isScaled: Bool, isAnimated: Bool) throws {
        let slide = Slide()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Reading(slide: slide, isScaled: isScaled) }
        #expect(try stage.text(of: "place") == "100")
        withAnimation(isAnimated ? .linear(duration: 0.5) : nil) { slide.isOut = true }
        try stage.settle()
        let end = isScaled ? 0.0 : 200
        #expect(try stage.text(of: "place") == "\(Int(end))")
        #expect(slide.reported.last == end)
        #expect(slide.seen.last == end)
        #expect(isAnimated ? slide.seen.count > 20 : slide.seen.count == 1)
        #expect(slide.seen == slide.seen.sorted(by: isScaled ? { $0 > $1 } : { $0 < $1 }))
    }

    // MARK: Bounds

    @Test func `The bounds of a scroll view are those of its frame without padding`() throws {
        var bounds: CGRect?
        var frame: CGRect?
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<10) { index in
                        GeometryReader { geometry in
                            if index == 0 {
                                let _ = bounds = geometry.bounds(of: .scrollView)
                                let _ = frame = geometry.frame(in: .scrollView)
                            }
                            Color.red
                        }
                        .frame(width: 120, height: 100)
                    }
                }
            }
            .safeAreaPadding(.horizontal, 30)
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 120, height: 100))
        #expect(bounds == CGRect(x: 0, y: 0, width: 240, height: 100))
        stage.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 150, y: 50), over: 0.5)
        stage.advance(by: 0.1)
        let moved = try #require(frame)
        let around = try #require(bounds)
        #expect(moved.minX < -50 && abs(around.minX + moved.minX) < 0.01 && around.width == 240)
    }

    private final class Count: @unchecked Sendable { var value = 0 }

    /// The transform reads only the size, so it isn't evaluated while the view only moves.
    @Test func `A size is read again only when it changes`() throws {
        let count = Count()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                Color.red.frame(height: 1_000).onGeometryChange(for: CGFloat.self) { [count] proxy in
                    count.value += 1
                    return proxy.size.width
                } action: { _ in
                }
            }
        }
        let initial = count.value
        #expect(initial > 0)
        stage.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 100, y: 20), over: 0.5)
        try stage.settle()
        #expect(count.value == initial)
        stage.resize(to: CGSize(width: 180, height: 100))
        #expect(count.value > initial)
    }
}
