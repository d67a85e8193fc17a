import SwiftUI

/// The header of a week pager, with the month's name, the weekdays, and the week or the month in which a person selects
/// a day.
struct WeekHeader: View {
    @Binding var selection: Day
    let setting: WeekSetting
    let model: WeekPagerModel
    let isMonthShown: Binding<Bool>?
    @State private var opening: MonthOpening
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.layoutDirection) private var layoutDirection

    init(selection: Binding<Day>, setting: WeekSetting, model: WeekPagerModel, isMonthShown: Binding<Bool>?) {
        _selection = selection
        self.setting = setting
        self.model = model
        self.isMonthShown = isMonthShown
        _opening = State(wrappedValue: MonthOpening(model.showsMonth ? 1 : 0))
    }

    private var metrics: WeekMetrics { WeekMetrics(textSize: textSize) }

    // Only the views that show the open fraction read it, so a drag evaluates no row and no page.
    var body: some View {
        VStack(spacing: 0) {
            WeekTitle(model: model, setting: setting, opening: opening) { opening.toggles += 1 }
            WeekdayNames(setting: setting, metrics: metrics)
                .contentShape(Rectangle())
                .gesture(turner)
            pages
                .modifier(OpenRows(opening: opening, model: model, setting: setting, rowHeight: metrics.row))
            Capsule()
                .fill(.tertiary)
                .frame(width: 36, height: 4)
                .padding(.vertical, 7)
                .frame(minWidth: 0, maxWidth: .infinity)
                .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
        .modifier(MonthPull(opening: opening, model: model, rowHeight: metrics.row, isMonthShown: isMonthShown))
    }

    @ViewBuilder private var pages: some View {
        if model.showsMonth {
            EndlessPager(index: model.binding(of: model.months, to: $selection), in: setting.monthPages) { number in
                MonthRows(month: setting.month(onPage: number), setting: setting, metrics: metrics, model: model) {
                    select($0)
                }
            }
            .pageName { setting.title(of: setting.month(onPage: $0).firstDay) }
            .model(model.months, ends: setting.ends(of: setting.monthPages))
            .frame(height: metrics.row * 6)
        } else {
            EndlessPager(index: model.binding(of: model.weeks, to: $selection), in: setting.weekPages) { number in
                WeekRow(
                    week: setting.week(onPage: number), month: nil, setting: setting, metrics: metrics, model: model
                ) { select($0) }
            }
            .pageName { setting.name(of: setting.week(onPage: $0)) }
            .model(model.weeks, ends: setting.ends(of: setting.weekPages))
            .frame(height: metrics.row)
        }
    }

    private func select(_ day: Day) { selection = day }

    /// A swipe on the weekdays, which are outside the scroll view but also turn the pages.
    private var turner: some Gesture {
        DragGesture(minimumDistance: 12, coordinateSpace: .global).onEnded { drag in
            let translation = drag.predictedEndTranslation
            guard abs(translation.width) > abs(translation.height), abs(translation.width) > 60 else { return }
            model.turnHeader(by: (translation.width < 0) == (layoutDirection == .leftToRight) ? 1 : -1, to: $selection)
        }
    }
}
