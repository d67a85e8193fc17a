import ScrollworkTesting
import SwiftUI
import Testing

/// The backgrounds of the screens of navigation stacks.
@MainActor
@Suite struct ScreenBackgroundTests {
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)

    /// Returns the color below the content of a view.
    private func background(@ViewBuilder _ content: () -> some View) throws -> String {
        let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, content: content)
        try stage.settle()
        return hex(Pixels(stage)[100, 250])
    }

    @Test func aStackHidesWhatIsBehindIt() throws {
        let root = try background {
            ZStack {
                red
                NavigationStack { Text("A").navigationTitle("B") }
            }
        }
        #expect(root == "#FFFFFFFF")
        let list = try background {
            ZStack {
                red
                NavigationStack { List { Text("A") }.scrollContentBackground(.hidden) }
            }
        }
        #expect(list == "#FFFFFFFF")
        let pushed = try background {
            NavigationStack(path: .constant([1])) {
                red.navigationDestination(for: Int.self) { _ in Text("A") }
            }
        }
        #expect(pushed == "#FFFFFFFF")
    }

    @Test func aContainerBackgroundReplacesThatOfTheSystem() throws {
        func stack(_ style: Color) -> some View {
            ZStack {
                red
                NavigationStack { Text("A").containerBackground(style, for: .navigation) }
            }
        }
        #expect(try background { stack(blue) } == "#0000FFFF")
        #expect(try background { stack(.clear) } == "#FF0000FF")
    }

    @Test func aSheetKeepsItsBackground() throws {
        let sheet = try background {
            Color.white.sheet(isPresented: .constant(true)) {
                NavigationStack { Text("A").navigationTitle("B") }.presentationBackground(red)
            }
        }
        #expect(sheet == "#FF0000FF")
    }
}
