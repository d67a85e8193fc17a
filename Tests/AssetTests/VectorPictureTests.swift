import AssetArchive
import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@testable import AssetSources

/// Drawings, which programs convert to images during the build.
@MainActor
struct VectorPictureTests {
    private let media = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Media.xcassets")

    /// A folder that exists during a test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("VectorPictures-\(UUID())")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: url) }

        /// Writes a shell script.
        func add(_ name: String, _ script: String, permissions: Int = 0o755) throws {
            let file = url.appendingPathComponent(name)
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
        }
    }

    private func words(_ name: String, _ path: String) throws -> [(Int, String)] {
        try VectorPictures(path: path).pictures(of: URL(fileURLWithPath: "/drawings/\(name)")).map {
            ($0.scale, String(decoding: $0.data, as: UTF8.self))
        }
    }

    @Test(arguments: [
        ("a.svg", "rsvg-convert", ["--zoom 1", "--zoom 2", "--zoom 3"], "--format png /drawings/a.svg"),
        ("b.SVG", "rsvg-convert", ["--zoom 1", "--zoom 2", "--zoom 3"], "--format png /drawings/b.SVG"),
        (
            "c.pdf", "pdftocairo",
            ["-png -singlefile -transp -r 72", "-png -singlefile -transp -r 144", "-png -singlefile -transp -r 216"],
            "/drawings/c.pdf -"
        ),
    ])
    func aDrawingIsConvertedOnceForEachScale(
        _ file: String, _ program: String, _ scales: [String], _ rest: String
    ) throws {
        let folder = try Folder()
        try folder.add(program, #"printf '%s' "$*""#)
        let found = try words(file, "/nowhere:\(folder.url.path)")
        #expect(found.map(\.0) == [1, 2, 3])
        #expect(found.map(\.1) == scales.map { "\($0) \(rest)" })
    }

    @Test func theFirstProgramThatCanRunIsUsed() throws {
        let plain = try Folder(), first = try Folder(), second = try Folder()
        try plain.add("rsvg-convert", "printf plain", permissions: 0o644)
        try first.add("rsvg-convert", "printf first")
        try second.add("rsvg-convert", "printf second")
        let path = [plain, first, second].map(\.url.path).joined(separator: ":")
        #expect(try words("a.svg", path).map(\.1) == ["first", "first", "first"])
    }

    @Test(arguments: ["exit 1", "printf half; exit 1", "true"])
    func aProgramThatFailsIsReported(_ script: String) throws {
        let folder = try Folder()
        try folder.add("rsvg-convert", script)
        let error = #expect(throws: AssetError.self) { try words("a.svg", folder.url.path) }
        #expect(error?.description == "a.svg is not read: rsvg-convert could not make a picture of it.")
    }

    @Test(arguments: [
        ("a.svg", "rsvg-convert", "librsvg2-bin"), ("a.pdf", "pdftocairo", "poppler-utils"),
    ])
    func aMissingProgramIsReportedWithItsPackage(_ file: String, _ program: String, _ package: String) throws {
        let error = #expect(throws: AssetError.self) { try words(file, "/nowhere") }
        #expect(
            error?.description
                == "\(file) is not read: that needs the program \(program), in Debian's package \(package).")
    }

    // MARK: In views

    /// Writes the catalog of these tests into a bundle.
    private func bundle(in folder: Folder, path: String) throws -> Bundle {
        let catalog = try AssetCatalog(folders: [media], vectors: VectorPictures(path: path))
        #expect(catalog.warnings.isEmpty)
        let url = folder.url.appendingPathComponent("drawings.resources")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try AssetArchive(index: catalog.index, pictures: catalog.pictures).encoded()
            .write(to: url.appendingPathComponent(AssetArchive.fileName))
        return try #require(Bundle(path: url.path))
    }

    private func shown(_ name: String, in bundle: Bundle, scale: Double) throws -> Data {
        try Stage(size: CGSize(width: 10, height: 8), scale: scale) { Image(name, bundle: bundle) }.png()
    }

    /// Programs that write the images of a photo with one color for each scale stand for those of the system.
    @Test func aViewShowsTheImageOfItsScale() throws {
        let folder = try Folder()
        let photo = media.appendingPathComponent("photo.imageset/photo@").path
        try folder.add("rsvg-convert", "cat '\(photo)'$2x.png")
        try folder.add("pdftocairo", "cat '\(photo)'$(($5 / 72))x.png")
        let bundle = try bundle(in: folder, path: "\(folder.url.path):/usr/bin:/bin")
        for (scale, color) in [
            (1.0, Color(red: 1, green: 0, blue: 0)), (2, Color(red: 0, green: 1, blue: 0)),
            (3, Color(red: 0, green: 0, blue: 1)),
        ] {
            let filled = try Stage(size: CGSize(width: 10, height: 8), scale: scale) { color }.png()
            #expect(try shown("Icons/wave", in: bundle, scale: scale) == filled)
            #expect(try shown("Icons/leaf", in: bundle, scale: scale) == filled)
        }
    }

    private nonisolated static let hasPrograms = ["rsvg-convert", "pdftocairo"].allSatisfy { program in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }

    @Test(.enabled(if: hasPrograms), arguments: ["Icons/wave", "Icons/leaf"])
    func aDrawingHasItsOwnSizeAndColors(_ name: String) throws {
        let folder = try Folder()
        let bundle = try bundle(in: folder, path: ProcessInfo.processInfo.environment["PATH"] ?? "")
        for scale in [1.0, 2, 3] {
            let stage = Stage(size: CGSize(width: 12, height: 6), scale: scale) {
                Image(name, bundle: bundle).accessibilityIdentifier("drawing")
            }
            #expect(try stage.frame(of: "drawing").size == CGSize(width: 12, height: 6))
            let blue = Stage(size: CGSize(width: 12, height: 6), scale: scale) { Color(red: 0, green: 0, blue: 1) }
            #expect(try stage.png() == blue.png(), "at \(scale) pixels per point")
        }
    }
}
