import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
@Suite struct ToolbarSpacerTests {
    private let size = CGSize(width: 320, height: 400)

    /// Returns the distance between two items of a bar, with or without a space between them.
    private func distance(_ placement: ToolbarItemPlacement, _ sizing: SpacerSizing?) throws -> CGFloat {
        let stage = Stage(size: size) {
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItem(placement: placement) { box(20, 20, "a") }
                    if let sizing { ToolbarSpacer(sizing, placement: placement) }
                    ToolbarItem(placement: placement) { box(20, 20, "b") }
                }
            }
        }
        return try stage.frame(of: "b").minX - stage.frame(of: "a").maxX
    }

    /// The navigation bar has no room to divide, so both lengths are the same there.
    @Test func aSpaceDoublesTheDistanceBetweenItems() throws {
        for placement in [ToolbarItemPlacement.topBarLeading, .topBarTrailing] {
            #expect(try distance(placement, nil) == 16)
            #expect(try distance(placement, .fixed) == 32)
            #expect(try distance(placement, .flexible) == 32)
        }
    }

    @Test func theItemsStayAtTheirEdge() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItem { box(20, 20, "a") }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { box(20, 20, "b") }
                }
            }
        }
        #expect(try stage.frame(of: "b").maxX == 320 - 16)
    }

    @Test func aSpacerInAGroupMovesItemsToTheEdgesOfTheBottomBar() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        box(20, 20, "a")
                        Spacer()
                        box(20, 20, "b")
                    }
                }
            }
        }
        #expect(try stage.frame(of: "a").minX == 16)
        #expect(try stage.frame(of: "b").maxX == 320 - 16)
    }

    @Test func aFlexibleSpaceMovesAnItemToTheOtherEdgeOfTheBottomBar() throws {
        func place(_ hasSpace: Bool) throws -> CGRect {
            let stage = Stage(size: size) {
                NavigationStack {
                    Text("content").toolbar {
                        if hasSpace { ToolbarSpacer(.flexible, placement: .bottomBar) }
                        ToolbarItem(placement: .bottomBar) { box(20, 20, "item") }
                    }
                }
            }
            return try stage.frame(of: "item")
        }
        #expect(try place(false).minX == 16)
        #expect(try place(true).maxX == 320 - 16)
    }

    @Test func equalSpacesOfAToolbarAreAllShownBesideAnotherPreference() throws {
        let stage = Stage(size: size) {
            NavigationStack {
                VStack {
                    Text("first").navigationTitle("Notes")
                    Text("second").toolbar {
                        ToolbarItem { box(20, 20, "a") }
                        ToolbarSpacer(.fixed)
                        ToolbarItem { box(20, 20, "b") }
                        ToolbarSpacer(.fixed)
                        ToolbarItem { box(20, 20, "c") }
                    }
                }
            }
        }
        #expect(try stage.frame(of: "b").minX - stage.frame(of: "a").maxX == 32)
        #expect(try stage.frame(of: "c").minX - stage.frame(of: "b").maxX == 32)
    }
}
