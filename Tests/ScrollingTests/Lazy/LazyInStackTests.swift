import ScrollworkTesting
import SwiftUI
import Testing

/// Lazy containers beside other views in a horizontal stack, which proposes several widths.
@MainActor
@Suite struct LazyInStackTests {
    enum Form: CaseIterable { case stack, grid }

    private struct Post: View {
        let form: Form

        var body: some View {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 50, height: 50)
                switch form {
                case .stack: LazyVStack(spacing: 0) { pictures }
                case .grid: LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { pictures }
                }
            }
        }

        private var pictures: some View { ForEach(0..<4) { _ in Color.blue.aspectRatio(2, contentMode: .fit) } }
    }

    private func stage(_ form: Form) -> Stage {
        Stage(size: CGSize(width: 250, height: 200)) {
            ScrollView {
                VStack(spacing: 0) {
                    Post(form: form)
                    Post(form: form)
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    @Test(arguments: Form.allCases) func hiddenRowsHaveTheLengthForANewWidth(form: Form) throws {
        let stage = stage(form)
        #expect(try stage.scroll("scroll").contentSize.height == 800)
        for (width, length) in [(450, 1600), (150, 400), (250, 800)] as [(CGFloat, CGFloat)] {
            stage.resize(to: CGSize(width: width, height: 200))
            stage.update()
            #expect(try stage.scroll("scroll").contentSize.height == length)
            #expect(stage.warnings.isEmpty && stage.isAtRest)
        }
    }

    @Test func anotherTextSizeKeepsTheLengthOfHiddenRows() throws {
        let stage = Stage(size: CGSize(width: 250, height: 200)) {
            ScrollView {
                Color.green.frame(height: 300)
                HStack(spacing: 0) {
                    Color.red.frame(width: 50, height: 50)
                    VStack(spacing: 0) {
                        LazyVStack(spacing: 0) { ForEach(0..<4) { _ in Color.blue.frame(height: 100) } }
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
        #expect(try stage.scroll("scroll").contentSize.height == 708)
        stage.changeEnvironment { $0.dynamicTypeSize = .accessibility1 }
        stage.update()
        #expect(try stage.scroll("scroll").contentSize.height == 708)
        #expect(stage.warnings.isEmpty && stage.isAtRest)
    }
}
