import SwiftUI

/// The open fraction of the month below a week strip.
@MainActor @Observable
final class MonthOpening {
    /// The fraction that is open, or the target of its animation, from 0 to 1.
    private(set) var share: Double
    /// Whether more than half of the month is open.
    private(set) var isOpen: Bool
    /// The number of times that the button was pressed.
    var toggles = 0
    /// The visible fraction, which an animation moves toward `share`.
    @ObservationIgnored var seen: Double
    /// The fraction at the start of a drag.
    @ObservationIgnored var start = 0.0
    /// The predicted distance of the drag when the finger lifted in points, or `nil`.
    @ObservationIgnored var prediction: Double?
    /// The number of running animations.
    @ObservationIgnored var animations = 0

    init(_ share: Double) {
        self.share = share
        seen = share
        isOpen = share > 0.5
    }

    func open(to share: Double) {
        self.share = min(max(share, 0), 1)
        if isOpen != (self.share > 0.5) { isOpen.toggle() }
    }
}

/// Shows the open rows of a month.
struct OpenRows: ViewModifier {
    let opening: MonthOpening
    let model: WeekPagerModel
    let setting: WeekSetting
    let rowHeight: CGFloat

    func body(content: Content) -> some View {
        content
            .modifier(
                RowWindow(share: opening.share, row: model.showsMonth ? row : 0, rowHeight: rowHeight)
            )
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) {
                opening.seen = Double($0 / rowHeight - 1) / 5
            }
    }

    /// The index of the row with the selected day.
    private var row: Int {
        let day = Day(number: Int(model.days.passing))
        let first = setting.week(containing: setting.month(containing: day).firstDay)
        return first.distance(to: setting.week(containing: day))
    }
}

/// A viewport onto six rows. It first opens upward, so that the selected row follows the finger down, and then downward
/// after that row has reached its position.
private struct RowWindow: ViewModifier, Animatable {
    var share: Double
    let row: Int
    let rowHeight: CGFloat

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func body(content: Content) -> some View {
        let travel = rowHeight * 5 * CGFloat(share)
        content
            .offset(y: min(travel - CGFloat(row) * rowHeight, 0))
            .frame(height: rowHeight + travel, alignment: .top)
            .clipped()
    }
}

/// Opens and closes the month with a drag, with its button, and from the program.
struct MonthPull: ViewModifier {
    let opening: MonthOpening
    let model: WeekPagerModel
    let rowHeight: CGFloat
    let isMonthShown: Binding<Bool>?
    @GestureState private var drag: Pull? = nil
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .simultaneousGesture(gesture)
            .onChange(of: drag?.distance) { old, new in follow(old, new) }
            .onChange(of: opening.toggles) { open(!opening.isOpen) }
            .onChange(of: isMonthShown?.wrappedValue) {
                // The value can have changed again. Two changes in flight would revert each other without an end.
                if let isShown = isMonthShown?.wrappedValue, isShown != opening.isOpen { open(isShown) }
            }
    }

    private var gesture: some Gesture {
        DragGesture(minimumDistance: 12, coordinateSpace: .global)
            .updating($drag) { value, drag, _ in
                let height = value.translation.height
                // The first movement determines whether the drag moves the month or the pages.
                if drag == nil { drag = abs(height) > abs(value.translation.width) ? .month(0) : .pages }
                if case .month = drag { drag = .month(Double(height)) }
            }
            .onEnded { opening.prediction = Double($0.predictedEndTranslation.height) }
    }

    private func follow(_ old: Double?, _ new: Double?) {
        let travel = Double(rowHeight) * 5
        guard let new else {
            return open(opening.start + (opening.prediction ?? old ?? 0) / travel > 0.5)
        }
        if old == nil {
            opening.start = opening.seen
            opening.prediction = nil
            model.setMonthShown(true)
        }
        // An animation would continue beside the finger unless another one replaces it.
        withAnimation(opening.animations > 0 ? .spring(response: 0.02, dampingFraction: 1) : nil) {
            opening.open(to: opening.start + new / travel)
        }
    }

    private func open(_ isOpen: Bool) {
        opening.animations += 1
        withAnimation(reducesMotion ? nil : .smooth(duration: 0.35)) {
            opening.open(to: isOpen ? 1 : 0)
        } completion: {
            opening.animations -= 1
            if opening.share == 0, drag?.distance == nil { model.setMonthShown(false) }
        }
        // The rows appear without an animation. A view that reads both values updates in the transaction of the first
        // change, so the open fraction must change before.
        if isOpen { model.setMonthShown(true) }
        if let isMonthShown, isMonthShown.wrappedValue != isOpen { isMonthShown.wrappedValue = isOpen }
    }
}

/// What a drag in the header moves.
private enum Pull: Equatable {
    /// The month, by a distance in points.
    case month(Double)
    case pages

    var distance: Double? { if case .month(let distance) = self { distance } else { nil } }
}
