import ScrollworkTesting
import SwiftUI
import Testing

/// The sizes of framed, padded, and scaled views for every kind of proposal.
@MainActor
@Suite struct FrameSizeTests {
    private final class Measured: @unchecked Sendable { var size = CGSize.zero }

    private nonisolated struct Probe: Layout {
        let proposal: ProposedViewSize
        let measured: Measured

        func sizeThatFits(proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            measured.size = subviews.first?.sizeThatFits(proposal) ?? .zero
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal _: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private func size(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> some View) -> CGSize {
        let measured = Measured()
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Probe(proposal: ProposedViewSize(width: width, height: height), measured: measured) { content() }
        }
        defer { stage.close() }
        return measured.size
    }

    /// A content of 50 points, and the length of its frame for a proposal.
    @Test(
        arguments: [
            // With both bounds: the proposal within them.
            (20, nil, 80, 100, 80), (20, nil, 80, 10, 20), (20, nil, 80, 60, 60), (20, nil, 80, nil, 50),
            (60, nil, 80, nil, 60), (20, nil, 40, nil, 40), (20, 30, 80, nil, 30), (20, 30, 80, 60, 60),
            // With a maximum: the proposal or the content, up to the maximum.
            (nil, nil, 80, 100, 80), (nil, nil, 80, 60, 60), (nil, nil, 80, 10, 50), (nil, nil, 40, 10, 40),
            (nil, nil, .infinity, 100, 100), (nil, nil, .infinity, 10, 50), (nil, nil, .infinity, nil, 50),
            (nil, nil, 40, nil, 40),
            // With a minimum: the proposal or the content, whichever is less, from the minimum on.
            (20, nil, nil, 100, 50), (20, nil, nil, 30, 30), (20, nil, nil, 10, 20), (70, nil, nil, 30, 70),
            (70, nil, nil, nil, 70), (20, nil, nil, nil, 50),
            // With an ideal length: without a proposal only.
            (nil, 30, nil, nil, 30), (nil, 30, nil, 100, 50), (nil, 0, nil, nil, 0),
            // Bounds in another order, negative ones, and ones that aren't numbers.
            (60, nil, 20, 10, 60), (60, nil, 20, 100, 60), (20, 10, nil, nil, 20), (nil, 40, 30, nil, 40),
            (nil, 40, 30, 100, 40), (20, 40, 30, 100, 40),
            (-5, nil, 80, -10, 0), (.nan, nil, 80, 100, 80), (20, nil, .nan, 100, 50), (20, .nan, 80, nil, 50),
        ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat)])
    func `A flexible frame has its length by its bounds`(
        least: CGFloat?, ideal: CGFloat?, most: CGFloat?, proposed: CGFloat?, expected: CGFloat
    ) {
        let width = size(proposed, 7) {
            box(50, 30).frame(minWidth: least, idealWidth: ideal, maxWidth: most)
        }
        let height = size(7, proposed) {
            box(30, 50).frame(minHeight: least, idealHeight: ideal, maxHeight: most)
        }
        #expect(width == CGSize(width: expected, height: 30), "\(width)")
        #expect(height == CGSize(width: 30, height: expected), "\(height)")
    }

    @Test(
        arguments: [(80, 80), (0, 0), (-5, 0), (.nan, 0), (.infinity, 50), (nil, 50)] as [(CGFloat?, CGFloat)])
    func `A fixed frame has its length`(length: CGFloat?, expected: CGFloat) {
        #expect(size(200, 200) { box(50, 30).frame(width: length) } == CGSize(width: expected, height: 30))
        #expect(size(nil, nil) { box(30, 50).frame(height: length) } == CGSize(width: 30, height: expected))
        #expect(
            size(nil, nil) { Color.red.frame(width: length, height: length) }
                == (expected == 50 ? CGSize(width: 10, height: 10) : CGSize(width: expected, height: expected)))
    }

    @Test func `Padding surrounds the content, and is taken off the proposal`() {
        #expect(size(nil, nil) { box(50, 30).padding() } == CGSize(width: 82, height: 62))
        #expect(size(nil, nil) { box(50, 30).padding(5) } == CGSize(width: 60, height: 40))
        #expect(size(nil, nil) { box(50, 30).padding(.leading, 5) } == CGSize(width: 55, height: 30))
        #expect(size(nil, nil) { box(50, 30).padding(.trailing) } == CGSize(width: 66, height: 30))
        #expect(size(nil, nil) { box(50, 30).padding([.top, .trailing], 4) } == CGSize(width: 54, height: 34))
        #expect(size(nil, nil) { box(50, 30).padding(.vertical, 4) } == CGSize(width: 50, height: 38))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect(size(nil, nil) { box(50, 30).padding(insets) } == CGSize(width: 60, height: 35))
        #expect(size(100, 90) { Color.red.padding(insets) } == CGSize(width: 100, height: 90))
        #expect(size(5, 3) { Color.red.padding(insets) } == CGSize(width: 10, height: 5))
        #expect(size(nil, nil) { box(50, 30).padding(-10) } == CGSize(width: 30, height: 10))
        #expect(size(nil, nil) { box(50, 30).padding(-20) } == CGSize(width: 10, height: 0))
        #expect(size(100, 100) { Color.red.padding(-10) } == CGSize(width: 100, height: 100))
        #expect(size(nil, nil) { box(50, 30).padding(.nan) } == CGSize(width: 50, height: 30))
    }

    /// A flexible view with a ratio of 2, by the ratio itself or by its ideal size.
    @Test(
        arguments: [
            (100, 100, 100, 50, 200, 100), (100, 30, 60, 30, 100, 50), (100, 50, 100, 50, 100, 50),
            (100, nil, 100, 50, 100, 50), (nil, 100, 200, 100, 200, 100), (0, 100, 0, 0, 200, 100),
        ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat, CGFloat, CGFloat)])
    func `An aspect ratio fits or fills the proposal`(
        width: CGFloat?, height: CGFloat?, fitWidth: CGFloat, fitHeight: CGFloat, fillWidth: CGFloat,
        fillHeight: CGFloat
    ) {
        let fit = CGSize(width: fitWidth, height: fitHeight), fill = CGSize(width: fillWidth, height: fillHeight)
        let ideal = Color.red.frame(idealWidth: 50, idealHeight: 25)
        #expect(size(width, height) { Color.red.aspectRatio(2, contentMode: .fit) } == fit)
        #expect(size(width, height) { Color.red.aspectRatio(2, contentMode: .fill) } == fill)
        #expect(size(width, height) { Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit) } == fit)
        #expect(size(width, height) { ideal.scaledToFit() } == fit)
        #expect(size(width, height) { ideal.scaledToFill() } == fill)
        for ratio in [0, -2, CGFloat.nan, .infinity] {
            #expect(size(width, height) { ideal.aspectRatio(ratio, contentMode: .fit) } == fit)
        }
    }

    @Test func `Without a proposal an aspect ratio has the ideal size`() {
        #expect(size(nil, nil) { Color.red.aspectRatio(2, contentMode: .fit) } == CGSize(width: 10, height: 10))
        #expect(
            size(nil, nil) { Color.red.frame(idealWidth: 50, idealHeight: 25).scaledToFit() }
                == CGSize(width: 50, height: 25))
        #expect(size(100, 100) { EmptyView().frame(width: 0, height: 0).scaledToFit() } == .zero)
    }

    @Test func `A fixed size is the ideal one`() {
        let view = Color.red.frame(idealWidth: 50, idealHeight: 25)
        #expect(size(100, 100) { view } == CGSize(width: 100, height: 100))
        #expect(size(100, 100) { view.fixedSize() } == CGSize(width: 50, height: 25))
        #expect(size(100, 100) { view.fixedSize(horizontal: true, vertical: false) } == CGSize(width: 50, height: 100))
        #expect(size(100, 100) { view.fixedSize(horizontal: false, vertical: true) } == CGSize(width: 100, height: 25))
        #expect(
            size(100, 100) { view.fixedSize(horizontal: false, vertical: false) } == CGSize(width: 100, height: 100))
    }

    @Test func `A positioned view fills the proposal`() {
        #expect(size(100, 90) { box(50, 30).position(x: 1, y: 2) } == CGSize(width: 100, height: 90))
        #expect(size(100, nil) { box(50, 30).position(x: 1, y: 2) } == CGSize(width: 100, height: 30))
        #expect(size(nil, 90) { box(50, 30).position(x: 1, y: 2) } == CGSize(width: 50, height: 90))
        #expect(size(100, 90) { box(50, 30).offset(x: 70, y: 7) } == CGSize(width: 50, height: 30))
    }

    @Test(
        arguments: [
            (.topLeading, 0, 0), (.top, 40, 0), (.topTrailing, 80, 0), (.leading, 0, 35), (.center, 40, 35),
            (.trailing, 80, 35), (.bottomLeading, 0, 70), (.bottom, 40, 70), (.bottomTrailing, 80, 70),
        ] as [(Alignment, CGFloat, CGFloat)])
    func `A frame, a background, and an overlay align their content`(
        alignment: Alignment, x: CGFloat, y: CGFloat
    ) throws {
        for mirrored in [false, true] {
            let stage = Stage(
                size: CGSize(width: 100, height: 80), environment: { if mirrored { $0.layoutDirection = .rightToLeft } }
            ) {
                ZStack {
                    box(20, 10, "fixed").frame(width: 100, height: 80, alignment: alignment)
                    box(20, 10, "flexible").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                    Color.clear.background(alignment: alignment) { box(20, 10, "background") }
                    Color.clear.overlay(alignment: alignment) { box(20, 10, "overlay") }
                    ZStack(alignment: alignment) {
                        Color.clear
                        box(20, 10, "stack")
                    }
                }
            }
            for name in ["fixed", "flexible", "background", "overlay", "stack"] {
                let frame = try stage.frame(of: name)
                #expect(frame.minX == (mirrored ? 80 - x : x) && frame.minY == y, "\(name) \(frame)")
            }
        }
    }

    @Test func `Guides of a view move it in its frame`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 80)) {
            box(20, 10, "box").alignmentGuide(.leading) { $0.width / 2 }.alignmentGuide(.bottom) { $0.height + 3 }
                .padding(.leading, 7)
                .frame(width: 100, height: 80, alignment: .bottomLeading)
        }
        // The guide is 17 points from the edge of the padding, so the padding begins at -17.
        #expect(try stage.frame(of: "box").origin == CGPoint(x: -10, y: 67))
    }
}
