import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Where the rows, headers, and footers of lists are, and where they take touches, in a window of 300 points.
@MainActor
@Suite struct ListPlaceTests {
    private func stage<V: View>(@ViewBuilder _ content: () -> V) -> Stage {
        Stage(size: CGSize(width: 300, height: 500), environment: { $0.displayScale = 1 }, content: content)
    }

    // MARK: Spacing

    /// Rows of 44 points have a line below each, unless they are apart.
    @Test(
        arguments: [(nil, 44, 3), (0, 44, 3), (-5, 44, 3), (.nan, 44, 3), (0.5, 44.5, 0), (6, 50, 0)]
            as [(CGFloat?, CGFloat, Int)])
    func `Rows that are apart have no lines`(spacing: CGFloat?, distance: CGFloat, lines: Int) throws {
        let stage = stage {
            List {
                box(50, 10, "a")
                box(50, 10, "b")
                box(50, 10, "c")
            }
            .listStyle(.plain)
            .listRowSpacing(spacing)
        }
        #expect(try ["a", "b", "c"].map { try stage.frame(of: $0).midY } == [22, 22 + distance, 22 + 2 * distance])
        #expect(stage.fills(280, 1).count == lines)
    }

    /// Headers and footers are 22 points high.
    @Test func `Only rows are apart, not headers and footers`() throws {
        let stage = stage {
            List {
                ForEach(0..<2, id: \.self) { section in
                    Section {
                        box(50, 10, "first-\(section)")
                        box(50, 10, "second-\(section)")
                    } header: {
                        box(50, 10, "header-\(section)")
                    } footer: {
                        box(50, 10, "footer-\(section)")
                    }
                }
            }
            .listStyle(.plain)
            .listRowSpacing(10)
        }
        let places = try ["header", "first", "second", "footer"].map { try stage.frame(of: "\($0)-0").midY }
        #expect(places == [11, 44, 98, 131])
        #expect(try stage.frame(of: "header-1").midY == 153 && stage.frame(of: "first-1").midY == 186)
    }

    // MARK: Width

    @Test func `A guide of a row's content doesn't move the row`() throws {
        let stage = stage {
            List {
                box(50, 10, "a")
                box(50, 10, "b").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
                box(50, 10, "c").alignmentGuide(HorizontalAlignment.leading) { _ in 30 }
            }
        }
        #expect(try ["a", "b", "c"].map { try stage.frame(of: $0).minX } == [36, 36, 36])
    }

    /// A card has margins of 16 points, and content has insets of 20 points, or 12 points in a sidebar.
    @Test func `The ideal width of a list is that of its first row`() throws {
        func place<S: ListStyle>(_ style: S) throws -> [CGFloat] {
            let stage = stage {
                List {
                    box(50, 10, "a")
                    box(70, 10, "b")
                }
                .listStyle(style)
                .accessibilityIdentifier("list")
                .fixedSize(horizontal: true, vertical: false)
            }
            let list = try stage.frame(of: "list")
            return [list.width, try stage.frame(of: "a").minX - list.minX]
        }
        #expect(try place(.plain) == [90, 20])
        #expect(try place(.insetGrouped) == [122, 36])
        #expect(try place(.sidebar) == [106, 28])
    }

    // MARK: Touches

    private struct Chooser<Content: View>: View {
        @State private var choice: Int?
        let content: (Binding<Int?>) -> Content

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "\(choice ?? -1)").frame(height: 20).accessibilityIdentifier("choice")
                content($choice)
            }
        }
    }

    private func choice(of stage: Stage, at point: CGPoint) throws -> String {
        stage.tap(at: point)
        try stage.settle()
        return try stage.text(of: "choice")
    }

    /// The list begins at 20 points, and the first card 16 points below. Rows of 44 points are 20 points apart.
    @Test(
        arguments: [
            (150, 34, "-1"), (150, 38, "0"), (150, 78, "0"), (150, 82, "-1"), (150, 98, "-1"), (150, 102, "1"),
            (14, 58, "-1"), (18, 58, "0"), (282, 58, "0"), (286, 58, "-1"),
        ] as [(CGFloat, CGFloat, String)])
    func `A tap beside a card chooses nothing`(x: CGFloat, y: CGFloat, choice: String) throws {
        let stage = stage {
            Chooser { choice in
                List(0..<3, selection: choice) { _ in box(50, 10) }.listStyle(.insetGrouped).listRowSpacing(20)
            }
        }
        #expect(try self.choice(of: stage, at: CGPoint(x: x, y: y)) == choice)
    }

    /// Rows begin at 20 points and are 44 points high.
    @Test(arguments: [(42, "10"), (86, "11"), (130, "10"), (174, "11"), (218, "7")] as [(CGFloat, String)])
    func `The innermost identity of a row is its value`(y: CGFloat, choice: String) throws {
        let stage = stage {
            Chooser { choice in
                List(selection: choice) {
                    ForEach(0..<2, id: \.self) { _ in ForEach(10..<12, id: \.self) { _ in box(50, 10) } }
                    ForEach(5..<6, id: \.self) { _ in box(50, 10).id(7) }
                }
                .listStyle(.plain)
            }
        }
        #expect(try self.choice(of: stage, at: CGPoint(x: 150, y: y)) == choice)
    }
}
