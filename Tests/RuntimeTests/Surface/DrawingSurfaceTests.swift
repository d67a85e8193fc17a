import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Drawing in Apple's spelling. The test is that it compiles.
@MainActor
@Suite struct DrawingSurfaceTests {
    private struct Shapes: View {
        var body: some View {
            VStack {
                Rectangle().fill(.red).stroke(.blue, lineWidth: 2).stroke(
                    .green,
                    style: StrokeStyle(
                        lineWidth: 1, lineCap: .round, lineJoin: .bevel, miterLimit: 2, dash: [1, 2], dashPhase: 1))
                Circle().inset(by: 3).strokeBorder(.red, lineWidth: 2).background(.blue)
                Ellipse().strokeBorder(style: StrokeStyle(lineWidth: 2))
                Capsule(style: .circular).trim(from: 0, to: 0.5).stroke(lineWidth: 3)
                RoundedRectangle(cornerRadius: 3, style: .continuous).rotation(.degrees(3)).scale(0.5).scale(
                    x: 1, y: 2, anchor: .top
                ).offset(x: 1, y: 2).fill()
                RoundedRectangle(cornerSize: CGSize(width: 1, height: 2)).size(width: 10, height: 10).fill(
                    .red.gradient)
                UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 3).transform(
                    CGAffineTransform(scaleX: 1, y: 2)
                ).fill(.tint)
                UnevenRoundedRectangle(
                    cornerRadii: RectangleCornerRadii(
                        topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
                ).fill(.background.secondary)
                ContainerRelativeShape().fill(.selection)
                AnyShape(.circle).fill(.separator)
                Color.red.clipShape(.rect(cornerRadius: 3)).clipShape(
                    .capsule, style: FillStyle(eoFill: true, antialiased: false)
                ).clipped().clipped(antialiased: false)
                Color.red.mask { Circle() }.mask(alignment: .top) { Circle() }
            }
        }
    }

    private struct Texts: View {
        var body: some View {
            VStack {
                Text(Image(systemName: "star"))
                Text("\(Image(systemName: "star")) favourite \(Text("a").bold()) \(Image(systemName: "star.fill"))")
                    .font(.title)
                Text("a") + Text(Image(systemName: "star")).foregroundColor(.red) + Text(" b").bold()
                Label {
                    Text("\(Image(systemName: "star"))")
                } icon: {
                    Text("a")
                }
            }
        }
    }

    private struct Gradients: View {
        private static let gradient = Gradient(colors: [.red, .blue])
        var body: some View {
            VStack {
                LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                LinearGradient(gradient: Self.gradient, startPoint: .leading, endPoint: UnitPoint(x: 1, y: 0.5))
                LinearGradient(
                    stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
                    startPoint: .top, endPoint: .bottom)
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
                RadialGradient(gradient: Self.gradient, center: .top, startRadius: 0, endRadius: 10)
                AngularGradient(colors: [.red, .blue], center: .center)
                AngularGradient(gradient: Self.gradient, center: .center, startAngle: .zero, endAngle: .degrees(180))
                AngularGradient(colors: [.red, .blue], center: .center, angle: .radians(1))
                EllipticalGradient(colors: [.red, .blue])
                EllipticalGradient(
                    gradient: Self.gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
                Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Rectangle().fill(.radialGradient(Self.gradient, center: .center, startRadius: 0, endRadius: 3))
                Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center, angle: .zero))
                Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
                Rectangle().fill(AnyGradient(Self.gradient)).fill(Color.red.gradient.opacity(0.5)).fill(
                    Self.gradient.colorSpace(.perceptual))
                Rectangle().fill(.red.shadow(.drop(radius: 3)).opacity(0.5).blendMode(.multiply))
                Rectangle().fill(.ultraThinMaterial)
            }
        }
    }

    private struct Effects: View {
        var body: some View {
            VStack {
                Color.red.scaleEffect(2).scaleEffect(x: 1, y: 2, anchor: .top).scaleEffect(
                    CGSize(width: 1, height: 2), anchor: .leading
                ).rotationEffect(.degrees(3)).rotationEffect(.degrees(3), anchor: .bottom)
                Color.red.rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0)).rotation3DEffect(
                    .degrees(3), axis: (x: 1, y: 0, z: 0), anchor: .top, anchorZ: 1, perspective: 0.5)
                Color.red.blur(radius: 3).blur(radius: 3, opaque: true).shadow(radius: 3).shadow(
                    color: .red, radius: 3, x: 1, y: 2)
                Color.red.opacity(0.5).brightness(0.1).contrast(2).saturation(0.5).grayscale(0.3).hueRotation(
                    .degrees(3)
                ).colorInvert().luminanceToAlpha().blendMode(.screen)
                Color.red.compositingGroup().drawingGroup().drawingGroup(opaque: true, colorMode: .linear)
                    .transformEffect(CGAffineTransform(translationX: 1, y: 2))
                Color.red.projectionEffect(ProjectionTransform(CGAffineTransform.identity)).hidden()
                Color.red.visualEffect { content, proxy in
                    content.offset(x: proxy.size.width).offset(CGSize.zero).scaleEffect(1).scaleEffect(x: 1, y: 2)
                        .rotationEffect(.zero).rotation3DEffect(.zero, axis: (0, 1, 0)).blur(radius: 1)
                        .opacity(0.5).brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero)
                        .transformEffect(ProjectionTransform())
                }
            }
        }
    }

    private func path() -> Path {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 0))
        path.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: 1, y: 0))
        path.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(3))
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: 1, height: 1), cornerSize: CGSize(width: 0.1, height: 0.1), style: .continuous
        )
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.addLines([.zero, CGPoint(x: 1, y: 1)])
        path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)])
        path.addPath(
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)), transform: CGAffineTransform(scaleX: 2, y: 2))
        path.closeSubpath()
        path = path.applying(CGAffineTransform(scaleX: 2, y: 2)).offsetBy(dx: 1, dy: 1).trimmedPath(from: 0, to: 0.9)
        path.forEach { element in if case .closeSubpath = element {} }
        let _: CGPoint? = path.currentPoint
        let _: CGRect = path.boundingRect
        let _: Bool = path.isEmpty || path.contains(.zero, eoFill: true)
        let _ = Path { $0.addRect(.zero) }
        let _ = Path(roundedRect: .zero, cornerRadius: 1, style: .circular)
        let _ = Path(roundedRect: .zero, cornerSize: .zero)
        let _ = Path(path.description)
        return path
    }

    private struct Pictures: View {
        var body: some View {
            VStack {
                Image(systemName: "star").resizable().interpolation(.none).antialiased(true).renderingMode(.template)
                    .imageScale(.large)
                Image("missing", label: Text("Missing")).resizable(capInsets: EdgeInsets(), resizingMode: .tile)
                Image(decorative: "missing")
                AsyncImage(url: nil) { image in
                    image.resizable()
                } placeholder: {
                    ProgressView()
                }
                AsyncImage(url: nil, scale: 2, transaction: Transaction()) { phase in
                    if let image = phase.image { image } else { Text("none") }
                }
                Label("Star", systemImage: "star").labelStyle(.iconOnly)
                Text("**bold** \(3) \(Date(), format: .dateTime)").bold().italic().underline(
                    true, pattern: .dot, color: .red
                ).strikethrough(pattern: .dash)
                    .kerning(1).tracking(1).baselineOffset(1).fontWeight(.heavy).fontDesign(.rounded).fontWidth(
                        .condensed
                    ).monospacedDigit().foregroundStyle(.red)
                Text(3, format: .number).font(.custom("Inter", size: 3, relativeTo: .body)).font(
                    .system(.body, design: .serif, weight: .bold)
                ).font(.system(size: 3, weight: .thin, design: .monospaced))
                Text(Self.attributed).lineLimit(2).lineLimit(2, reservesSpace: true).lineLimit(1...3).lineLimit(2...)
                    .lineLimit(...3).truncationMode(.middle).multilineTextAlignment(.center)
                    .minimumScaleFactor(0.5).lineSpacing(3).textCase(.uppercase).dynamicTypeSize(.large)
                    .dynamicTypeSize(...DynamicTypeSize.xLarge).redacted(reason: .placeholder).unredacted()
            }
        }
        private static let attributed = AttributedString("text")
    }

    @Test func drawingCompilesAndAppears() throws {
        #expect(!path().isEmpty)
        let stage = Stage(size: CGSize(width: 300, height: 3000)) {
            Shapes()
            Texts()
            Gradients()
            Effects()
            Pictures()
        }
        #expect(try stage.png().count > 1000)
    }
}
