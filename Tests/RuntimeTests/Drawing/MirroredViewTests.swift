import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct MirroredViewTests {
    private func left(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Float {
        Pixels(
            Stage(size: CGSize(width: 100, height: 20), environment: { $0.layoutDirection = direction }) {
                // Canvases draw the same in both directions.
                Canvas { context, size in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 20)), with: .color(.black))
                }
                .layoutDirectionBehavior(behavior)
            })[10, 10].red
    }

    @Test func aViewIsMirroredInTheRequestedDirection() {
        #expect(left(.mirrors, .leftToRight) < 0.1)
        #expect(left(.mirrors, .rightToLeft) > 0.9)
        #expect(left(.fixed, .rightToLeft) < 0.1)
        #expect(left(.mirrors(in: .leftToRight), .leftToRight) > 0.9)
    }

    @Test func aViewFlipsOnlyInRightToLeftLayouts() {
        func left(_ isEnabled: Bool, _ direction: LayoutDirection) -> Float {
            Pixels(
                Stage(size: CGSize(width: 100, height: 20), environment: { $0.layoutDirection = direction }) {
                    Canvas { context, size in
                        context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 20)), with: .color(.black))
                    }
                    .flipsForRightToLeftLayoutDirection(isEnabled)
                })[10, 10].red
        }
        #expect(left(true, .leftToRight) < 0.1 && left(false, .rightToLeft) < 0.1)
        #expect(left(true, .rightToLeft) > 0.9)
    }

    @Test func withReducedTransparencyAMaterialHidesTheViewsBehindIt() {
        func green(_ isReduced: Bool) -> Float {
            Pixels(
                Stage(size: CGSize(width: 40, height: 40), environment: { $0.set(.reduceTransparency, to: isReduced) })
                {
                    Color.black.overlay { Rectangle().fill(.ultraThinMaterial) }
                })[20, 20].green
        }
        #expect(green(false) < 0.6)
        #expect(green(true) > 0.9)
    }
}
