import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Invalid input is clamped or ignored: nothing crashes, and all frames are finite.
@MainActor
@Suite struct BadInputTests {
    private nonisolated static let odd: [CGFloat] = [
        .nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    private func expectNumbers(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) {
        for (name, frame) in stage.frames() {
            let isFinite = frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
            #expect(isFinite, "\(name) is \(frame)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [Int64.min, .max]) func textsOfTheLargestNumbers(number: Int64) throws {
        let stage = Stage(size: CGSize(width: 400, height: 100)) {
            Text("Page \(number)").accessibilityIdentifier("text")
        }
        #expect(try stage.text(of: "text").filter { $0.isNumber } == "\(number.magnitude)")
    }

    // MARK: Sizes

    @Test(arguments: odd) func windowsOfAnySize(length: CGFloat) throws {
        let stage = Stage(size: CGSize(width: length, height: length)) {
            VStack {
                Color.red.accessibilityIdentifier("color")
                ScrollView { box(10, 10, "box") }.accessibilityIdentifier("scroll")
                Text("text").accessibilityIdentifier("text")
            }
        }
        expectNumbers(stage)
        stage.resize(to: CGSize(width: 100, height: 100))
        #expect(try stage.frame(of: "color").width == 100)
        stage.resize(to: CGSize(width: length, height: 50))
        expectNumbers(stage)
        if length.isFinite, length < 10_000 { #expect(try !stage.png().isEmpty) }
    }

    @Test(arguments: odd) func framesPaddingAndSpacingOfAnyLength(length: CGFloat) {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            HStack(spacing: length) {
                Color.red.frame(width: length, height: length).accessibilityIdentifier("fixed")
                Color.red.frame(minWidth: length, maxWidth: length).accessibilityIdentifier("flexible")
                VStack(spacing: length) {
                    Text("text").padding(length).accessibilityIdentifier("padded")
                    Color.red.frame(minHeight: 10, idealHeight: length).fixedSize().accessibilityIdentifier("ideal")
                    Spacer(minLength: length).accessibilityIdentifier("spacer")
                }
                Color.red.frame(width: 10, height: 10).offset(x: length, y: length).accessibilityIdentifier("offset")
                Color.red.frame(width: 10, height: 10).position(x: length, y: length).accessibilityIdentifier(
                    "position")
                Color.red.opacity(length).alignmentGuide(VerticalAlignment.center) { _ in length }
                    .accessibilityIdentifier("guide")
            }
            .accessibilityIdentifier("stack")
        }
        stage.advance(by: 0.1)
        expectNumbers(stage)
    }

    @Test(arguments: odd.filter { $0 != .greatestFiniteMagnitude } + [1e6]) func scrollViewsWithAnyLength(
        length: CGFloat
    ) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(spacing: length) {
                    ForEach(0..<50) { box(length, 20, "wide-\($0)") }
                    box(20, length, "tall")
                }
            }
            .contentMargins(.all, length)
            .safeAreaPadding(length)
            .scrollTargetBehavior(.snap(step: length))
            .accessibilityIdentifier("scroll")
        }
        stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: -900, dy: -900))
        _ = try? stage.settle()
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 100, y: 100))
        stage.press(.end)
        stage.advance(by: 0.5)
        expectNumbers(stage)
    }

    @Test(arguments: odd.filter { !$0.isFinite }) func visualEffectsThatAreNotNumbersChangeNothing(amount: CGFloat)
        throws
    {
        func picture(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) throws -> Data {
            try Stage(size: CGSize(width: 40, height: 40)) {
                Color.red.padding(10).visualEffect { content, _ in effect(content) }
            }.png()
        }
        let plain = try picture { $0 }, number = Double(amount)
        #expect(try picture { $0.blur(radius: amount) } == plain)
        #expect(try picture { $0.brightness(number).saturation(number).contrast(number).grayscale(number) } == plain)
        #expect(try picture { $0.hueRotation(.radians(number)) } == plain)
        #expect(try picture { $0.grayscale(1) } != plain)
    }

    // MARK: Collections

    @Test(arguments: [0, 1, 2]) func rulersOfFewValues(count: Int) throws {
        let stage = Stage(size: CGSize(width: 200, height: 60)) { FewTicks(count: count) }
        for key in [KeyEvent.Key.rightArrow, .leftArrow, .pageDown, .pageUp, .end, .home] {
            stage.press(key)
            try stage.settle()
        }
        stage.flick(from: CGPoint(x: 80, y: 30), velocity: CGVector(dx: -1_500, dy: 0))
        try stage.settle()
        stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 80, y: 30))
        try stage.settle()
        if count > 0 {
            let offsets = try (0..<count).map { try stage.frame(of: "tick-\($0)").minX - 100 }
            #expect(offsets.contains { abs($0) < 0.001 })
        }
        expectNumbers(stage)
    }

    private struct FewTicks: View {
        let count: Int
        @State private var position: Int?

        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 8) {
                    ForEach(0..<count, id: \.self) {
                        Color.gray.frame(width: 2, height: 40).accessibilityIdentifier("tick-\($0)")
                    }
                }
                .scrollTargetLayout()
            }
            .safeAreaPadding(.horizontal, 100)
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $position)
        }
    }

    @Test func emptyContainers() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            VStack {
                ScrollView {}.accessibilityIdentifier("empty")
                ScrollView { LazyVStack {} }.accessibilityIdentifier("lazy")
                ScrollView(.horizontal) { LazyHStack { ForEach(0..<0) { _ in Text("never") } }.scrollTargetLayout() }
                    .scrollTargetBehavior(.paging)
                    .accessibilityIdentifier("sideways")
                HStack {}.accessibilityIdentifier("stack")
                ZStack {}.accessibilityIdentifier("depth")
                Group {}
                EmptyView()
            }
        }
        stage.flick(from: CGPoint(x: 100, y: 20), velocity: CGVector(dx: 0, dy: -800))
        stage.press(.end)
        try stage.settle()
        expectNumbers(stage)
    }

    @Test func idsThatAreNotUnique() throws {
        let model = Repeated()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { RepeatedRows(model: model) }
        for items in [[1, 1, 1], [1, 2, 1, 3, 3], [], [3, 3], [2, 1, 2, 1], Array(repeating: 7, count: 40)] {
            model.items = items
            stage.advance(by: 0.05)
            expectNumbers(stage)
        }
        model.target = 7
        try stage.settle()
        expectNumbers(stage)
    }

    @Observable fileprivate final class Repeated {
        var items = [1, 2, 3]
        var target = 0
    }

    private struct RepeatedRows: View {
        let model: Repeated

        var body: some View {
            ScrollViewReader { proxy in
                HStack {
                    ScrollView { LazyVStack { ForEach(model.items, id: \.self) { box(50, 20, "lazy-\($0)") } } }
                    ScrollView { VStack { ForEach(model.items, id: \.self) { box(50, 20, "eager-\($0)") } } }
                }
                .onChange(of: model.target) {
                    proxy.scrollTo(model.target, anchor: .bottom)
                    proxy.scrollTo("no such row")
                }
            }
        }
    }

    // MARK: Input

    @Test func pointsAndTimesThatAreNotNumbers() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView { box(200, 2_000, "content") }.accessibilityIdentifier("scroll")
        }
        for value in Self.odd {
            let point = CGPoint(x: value, y: value)
            stage.drag(from: point, to: CGPoint(x: 10, y: 10), over: 0.05)
            stage.drag(from: CGPoint(x: 100, y: 100), to: point, over: 0.05)
            _ = try? stage.settle(within: 30)
            stage.tap(at: point)
            stage.flick(from: CGPoint(x: 100, y: 100), velocity: CGVector(dx: value, dy: value))
            _ = try? stage.settle(within: 30)
            stage.wheel(by: CGSize(width: value, height: value), at: CGPoint(x: 100, y: 100))
            stage.wheel(by: CGSize(width: 1, height: 1), at: point, precise: true)
            stage.trackpad(.changed, by: CGSize(width: value, height: value), at: CGPoint(x: 100, y: 100))
            stage.trackpad(.ended, at: point)
            stage.advance(by: value == .greatestFiniteMagnitude ? 0 : Double(value))
            expectNumbers(stage)
        }
        stage.press(.home)
        _ = try? stage.settle(within: 30)
        #expect(try stage.scroll("scroll").offset.y == 0)
    }

    @Test func timeNeverRunsBackwards() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Color.red }
        stage.advance(by: 1)
        stage.advance(by: -5)
        #expect(stage.time == 1)
        stage.advance(by: .nan)
        #expect(stage.time == 1)
        stage.advance(by: 0.5, framesPerSecond: -3)
        #expect(stage.time == 1.5)
    }

    @Test func eventsAfterTheEndAreIgnored() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { ScrollView { box(200, 2_000) } }
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.lift()
        finger.lift()
        finger.move(to: .zero, over: 1)
        finger.cancel()
        #expect(!finger.isDown)
        #expect(stage.time == 0)
    }

    @Test func aViewThatDisappearsUnderAFinger() throws {
        let model = Repeated()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Vanishing(model: model) }
        let finger = stage.touch(at: CGPoint(x: 100, y: 150))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.1)
        model.items = []
        finger.move(by: CGSize(width: 0, height: -30), over: 0.1)
        finger.lift()
        try stage.settle()
        #expect(!stage.exists("list"))
        model.items = [1]
        try stage.settle()
        stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: 0, dy: -900))
        model.items = []
        try stage.settle()
        #expect(!stage.exists("list"))
    }

    private struct Vanishing: View {
        let model: Repeated

        var body: some View {
            if !model.items.isEmpty { ScrollView { box(100, 2_000) }.accessibilityIdentifier("list") }
        }
    }

    // MARK: Behaviors

    private struct Wild: ScrollTargetBehavior {
        let value: CGFloat

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = value }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func aBehaviorWithoutAFiniteTargetIsIgnored(value: CGFloat)
        throws
    {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView { box(200, 2_000) }.scrollTargetBehavior(Wild(value: value)).accessibilityIdentifier("scroll")
        }
        stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: 0, dy: -600))
        try stage.settle()
        let rest = try stage.scroll("scroll").offset.y
        #expect((200...400).contains(rest), "it glides as far as it would by itself")
        #expect(!stage.warnings.isEmpty)
    }

    /// Makes one of the numbers of the target infinite.
    private struct Endless: ScrollTargetBehavior {
        let index: Int

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            switch index {
            case 0: target.rect.origin.x = .infinity
            case 1: target.rect.origin.y = .infinity
            case 2: target.rect.size.width = .infinity
            default: target.rect.size.height = .infinity
            }
        }
    }

    @Test(arguments: 0..<4) func aBehaviorWithAnInfiniteNumberIsIgnored(index: Int) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView { box(200, 2_000) }.scrollTargetBehavior(Endless(index: index)).accessibilityIdentifier("scroll")
        }
        stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: 0, dy: -600))
        try stage.settle()
        let rest = try stage.scroll("scroll").offset.y
        #expect((200...400).contains(rest))
        #expect(!stage.warnings.isEmpty)
    }

    @Test(arguments: [-1e9, 1e9]) func anUnreachableTargetIsTheEdge(value: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView { box(200, 2_000) }.scrollTargetBehavior(Wild(value: value)).accessibilityIdentifier("scroll")
        }
        stage.flick(from: CGPoint(x: 100, y: 150), velocity: CGVector(dx: 0, dy: -600))
        try stage.settle()
        #expect(try stage.scroll("scroll").offset.y == (value < 0 ? 0 : 1_800))
    }

    @Test func aViewThatChangesItselfInEveryUpdateIsLimited() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Restless() }
        stage.advance(by: 0.1)
        #expect(stage.warnings.count == 1 && stage.warnings.first?.hasPrefix("Restless changes its own state") == true)
    }

    /// The second change evaluates the first one at once, because they are in different transactions.
    @Test func aViewThatChangesItselfInTwoTransactionsIsLimited() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Flickering() }
        stage.advance(by: 0.1)
        #expect(!stage.warnings.isEmpty)
    }

    private struct Flickering: View {
        @State private var count = 0
        @State private var other = 0

        var body: some View {
            Color.red
                .opacity(other < 0 ? 0 : 1)
                .onChange(of: count, initial: true) {
                    withAnimation { count += 1 }
                    other += 1
                }
        }
    }

    private struct Restless: View {
        @State private var count = 0

        var body: some View { Color.red.onChange(of: count, initial: true) { count += 1 } }
    }
}
