import CoreGraphics
import Testing

/// Geometry in a file that doesn't import SwiftUI.
@Suite struct CoreGraphicsTests {
    @Test func geometryNeedsNoOtherModule() {
        let unit = CGRectMake(0, 0, 10, 20)
        let moved = unit.applying(CGAffineTransform(translationX: 5, y: 6))
        #expect(moved == CGRect(origin: CGPointMake(5, 6), size: CGSizeMake(10, 20)))
        #expect(CGVector(dx: 1, dy: 2).dy == 2)
        #expect([CGLineCap.butt, .round, .square].count == 3 && CGLineJoin.miter != .bevel)
        let paths: Set<CGPath> = []
        #expect(paths.isEmpty)
    }
}
