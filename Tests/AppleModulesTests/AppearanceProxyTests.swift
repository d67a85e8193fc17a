import LayerTree
import RuntimeTestSupport
import ScrollworkTesting
import SwiftUI
import Testing
import UIKit
import ViewRuntime

/// The appearance proxies of UIKit, which apply to the views that appear later.
@MainActor @Suite struct AppearanceProxyTests {
    private let size = CGSize(width: 200, height: 300)

    /// Resets the proxies, which apply to the whole process.
    private func resetting(_ body: () throws -> Void) rethrows {
        defer {
            ScrollAppearance.current = ScrollAppearance()
            TabAppearance.current = TabAppearance()
        }
        try body()
    }

    private struct Rows: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Color.red.frame(height: 100).accessibilityIdentifier("\($0)") }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    /// Returns the top of the first row while a finger pulls it down by 100 points.
    private func pulled(_ stage: Stage) throws -> CGFloat {
        let finger = stage.touch(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGSize(width: 0, height: 100), over: 0.2)
        defer { finger.cancel() }
        return try stage.drawnFrame(of: "0").minY
    }

    @Test func contentStopsAtItsEdgesWithoutBouncing() throws {
        try resetting {
            let before = Stage(size: size) { Rows() }
            UIScrollView.appearance().bounces = false
            #expect(!UIScrollView.appearance().bounces)
            let after = Stage(size: size) { Rows() }
            #expect(try pulled(before) > 20, "a scroll view that exists already keeps its properties")
            #expect(try pulled(after) == 0)
            after.flick(from: CGPoint(x: 100, y: 250), velocity: CGVector(dx: 0, dy: -9_000))
            try after.settle()
            #expect(try after.scroll("scroll").offset.y == 1_700)
            let always = Stage(size: size) { Rows().scrollBounceBehavior(.always) }
            #expect(try pulled(always) > 20, "the modifier takes precedence")
        }
    }

    @Test func aProgramCanSetPropertiesWhenTheViewAppears() throws {
        try resetting {
            let stage = Stage(size: size) { Rows().onAppear { UIScrollView.appearance().bounces = false } }
            let distance = try pulled(stage)
            #expect(distance == 0)
        }
    }

    @Test func contentStopsAtPages() throws {
        try resetting {
            UIScrollView.appearance().isPagingEnabled = true
            let stage = Stage(size: size) { Rows() }
            stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 60), over: 0.5)
            try stage.settle()
            #expect(try stage.scroll("scroll").offset.y == 300)
        }
    }

    @Test func scrollingCanBeDisabled() throws {
        try resetting {
            UIScrollView.appearance().isScrollEnabled = false
            let stage = Stage(size: size) {
                TabView {
                    Text("First").accessibilityIdentifier("first")
                    Text("Second")
                }
                .tabViewStyle(.page)
            }
            stage.flick(from: CGPoint(x: 150, y: 100), velocity: CGVector(dx: -2_000, dy: 0))
            try stage.settle()
            #expect(try stage.frame(of: "first").midX == 100)
        }
    }

    @Test(arguments: [
        (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.onDragWithAccessory, false),
    ])
    func aDragDismissesTheKeyboard(mode: UIScrollView.KeyboardDismissMode, keepsFocus: Bool) throws {
        try resetting {
            UIScrollView.appearance().keyboardDismissMode = mode
            let stage = Stage(size: size) {
                VStack {
                    TextField("Name", text: .constant("")).accessibilityIdentifier("field")
                    Rows()
                }
            }
            try stage.tap("field")
            stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), over: 0.5)
            #expect(try stage.element(.textField, "Name").isFocused == keepsFocus)
        }
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Color.clear.tabItem { Text("One") }
                Color.clear.tabItem { Text("Two") }
            }
        }
    }

    private func labels(_ stage: Stage) -> [String: RGBA?] {
        var found: [String: RGBA?] = [:]
        for mark in stage.marks { if case .text(let text, size: _, weight: _) = mark.kind { found[text] = mark.color } }
        return found
    }

    @Test func aProgramHidesTheTabBarForItsOwn() throws {
        #expect(labels(Stage(size: size) { Tabs() }).count == 2)
        resetting {
            let existing = Stage(size: size) { Tabs() }
            UITabBar.appearance().isHidden = true
            #expect(labels(Stage(size: size) { Tabs() }).isEmpty)
            existing.update()
            #expect(labels(existing).count == 2)
        }
        resetting {
            #expect(labels(Stage(size: size) { Tabs().onAppear { UITabBar.appearance().isHidden = true } }).isEmpty)
        }
    }

    @Test func theTabBarHasColors() throws {
        resetting {
            let bar = UITabBar.appearance()
            bar.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            bar.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            bar.unselectedItemTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let stage = Stage(size: size) { Tabs() }
            #expect(labels(stage).mapValues { hex($0) } == ["One": "#FF0000FF", "Two": "#00FF00FF"])
            #expect(stage.marks.contains { hex($0.color) == "#0000FFFF" && $0.frame.height >= 49 })
            #expect(bar.barTintColor == bar.backgroundColor)
        }
    }

    @Test func pageIndicatorsHaveColors() throws {
        resetting {
            UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            UIPageControl.appearance().pageIndicatorTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let stage = Stage(size: size) {
                TabView {
                    Text("First")
                    Text("Second")
                }
                .tabViewStyle(.page)
            }
            let dots = stage.marks.filter { $0.frame.width == 7 }
            #expect(dots.map { hex($0.color) } == ["#FF0000FF", "#00FF00FF"])
        }
    }
}
