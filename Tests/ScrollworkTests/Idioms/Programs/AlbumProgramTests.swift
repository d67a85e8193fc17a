import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// An album in a pager with as many pages as there are photos, from which a person deletes the visible photo.
@MainActor
@Suite struct AlbumProgramTests {
    @MainActor @Observable
    final class Album {
        var photos = Array(1...5)
        var index = 0
        @ObservationIgnored var reports: [String] = []

        func delete() {
            photos.remove(at: index)
            index = min(index, photos.count - 1)
        }
    }

    private struct Screen: View {
        @Bindable var album: Album

        var body: some View {
            VStack {
                EndlessPager(index: $album.index, in: 0...album.photos.count - 1) { index in
                    if album.photos.indices.contains(index) {
                        Text("Photo \(album.photos[index])").accessibilityIdentifier("photo \(album.photos[index])")
                    }
                }
                .onPageChange { album.reports.append("\($0) \($1)") }
                Button("Delete") { withAnimation { album.delete() } }
            }
        }
    }

    private func stage(_ album: Album) throws -> Stage {
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Screen(album: album) }
        try stage.settle()
        return stage
    }

    private func flick(_ stage: Stage) {
        stage.flick(from: CGPoint(x: 300, y: 100), velocity: CGVector(dx: -900, dy: 0))
    }

    private func isShown(_ photo: Int, _ stage: Stage) throws -> Bool {
        abs(try stage.frame(of: "photo \(photo)").midX - 195) < 1
    }

    @Test func theNextPhotoTakesThePlace() throws {
        let album = Album(), stage = try stage(album)
        flick(stage)
        try stage.settle()
        album.reports = []
        try stage.tapButton("Delete")
        #expect(album.index == 1 && album.photos == [1, 3, 4, 5])
        #expect(try isShown(3, stage))
        #expect(album.reports.isEmpty, "the page is the same: \(album.reports)")
    }

    @Test func thePhotoBeforeTheLastOneTakesItsPlace() throws {
        let album = Album()
        album.index = 4
        let stage = try stage(album)
        for page in [3, 2, 1, 0] {
            try stage.tapButton("Delete")
            #expect(try isShown(page + 1, stage))
            #expect(album.reports == ["settling \(page)", "passing \(page)", "settled \(page)"])
            album.reports = []
        }
        flick(stage)
        try stage.settle()
        #expect(album.index == 0 && album.reports.isEmpty)
    }

    @Test func photosDisappearDuringAFling() throws {
        let album = Album()
        album.index = 2
        let stage = try stage(album)
        flick(stage)
        stage.advance(by: 0.1)
        album.photos.removeLast(2)
        album.index = min(album.index, album.photos.count - 1)
        try stage.settle()
        #expect(album.index == 2)
        #expect(try isShown(3, stage))
        #expect(album.reports.last == "settled 2", "\(album.reports)")
    }
}
