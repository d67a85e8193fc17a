import Scrollwork
import SwiftUI

// The context of the documentation's examples that aren't whole files. The example replaces the comment below.
struct Fragment {
    @State var index: Int64 = 0
    @State var day = Day(.now, in: .current)
    @State var nights: ClosedRange<Day>?
    @State var isMonthShown = false
    @State var kilograms = 72
    @State var hour = 8
    @State var birthday = Date.now
    let first = Date.distantPast
    let today = Date.now

    struct Sheet: View {
        let number: Int64
        var body: some View { Text("\(number)") }
    }

    struct DayView: View {
        let day: Day
        var body: some View { Text(day.description) }
    }

    func load(_ day: Day) {}
    func load(_ month: Month) {}
    func book(_ nights: ClosedRange<Day>) {}
    func save(_ value: Int) {}

    @MainActor func example() async throws {
        // The example.
    }
}
