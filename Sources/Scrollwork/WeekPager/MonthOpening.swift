import SwiftUI

/// How far the month under a strip is open.
@MainActor @Observable
final class MonthOpening {
    /// The share that it is open, or is going to be, 0 to 1.
    private(set) var share: Double
    /// Whether it is rather open than closed.
    private(set) var isOpen: Bool
    /// How often its button was pressed.
    var toggles = 0
    /// The share on screen, which an animation may not have taken to where it is going.
    @ObservationIgnored var seen: Double
    /// The share when a finger took it.
    @ObservationIgnored var start = 0.0
    /// Where the finger was going when it was lifted, points; nil while that is not known.
    @ObservationIgnored var prediction: Double?
    /// How many animations are opening or closing it.
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

/// Shows as many rows of a month as it is open.
struct OpenRows: ViewModifier {
    let opening: MonthOpening
    let model: WeekPagerModel
    let setting: WeekSetting
    let rowHeight: CGFloat

    func body(content: Content) -> some View {
        content
            .modifier(RowWindow(share: model.showsMonth ? opening.share : 0, row: model.showsMonth ? row : 0, rowHeight: rowHeight))
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { opening.seen = Double($0 / rowHeight - 1) / 5 }
    }

    /// The row that the chosen day is in.
    private var row: Int {
        let day = Day(number: Int(model.days.passing))
        let first = setting.week(containing: setting.month(containing: day).firstDay)
        return first.distance(to: setting.week(containing: day))
    }
}

/// A window on six rows. It opens upwards first, so that the chosen row moves down with the finger, and downwards from when that row is in its place.
private struct RowWindow: ViewModifier, Animatable {
    var share: Double
    let row: Int
    let rowHeight: CGFloat

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func body(content: Content) -> some View {
        let way = rowHeight * 5 * CGFloat(share)
        content
            .offset(y: min(way - CGFloat(row) * rowHeight, 0))
            .frame(height: rowHeight + way, alignment: .top)
            .clipped()
    }
}

/// Opens the month by a finger that pulls it, by its button and by the program.
struct MonthPull: ViewModifier {
    let opening: MonthOpening
    let model: WeekPagerModel
    let rowHeight: CGFloat
    let isMonthShown: Binding<Bool>?
    @GestureState private var pull: Double? = nil
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
        content
            .simultaneousGesture(gesture)
            .onChange(of: pull) { old, new in follow(old, new) }
            .onChange(of: opening.toggles) { open(!opening.isOpen) }
            .onChange(of: isMonthShown?.wrappedValue) { _, isShown in
                if let isShown, isShown != opening.isOpen { open(isShown) }
            }
    }

    private var gesture: some Gesture {
        DragGesture(minimumDistance: 12, coordinateSpace: .global)
            .updating($pull) { drag, pull, _ in
                // The first move decides whether it is the month's or the pages'.
                if pull != nil || abs(drag.translation.height) > abs(drag.translation.width) {
                    pull = Double(drag.translation.height)
                }
            }
            .onEnded { opening.prediction = Double($0.predictedEndTranslation.height) }
    }

    private func follow(_ old: Double?, _ new: Double?) {
        let way = Double(rowHeight) * 5
        guard let new else {
            return open(opening.start + (opening.prediction ?? old ?? 0) / way > 0.5)
        }
        if old == nil {
            opening.start = opening.seen
            opening.prediction = nil
            model.setMonthShown(true)
        }
        // An animation on its way would go on beside the finger, unless another one takes its place.
        withAnimation(opening.animations > 0 ? .spring(response: 0.02, dampingFraction: 1) : nil) {
            opening.open(to: opening.start + new / way)
        }
    }

    private func open(_ isOpen: Bool) {
        if isOpen { model.setMonthShown(true) }
        opening.animations += 1
        withAnimation(reducesMotion ? nil : .smooth(duration: 0.35)) {
            opening.open(to: isOpen ? 1 : 0)
        } completion: {
            opening.animations -= 1
            if opening.share == 0, pull == nil { model.setMonthShown(false) }
        }
        if let isMonthShown, isMonthShown.wrappedValue != isOpen { isMonthShown.wrappedValue = isOpen }
    }
}
