import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TabBarShrinkingTests {
    private struct Feed: View {
        let behavior: TabBarMinimizeBehavior
        var hasAccessory = false
        @State private var row: Int? = 0

        var body: some View {
            TabView {
                Tab("Feed", systemImage: "list.bullet") {
                    ScrollView {
                        Button("Jump") { row = 30 }.frame(height: 40).accessibilityIdentifier("jump")
                        LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("\($0)").frame(height: 40) } }
                            .scrollTargetLayout()
                    }
                    .scrollPosition(id: $row, anchor: .top)
                    .accessibilityIdentifier("feed")
                }
                Tab("More", systemImage: "ellipsis") { Text("more") }
            }
            .tabBarMinimizeBehavior(behavior)
            .modifier(Accessory(isThere: hasAccessory))
        }
    }

    private struct Accessory: ViewModifier {
        let isThere: Bool

        func body(content: Content) -> some View {
            if isThere { content.tabViewBottomAccessory { Text("accessory") } } else { content }
        }
    }

    private func feed(_ behavior: TabBarMinimizeBehavior, hasAccessory: Bool = false) throws -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            Feed(behavior: behavior, hasAccessory: hasAccessory)
        }
        try stage.settle()
        return stage
    }

    private func isSmall(_ stage: Stage) -> Bool { (try? stage.element(.tab, "More")) == nil }

    /// Drags the content up by a distance in points.
    private func drag(_ stage: Stage, by distance: CGFloat, over seconds: Double = 0.3) throws {
        stage.drag(
            from: CGPoint(x: 150, y: 175 + distance / 2), to: CGPoint(x: 150, y: 175 - distance / 2), over: seconds)
        try stage.settle()
    }

    private func end(of stage: Stage) throws -> CGFloat {
        let scroll = try stage.scroll("feed")
        return scroll.contentSize.height - scroll.containerSize.height - scroll.contentInsets.top
    }

    @Test func aBarCanShrinkWhileTheContentScrollsUp() throws {
        let stage = try feed(.onScrollUp)
        try drag(stage, by: 200)
        #expect(!isSmall(stage))
        try drag(stage, by: -100)
        #expect(isSmall(stage))
        try drag(stage, by: 50)
        #expect(!isSmall(stage))
    }

    @Test func otherBarsDoNotChange() throws {
        for behavior in [TabBarMinimizeBehavior.automatic, .never] {
            let stage = try feed(behavior)
            try drag(stage, by: 200)
            try drag(stage, by: -100)
            #expect(!isSmall(stage))
        }
    }

    @Test func aTapRestoresTheOtherTabs() throws {
        let stage = try feed(.onScrollDown)
        try drag(stage, by: 200)
        #expect(isSmall(stage))
        let tab = try stage.element(.button, "Feed").frame
        // The selected tab is 80 points wide, at the leading edge of a bar of 49 points.
        #expect(abs(tab.minX) < 0.51 && abs(tab.width - 80) < 0.51 && abs(tab.midY - (400 - 24.5)) < 0.51)
        stage.tap(at: CGPoint(x: tab.midX, y: tab.midY))
        try stage.settle()
        #expect(!isSmall(stage))
        #expect(stage.exists("feed"))
    }

    @Test func aBarEnlargedByATapStaysLargeUntilTheNextGesture() throws {
        let stage = try feed(.onScrollDown)
        stage.flick(from: CGPoint(x: 150, y: 200), velocity: CGVector(dx: 0, dy: -1_500))
        stage.advance(by: 0.1)
        #expect(isSmall(stage))
        let tab = try stage.element(.button, "Feed").frame
        stage.tap(at: CGPoint(x: tab.midX, y: tab.midY))
        #expect(!stage.isAtRest)
        try stage.settle()
        #expect(!isSmall(stage))
        try drag(stage, by: 100)
        #expect(isSmall(stage))
    }

    @Observable final class Model {
        var behavior = TabBarMinimizeBehavior.onScrollDown
        var tab = 0
    }

    private struct ChangingFeed: View {
        let model: Model
        var body: some View { Feed(behavior: model.behavior) }
    }

    @Test func aBarThatNoLongerShrinksIsLarge() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { ChangingFeed(model: model) }
        try stage.settle()
        try drag(stage, by: 200)
        #expect(isSmall(stage))
        model.behavior = .never
        try stage.settle()
        #expect(!isSmall(stage))
    }

    @Test func aSlowDragShrinksTheBar() throws {
        let stage = try feed(.onScrollDown)
        try drag(stage, by: 40, over: 2)
        #expect(isSmall(stage))
    }

    /// The way counts from where the content turned.
    @Test func theBarChangesAfterEightPointsInADirection() throws {
        let stage = try feed(.onScrollDown), point = CGPoint(x: 150, y: 200)
        func scroll(by distance: CGFloat) {
            stage.trackpad(.changed, by: CGSize(width: 0, height: distance), at: point)
            stage.advance(by: 0.1)
        }
        stage.trackpad(.began, at: point)
        for _ in 0..<3 { scroll(by: 60) }
        #expect(isSmall(stage))
        scroll(by: -7.75)
        #expect(isSmall(stage))
        scroll(by: -0.5)
        #expect(!isSmall(stage))
        scroll(by: 7.75)
        #expect(!isSmall(stage))
        scroll(by: 0.5)
        #expect(isSmall(stage))
        // A turn begins anew.
        scroll(by: -5)
        scroll(by: 5)
        scroll(by: -5)
        #expect(isSmall(stage))
    }

    private struct ChosenFeed: View {
        @Bindable var model: Model

        var body: some View {
            TabView(selection: $model.tab) {
                Tab("Feed", systemImage: "list.bullet", value: 0) { ScrollView { box(100, 2_000) } }
                Tab("More", systemImage: "ellipsis", value: 1) { Text("more") }
            }
            .tabBarMinimizeBehavior(.onScrollDown)
        }
    }

    @Test func aSelectionOfTheProgramRestoresTheOtherTabs() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { ChosenFeed(model: model) }
        try stage.settle()
        try drag(stage, by: 200)
        #expect(isSmall(stage))
        model.tab = 1
        try stage.settle()
        for label in ["Feed", "More"] { #expect(throws: Never.self) { try stage.element(.tab, label) } }
    }

    /// Tabs inside a tab have neither the accessory nor the behavior of the tabs around them.
    @Test func onlyTheOuterBarShrinksAndHasTheAccessory() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            TabView {
                Tab("Outer", systemImage: "star") {
                    TabView {
                        Tab("Left", systemImage: "heart") { ScrollView { box(100, 2_000) } }
                        Tab("Right", systemImage: "circle") { Text("right") }
                    }
                }
                Tab("More", systemImage: "ellipsis") { Text("more") }
            }
            .tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory { Text("accessory") }
        }
        try stage.settle()
        #expect(stage.semantics.flattened.count { $0.label == "accessory" } == 1)
        try drag(stage, by: 100)
        #expect(throws: Never.self) { try stage.element(.tab, "Right") }
    }

    @Test func aJumpOfTheProgramDoesNotShrinkTheBar() throws {
        let stage = try feed(.onScrollDown)
        try stage.tap("jump")
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y > 800)
        #expect(!isSmall(stage))
    }

    @Test func aWheelShrinksTheBar() throws {
        let stage = try feed(.onScrollDown)
        stage.wheel(by: CGSize(width: 0, height: 3), at: CGPoint(x: 150, y: 200))
        try stage.settle()
        #expect(try stage.scroll("feed").offset.y > 100)
        #expect(isSmall(stage))
    }

    @Test(arguments: [false, true]) func aBounceAtTheEndLeavesTheBarSmall(hasAccessory: Bool) throws {
        let stage = try feed(.onScrollDown, hasAccessory: hasAccessory)
        try drag(stage, by: 120)
        #expect(isSmall(stage))
        var bounces = false
        for _ in 0..<8 {
            stage.flick(from: CGPoint(x: 150, y: 200), velocity: CGVector(dx: 0, dy: -3_000))
            while !stage.isAtRest {
                stage.advance(by: 1.0 / 60)
                bounces = try bounces || stage.scroll("feed").offset.y > end(of: stage) + 1
                #expect(isSmall(stage))
            }
        }
        #expect(bounces)
        #expect(try abs(stage.scroll("feed").offset.y - end(of: stage)) < 0.5)
        // A pull beyond the end bounces back, too.
        let finger = stage.touch(at: CGPoint(x: 150, y: 250))
        finger.move(by: CGSize(width: 0, height: -150), over: 0.3)
        #expect(try stage.scroll("feed").offset.y > end(of: stage) + 20)
        finger.lift()
        try stage.settle()
        #expect(isSmall(stage))
    }
}
