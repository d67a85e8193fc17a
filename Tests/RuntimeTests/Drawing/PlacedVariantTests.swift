import ScrollworkTesting
import SwiftUI
import Testing

/// The places whose symbols are filled without a modifier, in a window of 300 by 200 points.
@MainActor
@Suite struct PlacedVariantTests {
    private func stage(@ViewBuilder _ content: () -> some View) -> Stage {
        Stage(size: CGSize(width: 300, height: 200), content: content)
    }

    private func tabs(_ symbol: String, _ variants: SymbolVariants? = nil) throws -> Data {
        try stage {
            TabView {
                Text("Page").tabItem {
                    if let variants {
                        Label("Stars", systemImage: symbol).environment(\.symbolVariants, variants)
                    } else {
                        Label("Stars", systemImage: symbol)
                    }
                }
            }
        }
        .png()
    }

    @Test func `Symbols of tabs are filled`() throws {
        #expect(try tabs("star") == tabs("star.fill"))
        #expect(try tabs("star", SymbolVariants.none) != tabs("star.fill"))
    }

    @Test func `Symbols of swipe actions are filled`() throws {
        func actions(_ symbol: String) throws -> Data {
            let stage = stage {
                List {
                    Text("Row").swipeActions {
                        Button {
                        } label: {
                            Image(systemName: symbol)
                        }
                    }
                }
                .listStyle(.plain)
            }
            let finger = stage.touch(at: CGPoint(x: 280, y: 22))
            finger.move(by: CGSize(width: -80, height: 0), over: 0.5)
            finger.hold(for: 0.2)
            finger.lift()
            try stage.settle()
            return try stage.png()
        }
        #expect(try actions("star") == actions("star.fill"))
    }

    @Test func `Symbols in the content have no variant`() throws {
        func page(_ symbol: String) throws -> Data {
            try stage { TabView { Image(systemName: symbol).tabItem { Text("Stars") } } }.png()
        }
        #expect(try page("star") != page("star.fill"))
    }
}
