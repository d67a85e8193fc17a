import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Where components place their parts.
@MainActor @Suite struct ComponentFrameTests {
    // MARK: Carousels

    private func carousel(_ axis: Axis, indicator: Bool, page: CGSize? = nil, size: CGFloat = 200) -> Stage {
        let size = axis == .horizontal ? CGSize(width: 300, height: size) : CGSize(width: size, height: 300)
        return Stage(size: size) {
            Carousel(0..<4, id: \.self, axis: axis, pageSize: .relative(0.5)) { item in
                // Other pages are 100 points across.
                Color.red
                    .frame(
                        width: item > 0 && axis == .vertical && page != nil ? 100 : page?.width,
                        height: item > 0 && axis == .horizontal && page != nil ? 100 : page?.height
                    )
                    .accessibilityIdentifier("page-\(item)")
            }
            .pageIndicator(indicator)
        }
    }

    @Test func pagesAreCenteredAcrossTheAxis() throws {
        let row = carousel(.horizontal, indicator: false, page: CGSize(width: 80, height: 50))
        let column = carousel(.vertical, indicator: false, page: CGSize(width: 50, height: 80))
        #expect(try row.frame(of: "page-0").minY == 75 && row.frame(of: "page-0").maxY == 125)
        #expect(try column.frame(of: "page-0").minX == 75 && column.frame(of: "page-0").maxX == 125)
        #expect(try row.frame(of: "page-1").minY == 50 && column.frame(of: "page-1").minX == 50)
    }

    /// An indicator is 15 points thick, at a distance of 14 points.
    @Test func anIndicatorIsBelowOrBesideThePages() throws {
        let row = carousel(.horizontal, indicator: true), column = carousel(.vertical, indicator: true)
        #expect(try row.frame(of: "page-0") == CGRect(x: 75, y: 0, width: 150, height: 171))
        #expect(try column.frame(of: "page-0") == CGRect(x: 0, y: 75, width: 171, height: 150))
        #expect(try row.drawnFrame(of: "carousel-mark") == CGRect(x: 120, y: 189, width: 15, height: 7))
        #expect(try column.drawnFrame(of: "carousel-mark") == CGRect(x: 189, y: 120, width: 7, height: 15))
        let low = carousel(.horizontal, indicator: true, size: 20)
        #expect(try low.frame(of: "page-0").height == 0)
    }

    /// Halfway from the last item to the first, one mark fades out as another fades in.
    @Test func theMarkOfALoopFadesOverItsEnds() throws {
        let subject = CarouselSubject(count: 4, selection: "p3")
        subject.showsIndicator = true
        let stage = subject.stage(), finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: -10, height: 0), over: 0.1)
        finger.move(by: CGSize(width: -75, height: 0), over: 0.1)
        let last = try stage.drawnFrame(of: "carousel-mark"), first = try stage.drawnFrame(of: "carousel-next-mark")
        #expect(try abs(stage.opacity(of: "carousel-mark") - 0.75) < 0.001)
        #expect(try abs(stage.opacity(of: "carousel-next-mark") - 0.25) < 0.001)
        // A quarter of the way, the marks are an eighth beyond the last item, and three eighths before the first.
        #expect(abs(last.minX - (165 + 15.0 / 8)) < 0.01 && abs(first.minX - (120 - 15 * 3.0 / 8)) < 0.01)
    }

    @Test(arguments: [false, true]) func theMarkOfARowStaysOnTheIndicator(_ isAtEnd: Bool) throws {
        let subject = CarouselSubject(count: 4, selection: isAtEnd ? "p3" : "p0")
        subject.showsIndicator = true
        subject.loops = false
        let stage = subject.stage(), finger = stage.touch(at: CGPoint(x: 150, y: 100))
        finger.move(by: CGSize(width: isAtEnd ? -100 : 100, height: 0), over: 0.2)
        #expect(try abs(stage.drawnFrame(of: "carousel-mark").minX - (isAtEnd ? 165 : 120)) < 0.01)
        #expect(try stage.opacity(of: "carousel-mark") == 1 && stage.opacity(of: "carousel-next-mark") == 0)
    }

    // MARK: Rulers

    private func labels(_ spacing: CGFloat, width: CGFloat = 32, axis: Axis? = nil) -> [String: CGRect] {
        let stage = Stage(size: CGSize(width: 900, height: 900)) {
            VStack(spacing: 0) {
                WheelPicker("Number", value: .constant(50), in: 0...100)
                    .valueLabel { value in
                        Color.red.frame(width: width, height: 20).accessibilityIdentifier("label-\(value)")
                    }
                    .wheelPickerStyle(.ruler(spacing: spacing))
                Spacer(minLength: 0)
            }
        }
        return stage.frames(prefix: "label-")
    }

    /// Labels are 32 points long and every fifth value. They keep a distance of 8 points.
    @Test(arguments: [(8, 5), (7.9, 10), (4, 10), (3.9, 25), (1.6, 25), (1.5, 50)] as [(CGFloat, Int)])
    func aRulerOmitsLabelsThatWouldTouch(_ spacing: CGFloat, _ every: Int) {
        let shown = labels(spacing).keys.compactMap { Int($0.dropFirst(6)) }.sorted()
        #expect(shown.count > 2 && shown.allSatisfy { $0.isMultiple(of: every) })
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $1 - $0 == every })
    }

    /// The ticks begin 7 points below the edge and are 32 points long, and the labels are 8 points below them.
    @Test func labelsAreBelowTheTicks() throws {
        let label = try #require(labels(10)["label-50"])
        #expect(label == CGRect(x: 434, y: 47, width: 32, height: 20))
        let wide = try #require(labels(20, width: 60)["label-50"])
        #expect(wide == CGRect(x: 420, y: 47, width: 60, height: 20))
    }

    // MARK: Calendars

    @Test func theFirstAndTheLastDayOfACalendarAreSelected() throws {
        let bound = Bound()
        let stage = Stage.calendar {
            MonthCalendar(selection: Bindable(bound).day, in: october...october)
        }
        for day in [october.firstDay, october.days.upperBound - 1] {
            try stage.tap(day)
            #expect(bound.day == day)
        }
    }
}
