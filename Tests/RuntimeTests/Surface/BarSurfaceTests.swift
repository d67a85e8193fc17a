import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Tab bars, toolbars, glass, popovers, and symbol effects in Apple's spelling. The test is that they compile.
@MainActor
@Suite struct BarSurfaceTests {
    private struct Tabs: View {
        let behavior: TabBarMinimizeBehavior
        @State private var path = NavigationPath()
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement: TabViewBottomAccessoryPlacement?

        var body: some View {
            TabView {
                Tab("List", systemImage: "list.bullet") {
                    NavigationStack(path: $path) {
                        List {
                            Section("a") { Text("b") }
                                .listSectionSeparator(.hidden)
                                .listSectionSeparator(.visible, edges: .top)
                                .listSectionSeparatorTint(.red)
                                .listSectionSeparatorTint(nil, edges: .bottom)
                        }
                        .navigationTitle("List")
                        .toolbarTitleMenu { Button("a") {} }
                        .toolbarRole(.browser).toolbarRole(.editor).toolbarRole(.navigationStack).toolbarRole(
                            .automatic
                        )
                        .toolbar {
                            ToolbarItem(placement: .title) { Text("Title") }
                            ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
                            ToolbarSpacer()
                            ToolbarSpacer(.fixed)
                            ToolbarSpacer(.flexible, placement: .bottomBar)
                        }
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabBarMinimizeBehavior(behavior)
            .tabViewBottomAccessory { Text(placement == .inline || placement == .expanded ? "a" : "b") }
            .onAppear { path = path.codable.map { NavigationPath($0) } ?? NavigationPath() }
        }
    }

    private struct Glasses: View {
        @Namespace private var space
        @State private var isPresented = true

        var body: some View {
            GlassEffectContainer(spacing: 8) {
                Text("a").padding().glassEffect().glassEffectUnion(id: 1, namespace: space)
                Text("b").padding().glassEffect().glassEffectUnion(id: Optional(1), namespace: space)
                Text("c").glassEffect().glassEffectID("c", in: space).glassEffectTransition(.matchedGeometry)
                Text("d").glassEffect().glassEffectTransition(.materialize)
                Text("e").glassEffect().glassEffectTransition(.identity)
            }
            GlassEffectContainer { Text("a") }
            Button("a") {}.buttonStyle(.glass)
            Button("b") {}.buttonStyle(.glass(.clear))
            Button("c") {}.buttonStyle(.glassProminent).popover(isPresented: $isPresented) {
                Text("d")
                    .presentationCompactAdaptation(.popover)
                    .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    .presentationBackgroundInteraction(.enabled)
                    .presentationBackgroundInteraction(.disabled)
                    .presentationBackgroundInteraction(.automatic)
            }
        }
    }

    private struct Effects: View {
        @State private var value = 0

        var body: some View {
            let star = Image(systemName: "star")
            VStack {
                star.symbolEffect(.wiggle).symbolEffect(.wiggle.left.byLayer, isActive: true)
                star.symbolEffect(.wiggle.clockwise, value: value).symbolEffect(.wiggle.counterClockwise, value: value)
                star.symbolEffect(.wiggle.up.wholeSymbol, value: value).symbolEffect(.wiggle.down, value: value)
                star.symbolEffect(.wiggle.right, value: value).symbolEffect(.wiggle.forward, value: value)
                star.symbolEffect(.wiggle.backward, value: value)
                star.symbolEffect(.wiggle.custom(angle: .degrees(30)), value: value)
                star.symbolEffect(.wiggle.custom(angle: 30), value: value)
                star.symbolEffect(.rotate).symbolEffect(.rotate.counterClockwise.byLayer, value: value)
                star.symbolEffect(.rotate.clockwise.wholeSymbol, options: .repeat(.continuous), isActive: true)
            }
            star.symbolEffect(.breathe).symbolEffect(.breathe.plain.wholeSymbol, value: value)
            star.symbolEffect(.breathe.pulse.byLayer, options: .repeat(.periodic), isActive: true)
            star.symbolEffect(.breathe, options: .speed(2).repeat(.periodic(2, delay: 0.5)), value: value)
        }
    }

    private func labels(@ViewBuilder _ content: () -> some View) -> Set<String> {
        Set(Stage(size: CGSize(width: 390, height: 600), content: content).semantics.flattened.compactMap(\.label))
    }

    @Test(arguments: [TabBarMinimizeBehavior.automatic, .onScrollDown, .onScrollUp, .never])
    func tabsAndTheirBars(_ behavior: TabBarMinimizeBehavior) {
        #expect(labels { Tabs(behavior: behavior) }.isSuperset(of: ["List", "Title", "Edit", "b"]))
    }

    @Test func glassAndPopovers() {
        // The popover is modal.
        #expect(labels { Glasses() } == ["d"])
    }

    @Test func symbolEffects() {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Effects() }
        #expect(stage.semantics.flattened.count { $0.role == .image } == 12 && !stage.isAtRest)
    }
}
