import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Components in the pages of others, and links in pages.
@MainActor
@Suite struct NestedPagersProgramTests {
    private struct Shelves: View {
        @Bindable var page: Kept<Int>
        @Bindable var photo: Kept<Int?>
        @State private var weight = 3

        var body: some View {
            EndlessPager(index: $page.value) { number in
                VStack(spacing: 0) {
                    Text("Shelf \(number)").frame(height: 60)
                    Carousel(0..<5, id: \.self, selection: $photo.value, loops: false) { photo in
                        Text("\(number).\(photo)")
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .accessibilityIdentifier("photo \(number).\(photo)")
                    }
                    .frame(height: 200)
                    WheelPicker("Weight", value: $weight, in: 0...99)
                        .accessibilityIdentifier("wheel \(number)")
                        .frame(height: 100)
                    Color.green.frame(maxHeight: .infinity)
                }
                .accessibilityIdentifier("shelf \(number)")
            }
        }
    }

    private func stage(_ page: Kept<Int>, _ photo: Kept<Int?>) throws -> Stage {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Shelves(page: page, photo: photo) }
        try stage.settle()
        return stage
    }

    private func flick(_ stage: Stage, at y: CGFloat, forward: Bool = true) throws {
        stage.flick(
            from: CGPoint(x: forward ? 330 : 60, y: y), velocity: CGVector(dx: forward ? -1_200 : 1_200, dy: 0))
        try stage.settle()
    }

    @Test func theInnermostMovesUnderTheFinger() throws {
        let page = Kept(0), photo = Kept<Int?>(0), stage = try stage(page, photo)
        try flick(stage, at: 160)
        #expect(page.value == 0 && photo.value == 1)
        #expect(abs(try stage.frame(of: "photo 0.1").minX) < 0.5)
        try flick(stage, at: 500)
        #expect(page.value == 1 && photo.value == 1)
        #expect(abs(try stage.frame(of: "shelf 1").minX) < 0.5)
        // Carousels that share a selection show the same photo.
        #expect(abs(try stage.frame(of: "photo 1.1").minX) < 0.5)
        try flick(stage, at: 160, forward: false)
        #expect(page.value == 1 && photo.value == 0)
        try flick(stage, at: 500, forward: false)
        #expect(page.value == 0)
        #expect(abs(try stage.frame(of: "photo 0.0").minX) < 0.5)
    }

    /// A finger on the wheel of a page turns the wheel. After its last value, the pager takes the rest of the drag.
    @Test func theWheelOfAPageTurns() throws {
        let page = Kept(0), photo = Kept<Int?>(0), stage = try stage(page, photo)
        let wheel = try stage.element(.slider, "Weight").frame
        stage.drag(
            from: CGPoint(x: wheel.midX, y: wheel.midY), to: CGPoint(x: wheel.midX - 150, y: wheel.midY), over: 0.3)
        try stage.settle()
        let turned = try #require(stage.element(.slider, "Weight").value.flatMap { Int($0) })
        #expect(turned > 10 && page.value == 0 && photo.value == 0)
        #expect(abs(try stage.frame(of: "shelf 0").minX) < 0.5)
        try stage.focus("wheel 0")
        stage.press(.end)
        try stage.settle()
        stage.flick(from: CGPoint(x: 330, y: wheel.midY), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(page.value == 1)
    }

    private struct Gallery: View {
        @Bindable var photo: Kept<Int?>

        var body: some View {
            NavigationStack {
                Carousel(0..<5, id: \.self, selection: $photo.value) { number in
                    NavigationLink("Photo \(number)", value: number)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .accessibilityIdentifier("photo \(number)")
                }
                .autoplay(every: .seconds(3))
                .navigationTitle("Gallery")
                .navigationDestination(for: Int.self) { number in
                    Text("Details of \(number)").accessibilityIdentifier("details").navigationTitle("Photo")
                }
            }
        }
    }

    @Test func aLinkOpensAPhotoAndAutoplayWaits() throws {
        let photo = Kept<Int?>(0)
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Gallery(photo: photo) }
        stage.advance(by: 4)
        #expect(photo.value == 1)
        let link = try stage.frame(of: "photo 1")
        stage.tap(at: CGPoint(x: link.midX, y: link.midY))
        stage.advance(by: 1)
        #expect(try stage.text(of: "details") == "Details of 1")
        stage.advance(by: 10)
        #expect(photo.value == 1, "a covered carousel doesn't play")
        let back = try stage.element(.button, "Back").frame
        stage.tap(at: CGPoint(x: back.midX, y: back.midY))
        stage.advance(by: 1)
        #expect(!stage.exists("details") && photo.value == 1)
        #expect(abs(try stage.frame(of: "photo 1").minX) < 0.5)
        stage.advance(by: 3)
        #expect(photo.value == 2)
    }
}
