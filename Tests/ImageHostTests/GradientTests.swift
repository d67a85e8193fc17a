import Foundation
import LayerTree
import Testing

@testable import ImageHost

struct GradientTests {
    let easel = Easel()
    let stops = [GradientStop(color: .pureRed, location: 0), GradientStop(color: .pureBlue, location: 1)]
    let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

    @Test func aLinearGradientRunsFromOneEndToTheOtherAndContinuesBeyond() {
        let paint = Paint.linearGradient(stops, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0))
        let canvas = easel.paint(easel.layer([.fill(all, paint, evenOdd: false)]))
        #expect(canvas.color(x: 2, y: 20) == .pureRed)
        #expect(canvas.color(x: 38, y: 20) == .pureBlue)
        #expect(canvas.color(x: 20, y: 20).isClose(RGBA(red: 0.475, green: 0, blue: 0.525), 4))
    }

    @Test func aRadialGradientRunsOutwards() {
        let paint = Paint.radialGradient(stops, center: CGPoint(x: 20, y: 20), startRadius: 4, endRadius: 16)
        let canvas = easel.paint(easel.layer([.fill(all, paint, evenOdd: false)]))
        #expect(canvas.color(x: 20, y: 20) == .pureRed)
        #expect(canvas.color(x: 20, y: 38) == .pureBlue)
        #expect(canvas.color(x: 30, y: 20).isClose(RGBA(red: 0.47, green: 0, blue: 0.53), 12))
    }

    @Test func anAngularGradientRunsClockwiseFromTheRight() {
        let paint = Paint.angularGradient(stops, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi)
        let canvas = easel.paint(easel.layer([.fill(all, paint, evenOdd: false)]))
        #expect(canvas.color(x: 38, y: 20).isClose(RGBA(red: 1, green: 0, blue: 0), 4))
        #expect(canvas.color(x: 20, y: 38).isClose(RGBA(red: 0.75, green: 0, blue: 0.25), 4))
        #expect(canvas.color(x: 1, y: 20).isClose(RGBA(red: 0.5, green: 0, blue: 0.5), 4))
        #expect(canvas.color(x: 20, y: 1).isClose(RGBA(red: 0.25, green: 0, blue: 0.75), 4))
        #expect(canvas.color(x: 38, y: 19).isClose(RGBA(red: 0, green: 0, blue: 1), 4))
    }

    @Test(arguments: [(0.5, 0.5 + 2 * Double.pi), (1, -9)])
    func eachPixelHasTheColorOfItsAngle(start: Double, end: Double) {
        let three = [stops[0], GradientStop(color: .pureGreen, location: 0.25), stops[1]]
        let paint = Paint.angularGradient(three, center: CGPoint(x: 1.5, y: 1), startAngle: start, endAngle: end)
        let box = Path(CGRect(x: -0.5, y: -0.5, width: 3.5, height: 3.5))
        let canvas = easel.paint(
            easel.layer([.fill(box, paint, evenOdd: false)], x: 1, y: 1), width: 8, height: 8, scale: 2)
        for y in 1..<8 {
            for x in 1..<8 {
                let angle = atan2((Double(y) + 0.5) / 2 - 2, (Double(x) + 0.5) / 2 - 2.5) - start
                let turns = (end > start ? angle : -angle) / (2 * Double.pi), part = turns - turns.rounded(.down)
                let t = Float(part < 0.25 ? part * 4 : (part - 0.25) / 0.75)
                let expected =
                    part < 0.25 ? RGBA(red: 1 - t, green: t, blue: 0) : RGBA(red: 0, green: 1 - t, blue: t)
                #expect(canvas.color(x: x, y: y).isClose(expected, 2), "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [StrokeStyle(lineWidth: 6), StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .round)])
    func aGradientReachesTheCornersOfAStroke(style: StrokeStyle) {
        let corner = Path("12 32 m 20 12 l 28 32 l")!, black = [GradientStop(color: .black, location: 0)]
        func painted(_ paint: Paint) -> ImageCanvas { easel.paint(easel.layer([.stroke(corner, paint, style)])) }
        let angular = painted(.angularGradient(black, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 1))
        #expect(angular.difference(to: painted(.color(.black))) <= 1)
    }

    @Test func anAngularGradientFollowsTheLayer() {
        let paint = Paint.angularGradient(stops, center: .zero, startAngle: 0, endAngle: 2 * .pi)
        let layer = easel.layer(
            [.fill(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), paint, evenOdd: false)], x: 20, y: 20)
        layer.transform = ProjectionTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(easel.paint(layer).color(x: 19, y: 38).isClose(.pureRed, 8))
    }

    @Test func opacityFadesAGradient() {
        let paint = Paint.linearGradient(stops, from: CGPoint(x: 10, y: 0), to: CGPoint(x: 30, y: 0))
        let canvas = easel.paint(easel.layer([.fill(all, paint, evenOdd: false)], opacity: 0.5))
        #expect(canvas.color(x: 2, y: 20).isClose(RGBA(red: 1, green: 0.5, blue: 0.5), 2))
    }

    @Test func aGradientWithoutAFiniteGeometryPaintsNothing() {
        let far = CGPoint(x: CGFloat.infinity, y: 0), none = CGPoint(x: 0, y: CGFloat.nan)
        let paints: [Paint] = [
            .linearGradient(stops, from: far, to: .zero), .linearGradient(stops, from: .zero, to: none),
            .radialGradient(stops, center: none, startRadius: 0, endRadius: 5),
            .radialGradient(stops, center: .zero, startRadius: .nan, endRadius: 5),
            .radialGradient(stops, center: .zero, startRadius: 0, endRadius: .infinity),
            .angularGradient(stops, center: far, startAngle: 0, endAngle: 1),
            .angularGradient(stops, center: .zero, startAngle: .nan, endAngle: 1),
            .angularGradient(stops, center: .zero, startAngle: 0, endAngle: .infinity),
        ]
        let disk = CGRect(x: 10, y: 10, width: 20, height: 20)
        for (index, paint) in paints.enumerated() {
            let canvas = easel.paint(
                easel.layer([.fill(all, paint, evenOdd: false), .shape(.ellipse(disk), .color(.pureBlue))]))
            #expect(canvas.ink == disk, "paint \(index)")
        }
    }

    @Test func aNegativeRadiusIsZero() {
        func painted(_ start: CGFloat, _ end: CGFloat) -> ImageCanvas {
            let paint = Paint.radialGradient(stops, center: CGPoint(x: 20, y: 20), startRadius: start, endRadius: end)
            return easel.paint(easel.layer([.fill(all, paint, evenOdd: false)]))
        }
        #expect(painted(-9, 16).difference(to: painted(0, 16)) == 0)
        #expect(painted(12, -9).difference(to: painted(12, 0)) == 0)
        #expect(painted(0, 16).difference(to: painted(4, 16)) > 0)
    }

    @Test func aGradientWithoutStopsPaintsNothing() {
        let angular = Paint.angularGradient([], center: .zero, startAngle: 0, endAngle: 1)
        let linear = Paint.linearGradient([], from: .zero, to: CGPoint(x: 1, y: 1))
        let canvas = easel.paint(
            easel.layer([.fill(all, linear, evenOdd: false), .fill(all, angular, evenOdd: false)]))
        #expect(canvas.ink == nil)
    }
}
