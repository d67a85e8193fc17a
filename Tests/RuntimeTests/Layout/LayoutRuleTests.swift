import ScrollworkTesting
import SwiftUI
import Testing

/// Rules of layout beyond the cases with measured frames.
@MainActor
@Suite struct LayoutRuleTests {
    private func stage<Content: View>(
        _ width: CGFloat = 300, _ height: CGFloat = 200, @ViewBuilder content: () -> Content
    ) -> Stage {
        Stage(size: CGSize(width: width, height: height), content: content)
    }

    // MARK: Frames

    @Test func aMaximumAloneIsAsLongAsTheProposalOrTheContent() throws {
        func height(_ offered: CGFloat, content: CGFloat, maximum: CGFloat) throws -> CGFloat {
            let stage = stage {
                box(10, content).frame(maxHeight: maximum).accessibilityIdentifier("frame").frame(height: offered)
            }
            return try stage.frame(of: "frame").height
        }
        #expect(try height(200, content: 40, maximum: 300) == 200)
        #expect(try height(400, content: 40, maximum: 300) == 300)
        // As measured: oversized content overflows.
        #expect(try height(300, content: 250, maximum: 200) == 200)
        #expect(try height(100, content: 250, maximum: 200) == 200)
        #expect(try height(100, content: 150, maximum: 200) == 150)
        #expect(try height(100, content: 150, maximum: .infinity) == 150)
    }

    @Test func aStackReservesTheContentOfAFrameWithAMaximum() throws {
        let stage = stage(300, 100) {
            VStack(spacing: 0) {
                box(10, 80)
                box(10, 60).frame(maxHeight: 200).accessibilityIdentifier("frame")
            }
            .accessibilityIdentifier("stack")
        }
        #expect(try stage.frame(of: "frame").height == 60)
        #expect(try stage.frame(of: "stack").height == 140)
    }

    // MARK: Stacks

    @Test func spacersAreSizedLast() throws {
        let stage = stage(400, 100) {
            HStack(spacing: 0) {
                box(80, 20)
                Color.red.accessibilityIdentifier("color")
                Spacer().accessibilityIdentifier("spacer")
                box(60, 20)
            }
        }
        #expect(try stage.frame(of: "color").width == 252)
        #expect(try stage.frame(of: "spacer").width == 8)
    }

    @Test func spacersShareWhatIsLeft() throws {
        let stage = stage(600, 100) {
            HStack {
                Spacer().accessibilityIdentifier("a")
                box(48, 20)
                Spacer().accessibilityIdentifier("b")
                Spacer().accessibilityIdentifier("c")
            }
        }
        for name in ["a", "b", "c"] { #expect(try stage.frame(of: name).width == 184) }
    }

    @Test func higherPriorityPrecedesAndTheOthersKeepTheirMinimum() throws {
        let stage = stage(300, 100) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).accessibilityIdentifier("low")
                Color.green.frame(minWidth: 20).layoutPriority(1).accessibilityIdentifier("high")
                Color.blue.frame(width: 60).accessibilityIdentifier("fixed")
            }
        }
        let widths = try ["low", "high", "fixed"].map { try stage.frame(of: $0).width }
        #expect(widths == [20, 220, 60])
    }

    @Test(arguments: [(-1, 20), (0, 50), (.nan, 50), (1, 80)] as [(Double, CGFloat)])
    func `A priority that is not a number is 0`(priority: Double, width: CGFloat) throws {
        let stage = stage(100, 100) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).layoutPriority(priority).accessibilityIdentifier("view")
                Color.green.frame(minWidth: 20)
            }
        }
        #expect(try stage.frame(of: "view").width == width)
    }

    /// Both views can grow by 50 points. The second one to be sized receives what the first one leaves.
    @Test(arguments: [false, true], [Axis.horizontal, .vertical])
    func `Equally flexible views are sized in order`(isReversed: Bool, axis: Axis) throws {
        let isHorizontal = axis == .horizontal
        func view(_ least: CGFloat, _ name: String) -> some View {
            Color.red
                .frame(
                    minWidth: isHorizontal ? least : nil, maxWidth: isHorizontal ? least + 50 : nil,
                    minHeight: isHorizontal ? nil : least, maxHeight: isHorizontal ? nil : least + 50
                )
                .accessibilityIdentifier(name)
        }
        let stage = stage(120, 120) {
            (isHorizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))) {
                if isReversed { view(100, "long") }
                view(10, "short")
                if !isReversed { view(100, "long") }
            }
        }
        let short = try stage.frame(of: "short"), long = try stage.frame(of: "long")
        #expect((isHorizontal ? short.width : short.height) == (isReversed ? 20 : 60))
        #expect((isHorizontal ? long.width : long.height) == 100)
    }

    @Test func aStackThatIsFullLeavesNothing() throws {
        let stage = stage(100, 100) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    box(120, 20)
                    Color.red.accessibilityIdentifier("rest")
                }
                HStack { Color.red.accessibilityIdentifier("only") }.frame(width: 0)
            }
        }
        #expect(try stage.frame(of: "rest").width == 0 && stage.frame(of: "only").width == 0)
    }

    @Test func alignmentGuidesWidenAStack() throws {
        let stage = stage {
            VStack(alignment: .leading, spacing: 0) {
                box(100, 20, "a").alignmentGuide(.leading) { $0[.trailing] }
                box(50, 20, "b")
                box(30, 20, "c").alignmentGuide(.leading) { $0.width / 2 }
            }
            .accessibilityIdentifier("stack")
        }
        #expect(try stage.frame(of: "stack").width == 150)
        #expect(try stage.frame(of: "b").minX - stage.frame(of: "a").minX == 100)
        #expect(try stage.frame(of: "c").minX - stage.frame(of: "a").minX == 85)
    }

    @Test func negativeSpacingOverlaps() throws {
        let stage = stage {
            HStack(spacing: -10) {
                box(40, 20, "a")
                box(40, 20, "b")
            }
            .accessibilityIdentifier("stack")
        }
        #expect(try stage.frame(of: "stack").width == 70)
    }

    @Test func contentThatIsTooLongIsCenteredOverItsFrame() throws {
        let stage = stage(300, 100) { box(370, 20, "long") }
        #expect(try stage.frame(of: "long").minX == -35)
    }

    @Test func hiddenViewsKeepTheirFrame() throws {
        let stage = stage {
            HStack(spacing: 0) {
                box(40, 20).hidden().accessibilityIdentifier("hidden")
                box(40, 20, "shown")
            }
        }
        #expect(try stage.frame(of: "shown").minX == 150)
        #expect(try stage.opacity(of: "hidden") == 0)
    }

    // MARK: Frames

    @Test func flexibleFramesClampTheProposal() throws {
        let stage = stage(400, 600) {
            box(40, 40, "child").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
                .accessibilityIdentifier("frame")
        }
        #expect(try stage.frame(of: "frame").size == CGSize(width: 300, height: 150))
        #expect(try stage.frame(of: "child").midX == 200)
    }

    @Test func aMinimumAloneFollowsTheChild() throws {
        let stage = stage {
            VStack {
                box(40, 20).frame(minWidth: 100).accessibilityIdentifier("wider")
                box(150, 20).frame(minWidth: 100).accessibilityIdentifier("child")
            }
        }
        #expect(try stage.frame(of: "wider").width == 100)
        #expect(try stage.frame(of: "child").width == 150)
    }

    @Test func aMaximumAloneFillsTheProposal() throws {
        let stage = stage {
            VStack {
                box(40, 20).frame(maxWidth: 200).accessibilityIdentifier("small")
                box(250, 20, "large").frame(maxWidth: 200).accessibilityIdentifier("overflown")
            }
        }
        #expect(try stage.frame(of: "small").width == 200)
        #expect(try stage.frame(of: "overflown").width == 200)
        #expect(try stage.frame(of: "large").midX == 150)
    }

    @Test func idealLengthsApplyWithoutAProposal() throws {
        let stage = stage {
            Color.red.frame(minWidth: 50, idealWidth: 150, maxWidth: 200, idealHeight: 30).fixedSize()
                .accessibilityIdentifier("ideal")
        }
        #expect(try stage.frame(of: "ideal").size == CGSize(width: 150, height: 30))
    }

    @Test func backgroundsAndOverlaysDoNotChangeTheSize() throws {
        let stage = stage {
            box(40, 20, "base")
                .background { box(80, 40, "behind") }
                .overlay(alignment: .topTrailing) { box(10, 10, "before") }
                .accessibilityIdentifier("whole")
        }
        #expect(try stage.frame(of: "whole").size == CGSize(width: 40, height: 20))
        #expect(try stage.frame(of: "behind").isNear(CGRect(x: 110, y: 80, width: 80, height: 40)))
        #expect(try stage.frame(of: "before").isNear(CGRect(x: 160, y: 90, width: 10, height: 10)))
    }

    @Test func aGeometryReaderFillsTheProposalAndPlacesItsContentInTheCorner() throws {
        let stage = stage {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 3, height: 10).accessibilityIdentifier("third")
            }
            .padding(30)
            .accessibilityIdentifier("reader")
        }
        #expect(try stage.frame(of: "third").isNear(CGRect(x: 30, y: 30, width: 80, height: 10)))
    }

    @Test func offsetsMoveTheDrawingAndNotTheLayout() throws {
        let stage = stage {
            box(40, 20, "inner").offset(x: 15, y: -5).accessibilityIdentifier("outer")
        }
        let frame = CGRect(x: 130, y: 90, width: 40, height: 20)
        #expect(try stage.frame(of: "inner").isNear(frame))
        #expect(try stage.frame(of: "outer").isNear(frame))
        #expect(try stage.drawnFrame(of: "inner").isNear(frame.offsetBy(dx: 15, dy: -5)))
        #expect(try stage.drawnFrame(of: "outer").isNear(frame.offsetBy(dx: 15, dy: -5)))
    }

    @Test func opacitiesMultiply() throws {
        let stage = stage { VStack { box(10, 10, "box").opacity(0.5) }.opacity(0.4) }
        #expect(abs(try stage.opacity(of: "box") - 0.2) < 1e-9)
    }

    // MARK: Scroll views

    @Test func aScrollViewSharesAStackLikeAColor() throws {
        let stage = stage(300, 200) {
            VStack(spacing: 0) {
                box(50, 16)
                ScrollView { box(50, 900) }.accessibilityIdentifier("scroll")
                box(50, 16)
            }
        }
        #expect(try stage.frame(of: "scroll").minY == 16)
        #expect(try stage.frame(of: "scroll").height == 168)
    }

    @Test func contentWiderThanTheWindowMakesAVerticalScrollViewWider() throws {
        let stage = stage { ScrollView { box(400, 20) }.accessibilityIdentifier("scroll") }
        #expect(try stage.frame(of: "scroll").isNear(CGRect(x: -50, y: 0, width: 400, height: 200)))
    }

    @Test func severalViewsInAScrollViewAreStackedVertically() throws {
        let stage = stage {
            ScrollView(.horizontal) {
                box(40, 20, "a")
                box(60, 20, "b")
            }
        }
        #expect(try stage.frame(of: "b").minY - stage.frame(of: "a").maxY == 8)
        #expect(try stage.frame(of: "a").midX == 30)
        #expect(try stage.frame(of: "b").midX == 30)
    }

    @Test func rightToLeftAHorizontalScrollViewBeginsAtItsTrailingEnd() throws {
        let stage = stage {
            ScrollView(.horizontal) { box(1_000, 20, "content") }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try stage.frame(of: "content").minX == 300 - 1_000)
    }

    @Test func contentRestsAtItsAnchor() throws {
        for (anchor, y) in [(UnitPoint.bottom, 140.0), (.center, 70), (.top, 0)] {
            let stage = stage {
                ScrollView { box(100, 60, "content") }.defaultScrollAnchor(anchor, for: .alignment)
            }
            #expect(try stage.frame(of: "content").minY == y)
        }
    }

    @Test func safeAreasBecomeInsetsOfAScrollView() throws {
        let stage = Stage(
            size: CGSize(width: 300, height: 400), safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        ) {
            ScrollView { box(300, 1_000, "content") }.accessibilityIdentifier("scroll")
        }
        #expect(try stage.frame(of: "content").minY == 50)
        let state = try stage.scroll("scroll")
        #expect(state.offset.y == -50)
        #expect(state.contentInsets.top == 50)
        #expect(state.contentInsets.bottom == 30)
        stage.press(.end)
        try stage.settle()
        #expect(try stage.frame(of: "content").maxY == 370)
    }

    @Test func aSpacerInALazyStackHasItsMinimumLength() throws {
        let stage = stage {
            ScrollView {
                LazyVStack(spacing: 0) {
                    box(50, 20)
                    Spacer()
                    box(50, 20, "after")
                }
            }
        }
        #expect(try stage.frame(of: "after").minY == 28)
    }
}
