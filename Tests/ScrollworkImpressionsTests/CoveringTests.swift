import Foundation
import ImageHost
import ImpressionLedger
import LayerTree
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// What drawings in front of a view, and masks around it, leave of it.
@MainActor @Suite struct CoveringTests {
    private func measure(_ view: some View) -> AreaSample {
        let shares = Shares()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Fixture(shares: shares, content: view) }
        stage.advance(by: 0.5)
        defer { stage.close() }
        return shares.last["view"] ?? .nothing(.unmeasurable)
    }

    private struct Fixture<Content: View>: View {
        let shares: Shares
        let content: Content

        var body: some View { content.environment(\.shares, shares) }
    }

    /// The measured view.
    private struct Marked: View {
        @Environment(\.shares) private var shares

        var body: some View {
            if let shares { Color.blue.frame(width: 100, height: 100).noted("view", in: shares) }
        }
    }

    private func check(_ share: Double, _ view: some View, location: SourceLocation = #_sourceLocation) {
        check(share, .exact, view, location: location)
    }

    private func check(
        _ share: Double, _ measurability: Measurability, unknown: Double = 0, _ view: some View,
        location: SourceLocation = #_sourceLocation
    ) {
        let sample = measure(view)
        #expect(
            abs(sample.share - share) <= 0.006 && sample.measurability == measurability
                && abs(sample.lost[.unmeasurable] - unknown) <= 0.006, "\(sample)", sourceLocation: location)
    }

    private func gradient(_ colors: [Color], from start: UnitPoint, to end: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: start, endPoint: end)
    }

    @Test func aGradientCoversWhereItIsOpaque() {
        // Half of the view's color remains where the gradient is half transparent.
        check(0.5, Marked().overlay { gradient([.black, .clear], from: .top, to: .bottom) })
        check(0.5, Marked().overlay { gradient([.black, .clear], from: .leading, to: .trailing) })
        check(0.5, Marked().overlay { gradient([.black, .clear], from: .topLeading, to: .bottomTrailing) })
        check(1, Marked().overlay { gradient([.black.opacity(0.4), .clear], from: .top, to: .bottom) })
        check(0, Marked().overlay { gradient([.black, .black.opacity(0.6)], from: .top, to: .bottom) })
        // 0.9 · (1 − x) reaches a half at four ninths of the view.
        let scrim = gradient([.black.opacity(0.9), .clear], from: .bottom, to: .top)
        check(5.0 / 9, Marked().overlay { scrim })
        // Two gradients: (1 − x) · x is at most a quarter, so nowhere a half.
        check(
            0,
            Marked().overlay { gradient([.black, .clear], from: .top, to: .bottom) }
                .overlay { gradient([.clear, .black], from: .top, to: .bottom) })
        let steps = Gradient(stops: [
            .init(color: .black, location: 0), .init(color: .black, location: 0.25),
            .init(color: .clear, location: 0.25), .init(color: .clear, location: 1),
        ])
        check(0.75, Marked().overlay { LinearGradient(gradient: steps, startPoint: .leading, endPoint: .trailing) })
    }

    @Test func radialAndAngularGradientsCoverWhereTheyAreOpaque() {
        // Dense inside of a radius of 25 points.
        let radial = RadialGradient(colors: [.black, .clear], center: .center, startRadius: 0, endRadius: 50)
        check(1 - .pi * 625 / 10_000, Marked().overlay { radial })
        let angular = AngularGradient(colors: [.black, .clear], center: .center)
        check(0.5, Marked().overlay { angular })
        check(0.5, Marked().overlay { angular.rotationEffect(.degrees(30)).scaleEffect(2) })
    }

    @Test func aMaskShowsContentWhereItIsOpaque() {
        let edges = Gradient(stops: [
            .init(color: .clear, location: 0), .init(color: .black, location: 0.2),
            .init(color: .black, location: 0.8), .init(color: .clear, location: 1),
        ])
        check(0.8, Marked().mask { LinearGradient(gradient: edges, startPoint: .leading, endPoint: .trailing) })
        check(0.8, Marked().mask { LinearGradient(gradient: edges, startPoint: .top, endPoint: .bottom) })
        check(.pi / 4, Marked().mask { Circle() })
        check(0, Marked().mask { Circle().opacity(0.4) })
        // What glyphs let through isn't known.
        let text = measure(Marked().mask { Text(verbatim: "Sale").font(.system(size: 40)) })
        #expect(text.share == 0 && text.measurability == .unknown && text.lost[.unmeasurable] > 0.1, "\(text)")
    }

    @Test func textInFrontLeavesAViewVisibleAndIsDeclared() {
        check(1, .declared, Marked().overlay { Text(verbatim: "Sale") })
        check(1, Marked().overlay { Text(verbatim: "Sale").offset(y: 100) })
        // Text behind the view, or in it, has no effect.
        check(1, Marked().background { Text(verbatim: "Sale") })
        check(
            0.5, .declared,
            Marked().overlay { Text(verbatim: "Sale").frame(width: 100, height: 50).coversViewsBelow(true) })
    }

    @Test func aMaterialCoversWhatIsBehindIt() {
        for material in [Material.ultraThin, .thin, .regular, .thick, .bar] {
            check(0.4, Marked().overlay(alignment: .top) { Rectangle().fill(material).frame(height: 60) })
        }
        check(1, Marked().background(.ultraThinMaterial))
        check(0.4, Marked().overlay(alignment: .top) { Color.clear.frame(height: 60).background(.ultraThinMaterial) })
    }

    @Test func aBlurHidesAViewFromARadiusOn() {
        check(1, Marked().blur(radius: 0))
        check(1, Marked().blur(radius: 4))
        check(0, Marked().blur(radius: 5))
        check(0, VStack { Marked() }.blur(radius: 20).clipShape(.circle))
        check(1, Marked().background { Color.red.blur(radius: 20) })
        #expect(measure(Marked().blur(radius: 20)).lost[.hidden] == 1)
    }

    @Test func textThatStaysInFrontWhileContentScrollsIsDeclared() {
        let shares = Shares()
        let model = Offset()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ScrollingRows(model: model).environment(\.shares, shares)
        }
        for step in 0..<40 {
            model.value = Double(step)
            stage.advance(by: 1.0 / 60)
        }
        #expect(shares.last["0"]?.measurability == .declared && shares.last["1"]?.measurability == .exact)
        stage.close()
    }

    @Observable final class Offset {
        var value = 0.0
    }

    private struct ScrollingRows: View {
        let model: Offset
        @Environment(\.shares) private var shares

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<2) { index in
                    ZStack {
                        Color.blue.noted("\(index)", in: shares ?? Shares())
                        if index == 0 { Text(verbatim: "Sale") }
                    }
                    .frame(width: 100, height: 100)
                }
            }
            .offset(y: model.value)
        }
    }

    // MARK: Images

    /// Returns an image of 100 × 100 pixels, black in a rectangle and transparent elsewhere.
    private func picture(_ id: UInt64, black rect: CGRect, alpha: Float = 1) -> Image {
        let store = LayerStore()
        let layer = Layer(in: store)
        layer.content = [.fill(Path(rect), .color(RGBA.black.opacity(alpha)), evenOdd: false)]
        let size = CGSize(width: 100, height: 100)
        return Image(EncodedImage(id: 1 << 40 | id, data: ImageCanvas.png(of: layer, size: size), size: size))
    }

    @Test func anImageCoversWhereItIsOpaque() {
        let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
        check(0, Marked().overlay { picture(1, black: whole) })
        check(0.75, Marked().overlay { picture(2, black: CGRect(x: 0, y: 0, width: 25, height: 100)) })
        check(0.75, Marked().overlay { picture(3, black: CGRect(x: 0, y: 75, width: 100, height: 25)) })
        check(1, Marked().overlay { picture(4, black: whole, alpha: 0.4) })
        check(
            0.5, Marked().overlay(alignment: .leading) { picture(5, black: whole).resizable().frame(width: 50) })
        check(0.25, Marked().mask { picture(6, black: CGRect(x: 0, y: 0, width: 25, height: 100)) })
    }

    /// The start of a PNG file: the signature, 21 bytes, the color type at 25, and the rest.
    private func header(_ colorType: UInt8, _ rest: Data = Data(count: 4)) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47]) + Data(count: 21) + Data([colorType]) + rest
    }

    /// JPEG images are opaque, and so are PNG images of the color types 0 and 2 without a transparent color. Others
    /// cover what they show, which is nothing if they can't be decoded.
    @Test func anImageWhoseFormatHasNoTransparencyCoversItsRectangle() {
        let size = CGSize(width: 100, height: 100)
        let rows: [(data: Data, share: Double)] = [
            (Data([0xFF, 0xD8]), 0), (header(0), 0), (header(2), 0), (header(3), 1), (header(4), 1), (header(6), 1),
            (header(2, Data("tRNS".utf8)), 1), (header(2, Data(count: 3)), 1),
            // A transparent color is known by the first 1,024 bytes.
            (header(2, Data(count: 994) + Data("tRNS".utf8)), 1), (header(2, Data(count: 995) + Data("tRNS".utf8)), 0),
        ]
        for (index, row) in rows.enumerated() {
            let image = Image(EncodedImage(id: 1 << 42 | UInt64(index), data: row.data, size: size))
            check(row.share, Marked().overlay { image })
            check(row.share / 2 + 0.5, Marked().overlay(alignment: .leading) { image.resizable().frame(width: 50) })
        }
        // Of other formats, it isn't known.
        let other = Image(EncodedImage(id: 1 << 43, data: Data("GIF89a".utf8), size: size))
        check(1, .declared, Marked().overlay { other })
    }

    // MARK: Blend modes

    private func blend(_ color: Color, _ mode: BlendMode) -> some View { Marked().overlay { color.blendMode(mode) } }

    @Test func aBlendedLayerCoversByTheDifferenceThatRemains() {
        let light = Color(red: 0.8, green: 0.8, blue: 0.8)
        let dark = Color(red: 0.3, green: 0.3, blue: 0.3)
        for (color, multiplied, screened) in [(Color.black, 0.0, 1.0), (.white, 1, 0), (light, 1, 0), (dark, 0, 1)] {
            check(multiplied, blend(color, .multiply))
            check(screened, blend(color, .screen))
            check(0, blend(color, .luminosity))
            check(0, blend(color, .destinationOut))
            check(1, .declared, blend(color, .hue))
        }
        check(1, blend(.black.opacity(0.4), .multiply))
        check(0, .unknown, unknown: 1, blend(.white, .difference))
        check(0, .unknown, unknown: 1, blend(.white, .overlay))
        check(1, blend(.white.opacity(0.4), .difference))
        // Only the color on top would say what the layer hides.
        let both = ZStack {
            Color.black
            Color.white
        }
        check(0, .unknown, unknown: 1, Marked().overlay { both.compositingGroup().blendMode(.multiply) })
        check(0, .unknown, unknown: 1, Marked().overlay { light.brightness(-0.5).blendMode(.multiply) })
    }

    @Test func aLayerInItsOwnGroupIsNotBlendedWithViewsBehindTheGroup() {
        // White on nothing stays white, although multiplying with white changes nothing.
        let white = Color.white.blendMode(.multiply).frame(width: 50, height: 100)
        check(0.5, .unknown, unknown: 0.5, Marked().overlay(alignment: .leading) { white.compositingGroup() })
        check(1, Marked().overlay { Color.white.opacity(0.4).blendMode(.multiply).compositingGroup().opacity(0.4) })
        check(1, Marked().overlay(alignment: .leading) { white }.compositingGroup())
    }

    /// Black bars of 3 points beside each other hide what is behind them. Of more than 16 parts, it isn't known whether
    /// they overlap.
    @Test(arguments: [(1, 0.97, 0), (16, 0.52, 0), (17, 0.49, 0.51)] as [(Int, Double, Double)])
    func theFewPartsOfABlendedGroupAreMeasured(count: Int, share: Double, unknown: Double) {
        let bars = HStack(spacing: 2) { ForEach(0..<count, id: \.self) { _ in Color.black.frame(width: 3) } }
        check(
            share, unknown > 0 ? .unknown : .exact, unknown: unknown,
            Marked().overlay(alignment: .leading) { bars.compositingGroup().blendMode(.multiply) })
    }

    @Test func aBlendedViewIsNotMeasurable() {
        for mode in [BlendMode.multiply, .destinationOver, .screen, .difference] {
            check(0, .unknown, unknown: 1, Marked().blendMode(mode))
            check(0, .unknown, unknown: 1, Marked().padding().compositingGroup().blendMode(mode))
        }
        check(0.5, Marked().blendMode(.normal).overlay(alignment: .leading) { Color.black.frame(width: 50) })
    }

    // MARK: Declared covers

    @Test func aRotatedCoverCoversItsOwnArea() {
        // A square of 50 points on its corner is 71 points wide.
        check(
            0.75,
            Marked().overlay {
                Color.clear.frame(width: 50, height: 50).coversViewsBelow(true).rotationEffect(.degrees(45))
            })
    }

    @Test func manyCoversAreMeasuredExactly() {
        // 200 bars of 0.2 points at every half point.
        let sample = measure(
            Marked().overlay {
                ZStack(alignment: .top) {
                    Color.clear
                    ForEach(0..<200) { row in
                        ForEach(0..<2) { half in
                            Color.black.frame(width: 50, height: 0.2)
                                .offset(x: half == 0 ? -25 : 25, y: Double(row) * 0.5)
                        }
                    }
                }
            })
        #expect(abs(sample.share - 0.6) < 1e-6, "\(sample)")
    }
}

private struct SharesKey: EnvironmentKey {
    static var defaultValue: Shares? { nil }
}

extension EnvironmentValues {
    fileprivate var shares: Shares? {
        get { self[SharesKey.self] }
        set { self[SharesKey.self] = newValue }
    }
}
