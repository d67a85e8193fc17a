import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A vertical feed whose pages scroll themselves, and open further content.
@MainActor
@Suite struct FeedProgramTests {
    private struct Feed: View {
        @Bindable var page: Kept<Int>
        @State private var isOpen: Set<Int> = []

        var body: some View {
            EndlessPager(.vertical, index: $page.value) { number in
                ScrollView {
                    VStack(spacing: 0) {
                        Text("Post \(number)").frame(height: 100)
                        Button(isOpen.contains(number) ? "Less" : "More") {
                            withAnimation { isOpen.formSymmetricDifference([number]) }
                        }
                        .frame(height: 44)
                        .accessibilityIdentifier("more \(number)")
                        if isOpen.contains(number) {
                            ForEach(0..<30, id: \.self) { Text("Line \($0)").frame(height: 40) }
                        }
                    }
                    .frame(maxWidth: .infinity)
                }
                .accessibilityIdentifier("post \(number)")
            }
        }
    }

    private func stage(_ page: Kept<Int>) throws -> Stage {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Feed(page: page) }
        try stage.settle()
        return stage
    }

    @Test func shortPagesTurn() throws {
        let page = Kept(0), stage = try stage(page)
        for number in 1...3 {
            stage.flick(from: CGPoint(x: 195, y: 450), velocity: CGVector(dx: 0, dy: -1_500))
            try stage.settle()
            #expect(page.value == number)
            #expect(abs(try stage.frame(of: "post \(number)").minY) < 0.5)
        }
    }

    /// A page that is longer than the screen scrolls. At its end, the next page follows.
    @Test func aLongPageScrollsFirst() throws {
        let page = Kept(0), stage = try stage(page)
        try stage.tap("more 0")
        try stage.settle()
        stage.flick(from: CGPoint(x: 195, y: 450), velocity: CGVector(dx: 0, dy: -900))
        try stage.settle()
        #expect(page.value == 0)
        #expect(try stage.scroll("post 0").offset.y > 100)
        for _ in 0..<3 {
            stage.flick(from: CGPoint(x: 195, y: 450), velocity: CGVector(dx: 0, dy: -4_000))
            try stage.settle()
            if page.value > 0 { break }
        }
        #expect(page.value == 1)
        #expect(abs(try stage.frame(of: "post 1").minY) < 0.5)
        // Back at the end of the long page.
        stage.flick(from: CGPoint(x: 195, y: 150), velocity: CGVector(dx: 0, dy: 1_500))
        try stage.settle()
        #expect(page.value == 0)
        let state = try stage.scroll("post 0")
        #expect(abs(state.offset.y - (state.contentSize.height - state.containerSize.height)) < 1)
    }

    /// The content shrinks below the finger's page while it's scrolled.
    @Test func collapsingContentLeavesThePageInPlace() throws {
        let page = Kept(5), stage = try stage(page)
        try stage.tap("more 5")
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 195, y: 450))
        finger.move(by: CGSize(width: 0, height: -60), over: 0.2)
        finger.hold(for: 0.2)
        finger.lift()
        try stage.settle()
        try stage.tap("more 5")
        try stage.settle()
        #expect(page.value == 5)
        #expect(abs(try stage.frame(of: "post 5").minY) < 0.5)
        #expect(try stage.scroll("post 5").offset.y == 0)
    }
}
