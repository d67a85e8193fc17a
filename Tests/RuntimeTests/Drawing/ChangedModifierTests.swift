import Foundation
import LayerTree
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Views that are already shown follow their descriptions: a changed view looks as it does from the start, and a change
/// can be undone.
@MainActor
@Suite struct ChangedModifierTests {
    @MainActor @Observable final class Model { var isOn = false }

    private struct Content: View {
        let model: Model
        let make: (Bool) -> AnyView

        var body: some View { make(model.isOn) }
    }

    @MainActor
    private struct Rows {
        var list: [(name: String, make: (Bool) -> AnyView)] = []

        mutating func add<V: View>(_ name: String, @ViewBuilder _ make: @escaping (Bool) -> V) {
            list.append((name, { AnyView(make($0)) }))
        }
    }

    /// Two rectangles of which the first contains the second.
    private struct Crossing: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.addRect(rect)
                path.addRect(rect.insetBy(dx: 4, dy: 4))
            }
        }
    }

    private func words(_ stage: Stage) -> [String] {
        let marks = stage.marks.map { mark in
            let color = mark.color.map { "\($0)" } ?? "", path = mark.path.map { "\($0)" } ?? ""
            return "\(mark.kind) \(mark.frame) \(color) \(path)"
        }
        let layers = stage.visibleLayers.map { layer in
            let clip = layer.clip.map { "\($0)" } ?? "", effects = layer.effects.map { "\($0)" } ?? ""
            return clip + effects
        }
        let nodes = stage.semantics.flattened.map { node in
            let texts = [node.identifier, node.label, node.value, node.hint].map { $0 ?? "" }
            return "\(node.role) \(texts) \(node.traits) \(node.actions) \(node.number ?? 0) \(node.frame)"
        }
        return marks + layers.filter { !$0.isEmpty } + nodes
    }

    private func check(_ rows: Rows, _ width: CGFloat, _ height: CGFloat) throws {
        for (name, make) in rows.list {
            func stage(_ isOn: Bool) throws -> (model: Model, stage: Stage) {
                let model = Model()
                model.isOn = isOn
                let stage = Stage(size: CGSize(width: width, height: height)) { Content(model: model, make: make) }
                try stage.settle()
                return (model, stage)
            }
            let (model, changed) = try stage(false)
            let usual = words(changed), fresh = words(try stage(true).stage)
            #expect(fresh != usual, "\(name)")
            for isOn in [true, false] {
                model.isOn = isOn
                changed.update()
                try changed.settle()
                #expect(words(changed) == (isOn ? fresh : usual), "\(name) \(isOn)")
            }
        }
    }

    private var box: some View { Color.red.frame(width: 40, height: 20).accessibilityLabel("box") }

    @ViewBuilder private var pair: some View {
        box
        dot(10, 10)
    }

    private func dot(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.blue.frame(width: width, height: height)
    }

    @Test func `Views follow changes of their size and place`() throws {
        var rows = Rows()
        rows.add("padding") { box.padding($0 ? 3 : 9).background(.green) }
        rows.add("padded edges") { box.padding($0 ? .top : .leading, 8) }
        rows.add("safe area padding") { box.safeAreaPadding($0 ? 4 : 7).background(.green) }
        rows.add("width") { box.frame(width: $0 ? 60 : 80).background(.green) }
        rows.add("no height") { box.frame(height: $0 ? nil : 70).background(.green) }
        rows.add("frame's alignment") { box.frame(width: 60, height: 50, alignment: $0 ? .topLeading : .bottom) }
        rows.add("least width") { box.frame(minWidth: $0 ? 50 : 60).fixedSize().background(.green) }
        rows.add("most width") { Color.red.frame(maxWidth: $0 ? 50 : 60, maxHeight: 9) }
        rows.add("most height") { Color.red.frame(maxWidth: 9, maxHeight: $0 ? 50 : 60) }
        rows.add("ideal size") { Color.red.frame(idealWidth: $0 ? 30 : 50, idealHeight: 12).fixedSize() }
        rows.add("flexible alignment") { box.frame(maxWidth: .infinity, alignment: $0 ? .leading : .trailing) }
        rows.add("fixed size") { on in
            Text(verbatim: "one two three four").fixedSize(horizontal: on, vertical: !on).frame(width: 50, height: 20)
        }
        rows.add("ratio") { Color.red.aspectRatio($0 ? 2 : 3, contentMode: .fit).frame(height: 30) }
        rows.add("content mode") { on in
            Color.red.aspectRatio(2, contentMode: on ? .fit : .fill).frame(width: 30, height: 30)
        }
        rows.add("position") { box.position(x: $0 ? 20 : 30, y: 10).frame(width: 60, height: 40) }
        rows.add("offset") { box.offset(x: $0 ? 4 : -4, y: 2) }
        rows.add("priority") { on in
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10).layoutPriority(on ? 1 : 0)
                Color.blue.frame(minWidth: 20)
            }
            .frame(width: 100, height: 10)
        }
        rows.add("order") { on in
            ZStack {
                box.zIndex(on ? 1 : 0)
                dot(10, 10)
            }
        }
        rows.add("guide") { on in
            HStack(alignment: .top, spacing: 0) {
                box.alignmentGuide(.top) { _ in on ? 5 : 0 }
                dot(10, 10)
            }
        }
        rows.add("overlay's alignment") { on in
            box.overlay(alignment: on ? .topLeading : .bottomTrailing) { dot(5, 6) }
        }
        rows.add("background's alignment") { on in
            box.background(alignment: on ? .topLeading : .bottomTrailing) { dot(45, 26) }
        }
        rows.add("background's size") { on in box.background { dot(on ? 50 : 60, 3) } }
        rows.add("relative frame") { on in
            ScrollView {
                Color.red.frame(height: 5).containerRelativeFrame(.horizontal, count: on ? 2 : 4, spacing: 0)
            }
            .frame(width: 80, height: 20)
        }
        rows.add("inset's edge") { on in
            Color.red.safeAreaInset(edge: on ? .top : .bottom, spacing: 3) { dot(10, 6) }
                .frame(width: 50, height: 40)
        }
        rows.add("inset's alignment") { on in
            Color.red.safeAreaInset(edge: .top, alignment: on ? .leading : .trailing) { dot(10, 6) }
                .frame(width: 50, height: 40)
        }
        rows.add("inset's spacing") { on in
            VStack { Color.red }.safeAreaInset(edge: .leading, spacing: on ? 0 : 7) { dot(10, 6) }
                .frame(width: 50, height: 40)
        }
        rows.add("ignored edges") { on in
            Color.red.ignoresSafeArea(edges: on ? .top : .leading).safeAreaPadding(10).frame(width: 60, height: 60)
        }
        rows.add("ignored regions") { on in
            Color.red.ignoresSafeArea(on ? .all : .keyboard).safeAreaPadding(10).frame(width: 60, height: 60)
        }
        rows.add("mirrored offset") { on in
            box.offset(x: 7).environment(\.layoutDirection, on ? .rightToLeft : .leftToRight)
        }
        rows.add("mirrored padding") { on in
            box.padding(.leading, 9).environment(\.layoutDirection, on ? .rightToLeft : .leftToRight)
        }
        rows.add("mirrored inset") { on in
            Color.red.safeAreaInset(edge: .leading) { dot(10, 6) }.frame(width: 50, height: 40)
                .environment(\.layoutDirection, on ? .rightToLeft : .leftToRight)
        }
        try check(rows, 120, 90)
    }

    @Test func `Containers follow changes of their layout and content`() throws {
        var rows = Rows()
        rows.add("row's spacing") { HStack(spacing: $0 ? 3 : 9) { pair } }
        rows.add("column's alignment") { VStack(alignment: $0 ? .leading : .trailing, spacing: 2) { pair } }
        rows.add("pile's alignment") { ZStack(alignment: $0 ? .topLeading : .bottomTrailing) { pair } }
        rows.add("spacer's length") { on in
            HStack(spacing: 0) {
                box
                Spacer(minLength: on ? 4 : 11)
                dot(10, 10)
            }
            .fixedSize()
        }
        rows.add("fitting axes") { on in
            ViewThatFits(in: on ? .horizontal : .vertical) {
                Color.red.frame(width: 100, height: 10)
                Color.blue.frame(width: 20, height: 60)
            }
            .frame(width: 50, height: 30)
        }
        rows.add("grid's alignment and spacing") { on in
            Grid(alignment: on ? .topLeading : .bottomTrailing, horizontalSpacing: on ? 4 : 5, verticalSpacing: 4) {
                GridRow { pair }
                GridRow { dot(5, 5) }
            }
        }
        rows.add("cell's columns") { on in
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow { dot(70, 10).gridCellColumns(on ? 2 : 1) }
                GridRow { pair }
            }
        }
        rows.add("cell's anchor") { on in
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow { dot(10, 10).gridCellAnchor(on ? .leading : .trailing) }
                GridRow { pair }
            }
        }
        rows.add("column alignment of a cell") { on in
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow { dot(10, 10).gridColumnAlignment(on ? .leading : .trailing) }
                GridRow { pair }
            }
        }
        rows.add("row alignment of cells") { on in Grid { GridRow(alignment: on ? .top : .bottom) { pair } } }
        rows.add("lazy columns") { on in
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(on ? 20 : 30), spacing: 2), GridItem(.fixed(10))], spacing: 3) {
                    ForEach(0..<4, id: \.self) { _ in Color.red.frame(height: 10) }
                }
            }
        }
        rows.add("number of views") { on in
            HStack(spacing: 1) { ForEach(0..<(on ? 3 : 2), id: \.self) { _ in dot(10, 10) } }
        }
        rows.add("layers on several views") { on in
            Group { pair }.overlay(alignment: on ? .topLeading : .bottomTrailing) {
                Color.red.frame(width: on ? 3 : 4, height: 5)
            }
        }
        rows.add("value of a preference layer") { on in
            box.preference(key: Amount.self, value: on ? 7 : 9)
                .backgroundPreferenceValue(Amount.self) { Color.green.frame(width: 50, height: CGFloat($0) * 5) }
        }
        rows.add("base of a preference layer") { on in
            Group { pair }.overlayPreferenceValue(Amount.self, alignment: on ? .topLeading : .bottomTrailing) {
                Color.green.frame(width: CGFloat($0), height: on ? 5 : 6)
            }
        }
        try check(rows, 120, 90)
    }

    private enum Amount: PreferenceKey {
        static var defaultValue: Int { 1 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// The views inside a preference layer form one base, of which the layer is drawn once.
    @Test func `Several views are the base of one preference layer`() throws {
        let stage = Stage(size: CGSize(width: 120, height: 90)) {
            VStack(spacing: 0) {
                Group {
                    dot(10, 10).accessibilityIdentifier("a")
                    dot(20, 30).accessibilityIdentifier("b")
                }
                .overlayPreferenceValue(Amount.self) { _ in Color.red.frame(width: 3, height: 4) }
            }
        }
        #expect(try stage.frame(of: "a") == CGRect(x: 55, y: 40, width: 10, height: 10))
        #expect(try stage.frame(of: "b") == CGRect(x: 50, y: 30, width: 20, height: 30))
        #expect(stage.fills(3, 4).map(\.frame) == [CGRect(x: 58.5, y: 43, width: 3, height: 4)])
    }

    @Test func `Drawings follow changes of their effects and styles`() throws {
        var rows = Rows()
        rows.add("opacity") { box.opacity($0 ? 0.5 : 0.8) }
        rows.add("scale") { box.scaleEffect(x: $0 ? 2 : 1.5, y: $0 ? 1.5 : 2) }
        rows.add("anchor of a scale") { box.scaleEffect(2, anchor: $0 ? .topLeading : .bottomTrailing) }
        rows.add("rotation") { box.rotationEffect(.degrees($0 ? 30 : 60)) }
        rows.add("anchor of a rotation") { box.rotationEffect(.degrees(30), anchor: $0 ? .topLeading : .bottom) }
        rows.add("axis in space") { on in
            box.rotation3DEffect(.degrees(50), axis: (x: on ? 1 : 0, y: on ? 0 : 1, z: 0), perspective: 0)
        }
        rows.add("angle in space") { box.rotation3DEffect(.degrees($0 ? 50 : 20), axis: (x: 0, y: 1, z: 0)) }
        rows.add("transform") { box.transformEffect(CGAffineTransform(translationX: $0 ? 3 : 0, y: 4)) }
        rows.add("projection") { on in
            box.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: on ? 2 : 3, y: 1)))
        }
        rows.add("blur") { box.blur(radius: $0 ? 2 : 0) }
        rows.add("shadow's radius") { box.shadow(radius: $0 ? 2 : 3) }
        rows.add("shadow's place") { box.shadow(radius: 2, x: $0 ? 1 : 0, y: $0 ? 0 : 1) }
        rows.add("shadow's color") { box.shadow(color: $0 ? .red : .blue, radius: 2) }
        rows.add("brightness") { box.brightness($0 ? 0.1 : 0) }
        rows.add("contrast") { box.contrast($0 ? 0.1 : 1) }
        rows.add("saturation") { box.saturation($0 ? 0.1 : 1) }
        rows.add("grayscale") { box.grayscale($0 ? 0.1 : 0) }
        rows.add("hue") { box.hueRotation(.degrees($0 ? 40 : 0)) }
        rows.add("multiplied color") { box.colorMultiply($0 ? .red : .green) }
        rows.add("blend mode") { box.blendMode($0 ? .multiply : .screen) }
        rows.add("clip's corners") { box.clipShape(RoundedRectangle(cornerRadius: $0 ? 3 : 6)) }
        rows.add("corners") { box.cornerRadius($0 ? 3 : 6) }
        rows.add("clip's rule") { box.clipShape(Crossing(), style: FillStyle(eoFill: $0)) }
        rows.add("clip's size") { box.padding($0 ? 3 : 6).clipped() }
        rows.add("border's width") { box.border(.green, width: $0 ? 1 : 3) }
        rows.add("border's color") { box.border($0 ? .green : .blue) }
        rows.add("foreground") { Text(verbatim: "word").foregroundStyle($0 ? .red : .blue) }
        rows.add("levels") { on in
            Text(verbatim: "word").foregroundStyle(.secondary).foregroundStyle(.red, on ? .green : .blue)
        }
        rows.add("tint") { Rectangle().fill(.tint).frame(width: 9, height: 9).tint($0 ? .red : .blue) }
        rows.add("background") { Text(verbatim: "word").background($0 ? .red : .blue) }
        rows.add("background in a shape") { on in
            Text(verbatim: "word").background(.red, in: RoundedRectangle(cornerRadius: on ? 2 : 4))
        }
        rows.add("line's width") { Circle().stroke(.red, lineWidth: $0 ? 2 : 4).frame(width: 30, height: 30) }
        rows.add("inner line's width") { on in
            Circle().strokeBorder(.red, lineWidth: on ? 2 : 4).frame(width: 30, height: 30)
        }
        rows.add("trimmed end") { on in
            Circle().trim(from: 0, to: on ? 0.5 : 0.8).stroke(.red, lineWidth: 2).frame(width: 30, height: 30)
        }
        rows.add("inset of a shape") { Circle().inset(by: $0 ? 2 : 4).fill(.red).frame(width: 30, height: 30) }
        rows.add("turned shape") { on in
            Ellipse().rotation(.degrees(on ? 20 : 50)).fill(.red).frame(width: 30, height: 20)
        }
        rows.add("fill") { Capsule().fill($0 ? .red : .blue).frame(width: 30, height: 20) }
        let shadowed = Color.red.shadow(.inner(radius: 2))
        rows.add("inner shadow") { on in
            Circle().fill(on ? AnyShapeStyle(shadowed) : AnyShapeStyle(Color.red)).frame(width: 30, height: 30)
        }
        rows.add("second inner shadow") { on in
            Circle().fill(on ? AnyShapeStyle(shadowed) : AnyShapeStyle(shadowed.shadow(.inner(radius: 3))))
                .frame(width: 30, height: 30)
        }
        rows.add("canvas") { on in
            Canvas { context, _ in context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .foreground) }
                .foregroundStyle(on ? .red : .blue)
        }
        rows.add("mirrored shapes") { on in
            UnevenRoundedRectangle(topLeadingRadius: 8).fill(.red)
                .clipShape(UnevenRoundedRectangle(topLeadingRadius: 4))
                .environment(\.layoutDirection, on ? .rightToLeft : .leftToRight)
        }
        try check(rows, 120, 90)
    }

    @Test func `Assistive technology follows changes of descriptions`() throws {
        var rows = Rows()
        let words = HStack {
            Text(verbatim: "a").accessibilityValue("1")
            Text(verbatim: "b")
        }
        rows.add("label") { box.accessibilityLabel($0 ? "on" : "off") }
        rows.add("value") { box.accessibilityValue($0 ? "on" : "off") }
        rows.add("hint") { box.accessibilityHint($0 ? "on" : "off") }
        rows.add("identifier") { box.accessibilityIdentifier($0 ? "on" : "off") }
        rows.add("hidden") { box.accessibilityHidden($0) }
        rows.add("disabled") { box.disabled($0) }
        rows.add("added trait") { box.accessibilityAddTraits($0 ? .isSelected : []) }
        rows.add("role") { box.accessibilityAddTraits($0 ? .isButton : .isHeader) }
        rows.add("children") { words.accessibilityElement(children: $0 ? .combine : .contain) }
        rows.add("action's name") { box.accessibilityAction(named: $0 ? "Open" : "Close") {} }
        rows.add("representation") { on in
            box.accessibilityRepresentation { Toggle(on ? "on" : "off", isOn: .constant(on)) }
        }
        rows.add("shown label") { on in box.accessibilityLabel { _ in Text(verbatim: on ? "on" : "off") } }
        try check(rows, 120, 90)
    }

    @Test func `Controls and screens follow changes of their values`() throws {
        var rows = Rows()
        func share(_ isOn: Bool) -> Double { isOn ? 0.2 : 0.7 }
        rows.add("slider") { Slider(value: .constant(share($0))) }
        rows.add("slider's bounds") { Slider(value: .constant(0.5), in: 0...share($0) + 1) }
        rows.add("toggle") { Toggle("Sound", isOn: .constant($0)) }
        rows.add("progress") { ProgressView(value: share($0)) }
        rows.add("progress with a label") { ProgressView($0 ? "on" : "off", value: 0.7) }
        rows.add("stepper's bounds") { Stepper("Count", value: .constant(3), in: 0...($0 ? 3 : 4)) }
        rows.add("segment") { on in
            Picker("Day", selection: .constant(on ? 1 : 2)) { ForEach(0..<3) { Text("Day \($0)").tag($0) } }
                .pickerStyle(.segmented)
        }
        rows.add("gauge") { on in Gauge(value: share(on)) { Text(verbatim: on ? "on" : "off") } }
        rows.add("ring") { on in
            Gauge(value: share(on)) { Text(verbatim: "g") }.gaugeStyle(.accessoryCircularCapacity)
        }
        rows.add("field") { TextField("Name", text: .constant($0 ? "on" : "off")) }
        rows.add("field's prompt") { TextField("Name", text: .constant(""), prompt: Text($0 ? "on" : "off")) }
        rows.add("label") { Label($0 ? "on" : "off", systemImage: $0 ? "heart" : "star") }
        rows.add("labeled content") { LabeledContent($0 ? "on" : "off", value: $0 ? "1" : "2") }
        rows.add("group box") { on in GroupBox(on ? "on" : "off") { dot(on ? 20 : 30, 10) } }
        rows.add("disclosure") { on in DisclosureGroup("More", isExpanded: .constant(on)) { dot(20, 10) } }
        rows.add("button") { Button($0 ? "on" : "off") {}.buttonStyle(.bordered) }
        rows.add("role") { Button("Go", role: $0 ? .destructive : nil) {}.buttonStyle(.bordered) }
        rows.add("disabled") { Button("Go") {}.buttonStyle(.borderedProminent).disabled($0) }
        rows.add("border") { on in
            Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(on ? .capsule : .roundedRectangle)
        }
        rows.add("size") { Button("Go") {}.buttonStyle(.bordered).controlSize($0 ? .large : .mini) }
        rows.add("row's badge") { on in List { Text(verbatim: "row").badge(on ? 3 : 4) } }
        rows.add("rows") { on in List { ForEach(0..<(on ? 3 : 2), id: \.self) { Text(verbatim: "row \($0)") } } }
        rows.add("selected row") { on in
            List(selection: .constant((on ? 1 : 2) as Int?)) { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") } }
        }
        rows.add("title") { on in NavigationStack { dot(9, 9).navigationTitle(on ? "on" : "off") } }
        rows.add("item of a bar") { on in
            NavigationStack { dot(9, 9).toolbar { Button(on ? "on" : "off") {} } }
        }
        rows.add("place of an item") { on in
            NavigationStack {
                dot(9, 9).toolbar {
                    ToolbarItem(placement: on ? .topBarLeading : .topBarTrailing) { Text(verbatim: "item") }
                }
            }
        }
        rows.add("selected tab") { on in
            TabView(selection: .constant(on ? 1 : 2)) {
                dot(9, 9).tabItem { Text(verbatim: "one") }.tag(1)
                dot(8, 8).tabItem { Text(verbatim: "two") }.tag(2)
            }
        }
        rows.add("tab's title and badge") { on in
            TabView {
                dot(9, 9).tabItem { Text(verbatim: on ? "on" : "off") }
                dot(8, 8).badge(on ? 3 : 4).tabItem { Text(verbatim: "two") }
            }
        }
        rows.add("sheet's corners") { on in
            dot(9, 9).sheet(isPresented: .constant(true)) { dot(7, 7).presentationCornerRadius(on ? 5 : 20) }
        }
        rows.add("sheet's indicator") { on in
            dot(9, 9).sheet(isPresented: .constant(true)) {
                dot(7, 7).presentationDragIndicator(on ? .visible : .hidden)
            }
        }
        rows.add("views behind a sheet") { on in
            dot(9, 9).sheet(isPresented: .constant(true)) {
                dot(7, 7).presentationDetents([.medium])
                    .presentationBackgroundInteraction(on ? .enabled : .disabled)
            }
        }
        rows.add("sheet's background") { on in
            dot(9, 9).sheet(isPresented: .constant(true)) { dot(7, 7).presentationBackground(on ? .green : .blue) }
        }
        rows.add("detents of a sheet") { on in
            dot(9, 9).sheet(isPresented: .constant(true)) { dot(7, 7).presentationDetents([on ? .medium : .large]) }
        }
        try check(rows, 300, 400)
    }
}
