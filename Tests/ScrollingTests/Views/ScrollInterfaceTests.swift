import ScrollworkTesting
import SwiftUI
import Testing

/// Every name in Apple's documentation of scroll views, as programs use it. Most of the test is that this compiles.
@MainActor
@Suite struct ScrollInterfaceTests {
    private struct Everything: View {
        @State private var position = ScrollPosition(idType: Int.self, edge: .top)
        @State private var identity: Int?
        @State private var isScrolling = false
        @State private var visible: [Int] = []
        @State private var flashes = 0

        var body: some View {
            VStack(spacing: 0) {
                ScrollViewReader { proxy in
                    ScrollView(.vertical, showsIndicators: true) {
                        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                            Section {
                                ForEach(0..<100, id: \.self) { row in
                                    Text("row \(row)").frame(height: 30)
                                        .accessibilityIdentifier("row-\(row)")
                                        .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) }
                                        .scrollTransition(
                                            .animated(.easeInOut).threshold(.visible(0.3)), axis: .vertical
                                        ) { effect, phase in
                                            effect.scaleEffect(1 - abs(phase.value) / 10)
                                        }
                                        .scrollTransition(
                                            topLeading: .interactive(timingCurve: .linear),
                                            bottomTrailing: .identity.threshold(
                                                .centered.interpolated(towards: .hidden.inset(by: 4), amount: 0.5))
                                        ) { effect, _ in effect }
                                        .onScrollVisibilityChange(threshold: 0.9) { _ in }
                                        .containerRelativeFrame(.horizontal)
                                        .containerRelativeFrame(
                                            .horizontal, count: 1, span: 1, spacing: 0, alignment: .leading
                                        )
                                        .containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length
                                        }
                                }
                            } header: {
                                Button("Down") { proxy.scrollTo(50, anchor: .top) }
                            } footer: {
                                Text("end")
                            }
                        }
                        .scrollTargetLayout(isEnabled: true)
                    }
                    .scrollPosition($position, anchor: .top)
                    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
                    .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { visible = $0 }
                }
                .defaultScrollAnchor(.top, for: .initialOffset)
                .defaultScrollAnchor(.top, for: .sizeChanges)
                .defaultScrollAnchor(.topLeading, for: .alignment)
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.visibleRect.minY + $0.bounds.minY
                } action: { _, _ in
                }
                .onScrollPhaseChange { old, new in isScrolling = new.isScrolling }
                .onScrollPhaseChange { old, new, context in _ = (context.geometry.contentSize, context.velocity) }
                .scrollIndicatorsFlash(onAppear: true)
                .scrollIndicatorsFlash(trigger: flashes)
                .refreshable { await Task.yield() }
                .contentMargins(.vertical, 8)
                .contentMargins(4, for: .scrollIndicators)
                .contentMargins(
                    .horizontal, EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2), for: .scrollContent)
                ScrollView([.horizontal, .vertical]) { box(500, 50) }
                    .scrollPosition(id: $identity, anchor: .center)
                    .scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
                    .defaultScrollAnchor(.center)
                    .frame(height: 60)
                ScrollView(.horizontal) { HStack { box(500, 50) } }
                    .scrollTargetBehavior(.viewAligned(anchor: .center))
                    .frame(height: 60)
            }
            .scrollIndicators(.hidden)
            .scrollIndicators(.never, axes: .horizontal)
            .scrollBounceBehavior(.basedOnSize, axes: [.horizontal])
            .scrollClipDisabled()
            .scrollDisabled(false)
            .scrollDismissesKeyboard(.interactively)
            .scrollContentBackground(.hidden)
            .scrollEdgeEffectStyle(.hard, for: .top)
            .scrollEdgeEffectHidden(true, for: .bottom)
        }
    }

    @Test func everyModifierExistsAndCombines() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Everything() }
        #expect(stage.exists("row-0") && !stage.exists("row-50"))
        let down = try stage.element(.button, "Down").frame
        stage.tap(at: CGPoint(x: down.midX, y: down.midY))
        try stage.settle()
        #expect(stage.exists("row-50") && !stage.exists("row-0"))
    }

    @Test func positionsAreCreatedWithEveryInitializer() {
        var position = ScrollPosition()
        #expect(position.edge == nil && position.point == nil && position.viewID == nil && !position.isPositionedByUser)
        position = ScrollPosition(id: 3, anchor: .center)
        #expect(position.viewID(type: Int.self) == 3)
        position.scrollTo(edge: .bottom)
        #expect(position.edge == .bottom)
        position.scrollTo(point: CGPoint(x: 1, y: 2))
        #expect(position.point == CGPoint(x: 1, y: 2))
        position.scrollTo(x: 4, y: 5)
        #expect(position.point == CGPoint(x: 4, y: 5))
        position.scrollTo(x: 4)
        position.scrollTo(y: 4)
        position.scrollTo(id: "a")
        #expect(position.viewID(type: String.self) == "a" && position.viewID(type: Int.self) == nil)
        #expect(ScrollPosition(idType: Int.self, x: 1).point == nil)
        #expect(ScrollPosition(idType: Int.self, x: 1, y: 1).point == CGPoint(x: 1, y: 1))
        #expect(ScrollPosition(idType: Int.self, y: 1).point == nil)
        #expect(ScrollPosition(idType: Int.self, point: .zero).point == .zero)
        #expect(ScrollPosition(y: 1) == ScrollPosition(y: 1))
    }

    private struct Properties: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            target.rect.origin.y = (target.rect.minY / 50).rounded() * 50
        }

        func properties(context: PropertiesContext) -> Properties.Properties {
            var properties = ScrollTargetBehaviorProperties()
            properties.limitsScrolls = context.axes.contains(.vertical) && context.environment.isEnabled
            return properties
        }
    }

    @Test func behaviorsReportTheirPropertiesThroughATypeErasedBehavior() throws {
        #expect(AnyScrollTargetBehavior(Properties()).base is Properties)
        let stage = Stage(size: CGSize(width: 100, height: 200)) {
            ScrollView { box(100, 2000) }.scrollTargetBehavior(AnyScrollTargetBehavior(Properties()))
                .accessibilityIdentifier("scroll")
        }
        stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 63), over: 1)
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y.truncatingRemainder(dividingBy: 50) == 0)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [UnitPoint.leading, .center, .trailing])
    func viewsAreAlignedAtTheirAnchors(direction: LayoutDirection, anchor: UnitPoint) throws {
        for behavior in [
            ViewAlignedScrollTargetBehavior(anchor: anchor), .viewAligned(limitBehavior: .never, anchor: anchor),
        ] {
            let stage = Stage(size: CGSize(width: 300, height: 60), environment: { $0.layoutDirection = direction }) {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) { ForEach(0..<20) { box(80, 50, "box-\($0)") } }.scrollTargetLayout()
                }
                .scrollTargetBehavior(AnyScrollTargetBehavior(behavior))
            }
            let sign: CGFloat = direction == .leftToRight ? -1 : 1
            stage.flick(from: CGPoint(x: 150, y: 30), velocity: CGVector(dx: sign * 900, dy: 0))
            try stage.settle()
            let place = 300 * (direction == .leftToRight ? anchor.x : 1 - anchor.x)
            let offsets = (1..<19).compactMap { index in
                try? stage.frame(of: "box-\(index)")
            }.map { abs($0.minX + $0.width * (direction == .leftToRight ? anchor.x : 1 - anchor.x) - place) }
            #expect(try #require(offsets.min()) < 0.01)
            #expect(try abs(stage.frame(of: "box-0").midX - 150) > 200)
        }
    }

    @Test func aNotchOfAWheelIsOneViewAtTheAnchor() throws {
        let stage = Stage(size: CGSize(width: 300, height: 60)) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<20) { box(80, 50, "box-\($0)") } }.scrollTargetLayout()
            }
            .contentMargins(.horizontal, 110)
            .scrollTargetBehavior(.viewAligned(anchor: .center))
        }
        for index in 1...3 {
            stage.wheel(by: CGSize(width: 1, height: 0), at: CGPoint(x: 150, y: 30))
            try stage.settle()
            #expect(try abs(stage.frame(of: "box-\(index)").midX - 150) < 0.01)
        }
    }

    private struct Field: View {
        let mode: ScrollDismissesKeyboardMode
        @State private var text = ""
        @FocusState var isFocused: Bool

        var body: some View {
            ScrollView {
                TextField("Name", text: $text).focused($isFocused).accessibilityIdentifier("field")
                Text(isFocused ? "editing" : "at rest").accessibilityIdentifier("state")
                box(200, 1000)
            }
            .scrollDismissesKeyboard(mode)
        }
    }

    @Test func draggingEndsEditingInTheImmediateMode() throws {
        for (mode, expected) in [
            (ScrollDismissesKeyboardMode.immediately, "at rest"), (.never, "editing"), (.automatic, "editing"),
        ] {
            let stage = Stage(size: CGSize(width: 200, height: 300)) { Field(mode: mode) }
            try stage.tap("field")
            try stage.settle()
            #expect(try stage.text(of: "state") == "editing")
            stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 230), over: 0.3)
            try stage.settle()
            #expect(try stage.text(of: "state") == expected)
        }
    }

    @Test func `Dragging leaves the focus to a view that needs no keyboard`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            ScrollView {
                Button("Inside") {}
                box(200, 1000)
            }
            .scrollDismissesKeyboard(.immediately)
        }
        func isFocused() -> Bool { stage.semantics.flattened.contains { $0.label == "Inside" && $0.isFocused } }
        stage.press(.tab)
        #expect(isFocused())
        stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 230), over: 0.3)
        try stage.settle()
        #expect(isFocused())
    }

    @Test func aBarHasABackgroundAndContentStartsAfterIt() throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<30) { box(200, 50, "row-\($0)") } } }
                .safeAreaBar(edge: .top, spacing: 0) { Text("Bar").frame(height: 40).accessibilityIdentifier("bar") }
                .safeAreaBar(edge: .trailing, alignment: .top, spacing: 0) { Text("Side").frame(width: 20) }
                .scrollEdgeEffectStyle(.soft, for: .all)
                .accessibilityIdentifier("scroll")
        }
        #expect(try stage.frame(of: "bar").minY == 0)
        #expect(try stage.frame(of: "row-0").minY == 40)
    }

    @Test func anEmptyScrollViewFillsTheProposedSize() throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            ScrollView {}
                .safeAreaInset(edge: .bottom) { Color.red.frame(height: 40).accessibilityIdentifier("bar") }
        }
        #expect(try stage.frame(of: "bar") == CGRect(x: 0, y: 260, width: 200, height: 40))
    }
}
