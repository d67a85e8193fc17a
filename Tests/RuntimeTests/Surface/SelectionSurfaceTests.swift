import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Pickers of several days, groups of controls, tinted styles, and sizes of text in Apple's spelling. The test is that
/// they compile.
@MainActor
@Suite struct SelectionSurfaceTests {
    private static let title = "title"

    private struct Days: View {
        @State private var days: Set<DateComponents> = []
        let start = Date(timeIntervalSinceReferenceDate: 0), end = Date(timeIntervalSinceReferenceDate: 4_000_000)

        var body: some View {
            VStack {
                MultiDatePicker(selection: $days) { Text("a") }
                MultiDatePicker(selection: $days, in: start..<end) { Text("a") }
                MultiDatePicker(selection: $days, in: start...) { Text("a") }
                MultiDatePicker(selection: $days, in: ..<end) { Text("a") }
            }
            VStack {
                MultiDatePicker("a", selection: $days)
                MultiDatePicker("a", selection: $days, in: start..<end)
                MultiDatePicker("a", selection: $days, in: start...)
                MultiDatePicker("a", selection: $days, in: ..<end)
            }
            VStack {
                MultiDatePicker(SelectionSurfaceTests.title, selection: $days)
                MultiDatePicker(SelectionSurfaceTests.title, selection: $days, in: start..<end)
                MultiDatePicker(SelectionSurfaceTests.title, selection: $days, in: start...)
                MultiDatePicker(SelectionSurfaceTests.title, selection: $days, in: ..<end)
            }
        }
    }

    private struct Boxed: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }

    private struct Scaled: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            EmptyModifier().concat(Padded(isLarge: environment.dynamicTypeSize.isAccessibilitySize))
        }
    }

    private struct Padded: ViewModifier {
        let isLarge: Bool
        func body(content: Content) -> some View { content.padding(isLarge ? 20 : 5) }
    }

    private struct Groups: View {
        @Environment(\.sizeCategory) private var category: ContentSizeCategory
        @State private var isOn = false
        @State private var value = 0.5

        var body: some View {
            let group = ControlGroup {
                Button("a") {}
            } label: {
                Text("b")
            }
            group.controlGroupStyle(.automatic)
            group.controlGroupStyle(.navigation)
            group.controlGroupStyle(.menu)
            group.controlGroupStyle(Boxed())
            VStack {
                Slider(value: $value, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")) { Text("c") }
                Slider(value: $value, in: 0...1, step: 0.5, minimumValueLabel: Text("a"), maximumValueLabel: Text("b"))
                {
                    Text("c")
                }
                Slider(value: $value, in: 0...1, onEditingChanged: { _ in }) { Text("c") }
                Slider(value: $value, in: 0...1, step: 0.5, onEditingChanged: { _ in }) { Text("c") }
            }
            Toggle("a", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red))
            Text(category >= .accessibilityMedium && category.isAccessibilityCategory ? "a" : "b")
                .environment(\.sizeCategory, .extraExtraLarge)
                .modifier(Scaled())
        }
    }

    @Test func severalDays() {
        #expect(!Stage(size: CGSize(width: 390, height: 600)) { Days() }.semantics.children.isEmpty)
    }

    @Test func groupsAndStyles() {
        #expect(!Stage(size: CGSize(width: 390, height: 600)) { Groups() }.semantics.children.isEmpty)
    }
}
