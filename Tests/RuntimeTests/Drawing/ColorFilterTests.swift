import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct ColorFilterTests {
    private func pixels(_ filters: [GraphicsContext.Filter], _ draw: @escaping (inout GraphicsContext) -> Void)
        -> Pixels
    {
        Pixels(
            Stage(size: CGSize(width: 100, height: 100), scale: 1) {
                Canvas { context, _ in
                    for filter in filters { context.addFilter(filter) }
                    context.drawLayer { draw(&$0) }
                }
            })
    }

    private func box(_ color: Color) -> (inout GraphicsContext) -> Void {
        { $0.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 100)), with: .color(color)) }
    }

    private func isNear(_ color: RGBA, _ red: Float, _ green: Float, _ blue: Float) -> Bool {
        abs(color.red - red) < 0.02 && abs(color.green - green) < 0.02 && abs(color.blue - blue) < 0.02
    }

    private let orange = Color(red: 1, green: 0.5, blue: 0)

    @Test func multiplyingMultipliesEachComponent() {
        let shown = pixels([.colorMultiply(Color(red: 0.5, green: 1, blue: 1))], box(orange))
        #expect(isNear(shown[20, 50], 0.5, 0.5, 0))
        #expect(isNear(shown[80, 50], 1, 1, 1))
    }

    @Test(
        arguments: [
            (.saturation(0), 0.57, 0.57, 0.57), (.saturation(1), 1, 0.5, 0), (.brightness(0.25), 1, 0.75, 0.25),
            (.brightness(-0.5), 0.5, 0, 0), (.contrast(0.5), 0.75, 0.5, 0.25), (.contrast(0), 0.5, 0.5, 0.5),
            (.grayscale(1), 0.57, 0.57, 0.57), (.grayscale(0.5), 0.785, 0.535, 0.285), (.grayscale(0), 1, 0.5, 0),
            (.hueRotation(.degrees(360)), 1, 0.5, 0),
        ] as [(GraphicsContext.Filter, Float, Float, Float)])
    func aFilterChangesColors(_ filter: GraphicsContext.Filter, _ red: Float, _ green: Float, _ blue: Float) {
        let shown = pixels([filter], box(orange))
        #expect(isNear(shown[20, 50], red, green, blue), "\(shown[20, 50])")
        // Nothing was drawn here, so there is nothing to filter.
        #expect(isNear(shown[80, 50], 1, 1, 1))
    }

    @Test func aRotatedHueKeepsItsLightness() {
        func light(_ color: RGBA) -> Float { 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue }
        let dim = Color(red: 0.5, green: 0.4, blue: 0.4)
        let plain = pixels([], box(dim))[20, 50]
        let turned = pixels([.hueRotation(.degrees(120))], box(dim))[20, 50]
        #expect(turned.green > turned.red && turned.green > turned.blue)
        #expect(abs(light(turned) - light(plain)) < 0.02)
        let back = pixels([.hueRotation(.degrees(-120)), .hueRotation(.degrees(120))], box(dim))[20, 50]
        #expect(isNear(back, 0.5, 0.4, 0.4))
    }

    @Test func filtersOfNumbersThatAreNotFiniteChangeNothing() {
        for filter in [
            .saturation(.nan), .brightness(.infinity), .contrast(-.infinity), .grayscale(.nan),
            .hueRotation(.radians(.nan)),
        ] as [GraphicsContext.Filter] {
            #expect(isNear(pixels([filter], box(orange))[20, 50], 1, 0.5, 0))
        }
    }

    @Test func invertingTurnsColorsIntoTheirOpposites() {
        #expect(isNear(pixels([.colorInvert()], box(orange))[20, 50], 0, 0.5, 1))
        #expect(isNear(pixels([.colorInvert(0)], box(orange))[20, 50], 1, 0.5, 0))
    }

    @Test func aMatrixMixesColors() {
        var swap = ColorMatrix()
        (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
        #expect(isNear(pixels([.colorMatrix(swap)], box(orange))[20, 50], 0, 0.5, 1))
    }

    @Test func lightColorsBecomeOpaque() {
        #expect(isNear(pixels([.luminanceToAlpha], box(.white))[20, 50], 0, 0, 0))
        #expect(isNear(pixels([.luminanceToAlpha], box(.black))[20, 50], 1, 1, 1))
    }

    @Test func aThresholdOverABlurJoinsNearbyDrops() {
        let drops: (inout GraphicsContext) -> Void = {
            $0.fill(Path(ellipseIn: CGRect(x: 10, y: 30, width: 38, height: 40)), with: .color(.black))
            $0.fill(Path(ellipseIn: CGRect(x: 52, y: 30, width: 38, height: 40)), with: .color(.black))
        }
        let apart = pixels([], drops)
        let joined = pixels(
            [.alphaThreshold(min: 0.4, color: Color(red: 0, green: 0, blue: 1)), .blur(radius: 6)], drops)
        #expect(isNear(apart[50, 50], 1, 1, 1))
        #expect(isNear(joined[50, 50], 0, 0, 1))
        #expect(isNear(joined[28, 50], 0, 0, 1))
        #expect(isNear(joined[50, 5], 1, 1, 1))
    }

    @Test func theLuminanceOfAViewIsAMask() {
        let shown = Pixels(
            Stage(size: CGSize(width: 100, height: 100), scale: 1) {
                Color(red: 0, green: 0, blue: 1)
                    .mask {
                        HStack(spacing: 0) {
                            Color.white
                            Color.black
                        }
                        .luminanceToAlpha()
                    }
                    .frame(width: 100, height: 100)
            })
        #expect(isNear(shown[25, 50], 0, 0, 1))
        #expect(isNear(shown[75, 50], 1, 1, 1))
    }

    @Test func aViewIsMultipliedByAColor() {
        let shown = Pixels(
            Stage(size: CGSize(width: 100, height: 100), scale: 1) {
                orange.frame(width: 50, height: 50).colorMultiply(Color(red: 1, green: 0.5, blue: 1))
            })
        #expect(isNear(shown[50, 50], 1, 0.25, 0))
        #expect(isNear(shown[5, 5], 1, 1, 1))
    }
}
