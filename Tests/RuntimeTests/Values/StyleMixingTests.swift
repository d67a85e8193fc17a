import LayerTree
import SwiftUI
import Testing

@testable import ViewRuntime

/// Styles between two others, as an animation shows them.
@MainActor
@Suite struct StyleMixingTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 90)

    private func resolved(_ style: some ShapeStyle) -> _ResolvedStyle { style.resolved(in: EnvironmentValues()) }

    private func stops(_ style: _ResolvedStyle) -> [GradientStop] {
        switch style.paint(in: rect) {
        case .color: []
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops
        }
    }

    private func isNear(_ a: RGBA, _ b: RGBA) -> Bool {
        zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha]).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    private func gray(_ white: Float, _ alpha: Float = 1) -> RGBA {
        RGBA(red: white, green: white, blue: white, alpha: alpha)
    }

    // MARK: Colors

    /// A color counts as much as it is opaque.
    @Test(
        arguments: [
            (RGBA.black, RGBA.white, 0.25, [0.25, 0.25, 0.25, 1]),
            (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1, alpha: 0), 0.25, [1, 0, 0, 0.75]),
            (
                RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.8), RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.2), 0.5,
                [0.8, 0.5, 0.2, 0.5]
            ),
            (RGBA.black, RGBA.white, 1.5, [1, 1, 1, 1]), (RGBA.black, RGBA.white, -0.5, [0, 0, 0, 1]),
            (
                RGBA(red: 1, green: 0, blue: 0, alpha: 0.5), RGBA(red: 1, green: 0, blue: 0, alpha: 0.75), 3,
                [1, 0, 0, 1]
            ),
            (RGBA(red: 1, green: 1, blue: 1, alpha: 0), RGBA(red: 0, green: 1, blue: 0, alpha: 0), 0.5, [0, 1, 0, 0]),
        ] as [(RGBA, RGBA, Double, [Float])])
    func `Colors mix by their share and opacity`(from: RGBA, to: RGBA, part: Double, expected: [Float]) {
        let mixed = from.mixed(with: to, part)
        let whole = RGBA(red: expected[0], green: expected[1], blue: expected[2], alpha: expected[3])
        #expect(isNear(mixed, whole), "\(mixed)")
    }

    @Test func `Premultiplied colors add up, and return to colors within their range`() {
        var half = PremultipliedColor(RGBA(red: 0.8, green: 0.4, blue: 0.2, alpha: 0.5))
        #expect(abs(half.magnitudeSquared - (0.16 + 0.04 + 0.01 + 0.25)) < 1e-6)
        #expect(isNear((half + half).color, RGBA(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)))
        #expect((half - half).color == .clear && PremultipliedColor.zero.color == .clear)
        half.scale(by: 4)
        // The components were multiplied by an opacity of 2.
        #expect(isNear(half.color, RGBA(red: 1, green: 0.8, blue: 0.4, alpha: 1)))
        half.scale(by: -1)
        #expect(half.color == .clear)
    }

    // MARK: Gradients

    @Test(arguments: [(0.25, 0.3, 0.25), (1.5, 0.6, 1), (-0.5, 0.2, 0)])
    func `Stops mix one by one`(part: Double, location: Double, white: Float) {
        let from = LinearGradient(
            stops: [.init(color: .black, location: 0), .init(color: .black, location: 0.2)], startPoint: .top,
            endPoint: .bottom)
        let to = LinearGradient(
            stops: [.init(color: .black, location: 0), .init(color: .white, location: 0.6)], startPoint: .top,
            endPoint: .bottom)
        let mixed = stops(resolved(from).mixed(with: resolved(to), part))
        #expect(mixed.count == 2 && mixed[0].location == 0)
        #expect(abs(mixed[1].location - location) < 1e-9 && isNear(mixed[1].color, gray(white)))
    }

    /// Both gradients have a color at the locations of all stops, also outside their own.
    @Test func `Gradients with different stops mix at the locations of both`() {
        let from = LinearGradient(
            stops: [.init(color: .black, location: 0.2), .init(color: .white, location: 0.6)], startPoint: .top,
            endPoint: .bottom)
        let to = LinearGradient(
            stops: [
                .init(color: .black, location: 0), .init(color: .black, location: 0.4),
                .init(color: .white, location: 1),
            ], startPoint: .top, endPoint: .bottom)
        for (mixed, order) in [
            (resolved(from).mixed(with: resolved(to), 0.5), "there"),
            (resolved(to).mixed(with: resolved(from), 0.5), "back"),
        ] {
            let stops = stops(mixed)
            #expect(stops.map(\.location) == [0, 0.2, 0.4, 0.6, 1], "\(order)")
            // The first has 0, 0, 1/2, 1, and 1 at these locations, and the second has 0, 0, 0, 1/3, and 1.
            for (stop, white) in zip(stops, [0, 0, 0.25, 2.0 / 3, 1] as [Float]) {
                #expect(isNear(stop.color, gray(white)), "\(order) at \(stop.location)")
            }
        }
    }

    @Test func `Two stops at one location are a hard edge`() {
        let edge = Gradient(stops: [
            .init(color: .black, location: 0), .init(color: .black, location: 0.5), .init(color: .white, location: 0.5),
            .init(color: .white, location: 1),
        ])
        let plain = Gradient(colors: [.black, .black])
        let mixed = resolved(LinearGradient(gradient: edge, startPoint: .top, endPoint: .bottom))
            .mixed(with: resolved(LinearGradient(gradient: plain, startPoint: .top, endPoint: .bottom)), 0)
        #expect(stops(mixed).map(\.location) == [0, 0, 0.5, 0.5, 1, 1])
        #expect(stops(mixed).prefix(2).allSatisfy { $0.color == .black })
        #expect(stops(mixed).suffix(2).allSatisfy { isNear($0.color, gray(1)) })
    }

    @Test func `A color becomes a gradient at its stops, and back`() {
        let gradient = resolved(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
        let color = resolved(Color(white: 0.5))
        for (mixed, first, second) in [
            (color.mixed(with: gradient, 0.25), 0.375, 0.625), (gradient.mixed(with: color, 0.25), 0.125, 0.875),
        ] as [(_ResolvedStyle, Float, Float)] {
            let stops = stops(mixed)
            #expect(stops.map(\.location) == [0, 1])
            #expect(isNear(stops[0].color, gray(first)) && isNear(stops[1].color, gray(second)))
        }
    }

    @Test func `The geometry of a gradient moves`() throws {
        let colors = [Color.black, .white]
        let linear = resolved(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottom))
            .mixed(
                with: resolved(LinearGradient(colors: colors, startPoint: .trailing, endPoint: .bottomTrailing)), 0.5)
        guard case .linearGradient(_, let from, let to) = linear.paint(in: rect) else {
            Issue.record("not a linear gradient")
            return
        }
        // From (0, 0) to (1, 0.5), and from (0.5, 1) to (1, 1), each halfway.
        #expect(from == CGPoint(x: 20, y: 22.5) && to == CGPoint(x: 30, y: 90))
        let small = resolved(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 10))
        let large = resolved(RadialGradient(colors: colors, center: .topLeading, startRadius: 5, endRadius: 30))
        for (part, center, start, end) in [
            (0.25, CGPoint(x: 15, y: 33.75), 2, 15), (-0.5, CGPoint(x: 30, y: 67.5), 0, 0),
        ]
            as [(Double, CGPoint, CGFloat, CGFloat)]
        {
            guard case .radialGradient(_, center, start, end) = small.mixed(with: large, part).paint(in: rect) else {
                Issue.record("\(small.mixed(with: large, part).paint(in: rect))")
                return
            }
        }
        let angular = resolved(AngularGradient(colors: colors, center: .leading, angle: .zero))
            .mixed(with: resolved(AngularGradient(colors: colors, center: .trailing, angle: .degrees(90))), 0.5)
        guard case .angularGradient(_, let middle, let first, let last) = angular.paint(in: rect) else {
            Issue.record("not an angular gradient")
            return
        }
        #expect(middle == CGPoint(x: 20, y: 45))
        #expect(abs(first - .pi / 4) < 1e-9 && abs(last - 9 * .pi / 4) < 1e-9)
        let thin = resolved(EllipticalGradient(colors: colors, startRadiusFraction: 0, endRadiusFraction: 0.5))
        let wide = resolved(EllipticalGradient(colors: colors, startRadiusFraction: 0.2, endRadiusFraction: 1))
        // The fraction is that of the side of a square with the same area, 60 points.
        for (part, start, end) in [(0.5, 6, 45), (-2, 0, 0)] as [(Double, CGFloat, CGFloat)] {
            guard case .radialGradient(_, _, let inner, let outer) = thin.mixed(with: wide, part).paint(in: rect) else {
                Issue.record("not an elliptical gradient")
                return
            }
            #expect(abs(inner - start) < 1e-9 && abs(outer - end) < 1e-9)
        }
    }

    @Test(arguments: [(0.4, true), (0.5, false), (0.6, false)])
    func `Styles that don't mix change in the middle`(part: Double, isFirst: Bool) {
        let linear = resolved(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
        let radial = resolved(RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 9))
        #expect(linear.mixed(with: radial, part).paint(in: rect) == (isFirst ? linear : radial).paint(in: rect))
    }

    // MARK: Effects

    @Test(arguments: [(0, 16), (0.25, 12), (0.5, 8), (1, 0), (1.5, 0)])
    func `The blur of a material fades`(part: Double, radius: CGFloat) {
        #expect(resolved(Material.regular).mixed(with: resolved(Color.red), part).backdropBlur == radius)
    }

    @Test(arguments: [(0.25, 3, 1, -0.5), (0.5, 4, 2, -1), (-1, 0, -4, 2)] as [(Double, CGFloat, CGFloat, CGFloat)])
    func `A shadow grows and moves`(part: Double, radius: CGFloat, x: CGFloat, y: CGFloat) throws {
        let from = resolved(Color.red.shadow(.drop(color: .black, radius: 2)))
        let to = resolved(Color.red.shadow(.drop(color: .white, radius: 6, x: 4, y: -2)))
        let shadow = try #require(from.mixed(with: to, part).shadows.first)
        #expect(shadow.radius == radius && shadow.x == x && shadow.y == y && !shadow.isInner)
        #expect(isNear(shadow.color, gray(Float(max(part, 0)))))
    }

    @Test func `Different kinds or numbers of shadows change in the middle`() {
        let outer = resolved(Color.red.shadow(.drop(color: .black, radius: 2)))
        let inner = resolved(Color.red.shadow(.inner(color: .black, radius: 6)))
        let two = resolved(Color.red.shadow(.drop(radius: 1)).shadow(.drop(radius: 3)))
        #expect(outer.mixed(with: inner, 0.4).shadows == outer.shadows)
        #expect(outer.mixed(with: inner, 0.5).shadows == inner.shadows)
        #expect(outer.mixed(with: two, 0.4).shadows == outer.shadows)
        #expect(outer.mixed(with: two, 0.6).shadows == two.shadows)
    }

    @Test func `Meshes of the same size mix, and others change in the middle`() {
        func mesh(_ color: Color, width: Int = 2) -> _ResolvedStyle {
            let points = (0..<2).flatMap { y in
                (0..<width).map { SIMD2(Float($0) / Float(width - 1), Float(y)) }
            }
            return resolved(
                MeshGradient(
                    width: width, height: 2, points: points, colors: Array(repeating: color, count: 2 * width)))
        }
        func color(_ style: _ResolvedStyle) -> RGBA {
            guard case .color(let color) = style.paint(in: rect) else { return .clear }
            return color
        }
        #expect(isNear(color(mesh(.black)), .black) && isNear(color(mesh(.white).opacity(0.5)), gray(1, 0.5)))
        for (part, white) in [(0.25, 0.25), (0.75, 0.75)] as [(Double, Float)] {
            #expect(isNear(color(mesh(.black).mixed(with: mesh(.white), part)), gray(white)))
        }
        let faded = mesh(.black).mixed(with: mesh(.black).opacity(0.5), 0.5)
        #expect(isNear(color(faded), gray(0, 0.75)))
        #expect(isNear(color(mesh(.black).mixed(with: mesh(.white, width: 3), 0.4)), .black))
        #expect(isNear(color(mesh(.black).mixed(with: mesh(.white, width: 3), 0.6)), .white))
    }

    // MARK: Resolution

    @Test func `An opacity applies to every color of a style`() {
        let gradient = resolved(
            LinearGradient(colors: [.black, .white.opacity(0.5)], startPoint: .top, endPoint: .bottom)
                .opacity(0.5))
        #expect(stops(gradient).map(\.color.alpha) == [0.5, 0.25])
        #expect(resolved(Color.black.opacity(0.5)).opacity(0.5).color?.alpha == 0.25)
        #expect(resolved(Color.black.opacity(0.5)).opacity(1).color?.alpha == 0.5)
        for (opacity, expected) in [(.nan, 1), (-1, 0), (2, 1), (0.3, 0.3)] as [(Double, Float)] {
            #expect(resolved(ForegroundStyle().opacity(opacity)).color?.alpha == expected)
        }
    }

    @Test func `A style is clear if all its colors are`() {
        #expect(resolved(Color.clear).isClear && !resolved(Color.black.opacity(0.01)).isClear)
        func gradient(_ colors: [Color]) -> _ResolvedStyle {
            resolved(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        }
        #expect(gradient([.clear, .clear]).isClear && !gradient([.clear, .black]).isClear)
    }

    @Test func `A style keeps the first rectangle that it is given`() {
        let first = CGRect(x: 10, y: 20, width: 30, height: 40), second = CGRect(x: 1, y: 2, width: 3, height: 4)
        let style = resolved(
            LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
                .in(first).in(second))
        guard case .linearGradient(_, let from, let to) = style.paint(in: rect) else {
            Issue.record("not a linear gradient")
            return
        }
        #expect(from == CGPoint(x: 10, y: 20) && to == CGPoint(x: 40, y: 60))
    }

    @Test func `A gradient of fewer than two colors is a color`() {
        for (colors, expected) in [([], .clear), ([.white], .white)] as [([Color], RGBA)] {
            let style = resolved(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
            guard let color = style.color else {
                Issue.record("\(style)")
                continue
            }
            #expect(isNear(color, expected))
        }
    }

    @Test(arguments: [(0, 1), (1, 0.5), (2, 0.25), (3, 0.2), (4, 0.1), (7, 0.1), (-1, 1)])
    func `A level of the foreground is less opaque`(level: Int, opacity: Float) {
        let context = _StyleContext(environment: EnvironmentValues(), level: level)
        #expect(Color.black._resolve(context).color?.alpha == opacity)
        let gradient = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)._resolve(context)
        #expect(stops(gradient).map(\.color.alpha) == [opacity, opacity])
    }

    @Test func `Three levels of a foreground begin with their own styles`() {
        let levels = AnyShapeStyle(
            ForegroundLevels(primary: Color.black, secondary: Color.white, tertiary: Color(white: 0.25)))
        func color(_ style: HierarchicalShapeStyle) -> RGBA? {
            resolved(AnyShapeStyle(style).inheriting(levels)).color
        }
        #expect(color(.primary) == .black && color(.secondary).map { isNear($0, .white) } == true)
        #expect(color(.tertiary).map { isNear($0, gray(0.25)) } == true)
        #expect(color(.quaternary).map { isNear($0, gray(0.25, 0.5)) } == true)
        #expect(color(.quinary).map { isNear($0, gray(0.25, 0.25)) } == true)
        #expect(resolved(Color.black.secondary).color?.alpha == 0.5)
        #expect(resolved(ForegroundStyle().tertiary).color?.alpha == 0.25)
        #expect(resolved(ForegroundStyle().quaternary).color?.alpha == 0.2)
        #expect(resolved(ForegroundStyle().quinary).color?.alpha == 0.1)
    }
}
