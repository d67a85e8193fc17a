import Foundation
import Testing

@testable import ScrollworkImpressions

/// A directory on the disk.
@Suite struct DirectoryTests {
    private func temporary() -> URL { FileManager.default.temporaryDirectory.appending(path: "impressions-\(UUID())") }

    @Test func `A removed file can be written again`() throws {
        let url = temporary()
        defer { try? FileManager.default.removeItem(at: url) }
        let directory = try Directory(url)
        try directory.write([1, 2, 3], to: "a", at: 0)
        for _ in 0..<2 {
            try directory.remove("a")
            #expect(try directory.read("a").isEmpty && directory.names() == ["lock"])
        }
        try directory.write([9], to: "a", at: 0)
        #expect(try directory.read("a") == [9])
        for name in ["a", "lock"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.appending(path: name).path)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "only the owner reads \(name)")
        }
    }

    @Test func `A folder can't be written, and a pipe can't be synchronized`() throws {
        let url = temporary()
        defer { try? FileManager.default.removeItem(at: url) }
        let directory = try Directory(url)
        try FileManager.default.createDirectory(at: url.appending(path: "folder"), withIntermediateDirectories: false)
        try #require(mkfifo(url.appending(path: "pipe").path, 0o600) == 0)
        #expect(throws: ImpressionError.self) { try directory.write([1], to: "folder", at: 0) }
        #expect(throws: ImpressionError.self) { try directory.truncate("folder", to: 0) }
        #expect(throws: ImpressionError.self) { try directory.remove("folder") }
        #expect(throws: ImpressionError.self) { try directory.synchronize("folder") }
        #expect(throws: ImpressionError.self) { try directory.synchronize("pipe") }
    }
}
