import ScrollworkTesting
import SwiftUI
import Testing

/// The proposals with which containers place their children where nothing determines a length.
@MainActor @Suite struct PlacingProposalTests {
    private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
        Stage(size: CGSize(width: 200, height: 400)) { ScrollView { content() } }
    }

    private func box(_ height: CGFloat) -> some View { Color.blue.frame(width: 20, height: height) }

    @Test func `A view without a height of its own fills the row`() throws {
        let stage = stage {
            HStack(spacing: 0) {
                Color.red.frame(width: 4).accessibilityIdentifier("bar")
                Divider().accessibilityIdentifier("divider")
                box(60)
            }
            .accessibilityIdentifier("row")
        }
        #expect(try stage.frame(of: "row").height == 60)
        #expect(try stage.frame(of: "bar").height == 60)
        #expect(try stage.frame(of: "divider").height == 60)
    }

    @Test func `The same holds for a stack as a layout`() throws {
        let stage = stage {
            AnyLayout(HStackLayout(spacing: 0)) {
                Color.red.frame(width: 4).accessibilityIdentifier("bar")
                box(60)
            }
        }
        #expect(try stage.frame(of: "bar").height == 60)
    }

    @Test func `Cards of different contents have equal heights`() throws {
        let stage = stage {
            HStack(spacing: 0) {
                box(30).frame(maxHeight: .infinity).accessibilityIdentifier("first")
                box(80).frame(maxHeight: .infinity).accessibilityIdentifier("second")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        #expect(try stage.frame(of: "first").height == 80)
        #expect(try stage.frame(of: "second").height == 80)
    }

    @Test func `Views in a column of its ideal width have equal widths`() throws {
        let stage = stage {
            VStack(spacing: 0) {
                Color.blue.frame(width: 30, height: 10).frame(maxWidth: .infinity).accessibilityIdentifier("first")
                Color.blue.frame(width: 80, height: 10).frame(maxWidth: .infinity).accessibilityIdentifier("second")
            }
            .fixedSize()
        }
        #expect(try stage.frame(of: "first").width == 80)
        #expect(try stage.frame(of: "second").width == 80)
    }

    @Test(arguments: [false, true]) func `A view behind others fills their stack`(isLayout: Bool) throws {
        let stack = isLayout ? AnyLayout(ZStackLayout(alignment: .leading)) : nil
        let stage = stage {
            let views = Group {
                Color.red.accessibilityIdentifier("back")
                VStack(spacing: 0) {
                    box(10).accessibilityIdentifier("top")
                    Spacer()
                    box(10).accessibilityIdentifier("bottom")
                }
                box(60)
            }
            if let stack { stack { views } } else { ZStack(alignment: .leading) { views } }
        }
        #expect(try stage.frame(of: "back") == CGRect(x: 0, y: 0, width: 200, height: 60))
        #expect(try stage.frame(of: "top").minY == 0)
        #expect(try stage.frame(of: "bottom").maxY == 60)
    }

    @Test func `A view fills a frame that is at one of its limits`() throws {
        let stage = stage {
            Color.green.accessibilityIdentifier("filled").frame(minHeight: 50)
            Color.green.accessibilityIdentifier("free").frame(minHeight: 5, maxHeight: 50)
        }
        #expect(try stage.frame(of: "filled").height == 50)
        #expect(try stage.frame(of: "free").height == 10)
    }
}
