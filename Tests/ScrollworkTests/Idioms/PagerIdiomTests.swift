import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Typical programs with pagers and week pagers.
@MainActor
@Suite struct PagerIdiomTests {
    private static let day = Day(year: 2026, month: 3, day: 11)!

    @Test(arguments: Surroundings.allCases) func pagesAreTurnedInAnyContainer(_ place: Surroundings) throws {
        let kept = Kept<Int64>(3)
        let stage = Stage(size: CGSize(width: 390, height: 700)) {
            Placed(surrounding: place, height: 240) {
                EndlessPager(index: Bindable(kept).value) { page in
                    Button("Page \(page)") { kept.value = page + 1 }.accessibilityIdentifier("page \(page)")
                }
            }
        }
        try stage.arrive(in: place)
        let page = try stage.frame(of: "page 3")
        stage.flick(from: CGPoint(x: page.midX + 60, y: page.midY), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == 4)
        try stage.leaveAndReturn(to: place)
        #expect(kept.value == 4)
        try stage.tap("page 4")
        try stage.settle()
        #expect(kept.value == 5)
        #expect(abs(try stage.frame(of: "page 5").midX - page.midX) < 0.5)
    }

    @Test(arguments: Setter.allCases) func everySetterChangesThePage(_ setter: Setter) async throws {
        let kept = Kept<Int64>(3)
        let stage = Stage(size: CGSize(width: 390, height: 500)) {
            Driven(kept: kept, setter: setter, next: 9) {
                EndlessPager(index: $0) { Text("Page \($0)").accessibilityIdentifier("page \($0)") }
            }
        }
        try await stage.drive(kept, by: setter) { kept.value == 9 }
        #expect(kept.seen == [9])
        #expect(abs(try stage.frame(of: "page 9").midX - 195) < 0.5)
    }

    @Test(arguments: Surroundings.allCases) func daysAreTurnedInAnyContainer(_ place: Surroundings) throws {
        let kept = Kept(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 800)) {
            Placed(surrounding: place, height: place == .alone ? nil : 400) {
                WeekPager(selection: Bindable(kept).value) { Text("On \($0)").accessibilityIdentifier("page \($0)") }
                    .weekRule(.iso8601)
            }
        }
        try stage.arrive(in: place)
        let next = Self.day + 1, tapped = Self.day + 3
        let page = try stage.frame(of: "page \(Self.day)")
        stage.flick(from: CGPoint(x: page.midX + 60, y: page.midY), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == next)
        try stage.leaveAndReturn(to: place)
        #expect(kept.value == next)
        #expect(abs(try stage.frame(of: "page \(next)").midX - page.midX) < 0.5)
        try stage.tap("day-\(tapped)")
        try stage.settle()
        #expect(kept.value == tapped)
    }

    @Test(arguments: Setter.allCases) func everySetterChangesTheDay(_ setter: Setter) async throws {
        let kept = Kept(Self.day), next = Self.day + 20
        let stage = Stage(size: CGSize(width: 390, height: 600)) {
            Driven(kept: kept, setter: setter, next: next) {
                WeekPager(selection: $0) { Text("On \($0)").accessibilityIdentifier("page \($0)") }
            }
        }
        try await stage.drive(kept, by: setter) { kept.value == next }
        #expect(kept.seen == [next])
        #expect(abs(try stage.frame(of: "page \(next)").midX - 195) < 0.5)
    }

    private struct Old: View {
        @ObservedObject var kept: Shared<Day>

        var body: some View {
            VStack {
                Text("\(kept.value)")
                WeekPager(selection: $kept.value) { Text("On \($0)") }
            }
        }
    }

    private struct Reader: View {
        @State private var page: Int64 = 3
        @State private var passing: [Int64] = []

        var body: some View {
            VStack {
                Text("\(page) after \(passing.map(String.init).joined(separator: " "))").accessibilityIdentifier(
                    "value")
                EndlessPager(index: $page) { Text("Page \($0)").frame(maxWidth: .infinity, maxHeight: .infinity) }
                    .flingLimit(3)
                    .onPageChange { if $0 == .passing { passing.append($1) } }
                    .accessibilityIdentifier("pager")
            }
        }
    }

    @Test func aParentReadsThePassingValues() throws {
        let stage = Stage(size: CGSize(width: 390, height: 300)) { Reader() }
        try stage.settle()
        let frame = try stage.frame(of: "pager")
        stage.flick(from: CGPoint(x: frame.midX, y: frame.midY), velocity: CGVector(dx: -4_000, dy: 0))
        try stage.settle()
        #expect(try stage.text(of: "value") == "6 after 4 5 6")
    }

    private struct OldPages: View {
        @ObservedObject var kept: Shared<Int>

        var body: some View {
            VStack {
                Text("Page \(kept.value) of 10").accessibilityIdentifier("value")
                EndlessPager(index: $kept.value, in: 1...10) {
                    Text("Page \($0)").accessibilityIdentifier("page \($0)")
                }
                Button("Last") { kept.value = 10 }.accessibilityIdentifier("last")
            }
        }
    }

    @Test func anObservableObjectCanStoreThePage() throws {
        let kept = Shared(1)
        let stage = Stage(size: CGSize(width: 390, height: 600)) { OldPages(kept: kept) }
        stage.flick(from: CGPoint(x: 300, y: 300), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == 2)
        #expect(try stage.text(of: "value") == "Page 2 of 10")
        try stage.tap("last")
        try stage.settle()
        #expect(kept.value == 10)
        #expect(abs(try stage.frame(of: "page 10").midX - 195) < 0.5)
        stage.flick(from: CGPoint(x: 300, y: 300), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == 10)
        #expect(try stage.text(of: "value") == "Page 10 of 10")
    }

    private struct DayReader: View {
        @State private var day = PagerIdiomTests.day
        @State private var passing: [Day] = []
        @State private var target: Day?

        var body: some View {
            VStack {
                Text("\(day), \(target?.description ?? "none"), \(passing.map(\.description).joined(separator: " "))")
                    .accessibilityIdentifier("value")
                WeekPager(selection: $day) { shown in
                    Text(shown == day ? "[\(shown)]" : "\(shown)").accessibilityIdentifier("page \(shown)")
                }
                .onPageChange { if $0 == .passing { passing.append($1) } }
                .onPageChange { if $0 == .settling { target = $1 } }
            }
        }
    }

    /// The parent reads what changes, so each report creates the pager and its pages again while they move.
    @Test func aParentReadsThePassingDays() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { DayReader() }
        try stage.settle()
        let finger = stage.touch(at: CGPoint(x: 350, y: 450))
        finger.move(by: CGSize(width: -250, height: 0), over: 0.3)
        let next = Self.day + 1, start = try stage.frame(of: "page \(next)").midX
        #expect(try stage.text(of: "value") == "\(Self.day), none, \(next)")
        finger.move(by: CGSize(width: -30, height: 0), over: 0.1)
        #expect(abs(try stage.frame(of: "page \(next)").midX - start + 30) < 0.5, "the page stays under the finger")
        finger.lift()
        stage.update()
        #expect(try stage.text(of: "value") == "\(next), \(next), \(next)")
        try stage.settle()
        #expect(try stage.text(of: "page \(next)") == "[\(next)]")
        #expect(try stage.text(of: "value") == "\(next), \(next), \(next)")
    }

    @Test func anObservableObjectCanBeBound() throws {
        let kept = Shared(Self.day)
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Old(kept: kept) }
        stage.flick(from: CGPoint(x: 300, y: 450), velocity: CGVector(dx: -1_200, dy: 0))
        try stage.settle()
        #expect(kept.value == Self.day + 1)
    }
}
