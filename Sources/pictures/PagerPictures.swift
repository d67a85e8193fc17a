import Scrollwork
import SwiftUI

extension Pictures {
    static let pagers = [
        Picture("endless-pager", 300, 150, movement: hold(from: 230, to: 110)) {
            Bound(41) { EndlessPager(index: $0) { NumberedPage(number: $0) } }
        },
        Picture("endless-pager-vertical", 300, 220, movement: hold(from: 180, to: 90, down: true)) {
            Bound(41) { EndlessPager(.vertical, index: $0) { NumberedPage(number: $0) } }
        },
        Picture("week-pager", 390, 420) { diary() },
        Picture("week-pager-month", 300, 460) { diary { $0.month(isPresented: .constant(true)) } },
        Picture("week-pager-numbers", 300, 460) {
            diary { $0.weekNumbers().month(isPresented: .constant(true)) }
        },
    ]

    private static func diary(
        _ change: @escaping (WeekPager<DiaryPage>) -> WeekPager<DiaryPage> = { $0 }
    ) -> some View {
        Bound(Day.picture) { day in
            change(WeekPager(selection: day) { DiaryPage(day: $0) }.weekRule(.iso8601).today(.picture))
        }
    }
}

/// A page with its number in two corners.
private struct NumberedPage: View {
    let number: Int

    var body: some View {
        Color.clear
            .overlay(alignment: .topLeading) { Text("\(number)") }
            .overlay(alignment: .bottomTrailing) { Text("\(number)") }
            .font(.system(size: 44, weight: .semibold))
            .padding(20)
            .background(number.isMultiple(of: 2) ? Color.teal.opacity(0.25) : Color.indigo.opacity(0.25))
    }
}

/// The entries of a day.
struct DiaryPage: View {
    let day: Day
    private static let texts = ["Read chapter nine", "Swim, 7 o'clock", "Water the ferns"]

    var body: some View {
        ScrollView { entries }
    }

    private var entries: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(day.english).font(.title3.weight(.bold))
            ForEach(Array(zip(Self.texts, [Color.blue, .orange, .green])), id: \.0) { entry, color in
                HStack(spacing: 10) {
                    Capsule().fill(color).frame(width: 5, height: 18)
                    Text(entry)
                    Spacer(minLength: 0)
                }
                .padding(12)
                .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 10))
            }
        }
        .padding(18)
    }
}
