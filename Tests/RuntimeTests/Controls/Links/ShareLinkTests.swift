import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ShareLinkTests {
    private let size = CGSize(width: 300, height: 300)
    private let url = URL(string: "https://example.org/a")!

    @Test func aShareLinkPassesItsItemToTheHost() throws {
        let stage = Stage(size: size) { ShareLink(item: url).accessibilityIdentifier("share") }
        #expect(try stage.element(.button, "Share…").actions == [.activate])
        try stage.tap("share")
        #expect(stage.hostRequests == [.share([.url(url)], subject: nil, message: nil)])
    }

    @Test func aTextHasASubjectAndAMessage() throws {
        let stage = Stage(size: size) {
            ShareLink("Send", item: "A verse", subject: Text("Poem"), message: Text("Read **this**"))
                .accessibilityIdentifier("share")
        }
        #expect(try stage.element(.button, "Send").actions == [.activate])
        try stage.tap("share")
        #expect(stage.hostRequests == [.share([.text("A verse")], subject: "Poem", message: "Read this")])
    }

    @Test func severalItemsAreSharedTogetherAndInOrder() throws {
        let items = (1...3).map { URL(string: "https://example.org/\($0)")! }
        let stage = Stage(size: size) {
            ShareLink(items: items) { Text("All") }.accessibilityIdentifier("share")
        }
        try stage.tap("share")
        #expect(stage.hostRequests == [.share(items.map { .url($0) }, subject: nil, message: nil)])
    }

    private struct Trip: Transferable {
        let name: String
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
    }

    @Test func aPreviewNamesAnItemOfAProgramsOwnType() throws {
        let stage = Stage(size: size) {
            ShareLink(item: Trip(name: "Coast"), preview: SharePreview("A trip")) { Text("Share the trip") }
                .accessibilityIdentifier("share")
        }
        try stage.tap("share")
        #expect(stage.hostRequests == [.share([.text("Coast")], subject: "A trip", message: nil)])
    }

    @Test func aShareLinkInAToolbarShowsOnlyItsSymbol() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                Text("Content").toolbar { ShareLink(item: url).accessibilityIdentifier("share") }
            }
        }
        #expect(try stage.frame(of: "share").width < 60)
        try stage.tap("share")
        #expect(stage.hostRequests == [.share([.url(url)], subject: nil, message: nil)])
    }

    private struct Report: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .utf8PlainText) { _ in Data("Finished".utf8) }
        }
    }

    @Test func anItemThatArrivesLaterBelongsToItsScene() async throws {
        let stage = Stage(size: size) {
            ShareLink(item: Report(), preview: SharePreview("Report")).accessibilityIdentifier("share")
        }
        let other = Stage(size: size) { Text("Another scene") }
        try stage.tap("share")
        await stage.mainQueue(until: { !stage.hostRequests.isEmpty || !other.hostRequests.isEmpty })
        other.update()
        #expect(stage.hostRequests == [.share([.text("Finished")], subject: "Report", message: nil)])
        #expect(other.hostRequests.isEmpty)
    }

    @Test func dataWithoutATextRepresentationIsNotShared() throws {
        let stage = Stage(size: size) {
            ShareLink(item: Data([0, 255]), preview: SharePreview("Bytes")).accessibilityIdentifier("share")
        }
        try stage.tap("share")
        #expect(stage.hostRequests.isEmpty)
    }
}
