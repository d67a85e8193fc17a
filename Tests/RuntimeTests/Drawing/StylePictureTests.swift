import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@MainActor @Suite struct StylePictureTests {
    private func pixels(@ViewBuilder _ content: () -> some View) -> Pixels {
        Pixels(Stage(size: CGSize(width: 100, height: 100), scale: 1, content: content))
    }
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let black = Color(white: 0), white = Color(white: 1)

    @Test func aMeshHasItsColorsAtItsPoints() {
        let shown = pixels {
            MeshGradient(
                width: 2, height: 2, points: corners,
                colors: [.init(red: 1, green: 0, blue: 0), white, black, .init(red: 0, green: 0, blue: 1)])
        }
        #expect(shown[1, 1].red > 0.95 && shown[1, 1].green < 0.05)
        #expect(shown[98, 1].green > 0.95)
        #expect(shown[1, 98].red < 0.05)
        #expect(shown[98, 98].blue > 0.95 && shown[98, 98].red < 0.05)
        #expect(abs(shown[50, 50].red - 0.5) < 0.05)
    }

    @Test func aMeshIsCutToItsShape() {
        let shown = pixels {
            Circle().fill(MeshGradient(width: 2, height: 2, points: corners, colors: [black, black, black, black]))
        }
        #expect(shown[50, 50].red < 0.02 && shown[3, 3].red > 0.97)
    }

    @Test func aMeshMovesItsPoints() {
        func middle(_ x: Float) -> Float {
            pixels {
                MeshGradient(
                    width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
                    colors: [white, black, white, white, black, white], smoothsColors: false)
            }[50, 50].red
        }
        #expect(middle(0.5) < 0.05)
        #expect(abs(middle(0.25) - 1.0 / 3) < 0.06)
    }

    @Test func anInvalidMeshShowsItsBackground() {
        let shown = pixels {
            MeshGradient(
                width: 3, height: 3, points: corners, colors: [black], background: Color(red: 1, green: 0, blue: 0))
        }
        #expect(shown[50, 50].red > 0.95 && shown[50, 50].green < 0.05)
        let nothing = pixels {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [.nan, 0], [0, 1], [1, 1]], colors: [black, black, black, black])
        }
        #expect(nothing[50, 50].red > 0.95)
        let bent = MeshGradient.BezierPoint(
            position: [0, 0], leadingControlPoint: [0, 0], topControlPoint: [0, 0], trailingControlPoint: [0.3, 0],
            bottomControlPoint: [0, 0.3])
        #expect(
            MeshGradient(width: 1, height: 1, bezierPoints: [bent], colors: [.red]).locations == .bezierPoints([bent]))
    }

    @Test func anInnerShadowIsInsideTheShape() {
        let shown = pixels {
            Rectangle().fill(.white.shadow(.inner(color: .black, radius: 4, x: 0, y: 10))).frame(width: 60, height: 60)
        }
        // Dark below the top edge, and nothing beside the shape.
        #expect(shown[50, 24].red < 0.2)
        #expect(shown[50, 60].red > 0.97)
        #expect(shown[50, 17].red > 0.97 && shown[16, 50].red > 0.97)
    }

    @Test func aMeshOfAnyHeightIsFilled() {
        let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [black, black, black, black])
        for height in [CGFloat.greatestFiniteMagnitude, 1e19, .infinity, .nan, 1e-9, 3000] {
            let shown = pixels {
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: height)), with: .meshGradient(mesh))
                }
            }
            if height == 3000 { #expect(shown[50, 50].red < 0.02) }
        }
    }
}
