import LayerTree
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct BackgroundExtensionTests {
    private func pixels(isEnabled: Bool) -> Pixels {
        Pixels(
            Stage(size: CGSize(width: 100, height: 200)) {
                VStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Color.red.frame(height: 50)
                        Color.blue.frame(height: 50)
                    }
                    .backgroundExtensionEffect(isEnabled: isEnabled)
                    Spacer(minLength: 0)
                }
                .safeAreaPadding(.top, 40)
            })
    }

    @Test func aViewIsContinuedMirroredIntoTheSafeArea() {
        let plain = pixels(isEnabled: false), extended = pixels(isEnabled: true)
        #expect(plain[50, 20].green > 0.9)
        // The red upper half, mirrored, is next to the edge.
        #expect(extended[50, 30].red > 0.8 && extended[50, 30].green < 0.4 && extended[50, 30].blue < 0.4)
        // In its own bounds the view is as it was.
        #expect(extended[50, 60] == plain[50, 60] && extended[50, 120] == plain[50, 120])
        #expect(extended[50, 180] == plain[50, 180])
    }

    // MARK: Sides

    /// A view of which the 20 points at one edge are red, and the rest blue, beside 40 points of safe area.
    private func stage(_ edge: Edge, isRightToLeft: Bool = false, taps: @escaping () -> Void = {}) -> Stage {
        Stage(
            size: CGSize(width: 200, height: 200), scale: 1,
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            Color.blue
                .overlay(alignment: Alignment(edge)) {
                    Color.red.frame(
                        width: edge == .top || edge == .bottom ? nil : 20,
                        height: edge == .top || edge == .bottom ? 20 : nil)
                }
                .onTapGesture(perform: taps)
                .backgroundExtensionEffect()
                .safeAreaPadding(Edge.Set(edge), 40)
        }
    }

    @Test(arguments: Edge.allCases, [false, true])
    func `Each edge continues with its own mirror image`(edge: Edge, isRightToLeft: Bool) throws {
        let stage = stage(edge, isRightToLeft: isRightToLeft)
        let pixels = Pixels(stage)
        let isLeft = (edge == .leading) != isRightToLeft
        func color(_ distance: Int) -> (red: Float, blue: Float) {
            let found =
                switch edge {
                case .top: pixels[100, distance]
                case .bottom: pixels[100, 199 - distance]
                case .leading, .trailing: pixels[isLeft ? distance : 199 - distance, 100]
                }
            return (found.red, found.blue)
        }
        // The view begins 40 points from the edge. The mirrored edge is blurred.
        #expect(color(50).red > 0.9 && color(50).blue < 0.4)
        #expect(color(70).red < 0.2 && color(70).blue > 0.9)
        #expect(color(38).red > 0.7 && color(38).red > color(38).blue)
        #expect(color(2).blue > 0.8 && color(2).red < 0.3)
    }

    /// The view is 50 points from the window's other edges. The blur makes the sides of the extension translucent.
    @Test(arguments: Edge.allCases, [1, 40] as [CGFloat])
    func `An extension of any length is as wide as its view`(edge: Edge, length: CGFloat) {
        let isVertical = edge == .top || edge == .bottom
        let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1) {
            Color.blue.backgroundExtensionEffect()
                .safeAreaPadding(Edge.Set(edge), length)
                .padding(isVertical ? .horizontal : .vertical, 50)
        }
        let pixels = Pixels(stage), distance = Int(length / 2)
        func red(_ place: Int) -> Float {
            switch edge {
            case .top: pixels[place, distance].red
            case .bottom: pixels[place, 199 - distance].red
            case .leading: pixels[distance, place].red
            case .trailing: pixels[199 - distance, place].red
            }
        }
        #expect(red(49) > 0.99 && red(150) > 0.99)
        #expect(red(50) < 0.9 && red(149) < 0.9 && red(100) < 0.7)
    }

    /// The view is 50 points from the window's other edges.
    @Test(arguments: Edge.allCases, [false, true])
    func `The mirror image is beside the view`(edge: Edge, isRightToLeft: Bool) {
        let isVertical = edge == .top || edge == .bottom
        let stage = Stage(
            size: CGSize(width: 200, height: 200), scale: 1,
            environment: { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            Color.blue.backgroundExtensionEffect()
                .safeAreaPadding(Edge.Set(edge), 40)
                .padding(isVertical ? .horizontal : .vertical, 50)
        }
        let isAtStart = isVertical ? edge == .top : (edge == .leading) != isRightToLeft
        let size = isVertical ? CGSize(width: 100, height: 160) : CGSize(width: 160, height: 100)
        let places: [CGFloat] = isAtStart ? [-120, 40] : [160, 0]
        let expected = places.map { place in
            CGRect(origin: CGPoint(x: isVertical ? 50 : place, y: isVertical ? place : 50), size: size)
        }
        #expect(stage.fills(size.width, size.height).map(\.frame) == expected)
    }

    @Test func `The extension takes no taps`() {
        var taps = 0
        let stage = stage(.top) { taps += 1 }
        stage.tap(at: CGPoint(x: 100, y: 20))
        #expect(taps == 0)
        stage.tap(at: CGPoint(x: 100, y: 60))
        #expect(taps == 1)
    }

    @Test func `Assistive technology finds an extended view once`() {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            Text("Photo").frame(maxWidth: .infinity, maxHeight: .infinity).backgroundExtensionEffect()
                .safeAreaPadding(.top, 40)
        }
        #expect(stage.semantics.flattened.filter { $0.label == "Photo" }.count == 1)
        // Only one side has a safe area.
        #expect(stage.visibleLayers.count { $0.effects?.blurRadius == 8 } == 1)
    }
}

extension Alignment {
    fileprivate init(_ edge: Edge) {
        self =
            switch edge {
            case .top: .top
            case .bottom: .bottom
            case .leading: .leading
            case .trailing: .trailing
            }
    }
}
