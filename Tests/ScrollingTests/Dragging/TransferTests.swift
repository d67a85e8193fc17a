import Foundation
import ScrollworkTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor
@Suite struct TransferTests {
    /// A layer of an image with two types of data, the second of which is only exported.
    private struct Layer: Transferable, Equatable {
        var bytes: [UInt8]

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(contentType: UTType(exportedAs: "com.example.layer")) { layer in
                Data(layer.bytes)
            } importing: { data in
                Layer(bytes: Array(data))
            }
            DataRepresentation(exportedContentType: .png) { _ in Data([1]) }
        }
    }

    private struct Note: Transferable, Equatable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (note: Note) in
                note.text
            } importing: {
                Note(text: $0)
            }
            .exportingCondition { !$0.text.isEmpty }
            .suggestedFileName { $0.text + ".txt" }
        }
    }

    private struct Movie: Transferable {
        var url: URL
        var content = ""

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(contentType: .mpeg4Movie) { movie in
                SentTransferredFile(movie.url)
            } importing: { received in
                Movie(url: received.file, content: try String(contentsOf: received.file, encoding: .utf8))
            }
        }
    }

    private func transferred<T: Transferable, U: Transferable>(_ value: T, as type: U.Type) async throws -> U {
        let item = NSItemProvider()
        item.register(value)
        return try await withCheckedThrowingContinuation { continuation in
            item.loadTransferable(type: U.self) { continuation.resume(with: $0) }
        }
    }

    @Test func valuesArriveByTheirRepresentations() async throws {
        #expect(try await transferred(Layer(bytes: [1, 2, 3]), as: Layer.self) == Layer(bytes: [1, 2, 3]))
        #expect(try await transferred(Note(text: "a"), as: String.self) == "a")
        #expect(try await transferred("b", as: Note.self) == Note(text: "b"))
        #expect(try await transferred(BoardCard(id: 1, title: "c"), as: Note.self) == Note(text: "c"))
        #expect(try await transferred(Data([7]), as: Data.self) == Data([7]))
        #expect(try await transferred(AttributedString("d"), as: String.self) == "d")
        let url = URL(fileURLWithPath: "/tmp/a b")
        #expect(try await transferred(url, as: URL.self) == url)
        await #expect(throws: (any Error).self) { try await transferred("text", as: URL.self) }
    }

    @Test func filesArriveAsCopiesThatDisappear() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("movie-\(UUID().uuidString).mp4")
        try Data("frames".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let movie = try await transferred(Movie(url: file), as: Movie.self)
        #expect(movie.content == "frames")
        #expect(movie.url != file && movie.url.pathExtension == "mp4")
        #expect(!FileManager.default.fileExists(atPath: movie.url.path))
    }

    @Test func representationsDetermineTheTypesAndTheNameOfAnItem() {
        let note = NSItemProvider(), empty = NSItemProvider(), layer = NSItemProvider()
        note.register(Note(text: "a"))
        empty.register(Note(text: ""))
        layer.register(Layer(bytes: []))
        #expect(note.registeredContentTypes == [.utf8PlainText] && note.suggestedName == "a.txt")
        #expect(empty.registeredContentTypes.isEmpty)
        #expect(layer.registeredTypeIdentifiers == ["com.example.layer", "public.png"])
        #expect(layer.hasItemConformingToTypeIdentifier("public.image"))
    }

    @Test func aDropWaitsForDataThatIsLoaded() async throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            HStack(spacing: 0) {
                Color.red.draggable(Layer(bytes: [5]))
                Color.gray.dropDestination(for: Layer.self) { layers, point in
                    log.note("\(layers.map(\.bytes)) at \(Int(point.x))")
                    return true
                } isTargeted: {
                    log.note("\($0)")
                }
            }
        }
        let finger = stage.lift(at: CGPoint(x: 75, y: 200))
        finger.move(to: CGPoint(x: 200, y: 200), over: 0.2)
        finger.lift()
        await stage.mainQueue { log.entries.count == 3 }
        #expect(log.entries == ["true", "false", "[[5]] at 50"])
    }

    @Test func anItemThatCompletesTwiceIsDroppedOnce() throws {
        let log = GestureLog()
        func item() -> NSItemProvider {
            let item = NSItemProvider()
            item.registerDataRepresentation(
                forTypeIdentifier: UTType.utf8PlainText.identifier, visibility: .all
            ) { completion in
                completion(Data("first".utf8), nil)
                completion(Data("second".utf8), nil)
                return nil
            }
            return item
        }
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            HStack(spacing: 0) {
                Color.red.onDrag { item() }
                Color.gray.dropDestination(for: String.self) { texts, _ in
                    log.note("\(texts)")
                    return true
                }
            }
        }
        let finger = stage.lift(at: CGPoint(x: 75, y: 200))
        finger.move(to: CGPoint(x: 200, y: 200), over: 0.2)
        finger.lift()
        #expect(log.entries == ["[\"first\"]"])
        try stage.settle()
    }

    @Test func `A drop of data that can't be read performs no action`() throws {
        let log = GestureLog()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            HStack(spacing: 0) {
                Color.red.onDrag { NSItemProvider.unreadableText() }
                Color.gray.dropDestination(for: String.self) { texts, _ in
                    log.note("\(texts)")
                    return true
                } isTargeted: {
                    log.note("\($0)")
                }
            }
        }
        let finger = stage.lift(at: CGPoint(x: 75, y: 200))
        finger.move(to: CGPoint(x: 200, y: 200), over: 0.2)
        finger.lift()
        try stage.settle()
        #expect(log.entries == ["true", "false"])
    }

    private struct Picture: Transferable, Equatable {
        var png: Data

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(contentType: .png) { (picture: Picture) in
                picture.png
            } importing: {
                Picture(png: $0)
            }
        }
    }

    @Test func imagesAreTransferredAsPNG() async throws {
        let picture = Picture(png: try Stage(size: CGSize(width: 4, height: 4)) { Color.red }.png())
        let image = try await transferred(picture, as: Image.self)
        #expect(try await transferred(image, as: Picture.self) == picture)
        let stage = Stage(size: CGSize(width: 40, height: 40), scale: 1) { image.resizable() }
        #expect(Pixels(stage)[20, 20].red > 0.9 && Pixels(stage)[20, 20].green < 0.5)
        await #expect(throws: (any Error).self) { try await transferred(Picture(png: Data([1])), as: Image.self) }
        let symbol = NSItemProvider()
        symbol.register(Image(systemName: "star"))
        #expect(symbol.registeredContentTypes.isEmpty)
    }

    @Test func colorsAreTransferred() async throws {
        let environment = EnvironmentValues()
        for color in [Color.red, Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)] {
            let copy = try await transferred(color, as: Color.self)
            #expect(copy.resolve(in: environment) == color.resolve(in: environment))
        }
    }

    @Test func objectsAndStringsLoadFromItems() {
        let item = NSItemProvider(object: NSURL(string: "https://example.com")!)
        #expect(item.canLoadObject(ofClass: URL.self) && !item.canLoadObject(ofClass: NSString.self))
        let log = GestureLog()
        item.loadObject(ofClass: URL.self) { url, _ in
            MainActor.assumeIsolated { log.note(url?.absoluteString ?? "none") }
        }
        NSItemProvider(item: NSString(string: "a"), typeIdentifier: UTType.plainText.identifier)
            .loadItem(forTypeIdentifier: "public.text") { value, _ in
                let text = (value as? NSString).map { "\($0)" } ?? "none"
                MainActor.assumeIsolated { log.note(text) }
            }
        item.loadDataRepresentation(for: .image) { data, error in
            MainActor.assumeIsolated { log.note("\(data == nil) \(error != nil)") }
        }
        #expect(log.entries == ["https://example.com", "a", "true true"])
    }
}

@Suite struct ContentTypeTests {
    @Test func typesConformToOthers() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && UTType.png.conforms(to: .png))
        #expect(!UTType.image.conforms(to: .png) && !UTType.png.conforms(to: .text))
        #expect(UTType.image.isSupertype(of: .jpeg) && !UTType.png.isSubtype(of: .png))
        #expect(UTType.json.supertypes.contains(.text) && !UTType.json.conforms(to: .plainText))
        #expect(UTType("PUBLIC.png") == .png)
    }

    @Test func tagsNameTypes() throws {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "text/html") == .html)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.mp3.preferredMIMEType == "audio/mpeg")
        #expect(UTType.png.tags == [.filenameExtension: ["png"], .mimeType: ["image/png"]])
        let unknown = try #require(UTType(filenameExtension: "xyz", conformingTo: .image))
        #expect(unknown.isDynamic && !unknown.isDeclared && unknown.conforms(to: .image))
        #expect(unknown.preferredFilenameExtension == "xyz")
        #expect(UTType(filenameExtension: "") == nil)
        // A zero byte separates the parts of an identifier.
        #expect(UTType(tag: "x", tagClass: UTTagClass(rawValue: "com.example\0class"), conformingTo: nil) == nil)
        #expect(UTType(tag: "x", tagClass: UTTagClass(rawValue: "com.example.class"), conformingTo: nil) != nil)
    }

    @Test func anUnknownTagHasTheRequestedSupertypes() throws {
        let plain = try #require(UTType(filenameExtension: "abcd"))
        let image = try #require(UTType(filenameExtension: "ABCD", conformingTo: .image))
        #expect(!plain.conforms(to: .image) && image.conforms(to: .image) && plain != image)
        #expect(image == UTType(filenameExtension: "abcd", conformingTo: .image))
        let inner = try #require(UTType(mimeType: "a/b", conformingTo: image))
        #expect(inner.conforms(to: image) && inner.conforms(to: .image) && inner.preferredMIMEType == "a/b")
    }

    @Test func anIdentifierDescribesItsUnknownTag() throws {
        // No one in this process has asked for this extension.
        let text = "public.filename-extension\0public.image\0qqq"
        let identifier = "dyn.h" + text.utf8.map { String($0 / 16, radix: 16) + String($0 % 16, radix: 16) }.joined()
        let type = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([identifier]))[0]
        #expect(type.preferredFilenameExtension == "qqq" && type.conforms(to: .image) && type.isDynamic)
        #expect(type == UTType(filenameExtension: "qqq", conformingTo: .image))
    }

    private func named(_ identifier: String) throws -> UTType {
        try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([identifier]))[0]
    }

    @Test func anIdentifierThatDescribesNoTagHasNoSupertypes() throws {
        // Three fields of one letter, then other digits, half a byte, two fields, four fields, and another form.
        #expect(try named("dyn.h6100620063").supertypes == [named("b")])
        for digits in ["hzz00620063", "h610062006", "h61006200630064", "h6100", "a6100620063"] {
            let type = try named("dyn." + digits)
            #expect(type.isDynamic && !type.isDeclared && type.supertypes.isEmpty && type.tags.isEmpty, "\(digits)")
        }
        #expect(try UTType(filenameExtension: "x", conformingTo: named("com.example\0x")) == nil)
        #expect(try UTType(filenameExtension: "x", conformingTo: named("com.example\u{1}x")) != nil)
        #expect(UTType("png") == nil && UTType("a-b.c_1") != nil && UTType("a.b!") == nil && UTType.png.isPublic)
        #expect(UTType.rtfd.tags == [.filenameExtension: ["rtfd"]] && UTType.item.tags.isEmpty)
    }

    @Test func longAndUnsafeTagsHaveNoType() {
        #expect(UTType(filenameExtension: String(repeating: "a", count: 255)) != nil)
        #expect(UTType(filenameExtension: String(repeating: "a", count: 256)) == nil)
        for tag in ["a/b", "/../../etc/passwd", "a\0b"] { #expect(UTType(filenameExtension: tag) == nil, "\(tag)") }
        #expect(UTType(mimeType: "a\0/b") == nil && UTType(mimeType: "a/b") != nil)
        var nested = UTType.data
        for depth in 0..<20 {
            guard let next = UTType(filenameExtension: "x\(depth)", conformingTo: nested) else { break }
            nested = next
        }
        #expect(nested.identifier.utf8.count <= 2048)
    }

    @Test func programsDeclareTypes() throws {
        let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
        #expect(note.conforms(to: .json) && note.conforms(to: .data) && note.isDeclared && !note.isPublic)
        #expect(UTType(exportedAs: "com.example.other").conforms(to: .data))
        #expect(UTType("com.example.unknown")?.isDeclared == false)
        #expect(UTType("no identifier") == nil && UTType("a..b") == nil && UTType("") == nil)
        let decoded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([note]))
        #expect(decoded == [note] && "\(note)" == "com.example.note")
    }

    @Test func theSystemsTypesConformToKnownOnes() {
        #expect(UTType.heic.supertypes.allSatisfy { $0.isDeclared })
        #expect(UTType.quickTimeMovie.conforms(to: .audiovisualContent))
    }
}
