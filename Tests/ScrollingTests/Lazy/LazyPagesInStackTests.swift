import ScrollworkTesting
import SwiftUI
import Testing

/// Pages as long as their scroll view, under a header that changes with the page. The surrounding stack computes its
/// size again.
@MainActor
@Suite struct LazyPagesInStackTests {
    @MainActor @Observable final class Model {
        var page: Int? = 0
    }

    private struct Pages: View {
        @Bindable var model: Model

        var body: some View {
            VStack(spacing: 0) {
                Text("Page \(model.page ?? -1)").frame(height: 40)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<500, id: \.self) { page in
                            Text("\(page)").containerRelativeFrame(.vertical).accessibilityIdentifier("page-\(page)")
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.paging)
                .scrollPosition(id: $model.page, anchor: .top)
            }
        }
    }

    @Test func pagesKeepTheirLengthsAndTheirNumbers() throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Pages(model: model) }
        for page in 1...4 {
            if page.isMultiple(of: 2) {
                stage.wheel(by: CGSize(width: 0, height: 1), at: CGPoint(x: 100, y: 300))
            } else {
                stage.flick(from: CGPoint(x: 100, y: 300), velocity: CGVector(dx: 0, dy: -1_000))
            }
            try stage.settle()
            #expect(model.page == page)
            let head: CGFloat = 40
            let frame = try stage.frame(of: "page-\(page)")
            #expect(abs(frame.minY - head) < 0.01 && abs(frame.height - (400 - head)) < 0.01)
            let length = try stage.scroll("page-\(page)").contentSize.height
            #expect(abs(length - 500 * (400 - head)) < 1, "page \(page): \(length)")
        }
    }
}
