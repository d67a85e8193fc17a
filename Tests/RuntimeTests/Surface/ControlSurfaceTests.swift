import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Controls, state, and the environment in Apple's spelling. The test is that they compile.
@MainActor
@Suite struct ControlSurfaceTests {
    private static let title = "title"

    private struct Controls: View {
        @State private var isOn = false
        @State private var value = 0.5
        @State private var count = 1
        @State private var text = ""
        @State private var choice: Int? = 1

        var body: some View {
            VStack {
                Button("a") {}
                Button(ControlSurfaceTests.title) {}
                Button("a", role: .destructive) {}
                Button("a", systemImage: "star") {}
                Button("a", systemImage: "star", role: .cancel) {}
                Button(action: {}) { Text("a") }
                Button(role: .cancel, action: {}) { Text("a") }
                Button("a") {}.badgeProminence(.increased).focusEffectDisabled().focusEffectDisabled(false)
                    .invalidatableContent().invalidatableContent(false).dialogIcon(Image(systemName: "star"))
                    .dialogIcon(nil).dialogSeverity(.critical).allowedDynamicRange(.high).allowedDynamicRange(nil)
                Image(systemName: "wifi").allowedDynamicRange(.constrainedHigh)
                    .symbolEffect(.variableColor.iterative.hideInactiveLayers.reversing, isActive: isOn)
                Button("a") {}.buttonStyle(.bordered).buttonStyle(.borderedProminent).buttonStyle(.borderless)
                    .buttonStyle(.plain).buttonStyle(.automatic)
                    .buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 3)).controlSize(.large)
                    .tint(.red).disabled(true)
            }
            VStack {
                Toggle("a", isOn: $isOn)
                Toggle(ControlSurfaceTests.title, isOn: $isOn).toggleStyle(.switch).toggleStyle(.button).toggleStyle(
                    .automatic)
                Toggle("a", systemImage: "star", isOn: $isOn)
                Toggle(isOn: $isOn) { Text("a") }
                Toggle("a", sources: [$isOn, $isOn], isOn: \.self)
                Toggle(sources: [$isOn], isOn: \.self) { Text("a") }
                Slider(value: $value)
                Slider(value: $value, in: 0...2)
                Slider(value: $value, in: 0...2, step: 0.1)
                Slider(value: $value) { Text("a") }
                Slider(value: $value, in: 0...2) {
                    Text("a")
                } onEditingChanged: {
                    isOn = $0
                }
                Slider(value: $value, in: 0...2, step: 0.1) {
                    Text("a")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("2")
                } onEditingChanged: { _ in
                }
                Slider(value: $value, in: 0...2, onEditingChanged: { isOn = $0 })
            }
            VStack {
                Stepper("a", value: $count)
                Stepper("a", value: $count, in: 0...3)
                Stepper("a", value: $count, in: 0...3, step: 2) { isOn = $0 }
                Stepper("a", value: $value, in: 0...3, step: 2, format: .number)
                Stepper("a", value: $value, step: 2, format: .number)
                Stepper("a") {
                    count += 1
                } onDecrement: {
                    count -= 1
                }
                Stepper(value: $count) { Text("a") }
                Stepper {
                    Text("a")
                } onIncrement: {
                } onDecrement: {
                }
                Picker("a", selection: $choice) {
                    Text("1").tag(1); Text("2").tag(2, includeOptional: false)
                }
                Picker(ControlSurfaceTests.title, selection: $choice) { Text("1").tag(1) }.pickerStyle(.segmented)
                Picker(selection: $choice) {
                    Text("1").tag(1)
                } label: {
                    Text("a")
                }.pickerStyle(.menu)
                Picker("a", systemImage: "star", selection: $choice) { Text("1").tag(1) }.pickerStyle(.inline)
                Picker("a", selection: $choice) {
                    Text("1").tag(1)
                } currentValueLabel: {
                    Text("now")
                }
            }
            VStack {
                TextField("a", text: $text)
                TextField("a", text: $text, prompt: Text("b"))
                TextField("a", text: $text, axis: .vertical)
                TextField("a", value: $count, format: .number)
                TextField("a", value: $choice, format: .number, prompt: Text("none"))
                SecureField("a", text: $text).textFieldStyle(.roundedBorder).submitLabel(.done).autocorrectionDisabled()
                    .onSubmit {}
                ProgressView()
                ProgressView("a")
                ProgressView(value: 0.3)
                ProgressView("a", value: 0.3, total: 2).progressViewStyle(.linear).progressViewStyle(.circular)
                LabeledContent("a", value: "b")
                DisclosureGroup("a") { Text("b") }
                GroupBox("a") { Text("b") }
                Menu("a") { Button("b") {} }.menuOrder(.fixed).menuIndicator(.hidden)
                Text("a").contextMenu {
                    Button("b") {}
                } preview: {
                    Text("c")
                }.badge(3).help("a")
                List(selection: $choice) { Text("a") }.contextMenu(forSelectionType: Int.self) { items in
                    Button("b") { _ = items.count }
                } primaryAction: { items in
                    _ = items.count
                }
            }
        }
    }

    private final class Model: ObservableObject {
        @Published var count = 0
    }

    @Observable final class Store { var count = 0 }

    private struct Width: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private struct Child: View {
        @ObservedObject var model: Model
        @EnvironmentObject var shared: Model
        @Bindable var store: Store
        @Environment(Store.self) private var found
        @Environment(Store.self) private var perhaps: Store?
        @Binding var count: Int

        var body: some View {
            Stepper("\(model.count) \(shared.count) \(found.count) \(perhaps?.count ?? 0)", value: $model.count)
            Stepper("a", value: $store.count)
            Stepper("a", value: $count)
        }
    }

    private struct States: View {
        @State private var store = Store()
        @State private var optional: Int?
        @StateObject private var model = Model()
        @FocusState private var isFocused: Bool
        @AppStorage("surface-key") private var stored = 3
        @SceneStorage("surface") private var kept = 3
        @ScaledMetric private var length: CGFloat = 3
        @Namespace private var space
        @Environment(\.locale) private var locale
        @Environment(\.calendar) private var calendar
        @Environment(\.timeZone) private var timeZone
        @Environment(\.layoutDirection) private var direction
        @Environment(\.colorScheme) private var scheme
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.dynamicTypeSize) private var textSize
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.accessibilityVoiceOverEnabled) private var speaks
        @Environment(\.displayScale) private var scale
        @Environment(\.pixelLength) private var pixel
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.openURL) private var openURL
        @Environment(\.scenePhase) private var phase
        @Environment(\.horizontalSizeClass) private var widthClass
        @Environment(\.editMode) private var editMode
        @Environment(\.redactionReasons) private var redaction
        @Environment(\.controlSize) private var controlSize
        @Environment(\.self) private var all

        var body: some View {
            VStack {
                Child(model: model, store: store, count: Binding($optional) ?? .constant(0)).environmentObject(model)
                    .environment(store)
                Text("a").preference(key: Width.self, value: 3).transformPreference(Width.self) { $0 += 1 }
                    .onPreferenceChange(Width.self) { _ in }
                Text("a").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }.transformAnchorPreference(
                    key: Bounds.self, value: .bounds
                ) { $0.append($1) }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in Color.red.frame(width: anchors.first.map { proxy[$0].width }) }
                }
                .backgroundPreferenceValue(Width.self) { Color.blue.frame(width: $0) }
                Text("a").onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { _ in
                }.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { _, _ in }
                Text("a").onChange(of: kept) {}.onChange(of: kept, initial: true) { _, _ in }.onReceive(model.$count) {
                    _ in
                }.onAppear {}.onDisappear {}
                Text("a").task {}.task(priority: .low) {}.task(id: kept) {}.task(id: kept, priority: .high) {}
                Text("a").environment(\.locale, locale).transformEnvironment(\.font) { $0 = $0 ?? .body }.id(3).tag(4)
                    .focused($isFocused).focusable()
                Text("a").coordinateSpace(.named("a")).coordinateSpace(name: "b").accessibilityLabel("a")
                    .accessibilityValue(Text("b"))
                Text("a").accessibilityLabel("a", isEnabled: true).accessibilityLabel(Text("a"), isEnabled: false)
                    .accessibilityValue("a" as String, isEnabled: true)
                Text("a").accessibilityHint("a", isEnabled: true).accessibilityHidden(true, isEnabled: false)
                    .accessibilityIdentifier("a", isEnabled: true)
            }
        }
    }

    @Test func controlsAndStateCompileAndAppear() {
        let stage = Stage(size: CGSize(width: 600, height: 4000)) {
            Controls()
            States()
        }
        #expect(stage.semantics.flattened.contains { $0.role == .slider })
    }
}
