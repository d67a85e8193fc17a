import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Where the styles draw pages of 150 by 200 points, or of 300 by 100 points in a vertical carousel.
@MainActor @Suite struct CarouselLookTests {
    private struct Look {
        let page: String
        let center: CGFloat
        var size: CGSize?
        var opacity = 1.0
    }

    /// Returns a stage whose first page has moved by a share of its length.
    private func stage(
        _ style: any CarouselStyle, count: Int = 5, moved: CGFloat = 0, axis: Axis = .horizontal,
        rightToLeft: Bool = false
    ) -> Stage {
        let subject = CarouselSubject(count: count)
        subject.pageSize = .relative(0.5)
        subject.axis = axis
        let stage = subject.stage(rightToLeft: rightToLeft, style: style)
        guard moved != 0 else { return stage }
        let finger = stage.touch(at: CGPoint(x: 150, y: 100))
        let sign: CGFloat = (rightToLeft ? 1 : -1) * (moved < 0 ? -1 : 1)
        for distance in [10, abs(moved) * (axis == .horizontal ? 150 : 100)] {
            let along = sign * distance
            finger.move(
                by: axis == .horizontal ? CGSize(width: along, height: 0) : CGSize(width: 0, height: along), over: 0.1)
        }
        return stage
    }

    private func expect(
        _ stage: Stage, _ looks: [Look], axis: Axis = .horizontal, rightToLeft: Bool = false,
        at place: SourceLocation = #_sourceLocation
    ) throws {
        for look in looks {
            let frame = try stage.drawnFrame(of: "page-\(look.page)")
            let center = axis == .vertical ? frame.midY : rightToLeft ? 300 - frame.midX : frame.midX
            #expect(abs(center - look.center) < 0.01, "\(look.page)", sourceLocation: place)
            if let size = look.size {
                #expect(
                    abs(frame.width - size.width) < 0.01 && abs(frame.height - size.height) < 0.01, "\(look.page)",
                    sourceLocation: place)
            }
            #expect(
                abs(try stage.opacity(of: "page-\(look.page)") - look.opacity) < 0.001, "\(look.page)",
                sourceLocation: place)
        }
    }

    @Test(arguments: [false, true]) func `Scaled pages stay at the edge of the aligned page`(rightToLeft: Bool) throws {
        let small = CGSize(width: 129, height: 172), middle = CGSize(width: 139.5, height: 186)
        try expect(
            stage(.scaled, rightToLeft: rightToLeft),
            [
                Look(page: "p0", center: 150, size: CGSize(width: 150, height: 200)),
                Look(page: "p1", center: 289.5, size: small, opacity: 0.65),
                Look(page: "p4", center: 10.5, size: small, opacity: 0.65),
            ], rightToLeft: rightToLeft)
        try expect(
            stage(.scaled, moved: 0.5, rightToLeft: rightToLeft),
            [
                Look(page: "p0", center: 77.625, size: middle, opacity: 0.825),
                Look(page: "p1", center: 222.375, size: middle, opacity: 0.825),
                Look(page: "p2", center: 364.5, size: small, opacity: 0.65),
            ], rightToLeft: rightToLeft)
    }

    @Test func `Scaled pages of a vertical carousel move along it`() throws {
        try expect(
            stage(.scaled, axis: .vertical),
            [
                Look(page: "p0", center: 100, size: CGSize(width: 300, height: 100)),
                Look(page: "p1", center: 193, size: CGSize(width: 258, height: 86), opacity: 0.65),
                Look(page: "p4", center: 7, size: CGSize(width: 258, height: 86), opacity: 0.65),
            ], axis: .vertical)
    }

    @Test func `A scale is between a tenth and one`() throws {
        for (scale, width, opacity) in [(0.5, 75.0, 0.65), (0, 15, 0.65), (1, 150, 1), (2, 150, 1), (.nan, 129, 0.65)] {
            let stage = stage(ScaledCarouselStyle(scale: scale))
            #expect(try abs(stage.drawnFrame(of: "page-p1").width - width) < 0.01)
            #expect(try abs(stage.opacity(of: "page-p1") - opacity) < 0.001)
        }
    }

    /// Without an angle, a page is drawn as a rectangle.
    @Test(arguments: [false, true]) func `Pages of a cover flow move closer`(rightToLeft: Bool) throws {
        let small = CGSize(width: 120, height: 160)
        try expect(
            stage(CoverFlowCarouselStyle(angle: 0), rightToLeft: rightToLeft),
            [
                Look(page: "p0", center: 150, size: CGSize(width: 150, height: 200)),
                Look(page: "p1", center: 255, size: small), Look(page: "p2", center: 312, size: small),
                Look(page: "p4", center: 45, size: small),
            ], rightToLeft: rightToLeft)
        try expect(
            stage(CoverFlowCarouselStyle(angle: 0), moved: 0.5, rightToLeft: rightToLeft),
            [
                Look(page: "p0", center: 97.5, size: CGSize(width: 135, height: 180)),
                Look(page: "p1", center: 202.5, size: CGSize(width: 135, height: 180)),
                Look(page: "p2", center: 283.5, size: small),
            ], rightToLeft: rightToLeft)
    }

    @Test func `The angle of a cover flow makes pages narrower`() throws {
        func width(_ angle: Double) throws -> CGFloat {
            try stage(CoverFlowCarouselStyle(angle: angle)).drawnFrame(of: "page-p1").width
        }
        #expect(try width(0) == 120 && width(-10) == 120)
        #expect(try width(30) < 115 && width(60) < width(30) - 20)
        #expect(try width(80) == width(1_000) && width(80) < width(79))
        #expect(try width(.nan) == width(52) && width(52) < width(51))
    }

    /// In a loop of three, a page changes sides at one and a half pages.
    @Test func `A page of a short loop fades out before it changes sides`() throws {
        for (moved, opacity) in [(-0.2, 1.0), (-0.3, 0.8), (-0.4, 0.4), (-0.45, 0.2)] {
            let stage = stage(CoverFlowCarouselStyle(angle: 0), count: 3, moved: moved)
            #expect(try abs(stage.opacity(of: "page-p1") - opacity) < 0.001, "\(moved)")
        }
    }

    @Test(arguments: [false, true]) func `Pages of a stack protrude by 14 points`(rightToLeft: Bool) throws {
        let second = CGSize(width: 139.5, height: 186), third = CGSize(width: 129, height: 172)
        try expect(
            stage(.stack, rightToLeft: rightToLeft),
            [
                Look(page: "p0", center: 150, size: CGSize(width: 150, height: 200)),
                Look(page: "p1", center: 169.25, size: second), Look(page: "p2", center: 188.5, size: third),
            ], rightToLeft: rightToLeft)
        // The front page turns by three degrees.
        let turn = Angle.degrees(3).radians, cosine: Double = cos(turn), sine: Double = sin(turn)
        let width: Double = 150 * cosine + 200 * sine, height: Double = 200 * cosine + 150 * sine
        let front = CGSize(width: 200 * width / height, height: 200)
        try expect(
            stage(.stack, count: 8, moved: 0.5, rightToLeft: rightToLeft),
            [
                Look(page: "p0", center: 75, size: front),
                Look(page: "p1", center: 159.625, size: CGSize(width: 144.75, height: 193)),
                Look(page: "p2", center: 178.875), Look(page: "p3", center: 191.125, opacity: 0.5),
            ], rightToLeft: rightToLeft)
    }

    @Test(arguments: [1, 2, 40] as [CGFloat])
    func `A leaving page of a stack keeps its height`(height: CGFloat) throws {
        let subject = CarouselSubject(count: 8)
        subject.pageSize = .relative(0.5)
        let stage = subject.stage(size: CGSize(width: 300, height: height), style: .stack)
        let finger = stage.touch(at: CGPoint(x: 150, y: height / 2))
        for distance: CGFloat in [-10, -75] { finger.move(by: CGSize(width: distance, height: 0), over: 0.1) }
        #expect(abs(try stage.drawnFrame(of: "page-p0").height - height) < 0.01)
    }

    @Test func `Pages of a vertical stack do not rotate`() throws {
        try expect(
            stage(.stack, moved: 0.5, axis: .vertical),
            [
                Look(page: "p0", center: 50, size: CGSize(width: 300, height: 100)),
                Look(page: "p1", center: 108.75, size: CGSize(width: 289.5, height: 96.5)),
            ], axis: .vertical)
    }

    @Test func `A page that leaves a stack fades at the end`() throws {
        for (moved, opacity) in [(0.5, 1.0), (0.75, 1), (0.8, 0.8), (0.9, 0.4)] {
            #expect(try abs(stage(.stack, moved: moved).opacity(of: "page-p0") - opacity) < 0.001, "\(moved)")
        }
    }

    @Test func `A stack shows one to eight pages behind the front one`() throws {
        for (depth, shown) in [(-1, 1), (1, 1), (3, 3), (8, 8), (50, 8)] {
            let stage = stage(StackCarouselStyle(depth: depth), count: 30)
            #expect(try stage.opacity(of: "page-p\(shown)") == 1, "\(depth)")
            #expect(try !stage.exists("page-p\(shown + 1)") || stage.opacity(of: "page-p\(shown + 1)") == 0, "\(depth)")
        }
    }

    @Test(arguments: [false, true]) func `Parallax pages move within their windows`(rightToLeft: Bool) throws {
        let size = CGSize(width: 195, height: 260)
        try expect(
            stage(.parallax, rightToLeft: rightToLeft),
            [
                Look(page: "p0", center: 150, size: size), Look(page: "p1", center: 277.5, size: size),
                Look(page: "p4", center: 22.5, size: size),
            ], rightToLeft: rightToLeft)
        try expect(
            stage(.parallax, moved: 0.5, rightToLeft: rightToLeft),
            [
                Look(page: "p0", center: 86.25, size: size), Look(page: "p1", center: 213.75, size: size),
                Look(page: "p2", center: 352.5, size: size),
            ], rightToLeft: rightToLeft)
    }

    @Test func `A parallax enlarges pages by up to nine tenths`() throws {
        for (amount, width) in [(0.5, 225.0), (-1, 150), (2, 285), (.nan, 195)] {
            let stage = stage(ParallaxCarouselStyle(amount: amount))
            #expect(try abs(stage.drawnFrame(of: "page-p0").width - width) < 0.01, "\(amount)")
        }
    }
}
