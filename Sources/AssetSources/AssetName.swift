/// The identifiers that Xcode generates from the names of assets.
///
/// A name is divided into words: at characters other than letters and digits, between a lowercase and an uppercase
/// letter, before the last of several uppercase letters if a lowercase letter follows, and between letters and digits.
/// If the name has no lowercase letters, underscores join its words; otherwise, the words are joined in camel case.
struct AssetName {
    private let words: [String]

    /// Creates a name.
    ///
    /// - Parameter name: The name without its namespaces.
    init(_ name: String) { words = Self.words(of: name) }

    /// The identifier of an image or a color, without "color" or "image" as its last word; `nil` for a name without
    /// words.
    var symbol: String? {
        let ends = words.count > 1 && ["color", "image"].contains(words.last!.lowercased())
        return joined(ends ? Array(words.dropLast()) : words, beginsSmall: true).map {
            Self.keywords.contains($0) ? "`\($0)`" : $0
        }
    }

    /// The identifier of a namespace.
    var type: String? { joined(words, beginsSmall: false) }

    private func joined(_ words: [String], beginsSmall: Bool) -> String? {
        guard let first = words.first else { return nil }
        let text: String
        if self.words.contains(where: { $0.contains(where: \.isLowercase) }) {
            text =
                (beginsSmall ? first.lowercased() : first.capitalizedAtStart)
                + words.dropFirst().map(\.capitalizedAtStart).joined()
        } else {
            text = words.joined(separator: "_")
        }
        return text.first!.isNumber ? "_" + text : text
    }

    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(name)
        func end() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                end()
                continue
            }
            if let last = word.last {
                let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
                if last.isNumber != letter.isNumber || letter.isUppercase && (!last.isUppercase || isBeforeSmall) {
                    end()
                }
            }
            word.append(letter)
        }
        end()
        return words
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
        "where", "while",
    ]
}

extension String {
    fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
