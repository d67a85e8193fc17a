import Foundation
import LayerTree

/// The fonts that scenes have drawn with. A page asks for them by number, never by path, so nothing else can be read.
@MainActor
final class FontShelf {
    /// What a page must know of a font to draw with it.
    struct Entry: Equatable, Sendable {
        var number: Int
        /// Where the page gets the file; nil for a font of the page's own, chosen by family.
        var address: String?
        /// CSS families to use without the file.
        var family: String
        /// A variable font takes the weight that is asked for; any other file is drawn as it is.
        var isVariable: Bool
        /// Digits all of one width, which is a setting of the font as the page loads it.
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

    /// The font of a run: the file that measured it, or a family of the page's own when none did.
    func entry(for run: TextRun) -> Entry {
        let family = run.font.family.cssFamilies
        let key = Key(face: run.face, family: family, hasTabularDigits: run.font.hasMonospacedDigits)
        if let number = numbers[key] { return entries[number] }
        let number = entries.count
        let file = run.face.flatMap(fontFile)
        // Fonts that differ in their settings alone come from one address.
        let source = file.map { file in files.firstIndex(of: file) ?? number }
        let entry = Entry(
            number: number, address: source.map { "/font/\($0)" }, family: family,
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
