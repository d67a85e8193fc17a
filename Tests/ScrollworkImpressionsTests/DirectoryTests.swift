import Foundation
import Testing

@testable import ScrollworkImpressions

/// A directory on the disk.
@Suite struct DirectoryTests {
    private func temporary() -> URL { FileManager.default.temporaryDirectory.appending(path: "impressions-\(UUID())") }

    @Test func `Each of many files has its own bytes`() throws {
        let url = temporary()
        defer { try? FileManager.default.removeItem(at: url) }
        let directory = try Directory(url)
        for round in 0..<3 as Range<UInt8> {
            for file in 0..<12 as Range<UInt8> {
                try directory.write([file, round], to: "\(file).journal", at: 2 * Int(round))
            }
        }
        for file in 0..<12 as Range<UInt8> {
            #expect(try directory.read("\(file).journal") == [file, 0, file, 1, file, 2])
        }
    }

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

    /// A folder can't be written, and a pipe can't be synchronized.
    @Test func `A failure names its file`() throws {
        let url = temporary()
        defer { try? FileManager.default.removeItem(at: url) }
        let directory = try Directory(url)
        try FileManager.default.createDirectory(at: url.appending(path: "folder"), withIntermediateDirectories: false)
        try #require(mkfifo(url.appending(path: "pipe").path, 0o600) == 0)
        func failing(_ action: () throws -> Void) -> String? {
            do {
                try action()
            } catch ImpressionError.writeFailed(let file, let reason) {
                return reason.isEmpty ? nil : file
            } catch {}
            return nil
        }
        #expect(failing { try directory.write([1], to: "folder", at: 0) } == "folder")
        #expect(failing { try directory.truncate("folder", to: 0) } == "folder")
        #expect(failing { try directory.remove("folder") } == "folder")
        #expect(failing { try directory.synchronize("folder") } == "folder")
        #expect(failing { try directory.synchronize("pipe") } == "pipe")
    }

    @Test func `A directory without a lock or without a folder can't be used`() throws {
        let url = temporary(), other = temporary()
        defer { for url in [url, other] { try? FileManager.default.removeItem(at: url) } }
        func isUnusable(_ action: () throws -> Void) -> Bool {
            do {
                try action()
            } catch ImpressionError.directoryUnusable {
                return true
            } catch {}
            return false
        }
        let lock = other.appending(path: "lock")
        try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
        #expect(isUnusable { _ = try Directory(other) })
        let directory = try Directory(url)
        try FileManager.default.removeItem(at: url)
        #expect(isUnusable { _ = try directory.names() })
    }
}
