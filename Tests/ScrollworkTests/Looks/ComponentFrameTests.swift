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
                let isOther = item > 0 && page != nil
                let width = isOther && axis == .vertical ? CGFloat(100) : page?.width
                let height = isOther && axis == .horizontal ? CGFloat(100) : page?.height
                Color.red
                    .frame(width: width, height: height)
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
        let eighth: CGFloat = 15 / 8
        #expect(abs(last.minX - 165 - eighth) < 0.01)
        #expect(abs(first.minX - 120 + 3 * eighth) < 0.01)
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

    /// The labels of a ruler with a long tick at each value, around 1,000. Its window is 250 points wide.
    private func rounds(_ spacing: CGFloat) throws -> [Int] {
        let stage = Stage(size: CGSize(width: 250, height: 100)) {
            WheelPicker("Number", value: .constant(1_000), in: 0...2_000, majorStep: 1)
                .valueLabel { value in
                    Color.red.frame(width: 32, height: 20).accessibilityIdentifier("label-\(value)")
                }
                .wheelPickerStyle(.ruler(spacing: spacing))
        }
        try stage.settle()
        return stage.frames(prefix: "label-").keys.compactMap { Int($0.dropFirst(6)) }.sorted()
    }

    /// Labels are 32 points long and keep a distance of 8 points.
    @Test(arguments: [(40, 1), (20, 2), (2, 20), (1.9, 50), (0.8, 50), (0.7, 100)] as [(CGFloat, Int)])
    func labelsOfARulerHaveRoundNumbers(_ spacing: CGFloat, _ every: Int) throws {
        let shown = try rounds(spacing)
        #expect(shown.count > 2 && shown.contains(1_000) && shown.allSatisfy { $0.isMultiple(of: every) })
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $1 - $0 == every })
    }

    private func thickness(_ axis: Axis, _ width: CGFloat, _ height: CGFloat) throws -> CGFloat {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            WheelPicker("Number", value: .constant(50), in: 0...100)
                .valueLabel { _ in Color.red.frame(width: width, height: height) }
                .wheelPickerAxis(axis).accessibilityIdentifier("ruler")
        }
        try stage.settle()
        let size = try stage.frame(of: "ruler").size
        return axis == .horizontal ? size.height : size.width
    }

    /// Around the labels are 51 points: 7 before the ticks, 32 for them, 8 after them, and 4 after the labels. The
    /// labels have at least 32 by 20 points.
    @Test(
        arguments: [
            (.horizontal, 10, 10, 71), (.horizontal, 90, 30, 81), (.horizontal, 90, 10, 71), (.vertical, 10, 10, 83),
            (.vertical, 60, 10, 111), (.vertical, 10, 60, 83),
        ] as [(Axis, CGFloat, CGFloat, CGFloat)])
    func aRulerIsAsThickAsItsLabels(_ axis: Axis, _ width: CGFloat, _ height: CGFloat, _ thickness: CGFloat) throws {
        #expect(try self.thickness(axis, width, height) == thickness)
    }

    /// The first, the middle, and the last text determine the room for labels.
    @Test func aRulerMeasuresThreeTexts() throws {
        func thickness(longAt place: Int?) throws -> CGFloat {
            var names = ["a", "b", "c", "d", "e", "f"]
            if let place { names[place] += "xxxxxxxxx" }
            let stage = Stage(size: CGSize(width: 300, height: 300)) {
                WheelPicker("Letter", selection: .constant("a"), values: names).wheelPickerAxis(.vertical)
                    .accessibilityIdentifier("ruler")
            }
            try stage.settle()
            return try stage.frame(of: "ruler").width
        }
        let short = try thickness(longAt: nil), long = try thickness(longAt: 0)
        #expect(long > short + 20)
        #expect(try thickness(longAt: 3) == long && thickness(longAt: 5) == long)
        for place in [1, 2, 4] { #expect(try thickness(longAt: place) == short, "\(place)") }
    }

    // MARK: Drums

    /// A row has at least 4 points, and a drum has from 3 to 99 rows.
    @Test(
        arguments: [
            (36, 7, 252), (3, 5, 20), (4, 3, 12), (-9, 3, 12), (.infinity, 5, 180), (.nan, 5, 180), (40, 2, 120),
            (40, 3, 120), (10, 98, 980), (10, 99, 990), (10, 120, 990),
        ] as [(CGFloat, Int, CGFloat)])
    func aDrumIsAsLongAsItsRows(_ row: CGFloat, _ rows: Int, _ length: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            ScrollView {
                WheelPicker("Number", value: .constant(3), in: 0...9)
                    .wheelPickerStyle(.drum(rowLength: row, rows: rows)).accessibilityIdentifier("drum")
            }
        }
        #expect(try stage.frame(of: "drum").height == length)
    }

    /// Rows grow with the text while three of them fit, but have at least their usual length. Rows side by side are
    /// wider, and grow less.
    @Test(
        arguments: [
            (.vertical, .large, 300, 36), (.vertical, .xSmall, 300, 29.6471), (.vertical, .xxxLarge, 300, 48.7059),
            (.vertical, .accessibility5, 200, 66.6667), (.vertical, .accessibility5, 90, 36),
            (.vertical, .accessibility5, 600, 112.2353), (.horizontal, .large, 300, 64.8),
            (.horizontal, .xSmall, 300, 64.8), (.horizontal, .xLarge, 300, 65.1812),
            (.horizontal, .accessibility1, 300, 96.0565),
        ] as [(Axis, DynamicTypeSize, CGFloat, CGFloat)])
    func rowsGrowWithTheText(_ axis: Axis, _ size: DynamicTypeSize, _ height: CGFloat, _ row: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 390, height: height), environment: { $0.dynamicTypeSize = size }) {
            WheelPicker("Number", value: .constant(5), in: 0...20)
                .valueLabel { value in
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("row-\(value)")
                }
                .wheelPickerStyle(.drum).wheelPickerAxis(axis)
        }
        let frames = stage.frames(prefix: "row-")
        let first = try #require(frames["row-5"]), next = try #require(frames["row-6"])
        let distance = axis == .vertical ? next.midY - first.midY : next.midX - first.midX
        #expect(abs(distance - row) < 0.01)
        #expect(abs(first.midX - 195) < 0.01 && abs(first.midY - height / 2) < 0.01)
    }

    @Test func disabledWheelsAreFaint() throws {
        func opacity(_ style: some WheelStyle, isDisabled: Bool) throws -> Double {
            let stage = Stage(size: CGSize(width: 300, height: 300)) {
                WheelPicker("Number", value: .constant(5), in: 0...20)
                    .valueLabel { value in
                        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("at-\(value)")
                    }
                    .wheelPickerStyle(style).disabled(isDisabled)
            }
            return try stage.opacity(of: "at-5")
        }
        #expect(try opacity(.ruler, isDisabled: false) == 1 && opacity(.drum, isDisabled: false) == 1)
        #expect(try abs(opacity(.ruler, isDisabled: true) - 0.4) < 0.001)
        #expect(try abs(opacity(.drum, isDisabled: true) - 0.4) < 0.001)
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
