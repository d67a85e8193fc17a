import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// Images, views, and texts on a canvas of 100 by 100 points.
@MainActor
@Suite struct CanvasImageTests {
    private let picture = Image(EncodedImage(id: 11, data: Data(), size: CGSize(width: 10, height: 8)))

    private func stage(_ draw: @escaping (inout GraphicsContext) -> Void) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) { Canvas { context, _ in draw(&context) } }
    }

    private func images(_ draw: @escaping (inout GraphicsContext) -> Void) -> [Mark] {
        stage(draw).marks.filter { $0.kind == .image }
    }

    // MARK: Images

    /// An image keeps its layer if its rectangle stays upright and isn't mirrored. Otherwise, a layer of its own has
    /// the transform.
    @Test(
        arguments: [
            (CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 6), CGRect(x: 25, y: 66, width: 60, height: 120)),
            (CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0), CGRect(x: 10, y: 20, width: 30, height: 40)),
            (CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0), CGRect(x: 10, y: 20, width: 30, height: 40)),
            (CGAffineTransform(a: 1, b: 0.5, c: 0, d: 1, tx: 0, ty: 0), CGRect(x: 10, y: 20, width: 30, height: 40)),
            (CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), CGRect(x: 10, y: 20, width: 30, height: 40)),
            (CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0), CGRect(x: 10, y: 20, width: 30, height: 40)),
            (CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0), CGRect(x: 10, y: 20, width: 30, height: 40)),
        ] as [(CGAffineTransform, CGRect)])
    func `An image is scaled in its rectangle, or with a layer`(transform: CGAffineTransform, expected: CGRect) {
        let image = picture
        let stage = stage { context in
            context.transform = transform
            context.draw(image, in: CGRect(x: 10, y: 20, width: 30, height: 40))
        }
        let rects = stage.visibleLayers.flatMap(\.content).compactMap { command -> CGRect? in
            if case .image(_, let rect, _, _) = command { rect } else { nil }
        }
        #expect(rects == [expected])
    }

    @Test func `An image is drawn around its anchor, and nowhere without finite coordinates`() {
        let image = picture
        let drawn = images { context in
            context.draw(image, at: CGPoint(x: 50, y: 40))
            context.draw(image, at: CGPoint(x: 50, y: 40), anchor: .topLeading)
            context.draw(image, at: CGPoint(x: 50, y: 40), anchor: .bottomTrailing)
            context.draw(image, in: CGRect.null)
            context.draw(image, in: CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10))
            context.draw(image, in: CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10))
            context.draw(Image("a picture that isn't there"), in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(drawn.map { $0.frame.origin } == [CGPoint(x: 45, y: 36), CGPoint(x: 50, y: 40), CGPoint(x: 40, y: 32)])
        #expect(drawn.allSatisfy { $0.frame.size == CGSize(width: 10, height: 8) })
    }

    @Test func `A template has the color of its shading`() {
        let image = picture, red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)
        let fade = GraphicsContext.Shading.linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 9))
        let plain = GraphicsContext.Shading.linearGradient(
            Gradient(colors: [Color(red: 0, green: 1, blue: 0)]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 9))
        let drawn = images { context in
            let own = context.resolve(image), template = context.resolve(image.renderingMode(.template))
            #expect(own.size == CGSize(width: 10, height: 8) && own.baseline == 8)
            #expect(own.shading == nil && template.shading != nil && template.baseline == 8)
            let missing = context.resolve(Image("a picture that isn't there"))
            #expect(missing.size == .zero && missing.baseline == 0)
            context.draw(own, at: .zero)
            context.draw(template, at: .zero)
            for shading in [red, fade, plain, .palette([red, plain]), .palette([])] {
                var tinted = own
                tinted.shading = shading
                context.draw(tinted, at: .zero)
            }
        }
        // A gradient of several colors and a palette without shadings have no single color.
        let expected = ["none", "#000000FF", "#FF0000FF", "#000000FF", "#00FF00FF", "#FF0000FF", "#000000FF"]
        #expect(drawn.map { hex($0.color) } == expected)
    }

    @Test(arguments: [(.none, false), (.low, true), (.high, true)] as [(Image.Interpolation, Bool)])
    func `An image is smooth unless its interpolation is off`(interpolation: Image.Interpolation, smooth: Bool) {
        let image = picture.interpolation(interpolation)
        let commands = stage { $0.draw(image, at: .zero) }.visibleLayers.flatMap(\.content)
        let found = commands.compactMap { command -> Bool? in
            if case .image(_, _, _, let smooth) = command { smooth } else { nil }
        }
        #expect(found == [smooth])
    }

    @Test func `A symbol has the foreground of the canvas or its own shading`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in
                var symbol = context.resolve(Image(systemName: "square.fill"))
                context.draw(symbol, at: CGPoint(x: 20, y: 20))
                symbol.shading = .color(red: 0, green: 0, blue: 1)
                context.draw(symbol, at: CGPoint(x: 20, y: 20))
                symbol.shading = .style(Color(red: 0, green: 1, blue: 0).opacity(0.2))
                context.draw(symbol, at: CGPoint(x: 20, y: 20))
            }
            .foregroundStyle(Color(red: 1, green: 0, blue: 0))
        }
        let fills = stage.marks.filter { $0.kind == .fill }
        #expect(fills.map { hex($0.color) } == ["#FF0000FF", "#0000FFFF", "#00FF0033"])
        #expect(fills.allSatisfy { abs($0.frame.midX - 20) < 0.01 && abs($0.frame.midY - 20) < 0.01 })
    }

    // MARK: Views

    private func shown(_ draw: @escaping (inout GraphicsContext, GraphicsContext.ResolvedSymbol) -> Void) -> Stage {
        Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in
                if let symbol = context.resolveSymbol(id: 1) { draw(&context, symbol) }
            } symbols: {
                VStack(spacing: 0) {
                    Color(white: 0).frame(width: 10, height: 10)
                    Color(white: 0).frame(width: 10, height: 10).opacity(0.2)
                    Color(white: 0).frame(width: 10, height: 10).hidden()
                    Color(white: 0).frame(width: 10, height: 10).scaleEffect(0.5).clipped().mask { Circle() }
                }
                .tag(1)
            }
        }
    }

    @Test func `A view is drawn with its opacities, clips, and masks`() {
        let stage = shown { context, symbol in
            #expect(symbol.size == CGSize(width: 10, height: 40))
            context.draw(symbol, at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing)
        }
        let fills = stage.marks.filter { $0.kind == .fill }
        #expect(fills.map { hex($0.color) } == ["#000000FF", "#00000033", "#000000FF"])
        let frames = [
            CGRect(x: 40, y: 10, width: 10, height: 10), CGRect(x: 40, y: 20, width: 10, height: 10),
            CGRect(x: 42.5, y: 42.5, width: 5, height: 5),
        ]
        #expect(fills.map(\.frame) == frames)
        #expect(stage.visibleLayers.contains { $0.clip == .rect(CGRect(x: 0, y: 0, width: 10, height: 10)) })
        let masks = stage.visibleLayers.compactMap { $0.effects?.mask }
        #expect(masks.count == 1)
    }

    @Test func `A view is stretched to its rectangle`() {
        let stage = shown { context, symbol in
            context.translateBy(x: 1, y: 2)
            context.draw(symbol, in: CGRect(x: 20, y: 30, width: 30, height: 20))
            context.draw(symbol, in: CGRect.null)
            context.draw(symbol, in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 20))
        }
        let frames = stage.marks.filter { $0.kind == .fill }.map(\.frame)
        #expect(frames.count == 3 && frames[0] == CGRect(x: 21, y: 32, width: 30, height: 5))
        #expect(frames[1] == CGRect(x: 21, y: 37, width: 30, height: 5))
    }

    // MARK: Texts

    /// Three letters of 10 points each in a rectangle that is 50 points wider.
    @Test(
        arguments: [
            (.leading, false, 10), (.center, false, 35), (.trailing, false, 60), (.leading, true, 60),
            (.center, true, 35), (.trailing, true, 10),
        ] as [(TextAlignment, Bool, CGFloat)])
    func `A text is aligned in its rectangle`(alignment: TextAlignment, isRightToLeft: Bool, x: CGFloat) {
        let stage = Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            Canvas { context, _ in
                let text = Text(verbatim: "HHH").font(.system(size: 20))
                context.draw(text, in: CGRect(x: 10, y: 20, width: 80, height: 40))
                // A rectangle without an end has no other edge.
                context.draw(text, in: CGRect(x: 10, y: 20, width: CGFloat.infinity, height: 40))
            }
            .multilineTextAlignment(alignment)
        }
        let texts = stage.marks.map(\.frame)
        #expect(texts.first == CGRect(x: x, y: 20, width: 30, height: 24))
        #expect(texts.last == CGRect(x: 10, y: 20, width: 30, height: 24) && texts.count == 2)
    }

    /// A letter is 10 points wide, a line is 24 points high, and its baseline is at 19 points.
    @Test func `A text is measured in its room`() {
        var sizes: [CGSize] = [], baselines: [CGFloat] = [], origins: [CGFloat] = []
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in
                let text = context.resolve(Text(verbatim: "HH HH HH").font(.system(size: 20)))
                let rooms: [(CGFloat, CGFloat)] = [
                    (.nan, .nan), (80, 24), (80, 23), (79, 90), (20, 90), (20, 82), (20, 81), (20, -5), (20, .infinity),
                ]
                sizes = rooms.map { text.measure(in: CGSize(width: $0.0, height: $0.1)) }
                baselines = [
                    text.firstBaseline(in: CGSize(width: 20, height: 90)),
                    text.lastBaseline(in: CGSize(width: 20, height: 90)),
                ]
                context.draw(text, at: CGPoint(x: 60, y: 50))
                context.draw(text, at: CGPoint(x: 60, y: 50), anchor: .topTrailing)
            }
            .lineSpacing(5)
        }
        // Two spaces of 5 points separate three lines.
        let lines = sizes.map { ($0.height + 5) / 29 }
        #expect(lines == [1, 1, 1, 2, 3, 3, 2, 1, 3])
        #expect(sizes.prefix(3).allSatisfy { $0.width == 80 } && sizes[4].width == 20)
        #expect(baselines == [19, 77])
        origins = stage.marks.flatMap { [$0.frame.minX, $0.frame.minY] }
        #expect(origins == [20, 38, -20, 50])
    }

    @Test func `Images in a text have its shading`() {
        let image = picture, red = Color(red: 1, green: 0, blue: 0)
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in
                let words = Text(verbatim: "H").font(.system(size: 20))
                var text = context.resolve(words + Text(image.renderingMode(.template)))
                context.draw(text, at: CGPoint(x: 30, y: 40), anchor: .topLeading)
                text.shading = .color(red: 0, green: 0, blue: 1)
                context.draw(text, at: CGPoint(x: 30, y: 40), anchor: .topLeading)
                text.shading = .linearGradient(
                    Gradient(colors: [Color(white: 1)]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1))
                context.draw(text, at: CGPoint(x: 30, y: 40), anchor: .topLeading)
                text.shading = .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1))
                context.draw(text, at: CGPoint(x: 30, y: 40), anchor: .topLeading)
            }
            .foregroundStyle(red)
        }
        let drawn = stage.marks.filter { $0.kind == .image }
        #expect(drawn.map { hex($0.color) } == ["#FF0000FF", "#0000FFFF", "#FFFFFFFF", "#FF0000FF"])
        // The image stands on the baseline, at 19 points.
        #expect(drawn.allSatisfy { $0.frame == CGRect(x: 40, y: 51, width: 10, height: 8) })
    }
}
