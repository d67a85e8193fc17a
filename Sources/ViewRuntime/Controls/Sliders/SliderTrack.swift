import Foundation

/// The track and the thumb of a slider, 31 points high.
struct SliderTrack<Label: View>: View {
    static var knob: CGFloat { 27 }

    @Environment(\.isEnabled) private var isEnabled
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void
    let label: Label

    init(
        value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.value = value
        self.bounds = bounds
        self.step = step
        self.onEditingChanged = onEditingChanged
        self.label = label()
    }

    var body: some View {
        let scale = SliderScale(bounds: bounds, step: step)
        let fraction = scale.fraction(of: value.wrappedValue)
        ZStack {
            label
            GeometryReader { proxy in
                let distance = max(proxy.size.width - Self.knob, 0) * fraction
                ZStack(alignment: .leading) {
                    Capsule().fill(SystemFill.secondary).frame(height: 4)
                    Capsule().fill(.tint).frame(width: distance + Self.knob / 2, height: 4)
                    Circle()
                        .fill(.white.shadow(.drop(color: .black.opacity(0.25), radius: 3, y: 2)))
                        .frame(width: Self.knob, height: Self.knob)
                        .offset(x: distance)
                }
                .frame(maxHeight: .infinity)
            }
        }
        .frame(height: 31)
        .opacity(isEnabled ? 1 : 0.5)
        .contentShape(.rect)
        .modifier(SliderModifier(value: value, scale: scale, onEditingChanged: onEditingChanged))
    }
}

/// The range and the step of a slider.
struct SliderScale: Equatable {
    let bounds: ClosedRange<Double>
    let step: Double?

    var length: Double { bounds.upperBound - bounds.lowerBound }

    /// The change that one press of an arrow key makes.
    var stride: Double { step ?? length / 10 }

    /// Returns the position of a value in the range, from 0 to 1.
    func fraction(of value: Double) -> Double {
        guard value.isFinite, length > 0 else { return 0 }
        return min(max((value - bounds.lowerBound) / length, 0), 1)
    }

    /// Returns the nearest value that the slider can select.
    func nearest(_ value: Double) -> Double {
        guard value.isFinite else { return bounds.lowerBound }
        guard let step else { return min(max(value, bounds.lowerBound), bounds.upperBound) }
        // The last step may end below the upper bound.
        let last = (length / step + Tolerance.rounding).rounded(.down)
        let count = ((min(max(value, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / step).rounded()
        return min(bounds.lowerBound + min(count, last) * step, bounds.upperBound)
    }
}
