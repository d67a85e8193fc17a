import Foundation

/// The secret that lets a page in. Random, unless the person who starts the program chooses it.
enum AccessToken {
    /// The token itself.
    static let variable = "SCROLLWORK_TOKEN"
    /// The name of a file that holds the token. When there is none yet, it is made with a random token.
    static let fileVariable = "SCROLLWORK_TOKEN_FILE"

    /// 192 random bits in hexadecimal.
    static func random() -> String {
        var source = SystemRandomNumberGenerator()
        return (0..<24).map { _ in
            let byte = String(UInt8.random(in: 0...255, using: &source), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }

    /// The token that the environment asks for, else a random one.
    ///
    /// - Throws: ``BrowserHostError/badToken(_:)`` when the chosen token is too short or holds other characters than
    ///   letters, digits, `-` and `_`, and when its file cannot be read or made.
    static func chosen(by environment: [String: String]) throws(BrowserHostError) -> String {
        if let token = environment[variable] { return try checked(token, source: variable) }
        guard let path = environment[fileVariable] else { return random() }
        return try checked(try content(of: path), source: path)
    }

    private static let shortest = 16
    private static let longest = 256

    private static func checked(_ text: String, source: String) throws(BrowserHostError) -> String {
        let token = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let isPlain = token.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        guard isPlain, (shortest...longest).contains(token.utf8.count) else {
            throw .badToken("\(source) must hold \(shortest) to \(longest) letters, digits, - or _.")
        }
        return token
    }

    private static func content(of path: String) throws(BrowserHostError) -> String {
        do {
            if let data = try? Data(contentsOf: URL(fileURLWithPath: path)) {
                return String(decoding: data, as: UTF8.self)
            }
            let token = random()
            // Nobody but its owner may read it, from the first moment on; and a file that is there is not replaced.
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
            guard file >= 0 else { throw CocoaError(.fileWriteNoPermission) }
            let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
            try handle.write(contentsOf: Data((token + "\n").utf8))
            try handle.close()
            return token
        } catch {
            throw .badToken("\(path) can be neither read nor made.")
        }
    }
}
