import Foundation
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Where the controls around the components draw their parts, and what they do when they are touched.
@MainActor @Suite struct ControlRecordTests {
    nonisolated enum Subject: String, CaseIterable, Sendable {
        case buttons, sizes, toggles, sliders, steppers, progress, gauges, segments, menus, inline, palette, wheel
        case compactDate, calendar, wheelDate, fields, editor, plainList, insetGroupedList, sidebar, editedList, form
        case labels, groups, unavailable, navigation, search, tabs, pages, sheet, alert, dialog, popover, split,
            gradients
        case accessory, graphicalStack, groupedList, multiDate, shapes, texts, paragraphs, symbols, canvas
    }

    nonisolated enum Surroundings: String, CaseIterable, Sendable { case usual, dark, mirrored }

    private struct Fruit: Identifiable {
        let id: Int
        var name: String { ["Apple", "Banana", "Cherry", "Date", "Elderberry"][id] }
    }

    private struct Scene: View {
        let subject: Subject
        @State private var isOn = true
        @State private var isShown = true
        @State private var number = 0.3
        @State private var count = 3
        @State private var text = "Words"
        @State private var choice = 1
        @State private var date = Date(timeIntervalSince1970: 1_790_000_000)
        @State private var days: Set<DateComponents> = []
        @State private var fruits = (0..<5).map { Fruit(id: $0) }

        private var picker: some View {
            Picker("Fruit", selection: $choice) { ForEach(fruits) { Text($0.name).tag($0.id) } }
        }

        private var datePicker: some View { DatePicker("When", selection: $date) }

        private var rows: some View {
            ForEach(fruits) { fruit in
                Text(fruit.name).badge(fruit.id).swipeActions { Button("Delete", role: .destructive) {} }
            }
        }

        private var list: some View {
            List {
                Section {
                    rows
                } header: {
                    Text("Fruits")
                } footer: {
                    Text("All of them are ripe.")
                }
                Section("More") {
                    Toggle("On", isOn: $isOn)
                    Label("Star", systemImage: "star")
                    NavigationLink("Next") { Text("There") }
                }
            }
        }

        @ViewBuilder private var controls: some View {
            switch subject {
            case .buttons:
                VStack {
                    Button("Automatic") {}
                    Button("Bordered") {}.buttonStyle(.bordered)
                    Button("Prominent") {}.buttonStyle(.borderedProminent)
                    Button("Borderless") {}.buttonStyle(.borderless)
                    Button("Plain") {}.buttonStyle(.plain)
                    Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                    Button("Capsule") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
                    Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
                    Link("Link", destination: URL(string: "https://swift.org")!)
                }
            case .sizes:
                VStack {
                    ForEach([ControlSize.mini, .small, .regular, .large, .extraLarge], id: \.self) { size in
                        HStack {
                            Button("Button") {}.buttonStyle(.bordered)
                            ProgressView()
                            Toggle("", isOn: $isOn).labelsHidden()
                        }
                        .controlSize(size)
                    }
                }
            case .toggles:
                VStack {
                    Toggle("Switch", isOn: $isOn)
                    Toggle("Off", isOn: .constant(false)).tint(.purple)
                    Toggle("Button", isOn: $isOn).toggleStyle(.button)
                    Toggle("Disabled", isOn: $isOn).disabled(true)
                }
            case .sliders:
                VStack {
                    Slider(value: $number)
                    Slider(value: $number, in: 0...1, step: 0.25) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("1")
                    }
                    Slider(value: $number).disabled(true).tint(.green)
                }
            case .steppers:
                VStack {
                    Stepper("Count", value: $count, in: 0...5)
                    Stepper("Full", value: .constant(5), in: 0...5)
                    Stepper("Disabled", value: $count).disabled(true)
                }
            case .progress:
                VStack {
                    ProgressView(value: 0.3)
                    ProgressView("Loading", value: 0.6, total: 2)
                    ProgressView(value: 0.5).progressViewStyle(.circular)
                    ProgressView()
                    ProgressView().progressViewStyle(.linear)
                }
            case .gauges:
                VStack {
                    gauge
                    gauge.gaugeStyle(.linearCapacity)
                    gauge.gaugeStyle(.accessoryCircular)
                    gauge.gaugeStyle(.accessoryCircularCapacity)
                    gauge.gaugeStyle(.accessoryLinear)
                    gauge.gaugeStyle(.accessoryLinearCapacity)
                }
            case .segments: picker.pickerStyle(.segmented)
            case .menus:
                VStack {
                    picker.pickerStyle(.menu)
                    Menu("Actions") {
                        Button("First") {}
                        Divider()
                        Button("Delete", systemImage: "trash", role: .destructive) {}
                        Menu("More") { Button("Other") {} }
                    }
                }
            case .inline: picker.pickerStyle(.inline)
            case .palette: picker.pickerStyle(.palette)
            case .wheel: picker.pickerStyle(.wheel)
            case .compactDate: datePicker.datePickerStyle(.compact)
            case .calendar: datePicker.datePickerStyle(.graphical)
            case .wheelDate: datePicker.datePickerStyle(.wheel)
            case .fields:
                VStack {
                    TextField("Name", text: $text)
                    TextField("Empty", text: .constant("")).textFieldStyle(.roundedBorder)
                    SecureField("Password", text: $text).textFieldStyle(.roundedBorder)
                    TextField("Long", text: $text, axis: .vertical).lineLimit(2...4)
                }
            case .editor: TextEditor(text: $text)
            case .plainList: list.listStyle(.plain)
            case .insetGroupedList: list.listStyle(.insetGrouped)
            case .sidebar: list.listStyle(.sidebar)
            case .editedList:
                List {
                    ForEach(fruits) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in }
                }
                .environment(\.editMode, .constant(.active))
            case .form:
                Form {
                    LabeledContent("Name", value: "Value")
                    picker
                    datePicker
                    Toggle("On", isOn: $isOn)
                    Section("Other") { Stepper("Count", value: $count) }
                }
            case .labels:
                VStack {
                    Label("Both", systemImage: "star")
                    Label("Title", systemImage: "star").labelStyle(.titleOnly)
                    Label("Icon", systemImage: "star").labelStyle(.iconOnly)
                    Label("Large", systemImage: "star").font(.largeTitle)
                    LabeledContent("Name") { Text("Value") }
                    Divider()
                }
            case .groups:
                VStack {
                    GroupBox("Box") { Text("Content") }
                    DisclosureGroup("Open", isExpanded: $isOn) { Text("Inside") }
                    DisclosureGroup("Closed") { Text("Inside") }
                    ControlGroup {
                        Button("A") {}
                        Button("B") {}
                    }
                }
            case .unavailable:
                ContentUnavailableView("Nothing", systemImage: "tray", description: Text("There is nothing here."))
            case .navigation:
                NavigationStack {
                    list.navigationTitle("Title").toolbar { Button("Add", systemImage: "plus") {} }
                }
            case .search:
                NavigationStack { list.navigationTitle("Title").searchable(text: $text) }
            case .tabs:
                TabView {
                    Text("One").tabItem { Label("One", systemImage: "1.circle") }
                    Text("Two").badge(3).tabItem { Label("Two", systemImage: "2.circle") }
                }
            case .accessory:
                TabView {
                    list.tabItem { Label("One", systemImage: "1.circle") }
                    Text("Two").tabItem { Label("Two", systemImage: "2.circle") }
                }
                .tabViewBottomAccessory { Text("Playing") }
            case .groupedList: list.listStyle(.grouped)
            case .multiDate: MultiDatePicker("Days", selection: $days)
            case .graphicalStack:
                ZStack(alignment: .bottomTrailing) {
                    Color.orange.blur(radius: 3).brightness(0.2).opacity(0.7)
                    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
                        GridRow {
                            Text("One")
                            Color.red.frame(width: 30, height: 20).gridCellAnchor(.bottomTrailing)
                        }
                        Divider().gridCellColumns(2)
                        GridRow {
                            Color.blue.frame(width: 60, height: 40)
                            Text("Two").gridColumnAlignment(.trailing)
                        }
                    }
                    ViewThatFits {
                        Text("Too long to fit into the width of the stage, whatever the size of its text is.")
                        Text("Fits").padding(.horizontal, 7).border(.red, width: 2).offset(x: -9, y: -5)
                    }
                    .fixedSize()
                }
            case .pages:
                TabView {
                    Color.red
                    Color.green
                    Color.blue
                }
                .tabViewStyle(.page)
            case .sheet: Text("Behind").sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium]) }
            case .alert:
                Text("Behind").alert("Title", isPresented: $isShown) {
                    Button("OK") {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("A message.")
                }
            case .dialog:
                Text("Behind").confirmationDialog("Title", isPresented: $isShown, titleVisibility: .visible) {
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                }
            case .popover: Text("Behind").popover(isPresented: $isShown) { Text("Popover").padding() }
            case .split:
                NavigationSplitView {
                    List(fruits) { Text($0.name) }
                } detail: {
                    Text("Detail")
                }
            case .gradients:
                VStack {
                    LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 60)
                    AngularGradient(colors: [.red, .blue, .red], center: .center, angle: .degrees(30))
                    EllipticalGradient(colors: [.red, .blue])
                    Rectangle().fill(Color.red.gradient)
                }
            case .shapes:
                VStack {
                    Circle().trim(from: 0.1, to: 0.7).stroke(.blue, lineWidth: 6)
                    Capsule().strokeBorder(.red, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
                    RoundedRectangle(cornerRadius: 12).fill(.green.opacity(0.5)).shadow(radius: 4, x: 2, y: 3)
                    Ellipse().rotation(.degrees(20)).scale(0.8)
                    UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 8).inset(by: 3)
                    Rectangle().fill(.regularMaterial).overlay { ContainerRelativeShape().inset(by: 6) }
                }
            case .texts:
                VStack {
                    ForEach([Font.largeTitle, .title, .headline, .body, .footnote, .caption2], id: \.self) {
                        Text("Text").font($0)
                    }
                    Text("Bold").bold() + Text(" italic").italic() + Text(" struck").strikethrough()
                    Text("Underlined").underline(color: .red).kerning(2).baselineOffset(4)
                    Text("**Strong** and `code`").foregroundStyle(.secondary)
                    Text(date, style: .date)
                }
            case .paragraphs:
                VStack {
                    Text("A long text that takes more than one line, and then some more.").frame(width: 120)
                    Text("A long text that takes more than one line, and then some more.").lineLimit(2)
                        .multilineTextAlignment(.trailing).lineSpacing(6).frame(width: 150)
                    Text("A long text that takes more than one line.").lineLimit(1).truncationMode(.middle)
                        .frame(width: 120)
                    Text("A long text that takes more than one line.").lineLimit(1).minimumScaleFactor(0.5)
                        .frame(width: 200)
                }
            case .symbols:
                VStack {
                    Image(systemName: "star.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.red)
                    Image(systemName: "heart").imageScale(.large).font(.title)
                    Image(systemName: "wifi", variableValue: 0.5)
                    Image(systemName: "person.crop.circle.badge.plus").symbolVariant(.fill)
                    Image(systemName: "square.and.arrow.up").resizable().aspectRatio(contentMode: .fit).frame(width: 60)
                }
            case .canvas:
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 30)), with: .color(.red))
                    context.translateBy(x: 40, y: 60)
                    context.rotate(by: .degrees(15))
                    context.opacity = 0.5
                    context.stroke(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: .color(.blue), lineWidth: 3)
                    context.draw(Text("Canvas"), at: CGPoint(x: 80, y: 90), anchor: .topLeading)
                }
            }
        }

        private var gauge: some View {
            Gauge(value: number) {
                Text("Speed")
            } currentValueLabel: {
                Text("30")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
        }

        var body: some View { controls }
    }

    @Test(arguments: Subject.allCases) func control(_ subject: Subject) throws {
        var lines: [String] = []
        for surroundings in Surroundings.allCases {
            let stage = Stage(size: CGSize(width: 390, height: 500)) { environment in
                environment.locale = Locale(identifier: "en_US")
                environment.timeZone = .gmt
                environment.calendar = Calendar(identifier: .gregorian)
                environment.calendar.timeZone = .gmt
                if surroundings == .dark {
                    environment.colorScheme = .dark
                    environment.set(.increaseContrast)
                }
                if surroundings == .mirrored {
                    environment.layoutDirection = .rightToLeft
                    environment.dynamicTypeSize = .xxxLarge
                }
            } content: {
                Scene(subject: subject)
            }
            stage.advance(by: 1)
            let trace = Trace(stage)
            if surroundings == .usual { touch(stage, trace) }
            lines += ["", surroundings.rawValue] + trace.lines
        }
        try Record.check("Controls/\(subject.rawValue)", lines)
    }

    /// Presses keys, taps some of the elements, and drags over the middle.
    private func touch(_ stage: Stage, _ trace: Trace) {
        func wait(_ title: String) {
            stage.advance(by: 0.1)
            trace.note(title)
            stage.advance(by: 0.4)
            trace.note("\(title) later")
        }
        for key in [KeyEvent.Key.tab, .space] {
            stage.press(key)
            wait("\(key)")
        }
        let window = CGRect(origin: .zero, size: stage.size)
        let frames = stage.semantics.flattened.filter { !$0.actions.isEmpty }.map(\.frame).filter(window.contains)
        for frame in [frames.first, frames.dropFirst(2).first, frames.last].compactMap(\.self) {
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            wait("tap at \(decimals(frame.midX)) \(decimals(frame.midY))")
        }
        for (title, x, y) in [("across", -110.0, 4.0), ("up", 3, -120)] {
            let finger = stage.touch(at: CGPoint(x: 195, y: 246))
            finger.move(by: CGSize(width: x, height: y), over: 0.2)
            trace.note(title)
            finger.hold(for: 0.2)
            finger.lift()
            wait(title)
        }
        trace.elements()
    }
}
