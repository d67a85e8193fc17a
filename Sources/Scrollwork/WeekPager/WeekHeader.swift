import SwiftUI

/// The name of the month, the days of the week, and the week or the month in which a day is chosen.
struct WeekHeader: View {
    @Binding var selection: Day
    let setting: WeekSetting
    let model: WeekPagerModel
    let isMonthShown: Binding<Bool>?
    /// How far the month is open, 0 to 1: what it is going to.
    @State private var opening: Double
    /// How far it is open on screen.
    @State private var seen: OpeningSeen
    /// How far it was open when the finger took it.
    @State private var start = 0.0
    @State private var prediction = 0.0
    /// How many animations are opening or closing it.
    @State private var animations = 0
    @GestureState private var pull: Double? = nil
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    init(selection: Binding<Day>, setting: WeekSetting, model: WeekPagerModel, isMonthShown: Binding<Bool>?) {
        _selection = selection
        self.setting = setting
        self.model = model
        self.isMonthShown = isMonthShown
        let opening = model.showsMonth ? 1.0 : 0
        _opening = State(wrappedValue: opening)
        _seen = State(wrappedValue: OpeningSeen(opening))
    }

    private var metrics: WeekMetrics { WeekMetrics(textSize: textSize) }

    var body: some View {
        VStack(spacing: 0) {
            WeekTitle(model: model, setting: setting, isOpen: opening > 0.5) { open(opening < 0.5) }
            WeekdayNames(setting: setting, metrics: metrics)
                .contentShape(Rectangle())
                .gesture(turner)
            pages
                .modifier(
                    WeekOpening(opening: opening, model: model, setting: setting, rowHeight: metrics.row, seen: seen))
            Capsule()
                .fill(.tertiary)
                .frame(width: 36, height: 4)
                .padding(.vertical, 7)
                .frame(maxWidth: .infinity)
                .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
        .simultaneousGesture(opener)
        .onChange(of: pull) { old, new in follow(old, new) }
        .onChange(of: isMonthShown?.wrappedValue) { _, isShown in
            if let isShown, isShown != (opening > 0.5) { open(isShown) }
        }
    }

    @ViewBuilder private var pages: some View {
        if model.showsMonth {
            EndlessPager(index: model.binding(of: model.months, to: $selection), in: setting.monthPages) { number in
                MonthRows(month: setting.month(onPage: number), setting: setting, metrics: metrics, model: model) { select($0) }
            }
            .pageName { setting.title(of: setting.month(onPage: $0).firstDay) }
            .model(model.months)
            .frame(height: metrics.row * 6)
        } else {
            EndlessPager(index: model.binding(of: model.weeks, to: $selection), in: setting.weekPages) { number in
                WeekRow(week: setting.week(onPage: number), month: nil, setting: setting, metrics: metrics, model: model) { select($0) }
            }
            .pageName { setting.name(of: setting.week(onPage: $0)) }
            .model(model.weeks)
            .frame(height: metrics.row)
        }
    }

    private func select(_ day: Day) { selection = day }

    /// The names lie outside of what scrolls; swiped, they turn it all the same.
    private var turner: some Gesture {
        DragGesture(minimumDistance: 12, coordinateSpace: .global).onEnded { drag in
            let way = drag.predictedEndTranslation
            guard abs(way.width) > abs(way.height), abs(way.width) > 60 else { return }
            model.turnHeader(by: (way.width < 0) == (layoutDirection == .leftToRight) ? 1 : -1, to: $selection)
        }
    }

    // MARK: Opening

    private var opener: some Gesture {
        DragGesture(minimumDistance: 12, coordinateSpace: .global)
            .updating($pull) { drag, pull, _ in
                // The first move decides whether it is the month's or the pages'.
                if pull != nil || abs(drag.translation.height) > abs(drag.translation.width) {
                    pull = Double(drag.translation.height)
                }
            }
            .onEnded { prediction = Double($0.predictedEndTranslation.height) }
    }

    private func follow(_ old: Double?, _ new: Double?) {
        let way = Double(metrics.row) * 5
        guard let new else {
            let end = start + (prediction != 0 ? prediction : old ?? 0) / way
            open(end > 0.5)
            return
        }
        if old == nil {
            start = seen.opening - new / way
            prediction = 0
            model.setMonthShown(true)
        }
        // An animation on its way would go on beside the finger, unless another one takes its place.
        withAnimation(animations > 0 ? .spring(response: 0.02, dampingFraction: 1) : nil) {
            opening = min(max(start + new / way, 0), 1)
        }
    }

    private func open(_ isOpen: Bool) {
        if isOpen { model.setMonthShown(true) }
        animations += 1
        withAnimation(reducesMotion ? nil : .smooth(duration: 0.35)) {
            opening = isOpen ? 1 : 0
        } completion: {
            animations -= 1
            if opening == 0, pull == nil { model.setMonthShown(false) }
        }
        if let isMonthShown, isMonthShown.wrappedValue != isOpen { isMonthShown.wrappedValue = isOpen }
    }
}

/// How far the month is open in the frame that is shown, for a finger that takes it on its way.
@MainActor
final class OpeningSeen {
    var opening: Double

    init(_ opening: Double) { self.opening = opening }
}

/// Shows of the rows of a month as many as it is open, and always the chosen day's.
private struct WeekOpening: ViewModifier, Animatable {
    var opening: Double
    let model: WeekPagerModel
    let setting: WeekSetting
    let rowHeight: CGFloat
    let seen: OpeningSeen

    nonisolated var animatableData: Double {
        get { opening }
        set { opening = newValue }
    }

    func body(content: Content) -> some View {
        let _ = seen.opening = opening
        content
            .offset(y: model.showsMonth ? -(1 - opening) * CGFloat(row) * rowHeight : 0)
            .frame(height: rowHeight * (1 + 5 * (model.showsMonth ? opening : 0)), alignment: .top)
            .clipped()
    }

    /// The row that the chosen day is in.
    private var row: Int {
        let day = Day(number: Int(model.days.passing))
        let first = setting.week(containing: setting.month(containing: day).firstDay)
        return first.distance(to: setting.week(containing: day))
    }
}
