import AssetArchive
import Foundation
import Testing

@testable import AssetSources

struct AssetCatalogTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Media.xcassets")

    @Test func setsAreReadWithTheirNamespaces() throws {
        let catalog = try AssetCatalog(folders: [folder], vectors: VectorPictures())
        #expect(
            catalog.index.images.keys.sorted() == ["Icons/bell", "Icons/leaf", "Icons/wave", "mark-Image", "photo"])
        #expect(catalog.index.colors.keys.sorted() == ["AccentColor", "Blue", "Brand", "notice_color"])
        #expect(catalog.index.images["photo"]?.renditions.count == 4)
        #expect(catalog.index.images["mark-Image"]?.isTemplate == true)
    }

    @Test func aDrawingWithoutAConverterIsReported() throws {
        let catalog = try AssetCatalog(folders: [folder], vectors: VectorPictures(path: "/nowhere"))
        #expect(catalog.index.images["Icons/wave"]?.renditions.isEmpty == true)
        #expect(
            catalog.warnings == [
                "Icons/leaf: leaf.pdf is not read: "
                    + "that needs the program pdftocairo, in Debian's package poppler-utils.",
                "Icons/wave: wave.svg is not read: "
                    + "that needs the program rsvg-convert, in Debian's package librsvg2-bin.",
            ])
    }

    @Test func componentsAreReadInEachOfTheirForms() throws {
        let catalog = try AssetCatalog(folders: [folder], vectors: VectorPictures(path: "/nowhere"))
        let brand = try #require(catalog.index.colors["Brand"]).variants
        #expect(
            brand.map(\.value) == [
                .components(ColorComponents(space: .sRGB, red: 1, green: 128.0 / 255, blue: 0, alpha: 1)),
                .components(ColorComponents(space: .sRGB, red: 0, green: 0.5, blue: 1, alpha: 1)),
            ])
        #expect(catalog.index.colors["notice_color"]?.variants.first?.value == .system("systemRedColor"))
        #expect(catalog.index.colors["AccentColor"]?.variants.isEmpty == true)
    }

    @Test func anArchiveIsReadAsItWasWritten() throws {
        let catalog = try AssetCatalog(folders: [folder], vectors: VectorPictures(path: "/nowhere"))
        let archive = try AssetArchive(data: AssetArchive(index: catalog.index, pictures: catalog.pictures).encoded())
        #expect(archive.index == catalog.index)
        let bell = try #require(archive.index.images["Icons/bell"]?.renditions.first)
        let file = folder.appendingPathComponent("Icons/bell.imageset/bell.png")
        #expect(try archive.data(of: bell) == Data(contentsOf: file))
    }

    @Test func bytesThatAreNotAnArchiveAreAnError() {
        for data in [
            Data(), Data("Scrollwork assets 1\n".utf8),
            Data("Scrollwork assets 1\n".utf8) + Data(repeating: 255, count: 9),
        ] {
            #expect(throws: (any Error).self) { try AssetArchive(data: data) }
        }
    }
}
