import Scrollwork
import SwiftUI

// The styles of the article "Custom styles".

extension Pictures {
    static let styles = [
        Picture("styling-calendar", 300, 320) {
            Bound(Day.picture - 2...Day.picture + 3 as ClosedRange<Day>?) {
                MonthCalendar(selection: $0, position: .constant(Month(containing: .picture)))
            }
            .weekNumbers(.iso8601)
            .monthCalendarStyle(Squares())
            .today(.picture)
            .padding(.top, 8)
        },
        Picture("styling-week-pager", 300, 160) {
            Bound(Day.picture + 1) {
                WeekPager(selection: $0) { Text($0.english) }.today(.picture).weekDayStyle(Underlined())
            }
        },
        Picture("styling-wheel", 300, 90) {
            Bound(72) { WheelPicker("Weight", value: $0, in: 40...160) }.wheelPickerStyle(Dots())
        },
        Picture("styling-carousel", 390, 240) {
            Carousel(Place.all, pageSize: .relative(0.56)) { PlaceCard(place: $0) }
                .carouselStyle(Leaning())
                .padding(.vertical, 12)
        },
    ]
}

private struct Squares: MonthCalendarStyle {
    func makeDay(_ day: MonthCalendarDay) -> some View {
        let isEnd = day.isSelected && day.rangePart != .middle
        Text(verbatim: day.text)
            .fontWeight(day.isToday ? .bold : .regular)
            .foregroundStyle(isEnd ? .black : .primary)
            .frame(maxWidth: .infinity, minHeight: 40)
            .background(.yellow.opacity(isEnd ? 1 : day.isInRange ? 0.3 : 0))
            .opacity(day.isDisabled ? 0.3 : 1)
    }

    func makeTitle(configuration: MonthCalendarTitleConfiguration) -> some View {
        Text(verbatim: configuration.title)
            .font(configuration.isPinned ? .title2 : .title3)
            .padding()
    }

    func makeWeekday(configuration: MonthCalendarWeekdayConfiguration) -> some View {
        Text(verbatim: configuration.text).foregroundStyle(configuration.weekday == 1 ? .red : .secondary)
    }

    func makeWeekNumber(configuration: MonthCalendarWeekNumberConfiguration) -> some View {
        Text(verbatim: configuration.text).font(.caption2)
    }
}

private struct Underlined: WeekDayStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: configuration.text)
            .underline(configuration.isSelected)
            .foregroundStyle(configuration.isToday ? Color.red : Color.primary)
            .opacity(configuration.isInMonth ? 1 : 0.4)
    }
}

private struct Dots: WheelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.track(spacing: 24) { tick in
            Circle()
                .frame(width: tick.kind == .major ? 10 : 5)
                .opacity(tick.isEnabled ? 1 : 0.3)
                .overlay {
                    if tick.kind == .major, tick.majorNumber.isMultiple(of: 2) {
                        tick.label.fixedSize().offset(y: 22)
                    }
                }
        }
        .frame(height: 60)
        .overlay(alignment: .top) { Capsule().fill(.tint).frame(width: 3, height: 18) }
    }
}

private struct Leaning: CarouselStyle {
    func makeBody(configuration: Configuration) -> some View {
        let angle = configuration.reducesMotion ? 0.0 : 30
        configuration.page.look(cornerRadius: 20) { page, look in
            look.tilt = .degrees(-angle * page.screenProgress)
            look.scale = 1 - 0.15 * (1 - page.share)
            look.zoom = 1.1
            look.pan.width = -0.05 * page.containerLength * page.screenProgress
            look.brightness = -0.2 * (1 - page.share)
        }
    }
}
