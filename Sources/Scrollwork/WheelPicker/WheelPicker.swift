import SwiftUI

/// A ruler that is pulled under a line until the line stands on the wanted value.
///
/// ```swift
/// WheelPicker("Weight", value: $kilograms, in: 40...160)
/// ```
///
/// The ruler comes to rest on whole values only and gives a click at each one it passes. To assistive technology it is
/// a slider with the picker's title. It fills the width it is offered; its height is its own.
///
/// Ticks are made as they come into sight, so a long range costs no more than a short one. One of more than a thousand
/// million values is cut off there.
public struct WheelPicker: View {
    private let title: Text
    @Binding private var value: Int
    private let bounds: ClosedRange<Int>
    private let majorStep: Int

    /// - Parameters:
    ///   - titleKey: What is picked, for those who cannot see the ruler.
    ///   - value: The picked value. One outside the bounds is shown as the nearest within, and stays as it is until the
    ///     ruler is moved.
    ///   - bounds: The values to pick from.
    ///   - majorStep: Multiples of this have a long tick and a number; less than 1 counts as 1.
    public init(_ titleKey: LocalizedStringKey, value: Binding<Int>, in bounds: ClosedRange<Int>, majorStep: Int = 5) {
        self.init(title: Text(titleKey), value: value, bounds: bounds, majorStep: majorStep)
    }

    /// - Parameters:
    ///   - title: What is picked, for those who cannot see the ruler.
    ///   - value: The picked value. One outside the bounds is shown as the nearest within, and stays as it is until the
    ///     ruler is moved.
    ///   - bounds: The values to pick from.
    ///   - majorStep: Multiples of this have a long tick and a number; less than 1 counts as 1.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: Binding<Int>, in bounds: ClosedRange<Int>, majorStep: Int = 5
    ) {
        self.init(title: Text(title), value: value, bounds: bounds, majorStep: majorStep)
    }

    private init(title: Text, value: Binding<Int>, bounds: ClosedRange<Int>, majorStep: Int) {
        self.title = title
        _value = value
        let (last, isBeyond) = bounds.lowerBound.addingReportingOverflow(Self.longestRange - 1)
        self.bounds = bounds.lowerBound...(isBeyond ? bounds.upperBound : min(bounds.upperBound, last))
        self.majorStep = max(majorStep, 1)
    }

    public var body: some View {
        GeometryReader { geometry in
            ScrollViewReader { reader in
                ruler(in: geometry.size.width)
                    // Where the position's first value does not scroll.
                    .onAppear { reader.scrollTo(shownValue) }
            }
        }
        .frame(height: RulerMetrics.height)
        .overlay(alignment: .top) { RulerLine() }
        .sensoryFeedback(.selection, trigger: value)
        .accessibilityRepresentation { slider }
    }

    /// What assistive technology is shown in the ruler's place. A slider needs somewhere to go, so a single value is just told.
    @ViewBuilder private var slider: some View {
        if bounds.lowerBound < bounds.upperBound {
            Slider(value: number, in: Double(bounds.lowerBound)...Double(bounds.upperBound), step: 1) { title }
                .accessibilityValue(Text(shownValue, format: .number))
        } else {
            title.accessibilityValue(Text(shownValue, format: .number))
        }
    }

    private func ruler(in width: CGFloat) -> some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
                ForEach(bounds, id: \.self) { value in
                    RulerTick(value: value, isMajor: value.isMultiple(of: majorStep))
                }
            }
            .scrollTargetLayout()
        }
        .scrollIndicators(.hidden)
        // The part that counts as in sight is one tick wide: the picked one is in it, the others are before or after.
        .safeAreaPadding(.horizontal, max((width - RulerMetrics.step) / 2, 0))
        .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
        .scrollPosition(id: position)
    }

    private var number: Binding<Double> {
        Binding {
            Double(shownValue)
        } set: { number in
            value = min(max(Int(number.rounded()), bounds.lowerBound), bounds.upperBound)
        }
    }

    /// Values. Places on a ruler of that length are still exact.
    private static let longestRange = 1_000_000_000

    private var shownValue: Int { min(max(value, bounds.lowerBound), bounds.upperBound) }

    private var position: Binding<Int?> {
        Binding {
            shownValue
        } set: { newValue in
            if let newValue { value = newValue }
        }
    }
}
