import Foundation
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Images in files that a program writes after it has shown their names.
@MainActor
@Suite struct LateImageTests {
    @Test func `A file that was missing appears in the next view with its name`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try #require(Bundle(path: folder.path))
        func isDrawn() -> Bool {
            let stage = Stage(size: CGSize(width: 40, height: 40)) { Image("late", bundle: bundle) }
            return stage.marks.contains { $0.kind == .image }
        }
        #expect(!isDrawn())
        let data = try Stage(size: CGSize(width: 20, height: 10), scale: 1) { Color.red }.png()
        try data.write(to: folder.appending(path: "late.png"))
        #expect(isDrawn())
    }
}
