import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// The data of dragged items, and the representations from which values come.
@Suite struct ItemDataTests {
    private struct Failure: Error {}
    private final class Log: @unchecked Sendable { var lines: [String] = [] }
    private func bytes(_ text: String) -> Data { Data(text.utf8) }

    /// Returns the data of an item as text.
    private func data(of item: NSItemProvider, _ type: UTType) -> [String] {
        let log = Log()
        let progress = item.loadDataRepresentation(for: type) { data, error in
            log.lines.append(data.map { String(decoding: $0, as: UTF8.self) } ?? (error == nil ? "nothing" : "error"))
        }
        #expect(progress.totalUnitCount == 1 && progress.completedUnitCount == 1)
        return log.lines
    }

    /// Returns the kind and the text of an item that a program loads as an object.
    private func loaded(_ item: NSItemProvider, _ type: UTType) -> [String] {
        let log = Log()
        item.loadItem(forTypeIdentifier: type.identifier) { value, error in
            if let text = value as? NSString {
                log.lines.append("text \(text)")
            } else if let data = value as? NSData {
                log.lines.append("data " + String(decoding: Data(referencing: data), as: UTF8.self))
            } else {
                log.lines.append(error == nil ? "nothing" : "error")
            }
        }
        return log.lines
    }

    private func add(_ type: UTType, _ data: Data?, _ error: (any Error)? = nil, to item: NSItemProvider) {
        item.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            completion(data, error)
            return nil
        }
    }

    @Test func `An object is an item with its data`() {
        let text = NSItemProvider(item: NSString(string: "a"), typeIdentifier: UTType.utf8PlainText.identifier)
        #expect(data(of: text, .utf8PlainText) == ["a"] && loaded(text, .text) == ["text a"])
        let plain = NSItemProvider(item: NSData(data: bytes("b")), typeIdentifier: UTType.png.identifier)
        #expect(data(of: plain, .png) == ["b"] && loaded(plain, .image) == ["data b"])
        let link = NSItemProvider(item: NSURL(string: "https://example.com/c"), typeIdentifier: UTType.url.identifier)
        #expect(data(of: link, .url) == ["https://example.com/c"])
        for empty in [
            NSItemProvider(), NSItemProvider(item: nil, typeIdentifier: UTType.text.identifier),
            NSItemProvider(item: NSString(string: "a"), typeIdentifier: nil),
        ] {
            #expect(empty.registeredTypeIdentifiers.isEmpty && empty.suggestedName == nil)
            #expect(data(of: empty, .data) == ["error"] && loaded(empty, .data) == ["error"])
        }
        let written = NSItemProvider(object: NSString(string: "d"))
        #expect(written.registeredContentTypes == [.utf8PlainText])
        #expect(data(of: written, .plainText) == ["d"] && loaded(written, .plainText) == ["data d"])
    }

    @Test func `The first type of data that conforms is loaded`() {
        let item = NSItemProvider()
        add(.png, bytes("p"), to: item)
        add(.jpeg, bytes("j"), to: item)
        add(.utf8PlainText, bytes("t"), to: item)
        #expect(data(of: item, .image) == ["p"] && data(of: item, .jpeg) == ["j"] && data(of: item, .text) == ["t"])
        #expect(data(of: item, .gif) == ["error"] && loaded(item, .jpeg) == ["data j"])
        #expect(item.registeredContentTypes(conformingTo: .image) == [.png, .jpeg])
        #expect(item.registeredContentTypes(conformingTo: .audio).isEmpty)
        #expect(item.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!item.hasItemConformingToTypeIdentifier(UTType.gif.identifier))
        // A loader that passes no data fails, with or without an error.
        let failing = NSItemProvider()
        add(.png, nil, to: failing)
        add(.jpeg, nil, Failure(), to: failing)
        add(.gif, bytes("g"), Failure(), to: failing)
        #expect(data(of: failing, .png) == ["error"] && data(of: failing, .jpeg) == ["error"])
        #expect(data(of: failing, .gif) == ["g"])
    }

    @Test func `Text is read from data in UTF-8`() {
        func text(_ type: UTType, _ data: Data) -> [String] {
            let item = NSItemProvider(), log = Log()
            add(type, data, to: item)
            #expect(item.canLoadObject(ofClass: String.self) == (type != .png))
            let progress = item.loadObject(ofClass: NSString.self) { object, error in
                log.lines.append((object as? NSString).map { "\($0)" } ?? (error == nil ? "nothing" : "error"))
            }
            #expect(progress.completedUnitCount == 1)
            item.loadObject(ofClass: String.self) { text, _ in log.lines.append(text ?? "error") }
            return log.lines
        }
        #expect(text(.utf8PlainText, bytes("é")) == ["é", "é"] && text(.plainText, bytes("x")) == ["x", "x"])
        #expect(text(.utf8PlainText, Data([0xFF])) == ["error", "error"])
        #expect(text(.png, bytes("x")) == ["error", "error"])
    }

    @Test func `A file is an item with its contents, its location, and its name`() throws {
        let name = "note-\(UUID().uuidString)"
        for (suffix, type) in [(".txt", UTType.plainText), ("", .data)] {
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(name + suffix)
            #expect(NSItemProvider(contentsOf: file) == nil)
            try bytes("words").write(to: file)
            let item = try #require(NSItemProvider(contentsOf: file))
            #expect(item.registeredContentTypes == [type, .fileURL] && item.suggestedName == name)
            #expect(data(of: item, type) == ["words"] && data(of: item, .fileURL) == [file.absoluteString])
            try FileManager.default.removeItem(at: file)
            #expect(data(of: item, type) == ["error"])
        }
    }

    private func load<T: Transferable>(_ type: T.Type, from item: NSItemProvider) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            item.loadTransferable(type: T.self) { continuation.resume(with: $0) }
        }
    }

    /// A value that comes from text, or from an image with a size.
    private struct Note: Transferable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .png) { data -> Note in
                guard data.count > 1 else { throw Failure() }
                return Note(text: "image")
            }
            ProxyRepresentation(
                exporting: { (note: Note) async throws -> String in
                    if note.text == "no" { throw Failure() }
                    return note.text
                },
                importing: { (text: String) async throws -> Note in Note(text: text) }
            )
            .exportingCondition { $0.text != "a" }
            .exportingCondition { $0.text != "b" }
            .suggestedFileName("note.txt")
            .visibility(.team)
        }
    }

    @Test func `A value comes from the first representation that succeeds`() async throws {
        let both = NSItemProvider(), image = NSItemProvider(), text = NSItemProvider()
        for item in [both, image] { add(.png, bytes("1"), to: item) }
        add(.utf8PlainText, bytes("words"), to: both)
        #expect(try await load(Note.self, from: both).text == "words")
        await #expect(throws: Failure.self) { try await load(Note.self, from: image) }
        add(.png, bytes("22"), to: text)
        add(.utf8PlainText, bytes("words"), to: text)
        #expect(try await load(Note.self, from: text).text == "image")
    }

    @Test func `A value is exported if all its conditions hold`() async throws {
        let rows: [(String, [UTType])] = [
            ("a", []), ("b", []), ("c", [.utf8PlainText]), ("no", [.utf8PlainText]),
        ]
        for (text, types) in rows {
            let item = NSItemProvider()
            item.register(Note(text: text))
            #expect(item.registeredContentTypes == types, "\(text)")
            #expect(item.suggestedName == (types.isEmpty ? nil : "note.txt"))
            if text == "c" { #expect(try await load(String.self, from: item) == "c") }
            if text == "no" { await #expect(throws: Failure.self) { try await load(String.self, from: item) } }
        }
    }

    @Test func `The visibilities of data differ`() {
        #expect(Set([TransferRepresentationVisibility.all, .team, .group, .ownProcess]).count == 4)
    }

    @Test func `A file URL is also a URL`() {
        let rows: [(String, [UTType])] = [("https://example.com", [.url]), ("file:///tmp/a", [.fileURL, .url])]
        for (url, types) in rows {
            let item = NSItemProvider()
            item.register(URL(string: url)!)
            #expect(item.registeredContentTypes == types && data(of: item, .url) == [url])
        }
    }

    private struct Clip: Transferable {
        var name: String

        static var transferRepresentation: some TransferRepresentation {
            FileRepresentation(importedContentType: .png) { received -> Clip in
                let contents = try String(contentsOf: received.file, encoding: .utf8)
                return Clip(name: "\(contents).\(received.file.pathExtension) \(received.isOriginalFile)")
            }
            FileRepresentation(exportedContentType: .gif) { (clip: Clip) -> SentTransferredFile in
                SentTransferredFile(URL(fileURLWithPath: "/\(clip.name)/missing"))
            }
        }
    }

    @Test func `A file is received as a copy with the extension of its type`() async throws {
        let item = NSItemProvider()
        add(.png, bytes("pixels"), to: item)
        #expect(try await load(Clip.self, from: item).name == "pixels.png false")
        let sent = NSItemProvider()
        sent.register(Clip(name: "none"))
        #expect(sent.registeredContentTypes == [.gif])
        await #expect(throws: (any Error).self) { try await load(Data.self, from: sent) }
        #expect(!SentTransferredFile(URL(fileURLWithPath: "/a")).allowAccessingOriginalFile)
    }
}
