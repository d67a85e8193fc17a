import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

@MainActor @Suite struct NamedImageTests {
    /// A browser can report any scale.
    @Test func displaysShareAFewImagesOfAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dot = Stage(size: CGSize(width: 2, height: 2), scale: 1) { Color.red }
        try dot.png().write(to: folder.appending(path: "dot.png"))
        func id(_ scale: Double) throws -> UInt64 {
            var environment = EnvironmentValues()
            environment.displayScale = scale
            let picture = ImageLibrary.picture(named: "dot", in: folder.path, environment: environment)
            return try #require(picture).image.id
        }
        #expect(try id(2) == id(2))
        #expect(try Set((0...100).map { try id(1.5 + Double($0) / 250) }).count == 1)
        #expect(try Set((1...1_600).map { try id(Double($0) / 100) }).count <= 5)
    }
}
