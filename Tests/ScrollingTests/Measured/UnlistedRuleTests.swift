import ScrollworkTesting
import SwiftUI
import Testing

/// Measured behavior for which only the figures are available, not the programs: one test for each rule.
@MainActor
@Suite struct UnlistedRuleTests {
    private func stage<Content: View>(
        _ width: CGFloat = 300, _ height: CGFloat = 200, @ViewBuilder content: () -> Content
    ) -> Stage {
        Stage(size: CGSize(width: width, height: height), content: content)
    }

    // MARK: Several views

    @Test func anEmptyCollectionAddsNoViewAndNoSpacing() throws {
        let stage = stage {
            VStack {
                box(40, 20, "a")
                ForEach([Int](), id: \.self) { _ in box(40, 20) }
                box(40, 20, "b")
            }
            .accessibilityIdentifier("stack")
        }
        #expect(try stage.frame(of: "stack").height == 48)
        #expect(try stage.frame(of: "b").minY - stage.frame(of: "a").maxY == 8)
    }

    @Test func aModifierOfSeveralViewsAppliesToEach() throws {
        let stage = stage {
            VStack(spacing: 0) {
                ForEach(0..<2, id: \.self) { box(20, 20, "item-\($0)") }.padding(5)
                Section {
                    box(20, 20, "content")
                } header: {
                    box(20, 20, "header")
                }
                .padding(5)
            }
            .accessibilityIdentifier("stack")
        }
        #expect(try stage.frame(of: "stack").height == 120)
        #expect(try stage.frame(of: "item-1").minY - stage.frame(of: "item-0").maxY == 10)
        #expect(try stage.frame(of: "content").minY - stage.frame(of: "header").maxY == 10)
    }

    // MARK: Frames, padding, fitting

    @Test func contradictoryLimitsAreRaised() throws {
        let stage = stage {
            VStack(spacing: 0) {
                Color.red.frame(minWidth: 50, maxWidth: 20).frame(height: 10).accessibilityIdentifier("low")
                Color.red.frame(minWidth: 50, idealWidth: 30, maxWidth: 200).frame(height: 10).fixedSize()
                    .accessibilityIdentifier("ideal")
                Color.red.frame(minWidth: -20, maxWidth: 60).frame(height: 10).accessibilityIdentifier("negative")
            }
        }
        #expect(try stage.frame(of: "low").width == 50)
        #expect(try stage.frame(of: "ideal").width == 50)
        #expect(try stage.frame(of: "negative").width == 60)
    }

    @Test func defaultPaddingIsSixteenPoints() throws {
        let stage = stage { box(40, 20, "box").padding(.vertical).accessibilityIdentifier("outer") }
        #expect(try stage.frame(of: "outer").size == CGSize(width: 40, height: 52))
    }

    @Test func theFirstViewThatFitsIsShownElseTheLast() throws {
        let stage = stage {
            VStack(spacing: 0) {
                ViewThatFits {
                    box(200, 10, "wide"); box(100, 10, "middle"); box(50, 10, "narrow")
                }.frame(width: 120)
                ViewThatFits {
                    box(200, 10, "first"); box(150, 10, "last")
                }.frame(width: 120)
                ViewThatFits(in: .vertical) {
                    box(200, 30, "tall"); box(200, 10, "low")
                }.frame(width: 120, height: 20)
            }
        }
        #expect(stage.exists("middle") && !stage.exists("wide") && !stage.exists("narrow"))
        #expect(try stage.frame(of: "last").minX == 75)
        #expect(stage.exists("low") && !stage.exists("tall"))
    }

    @Test func aLargerBackgroundOverflowsInTheMiddle() throws {
        let stage = stage { box(40, 20, "box").background { box(80, 40, "behind") } }
        #expect(try stage.frame(of: "behind") == stage.frame(of: "box").insetBy(dx: -20, dy: -10))
    }

    // MARK: Scroll views

    @Test(arguments: [Axis.Set.vertical, .horizontal]) func severalViewsAreStackedVerticallyWithTheUsualSpacing(
        axes: Axis.Set
    ) throws {
        let stage = stage {
            ScrollView(axes) {
                box(40, 20, "a"); box(60, 20, "b")
            }
        }
        #expect(try stage.frame(of: "b").minY - stage.frame(of: "a").maxY == 8)
        #expect(try stage.frame(of: "b").midX == stage.frame(of: "a").midX)
    }

    @Test func shortContentIsAtItsAlignmentAnchor() throws {
        for (anchor, top) in [(UnitPoint.bottom, 140.0), (.center, 70), (.top, 0)] {
            let stage = stage {
                ScrollView { VStack(spacing: 0) { ForEach(0..<3, id: \.self) { box(100, 20, "row-\($0)") } } }
                    .defaultScrollAnchor(anchor, for: .alignment)
            }
            #expect(try stage.frame(of: "row-0").minY == top)
        }
    }

    @Observable final class Rows { var count = 20 }

    private struct Growing: View {
        let rows: Rows
        let isAtEnd: Bool

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<rows.count, id: \.self) { box(100, 20, "row-\($0)") } }
            }
            .defaultScrollAnchor(.bottom, for: .sizeChanges)
            .defaultScrollAnchor(isAtEnd ? .bottom : .top, for: .initialOffset)
            .accessibilityIdentifier("scroll")
        }
    }

    @Test func growingContentStaysAtTheAnchorOnlyAtRest() throws {
        for isAtEnd in [true, false] {
            let rows = Rows()
            let stage = stage { Growing(rows: rows, isAtEnd: isAtEnd) }
            #expect(try stage.scroll("scroll").offset.y == (isAtEnd ? 200 : 0))
            rows.count = 25
            stage.update()
            #expect(try stage.scroll("scroll").offset.y == (isAtEnd ? 300 : 0))
        }
    }

    @Test func safeAreaInsetsApplyToPlainViews() throws {
        let stage = stage {
            Color.red.accessibilityIdentifier("inner").safeAreaPadding(20).accessibilityIdentifier("outer")
        }
        #expect(try stage.frame(of: "inner") == CGRect(x: 20, y: 20, width: 260, height: 160))
        #expect(try stage.frame(of: "outer") == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    // MARK: Lazy grids

    @Test func headersAndFootersSpanTheGrid() throws {
        let stage = stage(240, 400) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(94)), GridItem(.fixed(94))], spacing: 0) {
                    Section {
                        ForEach(0..<3, id: \.self) { cell(nil, 20, "cell-\($0)") }
                    } header: {
                        Color.red.frame(height: 10).accessibilityIdentifier("header")
                    } footer: {
                        Color.red.frame(height: 10).accessibilityIdentifier("footer")
                    }
                    cell(nil, 20, "next")
                }
            }
        }
        #expect(try stage.frame(of: "header") == CGRect(x: 0, y: 0, width: 240, height: 10))
        #expect(try stage.frame(of: "cell-0") == CGRect(x: 22, y: 10, width: 94, height: 20))
        #expect(try stage.frame(of: "footer") == CGRect(x: 0, y: 50, width: 240, height: 10))
        #expect(try stage.frame(of: "next").origin == CGPoint(x: 22, y: 60))
    }

    @Test func tracksFollowTheAlignmentOfTheGrid() throws {
        let stage = stage(280, 100) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(125)), GridItem(.fixed(125))]) {
                    ForEach(0..<2, id: \.self) { cell(nil, 20, "cell-\($0)") }
                }
            }
        }
        #expect(try stage.frame(of: "cell-0").minX == 11)
    }

    // MARK: Updates

    private struct Coalescing: View {
        let log: GestureLog
        @State private var value = 0

        var body: some View {
            let _ = log.note("body \(value)")
            Button("Go") {
                value += 1
                value += 1
                withAnimation {
                    value += 1
                    value += 1
                }
            }
            .accessibilityIdentifier("go")
            .onChange(of: value) { old, new in log.note("\(old) to \(new)") }
        }
    }

    @Test func writesOfOneTransactionAreOneChange() throws {
        let log = GestureLog()
        let stage = stage { Coalescing(log: log) }
        try stage.tap("go")
        try stage.settle()
        #expect(log.entries.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
        #expect(log.entries.filter { $0.contains("to") } == ["0 to 2", "2 to 4"])
    }
}
