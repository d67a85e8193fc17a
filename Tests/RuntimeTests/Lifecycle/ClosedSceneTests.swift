import ScrollworkTesting
import SwiftUI
import Testing

/// A scene that is closed keeps nothing of its views: neither what their closures capture nor their state.
@MainActor
@Suite struct ClosedSceneTests {
    private final class Belonging: Sendable {}

    private struct Row: View, Equatable {
        let belonging: Belonging
        nonisolated static func == (a: Self, b: Self) -> Bool { a.belonging === b.belonging }
        var body: some View { Text("Row") }
    }

    private struct Items: View {
        let belonging: Belonging
        @State private var selection: Int?

        var body: some View {
            List(selection: $selection) { ForEach(0..<30, id: \.self) { Text("\($0)") } }
                .contextMenu(forSelectionType: Int.self) { _ in
                    withExtendedLifetime(belonging) { Button("Show") { selection = 1 } }
                } primaryAction: { items in
                    withExtendedLifetime(belonging) { selection = items.first }
                }
        }
    }

    private struct Position: View {
        let belonging: Belonging
        @State private var id: Int?

        var body: some View {
            ScrollView {
                LazyVStack { ForEach(0..<30, id: \.self) { row in withExtendedLifetime(belonging) { Text("\(row)") } } }
                    .scrollTargetLayout()
            }
            .scrollPosition(id: $id)
        }
    }

    enum Use: String, CaseIterable, Sendable {
        case reader, capturedProxy, scrollReader, position, mask, equatable, feedback, keys, adjustable, scrollAction,
            named, gesture, tap
        case transaction, geometryChange, preference, target, visualEffect, timeline, focus, layout, task, phases,
            speech, itemMenu, hover
    }

    private func view(_ use: Use, _ belonging: Belonging) -> AnyView {
        let keep: () -> Void = { withExtendedLifetime(belonging) {} }
        let text = Text("Text")
        return switch use {
        case .reader: AnyView(GeometryReader { _ in withExtendedLifetime(belonging) { text } })
        case .capturedProxy:
            AnyView(
                GeometryReader { geometry in
                    ScrollViewReader { _ in withExtendedLifetime(belonging) { Text("\(geometry.size.width)") } }
                })
        case .scrollReader:
            AnyView(
                ScrollViewReader { proxy in
                    ScrollView {
                        text.onTapGesture {
                            proxy.scrollTo(1); keep()
                        }
                    }
                })
        case .position: AnyView(Position(belonging: belonging))
        case .mask: AnyView(text.mask { Row(belonging: belonging) })
        case .equatable: AnyView(Row(belonging: belonging).equatable())
        case .feedback:
            AnyView(
                text.sensoryFeedback(trigger: 1) { _, _ in
                    keep(); return nil
                })
        case .keys:
            AnyView(
                text.focusable().onKeyPress { _ in
                    keep(); return .ignored
                })
        case .adjustable: AnyView(text.accessibilityAdjustableAction { _ in keep() })
        case .scrollAction: AnyView(text.accessibilityScrollAction { _ in keep() })
        case .named: AnyView(text.accessibilityAction(named: "Name") { keep() })
        case .gesture: AnyView(text.gesture(DragGesture().onChanged { _ in keep() }))
        case .tap: AnyView(Button("Tap") { keep() })
        case .transaction: AnyView(text.transaction { _ in keep() })
        case .geometryChange:
            AnyView(text.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { _ in keep() })
        case .preference:
            AnyView(text.backgroundPreferenceValue(Titles.self) { _ in withExtendedLifetime(belonging) { text } })
        case .target:
            AnyView(
                ScrollView { text }.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in keep() })
        case .visualEffect:
            AnyView(text.visualEffect { content, _ in withExtendedLifetime(belonging) { content.opacity(1) } })
        case .timeline: AnyView(TimelineView(.animation) { _ in withExtendedLifetime(belonging) { text } })
        case .focus: AnyView(text.focusable().onAppear { keep() }.onDisappear { keep() })
        case .layout: AnyView(ViewThatFits { Row(belonging: belonging) })
        case .task: AnyView(text.task { keep() })
        case .phases: AnyView(ScrollView { text }.onScrollPhaseChange { _, _ in keep() })
        case .speech:
            AnyView(Row(belonging: belonging).accessibilityElement(children: .ignore).accessibilityLabel("Row"))
        case .itemMenu: AnyView(Items(belonging: belonging))
        case .hover: AnyView(Row(belonging: belonging).hoverEffect().hoverEffect(.lift))
        }
    }

    private struct Titles: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @Test(arguments: Use.allCases) func nothingIsRetained(_ use: Use) async throws {
        weak var kept: Belonging?
        do {
            let belonging = Belonging()
            kept = belonging
            let stage = Stage(size: CGSize(width: 200, height: 200)) { view(use, belonging) }
            stage.advance(by: 0.1)
            stage.flick(from: CGPoint(x: 100, y: 100), velocity: CGVector(dx: 0, dy: -500))
            stage.hover(at: CGPoint(x: 100, y: 100))
            stage.secondaryClick(at: CGPoint(x: 100, y: 100))
            stage.press(.tab)
            stage.press(.downArrow)
            stage.advance(by: 1)
            stage.close()
        }
        for _ in 0..<5 { await Task.yield() }
        #expect(kept == nil)
    }
}
