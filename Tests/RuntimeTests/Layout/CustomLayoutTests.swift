import ScrollworkTesting
import SwiftUI
import Testing

@MainActor
struct CustomLayoutTests {
    private struct Share: LayoutValueKey { static let defaultValue = 1.0 }

    /// Divides the width in proportion to the layout values of the views.
    private struct Shares: Layout {
        var height: CGFloat = 20
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: proposal.width ?? 100, height: height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            let total = subviews.reduce(0) { $0 + $1[Share.self] }
            var x = bounds.minX
            for subview in subviews {
                let width = bounds.width * subview[Share.self] / total
                subview.place(
                    at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
                x += width
            }
        }
    }

    @Test(arguments: [false, true]) func `Views report their layout values, and are mirrored from right to left`(
        _ isMirrored: Bool
    ) throws {
        let stage = Stage(
            size: CGSize(width: 300, height: 100),
            environment: { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
        ) {
            Shares {
                cell(nil, nil, "one").padding(0).layoutValue(key: Share.self, value: 2).opacity(0.5)
                cell(nil, nil, "two")
            }
        }
        #expect(try stage.frame(of: "one") == CGRect(x: isMirrored ? 100 : 0, y: 40, width: 200, height: 20))
        #expect(try stage.frame(of: "two") == CGRect(x: isMirrored ? 0 : 200, y: 40, width: 100, height: 20))
    }

    private struct Counting: Layout {
        final class Calls: @unchecked Sendable { var caches = 0 }
        let calls: Calls
        func makeCache(subviews: Subviews) -> Int {
            calls.caches += 1
            return subviews.count
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            CGSize(width: cache * 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
    }

    private struct Counted: View {
        let wish: Wish<Int>
        let calls: Counting.Calls
        var body: some View {
            Counting(calls: calls) { ForEach(wish.items, id: \.self) { cell(4, 4, "cell-\($0)") } }
                .accessibilityIdentifier("all")
        }
    }

    @Test func `The cache is created again for new views, and unplaced views are in the middle`() throws {
        let wish = Wish<Int>(), calls = Counting.Calls()
        wish.items = [1, 2]
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Counted(wish: wish, calls: calls) }
        #expect(try stage.frame(of: "all").width == 20)
        #expect(try stage.frame(of: "cell-1") == CGRect(x: 48, y: 48, width: 4, height: 4))
        #expect(calls.caches == 1)
        wish.items = [1, 2, 3]
        stage.update()
        #expect(try stage.frame(of: "all").width == 30)
        #expect(calls.caches == 2)
    }

    private struct Switching: View {
        let wish: Wish<Int>
        var body: some View {
            let layout = wish.items.isEmpty ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                Stamped(name: "a")
                Stamped(name: "b")
            }
        }
    }

    private struct Stamped: View {
        nonisolated(unsafe) static var made = 0
        let name: String
        @State private var stamp = Stamped.next()
        static func next() -> Int {
            made += 1
            return made
        }
        @State private var appeared = 0
        var body: some View { cell(20, 20, "\(name)-\(appeared)").onAppear { appeared += 1 } }
    }

    @Test func `Another layout keeps the views and their state`() throws {
        let wish = Wish<Int>()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Switching(wish: wish) }
        #expect(try stage.frame(of: "b-1").origin == CGPoint(x: 50, y: 40))
        wish.items = [1]
        stage.update()
        #expect(try stage.frame(of: "b-1").origin == CGPoint(x: 40, y: 50))
    }

    @Test func `The layouts of stacks behave like the stacks`() throws {
        func frames<V: View>(@ViewBuilder _ view: () -> V) -> [String: CGRect] {
            Stage(size: CGSize(width: 200, height: 60), content: view).frames(prefix: "cell-")
        }
        let horizontal = frames {
            HStackLayout(alignment: .bottom)() {
                cell(20, 40, "cell-a")
                Spacer()
                cell(nil, 10, "cell-b").frame(minWidth: 30, maxWidth: 50)
                cell(20, 20, "cell-c").layoutPriority(1)
            }
        }
        let reference = frames {
            HStack(alignment: .bottom) {
                cell(20, 40, "cell-a")
                Spacer()
                cell(nil, 10, "cell-b").frame(minWidth: 30, maxWidth: 50)
                cell(20, 20, "cell-c").layoutPriority(1)
            }
        }
        #expect(horizontal == reference)
        #expect(
            frames {
                ZStackLayout(alignment: .bottomTrailing)() {
                    cell(50, 50, "cell-a"); cell(20, 20, "cell-b")
                }
            }
                == frames {
                    ZStack(alignment: .bottomTrailing) {
                        cell(50, 50, "cell-a"); cell(20, 20, "cell-b")
                    }
                })
    }
}
