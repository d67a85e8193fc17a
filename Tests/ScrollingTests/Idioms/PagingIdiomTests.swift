import ScrollworkTesting
import SwiftUI
import Testing

/// Typical programs with pages, cards, and rulers.
@MainActor
@Suite struct PagingIdiomTests {
    private let size = CGSize(width: 300, height: 200)

    private func swipe(_ stage: Stage, _ velocity: CGFloat = -900) throws {
        stage.flick(from: CGPoint(x: velocity < 0 ? 280 : 20, y: 100), velocity: CGVector(dx: velocity, dy: 0))
        try stage.settle()
    }

    @Test(arguments: [false, true]) func `Pages by relative frames turn one by one and end at the ends`(isLazy: Bool)
        throws
    {
        let stage = Stage(size: size) {
            ScrollView(.horizontal) {
                Group {
                    if isLazy { LazyHStack(spacing: 0) { pages } } else { HStack(spacing: 0) { pages } }
                }
            }
            .scrollTargetBehavior(.paging)
            .scrollIndicators(.hidden)
        }
        for page in 1..<5 {
            try swipe(stage)
            #expect(try stage.frame(of: "page-\(page)").minX == 0)
        }
        try swipe(stage)
        #expect(try stage.frame(of: "page-4").minX == 0)
        try swipe(stage, 900)
        #expect(try stage.frame(of: "page-3").minX == 0)
    }

    private var pages: some View {
        ForEach(0..<5) { Color.gray.containerRelativeFrame(.horizontal).accessibilityIdentifier("page-\($0)") }
    }

    @Test func `A page dragged by less than half returns`() throws {
        let stage = Stage(size: size) {
            ScrollView(.horizontal) { HStack(spacing: 0) { pages } }.scrollTargetBehavior(.paging)
        }
        let finger = stage.touch(at: CGPoint(x: 280, y: 100))
        finger.move(by: CGSize(width: -140, height: 0), over: 0.5)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        #expect(try stage.frame(of: "page-0").minX == 0)
    }

    /// A typical carousel: cards narrower than the window, with visible neighbors.
    private struct Cards: View {
        @State private var current: Int?
        let log: GestureLog
        var behavior = ViewAlignedScrollTargetBehavior()

        var body: some View {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 10) {
                        ForEach(0..<8, id: \.self) { card in
                            Color.gray.accessibilityIdentifier("card-\(card)").containerRelativeFrame(.horizontal)
                                .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.9) }
                        }
                    }
                    .scrollTargetLayout()
                }
                .contentMargins(.horizontal, 30, for: .scrollContent)
                .scrollTargetBehavior(behavior)
                .scrollPosition(id: $current)
                HStack {
                    ForEach(0..<8, id: \.self) { dot in
                        Circle().fill(dot == current ?? 0 ? .black : .gray).frame(width: 8, height: 8)
                    }
                }
            }
            .onChange(of: current) { log.note("\(current ?? -1)") }
        }
    }

    @Test func `Cards with margins rest in the middle and report their identity`() throws {
        let log = GestureLog()
        let stage = Stage(size: size, environment: { $0.horizontalSizeClass = .compact }) { Cards(log: log) }
        #expect(try stage.frame(of: "card-0") == CGRect(x: 30, y: 0, width: 240, height: 192))
        for card in 1..<8 {
            try swipe(stage, -500)
            #expect(try stage.frame(of: "card-\(card)").minX == 30)
        }
        #expect(log.entries == (0..<8).map(String.init))
        for card in (0..<7).reversed() {
            try swipe(stage, 500)
            #expect(try stage.frame(of: "card-\(card)").minX == 30)
        }
    }

    @Test func `Safe-area padding aligns cards as margins do`() throws {
        let stage = Stage(size: size) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<8) { cell(240, 100, "card-\($0)") } }.scrollTargetLayout()
            }
            .safeAreaPadding(.horizontal, 30)
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        }
        #expect(try stage.frame(of: "card-0").minX == 30)
        for card in 1..<8 {
            try swipe(stage)
            // The last card rests at the end.
            #expect(try stage.frame(of: "card-\(card)").minX == 30)
        }
    }

    @Test func `A vertical feed of whole screens turns one by one`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1_000) {
                        Color.gray.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier(
                            "clip-\($0)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .ignoresSafeArea()
        }
        for clip in 1..<6 {
            stage.flick(from: CGPoint(x: 100, y: 350), velocity: CGVector(dx: 0, dy: -2_000))
            try stage.settle()
            #expect(try stage.frame(of: "clip-\(clip)").minY == 0)
        }
        #expect(stage.frames(prefix: "clip-").count == 1)
    }

    /// A typical custom behavior that rests at multiples of a row.
    private struct Rows: ScrollTargetBehavior {
        let height: CGFloat
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / height).rounded() * height
        }
    }

    @Test(arguments: [-300.0, -1_000, -4_000]) func `A custom behavior determines the target`(velocity: Double) throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<200) { cell(200, 44, "row-\($0)") } } }
                .scrollTargetBehavior(Rows(height: 44))
                .accessibilityIdentifier("scroll")
        }
        stage.flick(from: CGPoint(x: 100, y: 350), velocity: CGVector(dx: 0, dy: velocity))
        try stage.settle()
        let rest = try stage.scroll("scroll").offset.y / 44
        #expect(rest > 0 && rest == rest.rounded())
    }

    @Test func `A resized window keeps the page`() throws {
        let stage = Stage(size: size) {
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { pages } }.scrollTargetBehavior(.paging)
        }
        try swipe(stage)
        try swipe(stage)
        stage.resize(to: CGSize(width: 500, height: 200))
        try stage.settle()
        #expect(try stage.frame(of: "page-2") == CGRect(x: 0, y: 0, width: 500, height: 200))
    }

    @Test func `Pages from right to left begin at the right`() throws {
        let stage = Stage(size: size, environment: { $0.layoutDirection = .rightToLeft }) {
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { pages } }.scrollTargetBehavior(.paging)
        }
        #expect(try stage.frame(of: "page-0").minX == 0)
        try swipe(stage, 900)
        #expect(try stage.frame(of: "page-1").minX == 0)
    }

    // MARK: Transitions

    @Test func `A transition runs from the edges and is the identity in the middle`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40) { row in
                        cell(200, 100, "row-\(row)")
                            .scrollTransition(.interactive) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 20)
                            }
                    }
                }
            }
        }
        #expect(try stage.opacity(of: "row-1") == 1)
        let finger = stage.touch(at: CGPoint(x: 100, y: 390))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.5)
        finger.hold(for: 0.2)
        let first = try stage.opacity(of: "row-0")
        let last = try stage.opacity(of: "row-4")
        #expect(first < 1 && first > 0.5 && last < 1 && last > 0.5)
        #expect(try stage.drawnFrame(of: "row-0").minX < 0)
        #expect(try stage.drawnFrame(of: "row-4").minX > 0)
        #expect(try stage.frame(of: "row-0").minX == 0)
        #expect(try stage.opacity(of: "row-2") == 1)
    }

    @Test func `A visual effect reads its position in the scroll view`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<40) { row in
                        cell(200, 100, "row-\(row)").visualEffect { content, proxy in
                            content.offset(x: proxy.frame(in: .scrollView).minY / 10)
                        }
                    }
                }
            }
        }
        #expect(try stage.drawnFrame(of: "row-2").minX == 20)
        stage.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 280), over: 1)
        try stage.settle()
        let y = try stage.frame(of: "row-2").minY
        #expect(y < 110)
        #expect(abs(try stage.drawnFrame(of: "row-2").minX - y / 10) < 0.51)
    }
}
