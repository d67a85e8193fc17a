import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

/// The outlines of symbols in a square of 16 units, in their forms and weights, and their sizes in points.
@MainActor
@Suite struct SymbolOutlineTests {
    private func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 0.01) -> Bool {
        abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
            && abs(a.maxY - b.maxY) < tolerance
    }

    private func path(_ points: [(CGFloat, CGFloat)]) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        return path
    }

    // MARK: Forms

    @Test(
        arguments: [
            ("circle", 0, 0, 16, 16), ("minus", 2, 7.5, 12, 1), ("plus", 2, 2, 12, 12),
            // A line is one unit wide, with round ends.
            ("equal", 2.17, 5.5, 11.66, 5), ("rectangle", 0.7, 2.7, 14.6, 10.6),
            ("i.circle", 0, 0, 16, 16), ("i.circle.fill", 0, 0, 16, 16), ("i.square", 0.5, 0.5, 15, 15),
            ("i.square.fill", 0.5, 0.5, 15, 15), ("i.rectangle", -1, 2, 18, 12), ("i.rectangle.fill", -1, 2, 18, 12),
            ("minus.inverse", 2, 7.5, 12, 1), ("minus.fill", 2, 7.5, 12, 1),
        ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `An outline has its extent`(name: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) throws {
        let found = try #require(SymbolForms.outline(of: name)).boundingRect
        #expect(isNear(found, CGRect(x: x, y: y, width: width, height: height)), "\(found)")
    }

    /// Points inside and outside of derived forms, on both sides of each edge.
    @Test(
        arguments: [
            // The border of a shape is an eighth of its half, and corners have radii of 3 and 2.6.
            ("i.circle", [(0.05, 8), (0.95, 8), (15.05, 8)], [(1.05, 8), (14.95, 8), (-0.05, 8)]),
            ("i.square", [(1.4, 8), (8, 1.4), (14.6, 8), (1.43, 1.43)], [(1.48, 8), (8, 1.48), (1.33, 1.33)]),
            ("i.square.fill", [(1.48, 8), (5, 5), (1.43, 1.43)], [(8, 8), (1.33, 1.33), (0.45, 8)]),
            ("i.rectangle", [(0.08, 8), (8, 2.7), (-0.2, 2.8)], [(0.17, 8), (8, 2.8), (-0.28, 2.72)]),
            // A letter is a line of 2.1 units at 0.54 of its size: 7.433 to 8.567, and 4.015 to 11.985.
            ("i.square", [(7.46, 8), (8.54, 8), (8, 4.05), (8, 11.95)], [(7.4, 8), (8.6, 8), (8, 3.98), (8, 12.02)]),
            ("i.circle.fill", [(7.4, 8), (8.6, 8), (8, 3.98), (8, 12.02)], [(7.46, 8), (8.54, 8), (8, 4.05)]),
            // A line of 1.1 units strikes a symbol through, with a gap of 3 units around it.
            (
                "square.slash.fill", [(8, 8), (8.36, 7.64), (7.64, 8.36), (9.11, 6.89), (6.89, 9.11)],
                [(8.42, 7.58), (7.58, 8.42), (9.02, 6.98), (6.98, 9.02)]
            ),
            (
                "square.slash.fill", [(0.85, 0.85), (15.15, 15.15), (13, 3), (3, 13)],
                [(0.76, 0.76), (15.25, 15.25), (0.5, 0.9)]
            ),
            // A badge is a disc of 7 units at the lower right, in a gap of 8.8 units, with its sign cut out.
            (
                "square.fill.badge.plus", [(8.05, 12.5), (9.05, 12.5), (15.95, 12.5), (15.65, 9.35), (9.35, 15.65)],
                [(8.15, 12.5), (8.95, 12.5), (15.57, 9.43), (9.43, 15.57), (12.5, 16.1)]
            ),
            (
                "square.fill.badge.plus", [(10.55, 12.5), (14.45, 12.5), (12.5, 10.55), (12.5, 14.45), (11.5, 12.845)],
                [(12.5, 12.5), (10.7, 12.5), (14.3, 12.5), (12.5, 10.7), (12.5, 14.3), (11.5, 12.82), (12.82, 11.5)]
            ),
            // A form without holes.
            ("rectangle.split.3x1.fill", [(3, 8), (8, 8), (13, 8)], [(-0.1, 8)]),
            ("rectangle.split.3x1", [(0.75, 8), (5.5, 8)], [(3, 8), (8, 8), (13, 8)]),
        ] as [(String, [(CGFloat, CGFloat)], [(CGFloat, CGFloat)])])
    func `A form has its areas`(name: String, inside: [(CGFloat, CGFloat)], outside: [(CGFloat, CGFloat)]) throws {
        let outline = try #require(SymbolForms.outline(of: name))
        for (x, y) in inside { #expect(outline.contains(CGPoint(x: x, y: y)), "\(name) \(x), \(y)") }
        for (x, y) in outside { #expect(!outline.contains(CGPoint(x: x, y: y)), "\(name) \(x), \(y)") }
    }

    /// Digits come from the circles with one digit, at 0.72 of their size, 4.8 units apart.
    @Test func `The sign of a shape is that of its name`() throws {
        let number = try #require(SymbolForms.layers(of: "17.square.fill"))
        #expect(number.plate.boundingRect == CGRect(x: 0.5, y: 0.5, width: 15, height: 15))
        let digits = number.sign.areas.map(\.boundingRect)
        try #require(digits.count == 2)
        #expect(isNear(digits[0], CGRect(x: 4.15, y: 5.12, width: 2.311, height: 5.76)), "\(digits)")
        #expect(isNear(digits[1], CGRect(x: 8.446, y: 5.12, width: 3.823, height: 5.76)), "\(digits)")
        let own = try #require(SymbolForms.layers(of: "minus.circle.fill"))
        #expect(isNear(own.sign.boundingRect, CGRect(x: 4, y: 7.5, width: 8, height: 1)))
        #expect(own.plate.boundingRect == CGRect(x: 0, y: 0, width: 16, height: 16))
        // Lines become wider by half a unit before they shrink: 5.25 to 10.75 becomes 6.515 to 9.485.
        let lines = try #require(SymbolForms.layers(of: "equal.rectangle.fill")).sign.boundingRect
        #expect(abs(lines.minY - 6.515) < 0.006 && abs(lines.maxY - 9.485) < 0.006, "\(lines)")
        #expect(SymbolForms.layers(of: "minus.circle") == nil && SymbolForms.layers(of: "minus") == nil)
        #expect(SymbolForms.layers(of: "nothing.square.fill") == nil)
    }

    // MARK: Weights

    /// An outline moves by half the distance. A line that is shorter than the distance keeps its ends apart.
    @Test(
        arguments: [
            ([(10, 10), (20, 10), (20, 20), (10, 20)], 2, CGRect(x: 9, y: 9, width: 12, height: 12)),
            ([(10, 10), (20, 10), (20, 20), (10, 20)], -2, CGRect(x: 11, y: 11, width: 8, height: 8)),
            ([(10, 10), (20, 10), (20, 20), (10, 20)], 0, CGRect(x: 10, y: 10, width: 10, height: 10)),
            ([(10, 10), (20, 10), (20, 10), (20, 20), (10, 20)], 2, CGRect(x: 9, y: 9, width: 12, height: 12)),
            ([(10, 10), (20, 10), (20, 20), (10, 20), (10, 10)], 2, CGRect(x: 9, y: 9, width: 12, height: 12)),
            // Counterclockwise, it's a hole, which becomes smaller.
            ([(10, 10), (10, 20), (20, 20), (20, 10)], 2, CGRect(x: 11, y: 11, width: 8, height: 8)),
            ([(0, 0), (1, 0), (1, 1), (0, 1)], 4, CGRect(x: -1, y: -1, width: 3, height: 3)),
            ([(0, 0), (1, 0), (1, 1), (0, 1)], -4, CGRect(x: 0, y: 0, width: 1, height: 1)),
            // A corner of 22 degrees moves by 1 / sin 11°, and one of 15 degrees remains where it is.
            (
                [(0, 0), (100, -19.438), (100, 19.438)], 2,
                CGRect(x: -5.241, y: -20.651, width: 106.241, height: 41.302)
            ),
            ([(0, 0), (100, -13.165), (100, 13.165)], 2, CGRect(x: 0, y: -14.305, width: 101, height: 28.61)),
        ] as [([(CGFloat, CGFloat)], CGFloat, CGRect)])
    func `An outline becomes bolder by moving its points`(
        points: [(CGFloat, CGFloat)], distance: CGFloat, expected: CGRect
    ) {
        let found = path(points).emboldened(by: distance).boundingRect
        #expect(isNear(found, expected), "\(found)")
    }

    @Test(
        arguments: [
            (50, -0.5), (100, -0.5), (200, -0.3), (300, -0.05), (350, 0.05), (400, 0.15), (500, 0.3), (600, 0.5),
            (650, 0.575), (700, 0.65), (800, 0.85), (860, 1), (900, 1.1), (1000, 1.1),
        ] as [(Int, CGFloat)])
    func `A symbol is as bold as its font`(weight: Int, width: CGFloat) throws {
        let plus = try #require(Symbol.named("plus", weight: weight))
        #expect(abs(plus.bounds.width - 12 - width) < 0.003 && abs(plus.bounds.height - 12 - width) < 0.003)
        let outline = try #require(SymbolForms.outline(of: "plus"))
        #expect(isNear(plus.bounds, outline.emboldened(by: width).boundingRect, 1e-6))
        // In a filled shape, the sign becomes bolder and the shape remains.
        let filled = try #require(Symbol.named("minus.circle.fill", weight: weight))
        #expect(isNear(filled.bounds, CGRect(x: 0, y: 0, width: 16, height: 16)))
        for (y, isInside) in [(7.5 - width / 2 - 0.02, true), (7.5 - width / 2 + 0.02, false)] {
            #expect(filled.outline.contains(CGPoint(x: 8, y: y)) == isInside, "\(y)")
        }
        #expect(Symbol.named("square.fill", weight: weight)?.bounds == CGRect(x: 0, y: 0, width: 16, height: 16))
    }

    @Test func `The outer areas of a drawing are wound clockwise`() {
        var drawing = path([(0, 0), (0, 10), (10, 10), (10, 0)])
        drawing.addPath(path([(3, 3), (7, 3), (7, 7), (3, 7)]))
        drawing.addPath(path([(20, 0), (30, 0), (30, 10), (20, 10)]))
        let wound = drawing.outerAreasWound()
        let areas = wound.emboldened(by: 2).areas.map(\.boundingRect)
        #expect(
            areas == [
                CGRect(x: -1, y: -1, width: 12, height: 12), CGRect(x: 4, y: 4, width: 2, height: 2),
                CGRect(x: 19, y: -1, width: 12, height: 12),
            ])
        #expect(wound.outerAreasWound() == wound)
        // Curves keep their places in the other direction.
        var curved = Path()
        curved.move(to: .zero)
        curved.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: -10, y: 3))
        curved.addCurve(to: .zero, control1: CGPoint(x: 8, y: 10), control2: CGPoint(x: 8, y: 4))
        curved.closeSubpath()
        let turned = curved.outerAreasWound()
        #expect(turned != curved && isNear(turned.boundingRect, curved.boundingRect))
        for x in stride(from: -6, through: 7, by: 0.5) {
            for y in stride(from: 0.25, to: 10, by: 0.5) {
                let point = CGPoint(x: x + 0.1, y: y)
                #expect(turned.contains(point) == curved.contains(point), "\(point)")
            }
        }
    }

    // MARK: Variants

    @Test(
        arguments: [
            ("heart", SymbolVariants.none, ["heart"]), ("heart", .fill, ["heart.fill", "heart"]),
            ("heart", .circle, ["heart.circle", "heart"]), ("heart", .slash, ["heart.slash", "heart"]),
            (
                "heart", .square.fill.slash,
                ["heart.slash.square.fill", "heart.slash.fill", "heart.square.fill", "heart.fill", "heart"]
            ),
            ("heart", .rectangle.slash, ["heart.slash.rectangle", "heart.slash", "heart.rectangle", "heart"]),
            ("heart.fill", .circle, ["heart.circle.fill", "heart.fill"]),
            ("heart.circle", .circle.fill, ["heart.circle.fill", "heart.circle"]),
            ("bell.slash", .slash.fill, ["bell.slash.fill", "bell.slash"]), ("bell.fill", .none, ["bell.fill"]),
        ] as [(String, SymbolVariants, [String])])
    func `A variant has its names, from all properties to none`(
        name: String, variants: SymbolVariants, expected: [String]
    ) {
        var found: [String] = []
        for candidate in variants.names(of: name) where !found.contains(candidate) { found.append(candidate) }
        #expect(found == expected)
    }

    @Test func `Variants add up, and the inner shape replaces the outer one`() {
        #expect(SymbolVariants.fill.adding(.circle) == .circle.fill)
        #expect(SymbolVariants.circle.adding(.square) == .square)
        #expect(SymbolVariants.circle.slash.adding(.fill) == .circle.slash.fill)
        #expect(SymbolVariants.circle.fill.adding(.none) == .circle.fill)
        let all = SymbolVariants.circle.fill.slash
        for part in [SymbolVariants.none, .circle, .fill, .slash, .circle.fill, .circle.slash, .fill.slash, all] {
            #expect(all.contains(part))
            #expect(part == .none || !SymbolVariants.none.contains(part))
        }
        #expect(!all.contains(.square) && !all.contains(.square.fill) && !SymbolVariants.circle.fill.contains(.slash))
        #expect(!SymbolVariants.fill.slash.contains(.circle.fill) && !SymbolVariants.circle.slash.contains(.fill))
    }

    // MARK: Sizes

    /// A unit is 0.06875 of the font size. There are 0.9 units around the drawing, whose middle is 0.35 of the font
    /// size above the baseline. For 80 points, a unit has 5.5 points.
    @Test(
        arguments: [
            ("square.fill", .medium, 97.9, 97.9, 76.95, 88), ("square.fill", .small, 78.32, 78.32, 67.16, 70.4),
            ("square.fill", .large, 125.312, 125.312, 90.656, 112.64),
            ("minus", .medium, 76.725, 16.225, 36.1125, 66.825),
        ] as [(String, Image.Scale, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `A symbol has its size and baseline`(
        name: String, scale: Image.Scale, width: CGFloat, height: CGFloat, baseline: CGFloat, drawn: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: name).font(.system(size: 80)).imageScale(scale).accessibilityIdentifier("symbol")
                box(10, 10, "box")
            }
        }
        let frame = try stage.frame(of: "symbol"), line = try stage.frame(of: "box").maxY
        #expect(abs(frame.width - width) < 0.06 && abs(frame.height - height) < 0.06, "\(frame)")
        #expect(abs(line - frame.minY - baseline) < 0.06, "\(line - frame.minY)")
        let mark = try #require(stage.marks.first { $0.kind == .fill && $0.frame.width > 20 })
        #expect(abs(mark.frame.width - drawn) < 0.06 && abs(mark.frame.midX - frame.midX) <= 0.25)
        #expect(abs(mark.frame.midY - frame.midY) <= 0.25)
    }

    @Test func `A resizable symbol fills its frame with its margins`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Image(systemName: "square.fill").resizable().frame(width: 178, height: 89)
        }
        let mark = try #require(stage.marks.first)
        #expect(isNear(mark.frame, CGRect(x: 70, y: 110, width: 160, height: 80)), "\(mark.frame)")
    }
}
