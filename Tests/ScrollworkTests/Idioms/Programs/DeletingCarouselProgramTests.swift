import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// A carousel that plays while a person deletes its items.
@MainActor
@Suite struct DeletingCarouselProgramTests {
    struct Photo: Identifiable, Equatable {
        let id: Int
    }

    @MainActor @Observable
    final class Album {
        var photos: [Photo]
        var shown: Int?
        @ObservationIgnored var settled: [Int] = []

        init(_ count: Int) { photos = (0..<count).map(Photo.init) }

        func delete(_ id: Int) { photos.removeAll { $0.id == id } }
        func add(_ id: Int) { photos.append(Photo(id: id)) }
        var ids: [Int] { photos.map(\.id) }
    }

    private struct Slides: View {
        @Bindable var album: Album
        let loops: Bool

        var body: some View {
            VStack {
                Carousel(album.photos, selection: $album.shown, loops: loops) { photo in
                    Text("Photo \(photo.id)")
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .accessibilityIdentifier("photo \(photo.id)")
                }
                .autoplay(every: .seconds(3))
                .pageIndicator()
                .onPageChange { if $0 == .settled { album.settled.append($1) } }
                Text("\(album.photos.count) photos, \(album.shown.map(String.init) ?? "none")")
                    .accessibilityIdentifier("count")
                Button("Delete") { withAnimation { album.delete(album.shown ?? album.photos[0].id) } }
                    .disabled(album.photos.isEmpty)
            }
        }
    }

    private func stage(_ album: Album, loops: Bool = true) -> Stage {
        Stage(size: CGSize(width: 390, height: 400)) { Slides(album: album, loops: loops) }
    }

    /// Returns the photo at the leading edge, if one rests there.
    private func resting(_ stage: Stage) -> Int? {
        let photo = stage.frames(prefix: "photo ").first { abs($0.value.minX) < 0.5 }
        return photo.flatMap { Int($0.key.dropFirst(6)) }
    }

    private func tapDelete(_ stage: Stage) throws {
        let frame = try stage.element(.button, "Delete").frame
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Another photo of the album is shown, and the program knows which.
    private func expectConsistent(_ album: Album, _ stage: Stage, line: Int = #line) throws {
        let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
        let rest = try #require(resting(stage), "\(stage.frames(prefix: "photo "))", sourceLocation: place)
        #expect(album.ids.contains(rest), sourceLocation: place)
        #expect(album.shown == nil || album.shown == rest, sourceLocation: place)
    }

    @Test(arguments: [true, false]) func theVisiblePhotoIsDeletedRepeatedly(_ loops: Bool) throws {
        let album = Album(6), stage = stage(album, loops: loops)
        for count in stride(from: 5, through: 1, by: -1) {
            stage.advance(by: 4)
            try tapDelete(stage)
            stage.advance(by: 1)
            #expect(album.photos.count == count)
            try expectConsistent(album, stage)
        }
        stage.advance(by: 8)
        try expectConsistent(album, stage)
        try tapDelete(stage)
        stage.advance(by: 8)
        #expect(album.photos.isEmpty && album.shown == nil)
        #expect(stage.frames(prefix: "photo ").isEmpty)
        // It plays again with new photos.
        for id in 10...12 { album.add(id) }
        stage.advance(by: 1)
        let first = try #require(resting(stage))
        stage.advance(by: 4)
        #expect(resting(stage) != first)
        try expectConsistent(album, stage)
    }

    /// The photo to which the carousel moves is deleted during the movement, or the one that it leaves.
    @Test(arguments: [true, false], [0.05, 0.2, 0.35]) func aPhotoIsDeletedDuringTheMovement(
        _ deletesTarget: Bool, _ moment: Double
    ) throws {
        let album = Album(5), stage = stage(album)
        stage.advance(by: 3 + moment)
        #expect(album.shown == 1)
        let start = try stage.frame(of: "photo 1").minX
        #expect(start > 0.5 && start < 390)
        album.delete(deletesTarget ? 1 : 0)
        stage.update()
        stage.advance(by: 1.5)
        try expectConsistent(album, stage)
        #expect(deletesTarget ? album.shown != 1 : album.shown == 1)
        let before = resting(stage)
        stage.advance(by: 3.5)
        #expect(resting(stage) != before, "it plays on")
        try expectConsistent(album, stage)
    }

    /// Photos that aren't visible come and go, and the shown one stays where it is.
    @Test func otherPhotosAreDeletedAroundTheVisibleOne() throws {
        let album = Album(8), stage = stage(album)
        stage.advance(by: 4)
        #expect(album.shown == 1 && resting(stage) == 1)
        for id in [0, 5, 7, 3] {
            album.delete(id)
            stage.update()
            #expect(resting(stage) == 1)
            stage.advance(by: 0.1)
        }
        #expect(album.shown == 1)
        stage.advance(by: 3.5)
        #expect(resting(stage) == 2 && album.shown == 2)
        stage.advance(by: 3.5)
        #expect(resting(stage) == 4 && album.shown == 4)
    }

    /// A finger holds the carousel while the photo under it is deleted.
    @Test func thePhotoUnderTheFingerIsDeleted() throws {
        let album = Album(4), stage = stage(album)
        let finger = stage.touch(at: CGPoint(x: 250, y: 150))
        finger.move(by: CGSize(width: -60, height: 0), over: 0.2)
        album.delete(0)
        stage.update()
        finger.move(by: CGSize(width: -30, height: 0), over: 0.2)
        finger.lift()
        stage.advance(by: 1.5)
        try expectConsistent(album, stage)
        stage.advance(by: 8)
        try expectConsistent(album, stage)
        #expect(album.settled.count >= 2)
    }
}
