import Combine
import Foundation
import ScrollworkTesting
import SwiftUI
import Testing
import UIKit

/// Views that render into images.
@MainActor
@Suite struct ImageRendererTests {
    /// A program that renders images needs a host.
    private let stage = Stage(size: CGSize(width: 100, height: 100)) { Color.white }

    @Test func theImageHasTheIdealSizeAtTheScale() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 30, height: 20))
        #expect(image.scale == 1)
        renderer.scale = 3
        let sharp = try #require(renderer.uiImage)
        #expect(sharp.size == CGSize(width: 30, height: 20))
        #expect(sharp.scale == 3)
        #expect(try #require(sharp.pngData()).count != #require(image.pngData()).count)
    }

    @Test func theProposedSizeDeterminesTheSizeOfFlexibleViews() throws {
        let renderer = ImageRenderer(content: Color.red)
        #expect(renderer.uiImage?.size == CGSize(width: 10, height: 10))
        renderer.proposedSize = ProposedViewSize(width: 70, height: 40)
        #expect(renderer.uiImage?.size == CGSize(width: 70, height: 40))
    }

    @Test func theImageShowsTheView() throws {
        struct Flag: View {
            var body: some View {
                HStack(spacing: 0) {
                    Color.red
                    Color.clear
                }
                .frame(width: 20, height: 10)
            }
        }
        let image = try #require(ImageRenderer(content: Flag()).uiImage)
        let shown = Stage(size: CGSize(width: 20, height: 10), scale: 1) { Image(uiImage: image) }
        let drawn = Stage(size: CGSize(width: 20, height: 10), scale: 1) { Flag() }
        #expect(try shown.png() == drawn.png())
        let renderer = ImageRenderer(content: Flag())
        renderer.isOpaque = true
        let black = Stage(size: CGSize(width: 20, height: 10), scale: 1) {
            Image(uiImage: renderer.uiImage ?? UIImage())
        }
        let background = Stage(size: CGSize(width: 20, height: 10), scale: 1) { Flag().background(.black) }
        #expect(try black.png() == background.png())
    }

    @Test func aViewWithoutASizeHasNoImage() {
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
        let renderer = ImageRenderer(content: Color.red)
        renderer.scale = .nan
        #expect(renderer.uiImage == nil)
    }

    @Test func settingAPropertyNotifies() {
        let renderer = ImageRenderer(content: Text("A"))
        var count = 0
        let watch = renderer.objectWillChange.sink { count += 1 }
        renderer.content = Text("B")
        renderer.scale = 2
        #expect(count == 2)
        watch.cancel()
    }

    @Test func aButtonRendersWhatTheScreenShows() throws {
        struct Card: View {
            @State private var number = 1
            @State private var picture: UIImage?
            private var badge: some View { Text("\(number)").padding().background(.yellow) }
            var body: some View {
                VStack {
                    badge
                    Button("Next") {
                        number += 1
                        picture = ImageRenderer(content: badge).uiImage
                    }
                    .accessibilityIdentifier("next")
                    if let picture { Image(uiImage: picture).accessibilityElement().accessibilityIdentifier("picture") }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Card() }
        try stage.activate("next")
        #expect(try stage.frame(of: "picture").width > 32)
    }
}
