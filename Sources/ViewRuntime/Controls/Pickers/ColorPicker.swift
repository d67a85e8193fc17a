import Foundation

/// A control that shows a color and opens a grid of others.
///
/// If the picker supports opacity, it also shows a slider. It has no eyedropper and no list of saved colors.
///
/// Available from iOS 14 and macOS 11.
nonisolated public struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false
    @Environment(\.self) private var environment

    /// Creates a color picker with a custom label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor public var body: some View {
        LabeledContent {
            Button {
                isOpen = true
            } label: {
                ColorWell(color: selection.wrappedValue)
            }
            .buttonStyle(.plain)
            .accessibilityValue(selection.wrappedValue.resolve(in: environment).description)
        } label: {
            label
        }
        .sheet(isPresented: $isOpen) {
            ColorChoice(selection: selection, supportsOpacity: supportsOpacity).presentationDetents([.medium])
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a color picker with a label from a localized string key.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a color picker with a label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A disc filled with a color, inside a ring of all hues.
private struct ColorWell: View {
    let color: Color

    private static let hues = (0...6).map { Color(hue: Double($0) / 6, saturation: 0.85, brightness: 1) }

    var body: some View {
        Circle().fill(color).padding(5)
            .overlay { Circle().strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3) }
            .frame(width: 28, height: 28)
            .contentShape(Circle())
    }
}

/// A grid of colors, with a column for each hue from light to dark, and a column of grays.
private struct ColorChoice: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.self) private var environment

    private static let rows = 8
    private static let columns = 12

    private static func color(_ row: Int, _ column: Int) -> Color {
        if column == 0 { return Color(white: 1 - Double(row) / Double(rows - 1)) }
        let hue = Double(column - 1) / Double(columns - 1)
        // The saturated color is in the middle row, with tints above it and shades below.
        let step = Double(row) / Double(rows - 1) * 2
        return Color(hue: hue, saturation: min(step + 0.15, 1), brightness: min(2.25 - step, 1))
    }

    var body: some View {
        let now = selection.wrappedValue.resolve(in: environment)
        VStack(spacing: 20) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<Self.rows, id: \.self) { row in
                    GridRow {
                        ForEach(0..<Self.columns, id: \.self) { column in cell(Self.color(row, column), now) }
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 10))
            if supportsOpacity {
                Slider(value: opacity, in: 0...1) { Text("Opacity") }
                    .accessibilityLabel("Opacity")
            }
        }
        .padding(24)
    }

    private func cell(_ color: Color, _ now: Color.Resolved) -> some View {
        var resolved = color.resolve(in: environment)
        let name = resolved.description
        let isChosen = resolved.red == now.red && resolved.green == now.green && resolved.blue == now.blue
        resolved.opacity = supportsOpacity ? now.opacity : 1
        let chosen = Color(resolved)
        return Button {
            selection.wrappedValue = chosen
        } label: {
            Rectangle().fill(color).frame(minHeight: 28)
                .overlay { if isChosen { Rectangle().strokeBorder(.white, lineWidth: 2).shadow(radius: 1) } }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var opacity: Binding<Double> {
        Binding(
            get: { Double(selection.wrappedValue.resolve(in: environment).opacity) },
            set: {
                var resolved = selection.wrappedValue.resolve(in: environment)
                resolved.opacity = Float($0)
                selection.wrappedValue = Color(resolved)
            })
    }
}
