import ScrollworkTesting
import SwiftUI
import Testing

/// Rest positions of content that scrolls on both axes.
@MainActor
@Suite struct TwoAxisTargetTests {
    /// Moves the content forward without a fling, and waits until it rests.
    private func move(_ stage: Stage, by distance: CGSize, isRightToLeft: Bool = false) throws {
        let point = CGPoint(x: 50, y: 50)
        stage.trackpad(.began, at: point)
        stage.trackpad(
            .changed, by: CGSize(width: isRightToLeft ? -distance.width : distance.width, height: distance.height),
            at: point)
        stage.advance(by: 0.3)
        stage.trackpad(.ended, at: point)
        try stage.settle()
    }

    /// Returns the distances of the content from the leading and the top edge.
    private func place(_ stage: Stage, isRightToLeft: Bool = false) throws -> CGPoint {
        let state = try stage.scroll("scroll")
        let x = isRightToLeft ? state.contentSize.width - stage.size.width - state.offset.x : state.offset.x
        return CGPoint(x: x, y: state.offset.y)
    }

    private func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool {
        abs(point.x - other.x) < 0.01 && abs(point.y - other.y) < 0.01
    }

    // MARK: Pages

    /// Pages of 200 by 100 points.
    private func pages(isRightToLeft: Bool = false) -> Stage {
        Stage(
            size: CGSize(width: 200, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView([.horizontal, .vertical]) { cell(2_000, 1_000, "content") }
                .scrollTargetBehavior(.paging)
                .accessibilityIdentifier("scroll")
        }
    }

    @Test(
        arguments: [
            (90, 40, 0, 0), (110, 40, 200, 0), (90, 60, 0, 100), (110, 60, 200, 100), (290, 140, 200, 100),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)], [false, true])
    func `Each axis rests at its nearest page`(
        release: (x: CGFloat, y: CGFloat, pageX: CGFloat, pageY: CGFloat), isRightToLeft: Bool
    ) throws {
        let stage = pages(isRightToLeft: isRightToLeft)
        try move(stage, by: CGSize(width: release.x, height: release.y), isRightToLeft: isRightToLeft)
        let found = try place(stage, isRightToLeft: isRightToLeft)
        #expect(isNear(found, CGPoint(x: release.pageX, y: release.pageY)), "\(found)")
    }

    @Test func `A window that is resized while one axis moves shows a page on both axes`() throws {
        let stage = pages()
        try move(stage, by: CGSize(width: 210, height: 0))
        stage.flick(from: CGPoint(x: 100, y: 50), velocity: CGVector(dx: 0, dy: -900))
        stage.advance(by: 0.05)
        #expect(try stage.scroll("scroll").phase == .decelerating)
        stage.resize(to: CGSize(width: 180, height: 90))
        try stage.settle()
        let found = try place(stage)
        #expect(isNear(found, CGPoint(x: 180, y: 90)), "\(found)")
    }

    @Test func `A fling turns a page on each axis along which it moves`() throws {
        let stage = pages(), middle = CGPoint(x: 100, y: 50)
        for (x, y, pageX, pageY) in [
            (-900, -700, 200, 100), (900, 0, 0, 100), (0, -700, 0, 200), (-900, 700, 200, 100),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
            stage.flick(from: middle, velocity: CGVector(dx: x, dy: y))
            try stage.settle()
            let found = try place(stage)
            #expect(isNear(found, CGPoint(x: pageX, y: pageY)), "\(x) \(y): \(found)")
        }
    }

    /// The content is 400 and 200 points from its start. The nearest pages of the new window are at multiples of its
    /// size.
    @Test(
        arguments: [
            (180, 90, 360, 180), (300, 150, 300, 150), (200, 70, 400, 210), (150, 100, 450, 200),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func `A new size of the window changes the pages of both axes`(
        width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat
    ) throws {
        let stage = pages()
        for _ in 0..<2 { try move(stage, by: CGSize(width: 200, height: 100)) }
        #expect(isNear(try place(stage), CGPoint(x: 400, y: 200)))
        stage.resize(to: CGSize(width: width, height: height))
        try stage.settle()
        let found = try place(stage)
        #expect(isNear(found, CGPoint(x: x, y: y)), "\(found)")
    }

    // MARK: Aligned views

    /// Places each view at the bottom-right corner of the one before.
    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews.reduce(CGSize.zero) { size, subview in
                let own = subview.sizeThatFits(.unspecified)
                return CGSize(width: size.width + own.width, height: size.height + own.height)
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            var point = bounds.origin
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                subview.place(at: point, proposal: .unspecified)
                point.x += size.width
                point.y += size.height
            }
        }
    }

    @MainActor @Observable final class Model { var first: CGFloat = 120 }

    /// Ten views of 120 points.
    private struct Stairs: View {
        let model: Model

        var body: some View {
            let first = model.first
            ScrollView([.horizontal, .vertical]) {
                Diagonal { ForEach(0..<10, id: \.self) { cell(120, $0 == 0 ? first : 120, "\($0)") } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
            .accessibilityIdentifier("scroll")
        }
    }

    /// In a window of 180 points, the last position is 1,020, in the middle between the last two views.
    @Test(
        arguments: [
            (70, 50, 120, 0), (50, 70, 0, 120), (130, 250, 120, 240), (990, 0, 960, 0), (0, 1_015, 0, 960),
            (1_020, 59, 1_020, 0), (301, 299, 360, 240),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func `Each axis rests at its nearest view`(
        release: (x: CGFloat, y: CGFloat, viewX: CGFloat, viewY: CGFloat)
    ) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 180, height: 180)) { Stairs(model: model) }
        try move(stage, by: CGSize(width: release.x, height: release.y))
        let found = try place(stage)
        #expect(isNear(found, CGPoint(x: release.viewX, y: release.viewY)), "\(found)")
    }

    /// The first view becomes longer while a step moves the content to the right.
    @Test func `A change during a step moves nothing on the other axis`() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 180, height: 180)) { Stairs(model: model) }
        try move(stage, by: CGSize(width: 0, height: 600))
        #expect(isNear(try place(stage), CGPoint(x: 0, y: 600)))
        stage.press(.rightArrow)
        stage.advance(by: 0.05)
        model.first = 220
        stage.update()
        var frames = 0
        while try stage.scroll("scroll").phase == .animating, frames < 200 {
            #expect(abs(try place(stage).y - 600) < 0.01)
            frames += 1
            stage.advance(by: 1.0 / 60)
        }
        #expect(frames > 5)
        try stage.settle()
        #expect(abs(try place(stage).x - 120) < 0.01)
    }

    // MARK: Limits

    /// Views of 14 points in a window of 300 points. A finger at this velocity moves the content by up to 400 points
    /// before it lifts.
    @Test(
        arguments: [
            (.horizontal, .compact, .regular, true), (.horizontal, .regular, .compact, false),
            (.vertical, .compact, .regular, false), (.vertical, .regular, .compact, true),
        ] as [(Axis, UserInterfaceSizeClass, UserInterfaceSizeClass, Bool)])
    func `The size class along the axis determines the automatic limit`(
        axis: Axis, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass, isLimited: Bool
    ) throws {
        let isVertical = axis == .vertical
        let stage = Stage(
            size: CGSize(width: 300, height: 300),
            environment: {
                $0.horizontalSizeClass = horizontal
                $0.verticalSizeClass = vertical
            }
        ) {
            ScrollView(Axis.Set(axis)) {
                let rows = ForEach(0..<2_000, id: \.self) {
                    cell(isVertical ? 300 : 14, isVertical ? 14 : 300, "\($0)")
                }
                if isVertical {
                    LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                } else {
                    LazyHStack(spacing: 0) { rows }.scrollTargetLayout()
                }
            }
            .scrollTargetBehavior(.viewAligned)
            .accessibilityIdentifier("scroll")
        }
        let start = CGPoint(x: isVertical ? 150 : 290, y: isVertical ? 290 : 150)
        stage.flick(from: start, velocity: CGVector(dx: isVertical ? 0 : -4_000, dy: isVertical ? -4_000 : 0))
        try stage.settle()
        let found = try place(stage), distance = isVertical ? found.y : found.x
        #expect(isLimited ? distance > 250 && distance < 750 : distance > 1_500, "\(distance)")
        #expect(abs(distance / 14 - (distance / 14).rounded()) < 0.001)
    }
}
