import Foundation

/// The secret that a page needs for access. It's random unless the environment provides it.
enum AccessToken {
    /// The variable with the token.
    static let variable = "SCROLLWORK_TOKEN"
    /// The variable with the name of a file that contains the token. If the file doesn't exist, the host creates it
    /// with a random token.
    static let fileVariable = "SCROLLWORK_TOKEN_FILE"

    /// Returns 192 random bits in hexadecimal.
    static func random() -> String {
        var source = SystemRandomNumberGenerator()
        return (0..<24).map { _ in
            let byte = String(UInt8.random(in: 0...255, using: &source), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }

    /// Returns the token from the environment, or a random one.
    ///
    /// - Throws: ``BrowserHostError/badToken(_:)`` if the token is too short or contains characters other than letters,
    ///   digits, `-`, and `_`, or if its file can't be read or created.
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
            // Only the owner can read the file, from its creation on, and an existing file isn't replaced.
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
            guard file >= 0 else { throw CocoaError(.fileWriteNoPermission) }
            let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
            try handle.write(contentsOf: Data((token + "\n").utf8))
            try handle.close()
            return token
        } catch {
            throw .badToken("\(path) can be neither read nor created.")
        }
    }
}
