import ScrollworkTesting
import SwiftUI
import Testing

/// Where menus and popovers are, in a window of 400 by 600 points.
@MainActor
@Suite struct MenuPlaceTests {
    private struct Example: View {
        let place: CGPoint
        let height: CGFloat

        var body: some View {
            Menu {
                box(10, height, "content")
            } label: {
                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("label")
            }
            .position(place)
        }
    }

    private func open(
        _ place: CGPoint, height: CGFloat, window: CGSize = CGSize(width: 400, height: 600), mirrored: Bool = false
    ) throws -> Stage {
        let stage = Stage(size: window, environment: { if mirrored { $0.layoutDirection = .rightToLeft } }) {
            Example(place: place, height: height)
        }
        let label = try stage.frame(of: "label")
        stage.tap(at: CGPoint(x: max(label.midX, 2), y: label.midY))
        try stage.settle()
        return stage
    }

    /// The card is 250 points wide. Its row has 16 points of space at the sides, and 11 above and below, so the card is
    /// 22 points higher than its content. It is 6 points from the label and 8 points from the edges of the window.
    @Test(
        arguments: [
            // Below, along the leading or the trailing edge of the label.
            (CGPoint(x: 60, y: 50), 78, 40, 66), (CGPoint(x: 200, y: 50), 78, 180 - 38, 66),
            (CGPoint(x: 340, y: 50), 78, 110, 66),
            // Inside the window.
            (CGPoint(x: 5, y: 50), 78, 8, 66), (CGPoint(x: 395, y: 50), 78, 142, 66),
            // Above, where there's more space.
            (CGPoint(x: 340, y: 550), 78, 110, 434), (CGPoint(x: 60, y: 500), 78, 40, 384),
            (CGPoint(x: 60, y: 450), 78, 40, 466),
            // With the height of the larger space.
            (CGPoint(x: 60, y: 50), 1_000, 40, 66), (CGPoint(x: 60, y: 300), 1_000, 40, 316),
            (CGPoint(x: 60, y: 301), 1_000, 40, 8),
        ] as [(CGPoint, CGFloat, CGFloat, CGFloat)])
    func `A menu is beside its label`(place: CGPoint, height: CGFloat, x: CGFloat, y: CGFloat) throws {
        let stage = try open(place, height: height)
        let content = try stage.frame(of: "content")
        #expect(abs(content.minX - (x + 16)) < 0.51 && abs(content.minY - (y + 11)) < 0.51, "\(content)")
    }

    @Test(
        arguments: [
            (CGPoint(x: 60, y: 50), 600, 526), (CGPoint(x: 60, y: 300), 600, 276), (CGPoint(x: 60, y: 550), 600, 526),
            (CGPoint(x: 60, y: 75), 150, 134),
        ] as [(CGPoint, CGFloat, CGFloat)])
    func `A long menu scrolls in the larger space`(place: CGPoint, window: CGFloat, room: CGFloat) throws {
        let stage = try open(place, height: 1_000, window: CGSize(width: 400, height: window))
        let scroll = try stage.scroll("content")
        #expect(abs(scroll.containerSize.height - room) < 0.51 && abs(scroll.contentSize.height - 1_022) < 0.51)
    }

    @Test func `In a small window a menu covers its label`() throws {
        let stage = try open(CGPoint(x: 60, y: 75), height: 300, window: CGSize(width: 400, height: 150))
        #expect(abs(try stage.frame(of: "content").minY - (8 + 11)) < 0.51)
        let narrow = try open(CGPoint(x: 60, y: 75), height: 30, window: CGSize(width: 200, height: 600))
        #expect(abs(try narrow.scroll("content").containerSize.width - 184) < 0.51)
    }

    /// From right to left, the position counts from the right edge.
    @Test(arguments: [(60, 360), (340, 290), (5, 392)] as [(CGFloat, CGFloat)])
    func `From right to left a menu is mirrored`(x: CGFloat, end: CGFloat) throws {
        let stage = try open(CGPoint(x: x, y: 50), height: 78, mirrored: true)
        let content = try stage.frame(of: "content")
        #expect(abs(content.maxX - (end - 16)) < 0.51 && abs(content.minY - 77) < 0.51, "\(content)")
    }

    /// A line of a pixel is between rows, and 8 points are between sections.
    @Test func `Rows and sections have gaps`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600), environment: { $0.displayScale = 2 }) {
            Menu {
                box(10, 30, "a")
                box(10, 30, "b")
                Divider()
                box(10, 30, "c")
                Section { box(10, 30, "d") }
                Section {
                    box(10, 30, "e")
                    Button("Act") {}
                    Button("Other") {}
                }
            } label: {
                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("label")
            }
            .position(x: 60, y: 50)
        }
        try stage.tap("label")
        try stage.settle()
        let tops = try ["a", "b", "c", "d", "e"].map { try stage.frame(of: $0).minY }
        let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
        for (step, gap) in zip(steps, [0.5, 8, 8, 8]) { #expect(abs(step - 52 - gap) < 0.26, "\(steps)") }
        let act = try stage.element(.button, "Act").frame, other = try stage.element(.button, "Other").frame
        // A row is 44 points high, and as wide as the menu.
        #expect(abs(act.height - 44) < 0.51 && abs(act.width - 250) < 0.51 && abs(act.minX - 40) < 0.51)
        #expect(abs(act.minY - (tops[4] + 41.5)) < 0.51 && abs(other.minY - act.minY - 44.5) < 0.51)
    }

    /// Below the preview are 6 points and the menu of 100 points. Both are in the middle of the window, and the preview
    /// leaves 16 points at each edge.
    @Test(
        arguments: [
            (CGSize(width: 200, height: 100), CGRect(x: 100, y: 197, width: 200, height: 100)),
            (CGSize(width: 900, height: 900), CGRect(x: 16, y: 16, width: 368, height: 462)),
        ])
    func `A preview is above its menu`(largest: CGSize, frame: CGRect) throws {
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            Color.red.frame(width: 40, height: 20).contextMenu {
                box(10, 78, "content")
            } preview: {
                Color.blue.frame(maxWidth: largest.width, maxHeight: largest.height).accessibilityIdentifier("preview")
            }
        }
        stage.secondaryClick(at: CGPoint(x: 200, y: 300))
        try stage.settle()
        #expect(try stage.frame(of: "preview") == frame)
        #expect(try stage.frame(of: "content").origin == CGPoint(x: frame.minX + 16, y: frame.maxY + 6 + 11))
    }

    // MARK: Popovers

    /// The arrow takes 13 points between the anchor and the card, which is 10 points from the edges of the window.
    @Test(
        arguments: [
            (CGPoint(x: 200, y: 100), 100, 50, 150, 123), (CGPoint(x: 30, y: 100), 100, 50, 10, 123),
            (CGPoint(x: 380, y: 100), 100, 50, 290, 123), (CGPoint(x: 200, y: 500), 100, 50, 150, 427),
            (CGPoint(x: 200, y: 300), 100, 50, 150, 323), (CGPoint(x: 200, y: 301), 100, 50, 150, 228),
            (CGPoint(x: 200, y: 100), 380, 50, 10, 123),
        ] as [(CGPoint, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `A popover is beside its anchor`(
        place: CGPoint, width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat
    ) throws {
        for mirrored in [false, true] {
            let stage = Stage(
                size: CGSize(width: 400, height: 600),
                environment: { if mirrored { $0.layoutDirection = .rightToLeft } }
            ) {
                Color.red.frame(width: 40, height: 20)
                    .popover(isPresented: .constant(true)) {
                        box(width, height, "card").presentationCompactAdaptation(.popover)
                    }
                    .position(place)
            }
            try stage.settle()
            let card = try stage.frame(of: "card"), left = mirrored ? 400 - card.maxX : card.minX
            #expect(abs(left - x) < 0.51 && abs(card.minY - y) < 0.51, "\(card) \(mirrored)")
        }
    }

    @Test func `Large popovers shrink to the room beside the anchor`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600)) {
            Color.red.frame(width: 40, height: 20)
                .popover(isPresented: .constant(true)) {
                    Color.blue.frame(minWidth: 10, maxWidth: .infinity, minHeight: 10, maxHeight: .infinity)
                        .accessibilityIdentifier("card")
                        .presentationCompactAdaptation(.popover)
                }
                .position(x: 200, y: 100)
        }
        try stage.settle()
        // Below the anchor are 490 points: 13 for the arrow, and 10 as a margin.
        #expect(try stage.frame(of: "card") == CGRect(x: 10, y: 123, width: 380, height: 467))
    }
}
