import ScrollworkTesting
import SwiftUI
import Testing

/// The parts of a view that anchors describe, in the coordinates of another view.
@MainActor
@Suite struct AnchorTests {
    private struct Points: PreferenceKey {
        static var defaultValue: Anchor<[CGPoint]>? { nil }
        static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
            value = value ?? nextValue()
        }
    }

    private struct Areas: PreferenceKey {
        static var defaultValue: [Anchor<CGRect?>] { [] }
        static func reduce(value: inout [Anchor<CGRect?>], nextValue: () -> [Anchor<CGRect?>]) { value += nextValue() }
    }

    private final class Log {
        var points: [CGPoint] = []
        var areas: [CGRect?] = []
    }

    /// A view of 60 by 30 points at (110, 35) of an area of 180 by 100 points.
    private func log() -> Log {
        let log = Log()
        let points: [Anchor<CGPoint>.Source] = [
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
            .point(CGPoint(x: 5, y: 7)), .unitPoint(UnitPoint(x: 0.25, y: 2)),
        ]
        let inner: Anchor<CGRect>.Source = .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        let all: Anchor<CGRect>.Source = .bounds
        let none: Anchor<CGRect>.Source? = nil
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 100)
                Color.blue.frame(width: 60, height: 30)
                    .anchorPreference(key: Points.self, value: Anchor<[CGPoint]>.Source(points)) { $0 }
                    .anchorPreference(key: Areas.self, value: Anchor<CGRect?>.Source(inner)) { [$0] }
                    .transformAnchorPreference(key: Areas.self, value: Anchor<CGRect?>.Source(none)) { $0.append($1) }
                    .transformAnchorPreference(key: Areas.self, value: Anchor<CGRect?>.Source(all)) { $0.append($1) }
            }
            .padding(10)
            .overlayPreferenceValue(Points.self) { anchor in
                GeometryReader { proxy in
                    let _ = log.points = anchor.map { proxy[$0] } ?? []
                    Color.clear
                }
            }
            .overlayPreferenceValue(Areas.self) { anchors in
                GeometryReader { proxy in
                    let _ = log.areas = anchors.map { proxy[$0] }
                    Color.clear
                }
            }
        }
        return withExtendedLifetime(stage) { log }
    }

    @Test func `Anchors are points and rectangles of their view`() {
        let log = log()
        let expected = [
            (110, 35), (140, 35), (170, 35), (110, 50), (140, 50), (170, 50), (110, 65), (140, 65), (170, 65),
            (115, 42), (125, 95),
        ].map { CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)) }
        #expect(log.points == expected)
        #expect(
            log.areas == [
                CGRect(x: 111, y: 37, width: 3, height: 4), nil, CGRect(x: 110, y: 35, width: 60, height: 30),
            ])
    }

    @Test func `The anchor of a view that scrolls moves with it`() throws {
        let log = Log()
        let all: Anchor<CGRect>.Source = .bounds
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30)
                        .anchorPreference(key: Areas.self, value: Anchor<CGRect?>.Source(all)) { [$0] }
                    Color.blue.frame(height: 500)
                }
            }
            .accessibilityIdentifier("scroll")
            .overlayPreferenceValue(Areas.self) { anchors in
                GeometryReader { proxy in
                    let _ = log.areas = anchors.map { proxy[$0] }
                    Color.clear
                }
                .allowsHitTesting(false)
            }
        }
        #expect(log.areas == [CGRect(x: 0, y: 0, width: 100, height: 30)])
        stage.wheel(by: CGSize(width: 0, height: 40), at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == 40)
        #expect(log.areas == [CGRect(x: 0, y: -40, width: 100, height: 30)])
    }
}
