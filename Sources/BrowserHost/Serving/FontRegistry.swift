import Foundation
import LayerTree

/// The fonts that scenes have used. A page requests fonts by number and never by path, so it can't read other files.
@MainActor
final class FontRegistry {
    /// The properties of a font that a page needs to draw with it.
    struct Entry: Equatable, Sendable {
        var number: Int
        /// The address of the file; `nil` for a font of the page, chosen by family.
        var address: String?
        /// The CSS families to use without the file.
        var family: String
        /// A Boolean value that indicates whether the font is variable and applies the requested weight. Other files
        /// are used as they are.
        var isVariable: Bool
        /// A Boolean value that indicates whether all digits have the same width, which is a setting of the font when
        /// the page loads it.
        var hasTabularDigits: Bool
    }

    private let fontFile: @MainActor (String) -> URL?
    private var entries: [Entry] = []
    private var files: [URL?] = []
    private var numbers: [Key: Int] = [:]

    private struct Key: Hashable {
        var face: String?
        var family: String
        var hasTabularDigits: Bool
    }

    init(fontFile: @escaping @MainActor (String) -> URL?) { self.fontFile = fontFile }

    /// Returns the font of a run: the file that measured it, or a family of the page if there's no file.
    func entry(for run: TextRun) -> Entry {
        let family = run.font.family.cssFamilies
        let key = Key(face: run.face, family: family, hasTabularDigits: run.font.hasMonospacedDigits)
        if let number = numbers[key] { return entries[number] }
        let number = entries.count
        var file = run.face.flatMap(fontFile)
        // Fonts of emoji have several megabytes, and no format that all browsers draw. Browsers have one of their own.
        let isEmoji = file.map(FontFile.hasColorBitmaps) ?? false
        if isEmoji { file = nil }
        // Fonts that differ only in their settings have the same address.
        let source = file.map { file in files.firstIndex(of: file) ?? number }
        let entry = Entry(
            number: number, address: source.map { "/font/\($0)" },
            family: isEmoji ? FontDescriptor.Family.cssEmojiFamilies + family : family,
            isVariable: file.map(FontFile.isVariable) ?? true,
            hasTabularDigits: key.hasTabularDigits)
        numbers[key] = number
        entries.append(entry)
        files.append(file)
        return entry
    }

    func file(number: Int) -> URL? { files.indices.contains(number) ? files[number] : nil }
}

extension FontDescriptor.Family {
    fileprivate static let cssEmojiFamilies =
        "\"Apple Color Emoji\", \"Segoe UI Emoji\", \"Noto Color Emoji\", "

    fileprivate var cssFamilies: String {
        switch self {
        case .system: return "system-ui, sans-serif"
        case .serif: return "serif"
        case .rounded: return "ui-rounded, system-ui, sans-serif"
        case .monospaced: return "ui-monospace, monospace"
        case .named(let name):
            let plain = name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
            return "\"\(plain)\", system-ui, sans-serif"
        }
    }
}
