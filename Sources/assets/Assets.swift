import AssetArchive
import AssetSources
import Foundation

/// Reads asset catalogs, writes their symbols, and packs them: `assets SYMBOLS ARCHIVE CATALOG…`.
@main
enum Assets {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
        guard arguments.count >= 3 else { fail("usage: assets SYMBOLS ARCHIVE CATALOG…", status: 64) }
        do {
            let catalog = try AssetCatalog(folders: Array(arguments.dropFirst(2)), vectors: VectorPictures())
            let symbols = SymbolWriter(colors: catalog.index.colors.keys, images: catalog.index.images.keys)
            for warning in catalog.warnings + symbols.warnings { say("warning: \(warning)") }
            try Data(symbols.source.utf8).write(to: arguments[0], options: .atomic)
            try AssetArchive(index: catalog.index, pictures: catalog.pictures).encoded().write(
                to: arguments[1], options: .atomic)
        } catch {
            fail("error: \(error)", status: 1)
        }
    }

    private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    private static func fail(_ text: String, status: Int32) -> Never {
        say(text)
        exit(status)
    }
}
