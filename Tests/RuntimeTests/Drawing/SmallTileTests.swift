import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

@testable import ViewRuntime

@MainActor
@Suite struct SmallTileTests {
    @Test func `Small tiles repeat in a large view`() {
        let image = Image(EncodedImage(id: 7, data: Data(), size: CGSize(width: 8, height: 8)))
        let stage = Stage(size: CGSize(width: 1000, height: 1000)) { image.resizable(resizingMode: .tile) }
        let frames = stage.marks.filter { $0.kind == .image }.map(\.frame)
        #expect(!frames.isEmpty && frames.allSatisfy { $0.width < 1000 })
    }
}
