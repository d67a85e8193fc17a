import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ScrollEdgeEffectTests {
    private func stage(_ style: ScrollEdgeEffectStyle?, isHidden: Bool = false) -> Stage {
        Stage(size: CGSize(width: 100, height: 200), scale: 1) {
            ScrollView {
                Color.black.frame(height: 600)
            }
            .accessibilityIdentifier("scroll")
            .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
            .scrollEdgeEffectStyle(style, for: .top)
            .scrollEdgeEffectHidden(isHidden, for: .top)
        }
    }

    private func scrolled(_ stage: Stage) -> Pixels {
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 100), precise: true)
        stage.advance(by: 1)
        return Pixels(stage)
    }

    @Test func softContentFadesTowardTheEdge() {
        let stage = stage(.soft)
        #expect(Pixels(stage)[50, 41].red < 0.05)
        let shown = scrolled(stage)
        #expect(shown[50, 2].red > 0.9)
        #expect((0.1...0.9).contains(shown[50, 36].red))
        #expect(shown[50, 60].red < 0.05)
    }

    @Test func aHardEdgeIsALine() {
        let shown = scrolled(stage(.hard))
        #expect(shown[50, 5].red > 0.9 && shown[50, 35].red > 0.9)
        #expect(shown[50, 41].red < 0.05)
    }

    @Test func withoutAnEffectNothingIsDrawn() {
        for shown in [scrolled(stage(nil)), scrolled(stage(.automatic)), scrolled(stage(.soft, isHidden: true))] {
            #expect(shown[50, 5].red < 0.05)
        }
    }

    @Test func aScrolledFrameDoesNoLayout() {
        let stage = stage(.soft)
        let finger = stage.touch(at: CGPoint(x: 50, y: 150))
        finger.move(to: CGPoint(x: 50, y: 120), over: 0.2)
        stage.resetStatistics()
        finger.move(to: CGPoint(x: 50, y: 60), over: 0.2)
        #expect(stage.statistics.bodiesEvaluated == 0 && stage.statistics.nodesLaidOut == 0)
        finger.lift()
    }

    // MARK: Edges

    private nonisolated static let edges: [(edge: Edge, isRightToLeft: Bool)] = [
        (.top, false), (.bottom, false), (.leading, false), (.trailing, false), (.leading, true), (.trailing, true),
    ]

    /// Returns a stage with content of 600 by 600 points under a bar of 40 points, which has the effect.
    private func stage(_ style: ScrollEdgeEffectStyle, _ edge: Edge, isRightToLeft: Bool) -> Stage {
        Stage(
            size: CGSize(width: 200, height: 200), scale: 1,
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView([.horizontal, .vertical]) { Color.black.frame(width: 600, height: 600) }
                .scrollIndicators(.hidden)
                .safeAreaPadding(Edge.Set(edge), 40)
                .scrollEdgeEffectStyle(style, for: Edge.Set(edge))
        }
    }

    /// Returns how light it is at a distance from the edge, in the middle of it.
    private func light(_ pixels: Pixels, _ distance: Int, from edge: Edge, isRightToLeft: Bool) -> Float {
        let isLeft = (edge == .leading) != isRightToLeft
        return switch edge {
        case .top: pixels[100, distance].red
        case .bottom: pixels[100, 199 - distance].red
        case .leading, .trailing: pixels[isLeft ? distance : 199 - distance, 100].red
        }
    }

    private func scroll(_ stage: Stage, by distance: CGFloat, isRightToLeft: Bool) throws {
        let width = isRightToLeft ? -distance : distance
        stage.wheel(by: CGSize(width: width, height: distance), at: CGPoint(x: 100, y: 100), precise: true)
        try stage.settle()
    }

    @Test(arguments: edges.indices) func `A soft effect fades from its edge to 12 points beyond the bar`(index: Int)
        throws
    {
        let (edge, isRightToLeft) = Self.edges[index]
        let stage = stage(.soft, edge, isRightToLeft: isRightToLeft)
        try scroll(stage, by: 100, isRightToLeft: isRightToLeft)
        let pixels = Pixels(stage)
        // The level is 0.95 at the edge, 0.85 after two fifths of the way, and 0.45 after three quarters of it.
        let levels: [(Int, Float)] = [(0, 0.948), (21, 0.835), (23, 0.791), (39, 0.433), (45, 0.225), (52, 0)]
        for (distance, level) in levels {
            let found = light(pixels, distance, from: edge, isRightToLeft: isRightToLeft)
            #expect(abs(found - level) < 0.015, "\(distance): \(found)")
        }
        // The other edges have none.
        for other in Edge.allCases where other != edge {
            let x = other == .leading ? 1 : other == .trailing ? 198 : 100
            let y = other == .top ? 1 : other == .bottom ? 198 : 100
            #expect(pixels[isRightToLeft ? 199 - x : x, y].red < 0.02)
        }
    }

    @Test(arguments: edges.indices) func `A hard effect ends with a line of a pixel`(index: Int) throws {
        let (edge, isRightToLeft) = Self.edges[index]
        let stage = stage(.hard, edge, isRightToLeft: isRightToLeft)
        try scroll(stage, by: 100, isRightToLeft: isRightToLeft)
        let pixels = Pixels(stage)
        func level(_ distance: Int) -> Float { light(pixels, distance, from: edge, isRightToLeft: isRightToLeft) }
        #expect(abs(level(0) - 0.94) < 0.01 && abs(level(38) - 0.94) < 0.01)
        #expect(level(39) < 0.9 && level(39) > 0.5)
        #expect(level(40) < 0.01)
    }

    /// Six points of the content are under the bar, which is half of those after which the effect is complete.
    @Test(arguments: edges.indices) func `An effect appears with the content under the bar`(index: Int) throws {
        let (edge, isRightToLeft) = Self.edges[index]
        let stage = stage(.hard, edge, isRightToLeft: isRightToLeft)
        let isStart = edge == .top || edge == .leading
        func level(_ distance: Int) -> Float {
            light(Pixels(stage), distance, from: edge, isRightToLeft: isRightToLeft)
        }
        if !isStart { try scroll(stage, by: 2_000, isRightToLeft: isRightToLeft) }
        #expect(level(36) > 0.99, "there is nothing under the bar")
        try scroll(stage, by: isStart ? 6 : -6, isRightToLeft: isRightToLeft)
        #expect(abs(level(36) - 0.47) < 0.01)
        try scroll(stage, by: isStart ? 5 : -5, isRightToLeft: isRightToLeft)
        #expect(abs(level(36) - 0.862) < 0.01)
        try scroll(stage, by: isStart ? 20 : -20, isRightToLeft: isRightToLeft)
        #expect(abs(level(36) - 0.94) < 0.01)
    }

    @Observable final class Choice { var style: ScrollEdgeEffectStyle? = .hard; var isHidden = false }

    private struct Choosing: View {
        let choice: Choice
        var body: some View {
            ScrollView { Color.black.frame(height: 600) }
                .scrollIndicators(.hidden)
                .safeAreaPadding(.top, 40)
                .scrollEdgeEffectStyle(choice.style, for: .vertical)
                .scrollEdgeEffectHidden(choice.isHidden, for: .top)
        }
    }

    @Test func `A program can replace an effect`() throws {
        let choice = Choice()
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1) { Choosing(choice: choice) }
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 100), precise: true)
        try stage.settle()
        func level() throws -> Float {
            try stage.settle()
            return Pixels(stage)[50, 20].red
        }
        #expect(abs(try level() - 0.94) < 0.01)
        choice.isHidden = true
        #expect(try level() < 0.01)
        choice.isHidden = false
        #expect(abs(try level() - 0.94) < 0.01)
        choice.style = .soft
        #expect(abs(try level() - 0.86) < 0.02)
        choice.style = .automatic
        #expect(try level() < 0.01)
    }

    @Observable final class Place { var edge = Edge.top }

    @Test func `An effect can move to the other edge`() throws {
        let place = Place()
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1) {
            Live {
                ScrollView { Color.black.frame(height: 600) }
                    .scrollIndicators(.hidden)
                    .safeAreaPadding(.vertical, 40)
                    .scrollEdgeEffectStyle(.hard, for: Edge.Set(place.edge))
            }
        }
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 100), precise: true)
        for edge in [Edge.top, .bottom, .top] {
            place.edge = edge
            try stage.settle()
            let pixels = Pixels(stage)
            #expect(abs(pixels[50, 20].red - (edge == .top ? 0.94 : 0)) < 0.01)
            #expect(abs(pixels[50, 180].red - (edge == .bottom ? 0.94 : 0)) < 0.01)
        }
    }

    /// The gradient of 13 points begins with 0.95, half a point before the middle of the first pixel.
    @Test func `An effect under a bar of a point is drawn`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1) {
            ScrollView { Color.black.frame(height: 600) }
                .scrollIndicators(.hidden)
                .safeAreaPadding(.top, 1)
                .scrollEdgeEffectStyle(.soft, for: .top)
        }
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 100), precise: true)
        try stage.settle()
        #expect(abs(Pixels(stage)[50, 0].red - 0.94) < 0.01)
    }

    /// A scroll view under a bar of 40 points. The style around it applies, because its own is `nil`.
    private var hard: some View {
        ScrollView { Color.black.frame(height: 600) }
            .scrollIndicators(.hidden)
            .safeAreaPadding(.top, 40)
            .scrollEdgeEffectStyle(nil, for: .all)
            .scrollEdgeEffectStyle(.hard, for: .top)
    }

    @Test func `The nearest setting decides whether an effect is hidden`() {
        func level(_ content: some View) -> Float {
            scrolled(Stage(size: CGSize(width: 100, height: 200), scale: 1) { content })[50, 20].red
        }
        #expect(abs(level(hard) - 0.94) < 0.01)
        #expect(abs(level(hard.scrollEdgeEffectHidden(false).scrollEdgeEffectHidden(true)) - 0.94) < 0.01)
        #expect(abs(level(hard.scrollEdgeEffectHidden(false, for: .top).scrollEdgeEffectHidden()) - 0.94) < 0.01)
        #expect(level(hard.scrollEdgeEffectHidden(false, for: .bottom).scrollEdgeEffectHidden()) < 0.01)
        #expect(level(hard.scrollEdgeEffectHidden(true, for: .top).scrollEdgeEffectHidden(false)) < 0.01)
        #expect(level(hard.scrollEdgeEffectHidden()) < 0.01)
    }

    @Test(arguments: [(1.0, 1.0), (2, 0.5), (4, 0.25), (0.5, 1)])
    func `The line of a hard effect is a pixel thick, and at most a point`(scale: Double, thickness: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: scale) {
            ScrollView { Color.black.frame(height: 600) }
                .scrollIndicators(.hidden)
                .safeAreaPadding(.top, 40)
                .scrollEdgeEffectStyle(.hard, for: .top)
        }
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 100), precise: true)
        try stage.settle()
        let lines = stage.fills(100, thickness)
        #expect(lines.count == 1)
        #expect(abs(try #require(lines.first).frame.maxY - 40) < 0.01)
    }

    @Test(arguments: [ScrollEdgeEffectStyle.hard, .soft])
    func `Without a safe area there is no effect`(style: ScrollEdgeEffectStyle) throws {
        let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1) {
            ScrollView { Color.black.frame(height: 600) }.scrollIndicators(.hidden)
                .scrollEdgeEffectStyle(style, for: .all)
        }
        stage.wheel(by: CGSize(width: 0, height: 100), at: CGPoint(x: 50, y: 100), precise: true)
        try stage.settle()
        let pixels = Pixels(stage)
        #expect(pixels[50, 0].red < 0.05 && pixels[50, 4].red < 0.05 && pixels[50, 199].red < 0.05)
    }

    // MARK: Bars

    /// A bar of 40 points beside a safe area of 20 points, over black.
    private func barred(_ edge: Edge) -> Stage {
        Stage(
            size: CGSize(width: 200, height: 200), scale: 1,
            safeArea: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        ) {
            let black = Color.black.ignoresSafeArea()
            let bar = Color.clear.frame(width: 40, height: 40)
            switch edge {
            case .top: black.safeAreaBar(edge: .top, spacing: 0) { bar }
            case .bottom: black.safeAreaBar(edge: .bottom, spacing: 0) { bar }
            case .leading: black.safeAreaBar(edge: .leading, spacing: 0) { bar }
            case .trailing: black.safeAreaBar(edge: .trailing, spacing: 0) { bar }
            }
        }
    }

    /// The content of the bar is 40 by 20 points, in a window of 200 points.
    @Test(
        arguments: [(.leading, 0), (.center, 80), (.trailing, 160)] as [(HorizontalAlignment, CGFloat)])
    func `The content of a bar above or below is at its alignment`(alignment: HorizontalAlignment, x: CGFloat) throws {
        for edge in [VerticalEdge.top, .bottom] {
            let stage = Stage(size: CGSize(width: 200, height: 200)) {
                cell(nil, nil, "content")
                    .safeAreaBar(edge: edge, alignment: alignment, spacing: 7) { cell(40, 20, "bar") }
            }
            let isTop = edge == .top
            #expect(try stage.frame(of: "bar") == CGRect(x: x, y: isTop ? 0 : 180, width: 40, height: 20))
            #expect(try stage.frame(of: "content") == CGRect(x: 0, y: isTop ? 27 : 0, width: 200, height: 173))
        }
    }

    @Test(arguments: [(.top, 0), (.center, 90), (.bottom, 180)] as [(VerticalAlignment, CGFloat)])
    func `The content of a bar at a side is at its alignment`(alignment: VerticalAlignment, y: CGFloat) throws {
        for edge in [HorizontalEdge.leading, .trailing] {
            let stage = Stage(size: CGSize(width: 200, height: 200)) {
                cell(nil, nil, "content")
                    .safeAreaBar(edge: edge, alignment: alignment, spacing: 7) { cell(40, 20, "bar") }
            }
            let isLeading = edge == .leading
            #expect(try stage.frame(of: "bar") == CGRect(x: isLeading ? 0 : 160, y: y, width: 40, height: 20))
            #expect(try stage.frame(of: "content") == CGRect(x: isLeading ? 47 : 0, y: 0, width: 153, height: 200))
        }
    }

    @Test func `Without other settings, the content of a bar is centered, and eight points from the view`() throws {
        let above = Stage(size: CGSize(width: 200, height: 200)) {
            cell(nil, nil, "content").safeAreaBar(edge: .top) { cell(40, 20, "bar") }
        }
        #expect(try above.frame(of: "bar").minX == 80 && above.frame(of: "content").minY == 28)
        let beside = Stage(size: CGSize(width: 200, height: 200)) {
            cell(nil, nil, "content").safeAreaBar(edge: .leading) { cell(40, 20, "bar") }
        }
        #expect(try beside.frame(of: "bar").minY == 90 && beside.frame(of: "content").minX == 48)
    }

    @Test(arguments: Edge.allCases) func `A bar fills its edge up to the window`(edge: Edge) {
        let pixels = Pixels(barred(edge))
        let levels: [Edge: Float] = [
            .top: pixels[100, 5].red, .bottom: pixels[100, 194].red, .leading: pixels[5, 100].red,
            .trailing: pixels[194, 100].red,
        ]
        for (other, level) in levels { #expect((level > 0.6) == (other == edge), "\(other): \(level)") }
    }
}
