import Scrollwork
import ScrollworkTesting
import SwiftUI

/// A component to measure, in a small and a large size.
@MainActor
struct Subject {
    struct Size {
        let count: String
        let open: @MainActor () -> Stage
    }

    let name: String
    let axis: Axis
    let few: Size
    let many: Size

    static let all: [Subject] = [
        Subject("WheelPicker, ruler", .horizontal, height: 120, 101, 10_001) { Ruler(count: $0) },
        Subject("WheelPicker, drum", .vertical, height: 220, 41, 10_000) { Drum(count: $0) },
        Subject("MonthCalendar", .vertical, 12, 1_212) { Months(count: $0) },
        Subject("MonthCalendar, longer", .vertical, 12, 12_120) { Months(count: $0) },
        Subject("EndlessPager, page", .horizontal, 0, 1 << 62) { Pages(index: Int64($0)) },
        Subject("WeekPager, day of", .horizontal, 2026, 9_999) { Days(year: $0) },
        Subject("Carousel", .horizontal, height: 200, 12, 10_000) { Cards(count: $0) },
    ]

    private init(
        _ name: String, _ axis: Axis, height: Double = 844, _ few: Int, _ many: Int,
        @ViewBuilder content: @escaping @MainActor (Int) -> some View
    ) {
        func size(_ count: Int) -> Size {
            Size(count: count.formatted()) {
                Stage(size: CGSize(width: 390, height: height)) { content(count) }
            }
        }
        self.name = name
        self.axis = axis
        self.few = size(few)
        self.many = size(many)
    }
}

private struct Ruler: View {
    let count: Int
    @State private var value: Int

    init(count: Int) {
        self.count = count
        _value = State(initialValue: count / 2)
    }

    var body: some View { WheelPicker("Ticks", value: $value, in: 0...(count - 1)) }
}

private struct Drum: View {
    let count: Int
    @State private var value: Int

    init(count: Int) {
        self.count = count
        _value = State(initialValue: count / 2)
    }

    var body: some View {
        WheelPicker("Rows", selection: $value, values: 0..<count) { Text("\($0)") }
            .wheelPickerStyle(.drum)
    }
}

private struct Months: View {
    let count: Int
    @State private var day: Day?
    @State private var position = Self.middle

    static let middle = Month(containing: Day(number: 20_778))

    var body: some View {
        let first = Self.middle.advanced(by: -count / 2), last = Self.middle.advanced(by: count / 2 - 1)
        MonthCalendar(selection: $day, in: first...last, position: $position)
    }
}

private struct Pages: View {
    @State var index: Int64

    var body: some View {
        EndlessPager(index: $index) { page in Text("Page \(page)") }
    }
}

private struct Days: View {
    @State private var day: Day

    init(year: Int) { _day = State(initialValue: Day(number: (year - 1970) * 365)) }

    var body: some View {
        WeekPager(selection: $day) { day in Text("\(day.number)") }
    }
}

private struct Cards: View {
    let count: Int
    @State private var item: Int?

    init(count: Int) {
        self.count = count
        _item = State(initialValue: count / 2)
    }

    var body: some View {
        Carousel(0..<count, id: \.self, selection: $item, pageSize: .fixed(260), spacing: 12) { item in
            Text("\(item)").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
