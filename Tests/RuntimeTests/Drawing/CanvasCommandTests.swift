import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The layers and commands to which a drawing on a canvas of 100 by 100 points is converted.
@MainActor
@Suite struct CanvasCommandTests {
    private let box = Path(CGRect(x: 10, y: 20, width: 30, height: 40))
    private let black = GraphicsContext.Shading.color(white: 0)

    /// The properties of a layer.
    private struct Sheet {
        let content: [DrawCommand]
        let opacity: Double
        let clip: LayerClip?
        let blendMode: LayerBlendMode
    }

    /// Returns the visible layers, from the outside to the inside.
    private func sheets(_ draw: @escaping (inout GraphicsContext) -> Void) -> [Sheet] {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Canvas { context, _ in draw(&context) } }
        return stage.visibleLayers.map {
            Sheet(
                content: $0.content, opacity: $0.opacity, clip: $0.clip, blendMode: $0.effects?.blendMode ?? .normal)
        }
    }

    private func commands(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DrawCommand] {
        sheets(draw).flatMap(\.content)
    }

    @Test func `Each blend mode is that of its layer`() {
        let modes: [(GraphicsContext.BlendMode, LayerBlendMode)] = [
            (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay), (.darken, .darken), (.lighten, .lighten),
            (.colorDodge, .colorDodge), (.colorBurn, .colorBurn), (.softLight, .softLight), (.hardLight, .hardLight),
            (.difference, .difference), (.exclusion, .exclusion), (.hue, .hue), (.saturation, .saturation),
            (.color, .color), (.luminosity, .luminosity), (.sourceAtop, .sourceAtop),
            (.destinationOver, .destinationOver), (.destinationOut, .destinationOut), (.plusDarker, .plusDarker),
            (.plusLighter, .plusLighter),
        ]
        let found = sheets { context in
            for (mode, _) in modes {
                context.blendMode = mode
                context.fill(box, with: black)
            }
            context.blendMode = .normal
            context.fill(box, with: black)
            context.blendMode = GraphicsContext.BlendMode(rawValue: 99)
            context.fill(box, with: black)
        }
        #expect(found.map(\.blendMode).filter { $0 != .normal } == modes.map { $0.1 })
        let numbers: [Int32] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 21, 23, 26, 27]
        let usual = GraphicsContext.BlendMode.normal
        #expect(usual.rawValue == 0 && modes.map { $0.0.rawValue } == numbers)
    }

    private func stroke(_ change: @escaping (inout GraphicsContext) -> Void) -> (box: CGRect, style: StrokeStyle)? {
        let found = commands { context in
            change(&context)
            context.stroke(
                box, with: black,
                style: StrokeStyle(lineWidth: 3, lineCap: .round, miterLimit: 7, dash: [4, 2], dashPhase: 1))
        }
        guard found.count == 1, case .stroke(let path, _, let style) = found[0] else { return nil }
        return (path.boundingRect, style)
    }

    /// A line of a uniform scale has the scaled width and dashes. Otherwise, the line keeps them on a layer of its own.
    @Test func `A line is scaled with its coordinates`() throws {
        let uniform = try #require(
            stroke {
                $0.translateBy(x: 5, y: 6)
                $0.scaleBy(x: 2, y: 2)
            })
        #expect(uniform.box == CGRect(x: 25, y: 46, width: 60, height: 80))
        #expect(uniform.style.lineWidth == 6 && uniform.style.dash == [8, 4] && uniform.style.dashPhase == 2)
        #expect(uniform.style.lineCap == .round && uniform.style.miterLimit == 7)
        let turned = try #require(stroke { $0.rotate(by: .degrees(90)) })
        #expect(abs(turned.box.minX + 60) < 1e-6 && abs(turned.box.minY - 10) < 1e-6)
        #expect(abs(turned.style.lineWidth - 3) < 1e-9 && turned.style.dash.count == 2)
        let tilted = try #require(stroke { $0.rotate(by: .degrees(30)) })
        let tilt = box.applying(CGAffineTransform(rotationAngle: .pi / 6)).boundingRect
        #expect(abs(tilted.box.minX - tilt.minX) < 1e-6 && abs(tilted.box.maxY - tilt.maxY) < 1e-6)
        for (x, y, b) in [(2, 1, 0), (1, 2, 0), (1, 1, 0.5)] as [(CGFloat, CGFloat, CGFloat)] {
            let uneven = try #require(
                stroke { $0.concatenate(CGAffineTransform(a: x, b: b, c: 0, d: y, tx: 0, ty: 0)) })
            #expect(uneven.style.lineWidth == 3 && uneven.style.dash == [4, 2])
            #expect(uneven.box == CGRect(x: 10, y: 20, width: 30, height: 40))
        }
    }

    @Test func `Gradients are transformed with their shapes`() {
        let gradient = Gradient(colors: [.black, .white])
        func paint(_ shading: GraphicsContext.Shading, _ scale: CGSize) -> Paint? {
            let found = commands { context in
                context.translateBy(x: 5, y: 6)
                context.scaleBy(x: scale.width, y: scale.height)
                context.fill(box, with: shading)
            }
            return if case .fill(_, let paint, _)? = found.first { paint } else { nil }
        }
        let line = GraphicsContext.Shading.linearGradient(
            gradient, startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 10, y: 20))
        let ring = GraphicsContext.Shading.radialGradient(
            gradient, center: CGPoint(x: 3, y: 4), startRadius: 5, endRadius: 6)
        for (scale, from, to) in [
            (CGSize(width: 2, height: 2), CGPoint(x: 7, y: 10), CGPoint(x: 25, y: 46)),
            (CGSize(width: 2, height: 3), CGPoint(x: 1, y: 2), CGPoint(x: 10, y: 20)),
        ] {
            guard case .linearGradient(_, let start, let end)? = paint(line, scale) else {
                Issue.record("not a linear gradient")
                continue
            }
            #expect(start == from && end == to)
        }
        for (scale, middle, radii) in [
            (CGSize(width: 2, height: 2), CGPoint(x: 11, y: 14), [10, 12]),
            (CGSize(width: 3, height: 2), CGPoint(x: 3, y: 4), [5, 6]),
        ] as [(CGSize, CGPoint, [CGFloat])] {
            guard case .radialGradient(_, let center, let inner, let outer)? = paint(ring, scale) else {
                Issue.record("not a radial gradient")
                continue
            }
            #expect(center == middle && [inner, outer] == radii)
        }
    }

    @Test func `A gradient around a center makes a full turn`() {
        let gradient = Gradient(colors: [.black, .white]), center = CGPoint(x: 3, y: 4)
        let found = commands { context in
            context.fill(box, with: .conicGradient(gradient, center: center))
            context.fill(box, with: .conicGradient(gradient, center: center, angle: .degrees(90)))
        }
        let turns = found.compactMap { command -> [Double]? in
            guard case .fill(_, .angularGradient(_, let middle, let start, let end), _) = command else { return nil }
            return [Double(middle.x), Double(middle.y), start * 180 / .pi, end * 180 / .pi]
        }
        let expected: [Double] = [3, 4, 0, 360, 3, 4, 90, 450]
        #expect(turns.count == 2 && zip(turns.joined(), expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(turns)")
    }

    @Test func `A gradient of one color is that color, and one without colors draws nothing`() {
        let found = commands { context in
            for colors in [[Color.black], []] {
                let gradient = Gradient(colors: colors)
                context.fill(
                    box, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 10, y: 20)))
            }
        }
        let paints = found.compactMap { command -> Paint? in
            if case .fill(_, let paint, _) = command { paint } else { nil }
        }
        #expect(paints == [.color(.black)] && found.count == 1)
    }

    @Test func `A text is moved, or drawn on a layer of its own`() {
        func place(_ change: @escaping (inout GraphicsContext) -> Void) -> CGPoint {
            let found = commands { context in
                change(&context)
                context.draw(Text(verbatim: "HH").font(.system(size: 20)), at: CGPoint(x: 8, y: 9), anchor: .topLeading)
            }
            guard case .text(_, let point, _)? = found.first else { return CGPoint(x: -1, y: -1) }
            return point
        }
        let plain = place { _ in }, moved = place { $0.translateBy(x: 30, y: 40) }
        #expect(moved == CGPoint(x: plain.x + 30, y: plain.y + 40))
        let scaled = place { $0.scaleBy(x: 2, y: 2) }, turned = place { $0.rotate(by: .degrees(90)) }
        #expect(scaled == plain && turned == plain && plain == CGPoint(x: 8, y: 9))
    }

    @Test(arguments: [(0.25, 0.25), (1, nil), (7, nil), (-1, 0), (.nan, nil), (0, 0)] as [(Double, Double?)])
    func `An opacity is in the unit interval`(opacity: Double, expected: Double?) {
        let found = sheets { context in
            context.opacity = opacity
            #expect(context.opacity == expected ?? 1)
            context.fill(box, with: black)
        }
        let alphas = found.map(\.opacity).filter { $0 != 1 }
        // Nothing is drawn without an opacity.
        #expect(expected == 0 ? !found.contains { !$0.content.isEmpty } : alphas == (expected.map { [$0] } ?? []))
    }

    @Test func `A clip is in the coordinates at its time`() {
        var rects: [CGRect] = []
        let found = sheets { context in
            rects.append(context.clipBoundingRect)
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 4)
            rects.append(context.clipBoundingRect)
            context.clip(to: Path(CGRect(x: 5, y: 5, width: 10, height: 10)))
            rects.append(context.clipBoundingRect)
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 2, height: 2)), options: .inverse)
            rects.append(context.clipBoundingRect)
            context.transform = .identity
            rects.append(context.clipBoundingRect)
            context.fill(box, with: black)
        }
        let window = CGRect(x: 0, y: 0, width: 100, height: 100), clip = CGRect(x: 5, y: 5, width: 10, height: 10)
        let outer = CGRect(x: 20, y: 20, width: 20, height: 40)
        #expect(rects == [window, CGRect(x: -5, y: 0, width: 50, height: 25), clip, clip, outer])
        let clips = found.compactMap { sheet -> Path? in
            if case .path(let path, _) = sheet.clip { path } else { nil }
        }
        #expect(clips.contains { $0.boundingRect == outer })
        // The inverse clip covers more than the canvas, except for its own rectangle.
        let inverse = clips.filter { $0.boundingRect != outer }
        #expect(inverse.count == 1)
        for (x, y, isInside) in [(11, 1, false), (13, 7, false), (15, 1, true), (11, 9, true), (-50, 150, true)] {
            #expect(inverse.first?.contains(CGPoint(x: x, y: y)) == isInside, "\(x) \(y)")
        }
    }

    /// The ground of an inverse clip extends beyond the canvas by 100 points and the size of the canvas.
    @Test(arguments: [(0.25, 0.25), (2, 1), (-1, 0), (.nan, 1)] as [(Double, Double)])
    func `A clip to a drawing is a mask with an opacity`(opacity: Double, expected: Double) throws {
        let path = box, shade = black
        for isInverse in [false, true] {
            let stage = Stage(size: CGSize(width: 100, height: 100)) {
                Canvas { context, _ in
                    context.translateBy(x: 5, y: 6)
                    context.clipToLayer(opacity: opacity, options: isInverse ? .inverse : []) {
                        $0.fill(path, with: shade)
                    }
                    context.fill(path, with: shade)
                }
            }
            let masks = stage.visibleLayers.compactMap { $0.effects?.mask }
            let mask = try #require(masks.first)
            let drawing = try #require(mask.children.first)
            #expect(drawing.opacity == expected && mask.children.count == 1)
            #expect(drawing.effects?.blendMode == (isInverse ? .destinationOut : nil))
            guard case .fill(let area, _, _)? = drawing.children.first?.content.first else {
                Issue.record("the mask has no drawing")
                continue
            }
            #expect(area.boundingRect == CGRect(x: 15, y: 26, width: 30, height: 40))
            let grounds = mask.content.compactMap { command -> CGRect? in
                if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
            }
            #expect(grounds == (isInverse ? [CGRect(x: -200, y: -200, width: 500, height: 500)] : []))
        }
    }

    @Test(arguments: [false, true])
    func `A layer has the coordinates of its context, and is a group if it blends`(blends: Bool) {
        let path = box, shade = black
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in
                context.translateBy(x: 10, y: 20)
                context.drawLayer { layer in
                    layer.fill(path, with: shade)
                    layer.scaleBy(x: 2, y: 2)
                    if blends { layer.blendMode = .multiply }
                    layer.fill(path, with: shade)
                }
            }
        }
        let frames = [CGRect(x: 20, y: 40, width: 30, height: 40), CGRect(x: 30, y: 60, width: 60, height: 80)]
        #expect(stage.marks.map(\.frame) == frames)
        let groups = stage.visibleLayers.compactMap(\.effects).filter(\.isGroup).map(\.blendMode)
        #expect(groups == (blends ? [.normal, .multiply] : []))
    }

    @Test func `A canvas is as large as its proposal, and black if it is opaque`() {
        for (isOpaque, width) in [(true, 60), (true, nil), (false, 60), (true, 0)] as [(Bool, CGFloat?)] {
            let stage = Stage(size: CGSize(width: 100, height: 100)) {
                Canvas(opaque: isOpaque) { _, _ in }
                    .frame(width: width, height: 40).fixedSize(horizontal: width == nil, vertical: false)
            }
            let marks = stage.marks, side = width ?? 10
            #expect(marks.count == (isOpaque && side > 0 ? 1 : 0))
            #expect(marks.allSatisfy { $0.frame.size == CGSize(width: side, height: 40) && $0.color == .black })
        }
    }

    @MainActor @Observable final class Model { var size = CGSize(width: 30, height: 20) }

    private struct Sized: View {
        let model: Model

        var body: some View {
            Canvas(opaque: true) { context, _ in
                context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .foreground)
            }
            .frame(width: model.size.width, height: model.size.height)
        }
    }

    @Test func `A canvas without a width or a height is empty until it has both`() {
        let model = Model(), stage = Stage(size: CGSize(width: 100, height: 100)) { Sized(model: model) }
        for (width, height, count) in [(30, 20, 2), (0, 20, 0), (0.5, 20, 2), (30, 0, 0), (30, 0.5, 2)]
            as [(CGFloat, CGFloat, Int)]
        {
            model.size = CGSize(width: width, height: height)
            stage.update()
            #expect(stage.marks.count == count, "\(width), \(height)")
        }
    }

    @Test func `A line without a width is a point wide on a canvas`() {
        let found = commands { $0.stroke(box, with: black) }
        guard found.count == 1, case .stroke(_, _, let style) = found[0] else {
            Issue.record("not a line")
            return
        }
        #expect(style == StrokeStyle(lineWidth: 1))
    }

    @Test func `Drawings without effects share a layer until their clip changes`() {
        func counts(_ draw: @escaping (inout GraphicsContext) -> Void) -> [Int] {
            sheets(draw).map(\.content.count).filter { $0 > 0 }
        }
        let path = box, shade = black
        #expect(counts { for _ in 0..<3 { $0.fill(path, with: shade) } } == [3])
        #expect(
            counts { context in
                context.fill(path, with: shade)
                var clipped = context
                clipped.clip(to: path)
                clipped.fill(path, with: shade)
                clipped.fill(path, with: shade)
                context.fill(path, with: shade)
            } == [1, 2, 1])
        #expect(
            counts { context in
                context.fill(path, with: shade)
                context.opacity = 0.5
                context.fill(path, with: shade)
                context.opacity = 1
                context.fill(path, with: shade)
            } == [1, 1, 1])
        #expect(counts { $0.drawLayer { _ in } } == [])
    }
}
