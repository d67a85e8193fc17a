import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TextRoomTests {
    private func height<V: View>(_ view: V) throws -> CGFloat {
        let stage = Stage(size: CGSize(width: 300, height: 500)) {
            view.font(.system(size: 20)).accessibilityIdentifier("text")
        }
        return try stage.frame(of: "text").height
    }

    @Test func aTextReservesSpaceForLines() throws {
        let one = try height(Text("a"))
        #expect(try height(Text("a").lineLimit(3, reservesSpace: true)) == 3 * one)
        #expect(try height(Text("a").lineLimit(3, reservesSpace: false)) == one)
        #expect(try height(Text("a").lineLimit(2...4)) == 2 * one)
        #expect(try height(Text("a\nb\nc").lineLimit(2...)) == 3 * one)
        #expect(try height(Text("a\nb\nc").lineLimit(1...2)) == 2 * one)
        #expect(try height(Text("a\nb\nc").lineLimit(...2)) == 2 * one)
        // The inner limit applies.
        #expect(try height(Text("a").lineLimit(1).lineLimit(3, reservesSpace: true)) == one)
        #expect(try height(Text("a").lineLimit(-3, reservesSpace: true)) == one)
    }

    @MainActor @Observable final class Room { var width: CGFloat = 100 }

    private struct Label: View {
        let room: Room

        var body: some View {
            Text(verbatim: "ab")
                .frame(width: room.width, alignment: .leading)
                .accessibilityIdentifier("room")
                .frame(width: 300, alignment: .leading)
        }
    }

    @Test func aTextOfTheSameSizeInMoreRoomIsNotDrawnAgain() throws {
        let room = Room()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Label(room: room) }
        stage.resetStatistics()
        room.width = 120
        stage.update()
        #expect(try stage.frame(of: "room").width == 120)
        #expect(stage.statistics.layersChanged == 0)
    }

    @Test func redactedContentIsNeitherDrawnNorRead() throws {
        func stage(_ reason: RedactionReasons) -> Stage {
            Stage(size: CGSize(width: 100, height: 40)) {
                VStack {
                    Text("██████").accessibilityIdentifier("text")
                    Text("always").unredacted()
                    Text("own").privacySensitive()
                }
                .redacted(reason: reason)
            }
        }
        func labels(_ stage: Stage) -> [String] { stage.semantics.flattened.compactMap(\.label) }
        #expect(labels(stage([])) == ["██████", "always", "own"])
        #expect(labels(stage(.placeholder)) == ["always"])
        #expect(labels(stage(.privacy)) == ["██████", "always"])
        #expect(try stage(.placeholder).frame(of: "text") == stage([]).frame(of: "text"))
    }

    @Test func aBadgeIsAtTheEndOfARow() throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            List {
                Text("Inbox").badge(12)
                Text("Sent").badge(0)
            }
        }
        let badge = try #require(stage.semantics.flattened.first { $0.label == "12" })
        #expect(abs(badge.frame.maxX - 264) < 0.5)
        #expect(!stage.semantics.flattened.contains { $0.label == "0" })
    }
}
