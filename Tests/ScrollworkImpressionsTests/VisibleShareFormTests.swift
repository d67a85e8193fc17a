import Foundation
import ImpressionLedger
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// The exact share of a view of 100 by 100 points in the middle of a window, behind drawings of every form.
@MainActor @Suite struct VisibleShareFormTests {
    private func share<Front: View>(of change: (AnyView) -> AnyView = { $0 }, behind front: Front) -> Double {
        let shares = Shares()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ZStack {
                change(AnyView(Color.blue.frame(width: 100, height: 100).noted("view", in: shares)))
                front
            }
        }
        stage.advance(by: 0.5)
        defer { stage.close() }
        return shares.share("view")
    }

    private func covered(_ front: some View) -> Double { share(behind: front.frame(width: 100, height: 100)) }

    private func changed<V: View>(_ change: @escaping (AnyView) -> V) -> Double {
        share(of: { AnyView(change($0)) }, behind: EmptyView())
    }

    private func isNear(_ a: Double, _ b: Double, _ tolerance: Double = 0.004) -> Bool { abs(a - b) < tolerance }

    // MARK: Opacities

    @Test(
        arguments: [(0.002, 1), (0.49, 1), (0.5, 1), (0.51, 0), (1, 0)] as [(Double, Double)])
    func `A veil hides a view if it contributes more than half of the color`(opacity: Double, expected: Double) {
        #expect(covered(Color.black.opacity(opacity)) == expected)
        #expect(covered(Color.black).isZero)
        #expect(covered(Color.black.opacity(1).opacity(opacity)) == expected)
    }

    @Test(
        arguments: [([0.3, 0.28], 1), ([0.3, 0.3], 0), ([0.2, 0.2, 0.2], 1), ([0.2, 0.2, 0.2, 0.2], 0)]
            as [([Double], Double)])
    func `Veils multiply`(opacities: [Double], expected: Double) {
        #expect(
            covered(ZStack { ForEach(opacities.indices, id: \.self) { Color.black.opacity(opacities[$0]) } })
                == expected)
    }

    @Test(arguments: [(1, 1), (0.51, 1), (0.5, 1), (0.49, 0), (0.0001, 0)] as [(Double, Double)])
    func `A view has its own opacity and that of the views around it`(opacity: Double, expected: Double) {
        #expect(changed { $0.opacity(opacity) } == expected)
        #expect(changed { view in VStack { view }.padding(5).opacity(opacity) } == expected)
        #expect(changed { $0.opacity(0.8).opacity(opacity) } == (opacity * 0.8 >= 0.5 ? 1 : 0))
        #expect(changed { $0.mask { Color.black.opacity(opacity) } } == expected)
    }

    // MARK: Gradients

    @Test(
        arguments: [
            (0, 1, 1, 0.5), (0, 1, 0.8, 0.625), (0.25, 0.75, 1, 0.5), (0.5, 1, 1, 0.75), (0, 0.5, 1, 0.25),
            (0, 1, 0.5, 1),
        ]
            as [(CGFloat, CGFloat, Double, Double)])
    func `A linear gradient hides a part`(first: CGFloat, last: CGFloat, opacity: Double, expected: Double) {
        let stops = [
            Gradient.Stop(color: .black.opacity(0), location: first),
            Gradient.Stop(color: .black.opacity(opacity), location: last),
        ]
        for (start, end) in [
            (UnitPoint.leading, UnitPoint.trailing), (.trailing, .leading), (.top, .bottom), (.bottom, .top),
        ] {
            #expect(
                isNear(covered(LinearGradient(stops: stops, startPoint: start, endPoint: end)), expected), "\(start)")
            // The opaque part of a mask shows the view.
            let mask = LinearGradient(stops: stops, startPoint: start, endPoint: end)
            #expect(
                isNear(
                    changed { $0.mask { mask } },
                    opacity == 0.5 ? 1 - Double(last) : opacity == 0.8 ? 0.375 : 1 - expected
                ))
        }
    }

    /// Four gradients leave half of the color at 1 − ½ to the power of ¼ of their length.
    @Test func `Gradients multiply`() {
        let colors = [Color.black.opacity(0), .black]
        for (start, end) in [
            (UnitPoint.leading, UnitPoint.trailing), (.trailing, .leading), (.top, .bottom), (.bottom, .top),
        ] {
            let gradients = ZStack {
                ForEach(0..<4) { _ in LinearGradient(colors: colors, startPoint: start, endPoint: end) }
            }
            #expect(isNear(covered(gradients), 1 - pow(0.5, 0.25)), "\(start)")
        }
    }

    /// All of it has the mean of the first and the last color.
    @Test(arguments: [(0.1, 0.7, 1), (0.7, 0.1, 1), (0.3, 0.9, 0), (0.9, 0.3, 0)] as [(Double, Double, Double)])
    func `A linear gradient without a length hides by its mean`(first: Double, last: Double, expected: Double) {
        let colors = [Color.black.opacity(first), .black.opacity(last)]
        #expect(covered(LinearGradient(colors: colors, startPoint: .center, endPoint: .center)) == expected)
    }

    /// Half of the color is left at a distance from the corner of half the diagonal.
    @Test func `A diagonal gradient hides a triangle`() {
        let colors = [Color.black.opacity(0), .black]
        #expect(
            isNear(covered(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)), 0.5))
        let short = LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .center)
        #expect(isNear(covered(short), 0.125))
    }

    @Test(
        arguments: [(0, 50, 25), (10, 50, 30), (40, 50, 45), (20, 20, 20), (0, 20, 10)] as [(CGFloat, CGFloat, Double)])
    func `A radial gradient hides a disk`(start: CGFloat, end: CGFloat, radius: Double) {
        let gradient = RadialGradient(
            colors: [.black, .black.opacity(0)], center: .center, startRadius: start, endRadius: end)
        #expect(isNear(covered(gradient), 1 - .pi * radius * radius / 10_000, 0.01))
        #expect(isNear(changed { $0.mask { gradient } }, .pi * radius * radius / 10_000, 0.01))
    }

    @Test(
        arguments: [
            (0, 360, 0.5), (0, 180, 0.5), (90, 450, 0.5), (0, 90, 0.5), (0, -360, 0.5),
            // A gradient ends after a full turn.
            (0, 540, 0.5), (0, -540, 0.5),
        ] as [(Double, Double, Double)])
    func `An angular gradient hides a sector`(start: Double, end: Double, expected: Double) {
        let gradient = AngularGradient(
            colors: [.black.opacity(0), .black], center: .center, startAngle: .degrees(start), endAngle: .degrees(end))
        #expect(isNear(covered(gradient), expected, 0.01))
    }

    // MARK: Forms

    @Test func `A shape hides its area`() {
        #expect(isNear(covered(Circle()), 1 - .pi / 4))
        #expect(isNear(covered(Ellipse().scale(x: 1, y: 0.5)), 1 - .pi / 8))
        #expect(isNear(covered(Rectangle().rotation(.degrees(45)).scale(0.5)), 0.75))
        #expect(isNear(covered(RoundedRectangle(cornerRadius: 20, style: .circular)), (4 - .pi) * 400 / 10_000))
        #expect(isNear(covered(Rectangle().size(width: 30, height: 40)), 0.88))
        #expect(isNear(covered(Rectangle().stroke(.black, lineWidth: 20)), 0.64))
        #expect(isNear(covered(Rectangle().strokeBorder(.black, lineWidth: 10)), 0.64))
        #expect(isNear(covered(Rectangle().strokeBorder(.black.opacity(0.4), lineWidth: 10)), 1))
        #expect(isNear(covered(Rectangle().rotation(.degrees(90)).offset(x: 50)), 0.5))
    }

    /// A rectangle of 40 by 20 points at (20, 10) becomes one of 20 by 40 points at (10, 20).
    @Test func `A scaled shape hides its scaled area`() {
        func covered(_ shape: some Shape, _ x: CGFloat, _ y: CGFloat) -> Double {
            self.covered(shape.scaleEffect(x: x, y: y, anchor: .topLeading))
        }
        let shape = Rectangle().size(width: 40, height: 20).offset(CGSize(width: 20, height: 10))
        #expect(isNear(covered(shape, 0.5, 2), 0.92, 1e-6))
        // From 40 to 120 points, of which the view has 60.
        #expect(isNear(covered(shape, 2, 0.5), 0.94, 1e-6))
    }

    @Test(arguments: [(true, 0.25), (false, 0)] as [(Bool, Double)])
    func `A hole belongs to the area unless the rule is even-odd`(isEvenOdd: Bool, expected: Double) {
        struct Frame: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.addRect(rect)
                    path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
                }
            }
        }
        #expect(isNear(covered(Frame().fill(.black, style: FillStyle(eoFill: isEvenOdd))), expected))
        #expect(isNear(changed { $0.clipShape(Frame(), style: FillStyle(eoFill: isEvenOdd)) }, 1 - expected))
    }

    @Test func `Clips intersect`() {
        #expect(isNear(changed { $0.clipShape(.circle).clipShape(Rectangle().size(width: 50, height: 100)) }, .pi / 8))
        #expect(isNear(changed { $0.frame(width: 60, height: 50).clipped() }, 0.3))
        #expect(isNear(changed { $0.frame(width: 60, height: 50).clipShape(.ellipse) }, .pi * 30 * 25 / 10_000))
        #expect(isNear(changed { $0.rotationEffect(.degrees(30)).frame(width: 60, height: 50).clipped() }, 0.3))
    }

    @Test func `Outside the window nothing is visible`() {
        #expect(isNear(changed { $0.offset(x: 175) }, 0.25) && isNear(changed { $0.offset(y: -175) }, 0.25))
        #expect(changed { $0.offset(x: 175, y: 175) } == 0.0625 && changed { $0.offset(x: 201) } == 0)
    }

    // MARK: Effects

    @Test(arguments: [(2, 1), (4, 1), (4.5, 0), (20, 0)] as [(CGFloat, Double)])
    func `A strong blur hides a view`(radius: CGFloat, expected: Double) {
        #expect(changed { $0.blur(radius: radius) } == expected)
    }

    @Test func `A material hides what is behind it`() {
        #expect(covered(Rectangle().fill(.ultraThinMaterial)) == 0)
        #expect(isNear(covered(Circle().fill(.regularMaterial)), 1 - .pi / 4))
        #expect(covered(Text(verbatim: "word")) == 1)
    }

    @Test(
        arguments: [
            (.multiply, 0, 0), (.multiply, 1, 1), (.multiply, 0.6, 1), (.multiply, 0.4, 0), (.screen, 1, 0),
            (.screen, 0, 1), (.screen, 0.6, 0), (.screen, 0.4, 1), (.exclusion, 0.5, 0), (.exclusion, 0, 1),
            (.exclusion, 1, 1), (.exclusion, 0.8, 1), (.exclusion, 0.7, 0), (.hue, 0, 1), (.saturation, 0, 1),
            (.color, 0, 1), (.luminosity, 0, 0), (.normal, 0, 0), (.normal, 1, 0),
        ] as [(BlendMode, Double, Double)])
    func `A blended view hides by its rule and its light`(mode: BlendMode, white: Double, expected: Double) {
        #expect(covered(Color(white: white).blendMode(mode)) == expected, "\(mode) \(white)")
    }
}
