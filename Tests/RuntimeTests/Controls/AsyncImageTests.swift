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

    @MainActor @Observable final class Model { var url: URL? }

    private struct Changing: View {
        let model: Model

        var body: some View {
            AsyncImage(url: model.url) { phase in
                switch phase {
                case .empty: Text("empty").accessibilityIdentifier("state")
                case .success(let image): image.accessibilityIdentifier("image")
                case .failure: Text("failed").accessibilityIdentifier("state")
                @unknown default: EmptyView()
                }
            }
        }
    }

    private func address(width: CGFloat) throws -> URL {
        let data = try Stage(size: CGSize(width: width, height: 10), scale: 1) { Color.red }.png()
        return try #require(URL(string: "data:image/png;base64,\(data.base64EncodedString())"))
    }

    @Test func anotherAddressIsLoaded() async throws {
        let model = Model(), first = try address(width: 20), second = try address(width: 8)
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Changing(model: model) }
        #expect(try stage.text(of: "state") == "empty")
        for (url, width) in [(first, 20), (second, 8)] as [(URL, CGFloat)] {
            model.url = url
            await stage.mainQueue { (try? stage.frame(of: "image").width) == width }
            #expect(try stage.frame(of: "image").width == width)
        }
        let others: [(URL?, String)] = [(URL(string: "https://example.org/a.png"), "failed"), (nil, "empty")]
        for (url, state) in others {
            model.url = url
            await stage.mainQueue { (try? stage.text(of: "state")) == state }
            #expect(try stage.text(of: "state") == state && !stage.exists("image"))
        }
        model.url = first
        await stage.mainQueue { stage.exists("image") }
        #expect(try stage.frame(of: "image").width == 20)
    }

    private struct Scaled: View {
        let url: URL
        let scales: [CGFloat]

        var body: some View {
            ForEach(scales.indices, id: \.self) { index in
                AsyncImage(url: url, scale: scales[index]) { phase in
                    if let image = phase.image { image.accessibilityIdentifier("\(index)") }
                }
            }
        }
    }

    /// A scale that isn't a positive number is 1.
    @Test func aPictureHasTheSizeOfItsScale() async throws {
        let scales: [CGFloat] = [2, 0.5, 0, -2, .nan, .infinity], url = try address(width: 20)
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Scaled(url: url, scales: scales) }
        await stage.mainQueue { scales.indices.allSatisfy { stage.exists("\($0)") } }
        let widths = try scales.indices.map { try stage.frame(of: "\($0)").width }
        #expect(widths == [10, 40, 20, 20, 20, 20])
    }

    /// The scheme and the encoding can be in either case, and the contents can be percent-encoded.
    @Test func dataIsReadFromItsAddress() async throws {
        let text = try address(width: 20).absoluteString.dropFirst("data:image/png;base64,".count)
        let encoded = text.replacing("+", with: "%2B").replacing("/", with: "%2F").replacing("=", with: "%3D")
        for address in ["DATA:image/png;BASE64,\(text)", "data:image/png;base64,\(encoded)", "data:;base64,\(text)"] {
            let model = Model()
            model.url = URL(string: address)
            let stage = Stage(size: CGSize(width: 200, height: 200)) { Changing(model: model) }
            await stage.mainQueue { stage.exists("image") }
            #expect(try stage.frame(of: "image").width == 20, "\(address.prefix(24))")
        }
        for address in ["data:image/png;base64", "data:,\(text)"] {
            let model = Model()
            model.url = URL(string: address)
            let stage = Stage(size: CGSize(width: 200, height: 200)) { Changing(model: model) }
            await stage.mainQueue { (try? stage.text(of: "state")) == "failed" }
            #expect(try stage.text(of: "state") == "failed", "\(address.prefix(24))")
        }
    }
}
