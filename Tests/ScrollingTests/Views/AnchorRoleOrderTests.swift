import ScrollworkTesting
import SwiftUI
import Testing

/// `defaultScrollAnchor(.bottom)` followed by `defaultScrollAnchor(.top, for: .alignment)`, as many conversations do.
@MainActor
@Suite struct AnchorRoleOrderTests {
    private struct Page: View {
        let count: Int

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 100, height: 20) } }
                    .accessibilityIdentifier("content")
            }
            .defaultScrollAnchor(.bottom)
            .defaultScrollAnchor(.top, for: .alignment)
        }
    }

    @Test func `An anchor for one role counts also outside the anchor for all roles`() throws {
        let long = Stage(size: CGSize(width: 200, height: 200)) { Page(count: 30) }
        #expect(try long.frame(of: "content").maxY == 200)
        let short = Stage(size: CGSize(width: 200, height: 200)) { Page(count: 3) }
        #expect(try short.frame(of: "content").minY == 0)
    }

    @Test func `A beginning for one role counts also outside the anchor for all roles`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) {
            ScrollView { Color.red.frame(width: 100, height: 600).accessibilityIdentifier("content") }
                .defaultScrollAnchor(.bottom)
                .defaultScrollAnchor(.top, for: .initialOffset)
        }
        #expect(try stage.frame(of: "content").minY == 0)
    }
}
