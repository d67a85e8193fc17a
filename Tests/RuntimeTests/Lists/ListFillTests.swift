import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The surfaces behind the rows and headers of lists, in a window of 300 points.
@MainActor
@Suite struct ListFillTests {
    private func stage<V: View>(@ViewBuilder _ content: () -> V) -> Stage {
        Stage(size: CGSize(width: 300, height: 500), environment: { $0.displayScale = 1 }, content: content)
    }

    /// Headers that stay visible cover the rows that pass under them. They're 22 points high, as are the footers.
    @Test func `Only headers that stay visible have a surface`() {
        func surfaces<S: ListStyle>(_ style: S) -> [CGRect] {
            stage {
                List {
                    Section {
                        box(50, 10)
                    } header: {
                        box(50, 10)
                    } footer: {
                        box(50, 10)
                    }
                }
                .listStyle(style)
            }
            .marks.filter { $0.kind == .fill && hex($0.color) == "#FFFFFFFF" && (15...23).contains($0.frame.height) }
            .map(\.frame)
        }
        let header = CGRect(x: 0, y: 0, width: 300, height: 22)
        #expect(surfaces(.plain) == [header] && surfaces(.inset) == [header])
        #expect(surfaces(.grouped) == [] && surfaces(.insetGrouped) == [] && surfaces(.sidebar) == [])
    }

    @Test func `Cards and lines follow the appearance of the system`() {
        let stage = stage {
            List {
                box(50, 10)
                box(50, 10)
            }
        }
        func colors() -> [String] { (stage.fills(268, 44) + stage.fills(248, 1)).map { hex($0.color) } }
        let light = colors()
        #expect(light.count == 3 && light.prefix(2) == ["#FFFFFFFF", "#FFFFFFFF"] && light[2].hasPrefix("#3C3C43"))
        stage.changeEnvironment { $0.colorScheme = .dark }
        let dark = colors()
        #expect(dark.count == 3 && dark.prefix(2) == ["#1C1C1EFF", "#1C1C1EFF"] && dark[2].hasPrefix("#545458"))
        stage.changeEnvironment { $0.colorScheme = .light }
        #expect(colors() == light)
    }

    /// Rows of a sidebar have no cards.
    @Test func `The chosen row of a sidebar has round corners`() throws {
        let stage = stage {
            List(0..<3, id: \.self, selection: .constant(1 as Int?)) { _ in box(50, 10) }.listStyle(.sidebar)
        }
        let fills = stage.fills(268, 44)
        #expect(fills.map(\.frame.minY) == [60] && fills.map { hex($0.color) } == ["#D1D1D6FF"])
        let path = try #require(fills.first?.path)
        for x in [0, 268.0] {
            for y in [0, 44.0] {
                let corner = CGPoint(x: 16 + abs(x - 2.5), y: 60 + abs(y - 2.5))
                let inner = CGPoint(x: 16 + abs(x - 3.1), y: 60 + abs(y - 3.1))
                #expect(!path.contains(corner) && path.contains(inner), "\(x) \(y)")
            }
        }
    }
}
