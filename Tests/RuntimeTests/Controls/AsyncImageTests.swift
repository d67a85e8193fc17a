import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct AsyncImageTests {
    /// An image of 20 by 10 pixels, as encoded bytes.
    private func picture() throws -> Data {
        try Stage(size: CGSize(width: 20, height: 10), scale: 1) { Color.red }.png()
    }

    private struct Loader: View {
        let url: URL?

        var body: some View {
            AsyncImage(url: url) {
                $0.accessibilityIdentifier("image")
            } placeholder: {
                Text("wait").accessibilityIdentifier("wait")
            }
            AsyncImage(url: url, scale: 2, transaction: Transaction(animation: .default)) { phase in
                switch phase {
                case .empty: Text("empty").accessibilityIdentifier("state")
                case .success(let image): image.accessibilityIdentifier("half")
                case .failure(let error): Text(error is CocoaError ? "failed" : "odd").accessibilityIdentifier("state")
                @unknown default: EmptyView()
                }
            }
            AsyncImage(url: url)
        }
    }

    @Test func filesAndDataAreLoaded() async throws {
        let data = try picture()
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for url in [file, URL(string: "data:image/png;base64,\(data.base64EncodedString())")] {
            let stage = Stage(size: CGSize(width: 200, height: 200)) { Loader(url: url) }
            #expect(stage.exists("wait"))
            await stage.mainQueue { stage.exists("image") && stage.exists("half") }
            try stage.settle()
            #expect(try stage.frame(of: "image").size == CGSize(width: 20, height: 10))
            #expect(try stage.frame(of: "half").size == CGSize(width: 10, height: 5))
        }
    }

    @Test(arguments: ["https://example.org/a.png", "file:///nowhere/at/all.png", "data:image/png;base64,AAAA"])
    func aFailedLoadReportsItsError(address: String) async throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Loader(url: URL(string: address)) }
        await stage.mainQueue { (try? stage.text(of: "state")) == "failed" }
        #expect(try stage.text(of: "state") == "failed")
        #expect(stage.exists("wait"))
    }
}
