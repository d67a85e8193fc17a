#if canImport(ArgumentParser)
/// The text beside an exhibit.
struct ExhibitGuide {
    /// A description of the exhibit and its use, in Markdown.
    let about: String

    /// The source files of the exhibit.
    let sources: [Listing]

    /// The article about the component of the exhibit; `nil` for an exhibit that uses only SwiftUI.
    let article: [UInt8]?
}

/// A source file that is embedded in the program.
struct Listing {
    let name: String
    let text: [UInt8]
}

extension ExhibitGuide {
    /// The sources, each after its name.
    var source: String {
        sources.map { "// \($0.name)\n\n" + String(decoding: $0.text, as: UTF8.self) }.joined(separator: "\n")
    }

    var documentation: String { article.map { String(decoding: $0, as: UTF8.self) } ?? "" }
}

extension Exhibit {
    /// The text beside the exhibit.
    var guide: ExhibitGuide {
        Self.guides[name] ?? ExhibitGuide(about: summary, sources: [], article: nil)
    }

    private static let guides: [String: ExhibitGuide] = [
        "picker": ExhibitGuide(
            about: """
                A ruler under a line. Drag it, fling it, scroll it with a wheel, or press the arrow keys. It rests \
                on a value and clicks as each value passes under the line.

                The control is a `WheelPicker` with an integer binding. The program's own view above it shows the \
                value while the ruler moves.

                - Press and hold an arrow key to keep moving. Page Up and Page Down move by ten, and Home and End \
                move to the bounds.
                - Type a number to select it.
                - Choose a larger upper bound in the options: the number of ticks doesn't change the cost.
                """,
            sources: [Listing(name: "PickerExhibit.swift", text: PackageResources.PickerExhibit_swift_txt)],
            article: PackageResources.WheelPicker_md),
        "wheel-picker": ExhibitGuide(
            about: """
                A ruler and a drum with the same behavior. A style determines the appearance; values come from \
                numbers, dates, or any collection.

                - **Endless** joins the ends. **Skip every third** disables values: the wheel never rests on one.
                - With dates, the picker has three columns in the order of the locale. Try another language above.
                - Increase the text size to 310 %: the drum fits its height.
                """,
            sources: [Listing(name: "WheelPickerExhibit.swift", text: PackageResources.WheelPickerExhibit_swift_txt)],
            article: PackageResources.WheelPicker_md),
        "ruler": ExhibitGuide(
            about: """
                A ruler that uses only SwiftUI: a row of ticks in a `ScrollView`, half a screen of padding on both \
                sides, a `ScrollTargetBehavior` that rests on multiples of the distance between two ticks, and a \
                `scrollPosition(id:)` that binds the tick under the line.

                The ticks before the line are dimmed with `scrollTransition`, as are the numbers, and \
                `sensoryFeedback` clicks at each tick.

                The idea is from the article *Scrolling pickers in SwiftUI*. Its code has no license, so this is a \
                program of our own with the same interface. Unlike the article's, its ticks are exactly under the line.
                """,
            sources: [Listing(name: "RulerExhibit.swift", text: PackageResources.RulerExhibit_swift_txt)],
            article: nil),
        "calendar": ExhibitGuide(
            about: """
                1,212 months in one lazy list that opens at the current month. It uses only SwiftUI: a `LazyVStack` \
                of months in a `ScrollViewReader`. The ruler of years below is a `WheelPicker` that scrolls the \
                list.

                Months have four to six weeks, so their heights differ. When a measurement of a month above the \
                visible area changes, nothing on the screen moves.

                The idea is from an article about opening a calendar at the current month with `ScrollViewReader`. Its \
                code has no license, so this is a program of our own with the same interface.
                """,
            sources: [
                Listing(name: "CalendarExhibit.swift", text: PackageResources.CalendarExhibit_swift_txt),
                Listing(name: "CalendarMonth.swift", text: PackageResources.CalendarMonth_swift_txt),
                Listing(name: "MonthSheet.swift", text: PackageResources.MonthSheet_swift_txt),
            ],
            article: nil),
        "month-calendar": ExhibitGuide(
            about: """
                A selection of days in any of Foundation's calendar systems: one day, several days, or a range.

                - Select a range with two taps, or press a day and drag.
                - Arrow keys move by a day or a week; Page Up and Page Down move by a month.
                - Pinch with two fingers, or choose **Years**, to show the year.
                """,
            sources: [
                Listing(name: "MonthCalendarExhibit.swift", text: PackageResources.MonthCalendarExhibit_swift_txt)
            ],
            article: PackageResources.MonthCalendar_md),
        "weeks": ExhibitGuide(
            about: """
                Endless weeks with only three views: the week in the middle and its neighbors. A drag moves them, a \
                spring settles them, and the page number has no bounds. It uses only SwiftUI.

                Flick several times in quick succession: each flick turns one more week from the current target.

                The idea is from an article about endless scrolling in a calendar. Its code has no license, so this is \
                a program of our own with the same interface.
                """,
            sources: [
                Listing(name: "WeeksExhibit.swift", text: PackageResources.WeeksExhibit_swift_txt),
                Listing(name: "WeekStrip.swift", text: PackageResources.WeekStrip_swift_txt),
                Listing(name: "WeekDays.swift", text: PackageResources.WeekDays_swift_txt),
                Listing(name: "TurningPages.swift", text: PackageResources.TurningPages_swift_txt),
            ],
            article: PackageResources.EndlessPager_md),
        "week-pager": ExhibitGuide(
            about: """
                A page for each day under a strip of weeks. The pages and the strip are two pagers with the same \
                day: when you drag one, the other follows.

                Pull the strip down to open the month; the row of the selected week stays in place.
                """,
            sources: [Listing(name: "WeekPagerExhibit.swift", text: PackageResources.WeekPagerExhibit_swift_txt)],
            article: PackageResources.WeekPager_md),
        "carousel": ExhibitGuide(
            about: """
                A loop of pages that a drag moves, without a scroll view, and the activity of each page, which \
                follows from geometry. At index 1.64, the center is 0.36 of a page before page 2, so page 1 is 36 % \
                active and page 2 is 64 % active.

                It uses only SwiftUI.

                The idea is from study notes about a carousel that measures the impressions of its pages. Their code \
                has no license, so this is a program of our own with the same interface.
                """,
            sources: [
                Listing(name: "CarouselExhibit.swift", text: PackageResources.CarouselExhibit_swift_txt),
                Listing(name: "CarouselPage.swift", text: PackageResources.CarouselPage_swift_txt),
                Listing(name: "ActivityReading.swift", text: PackageResources.ActivityReading_swift_txt),
                Listing(name: "CarouselActivity.swift", text: PackageResources.CarouselActivity_swift_txt),
                Listing(name: "TurningPages.swift", text: PackageResources.TurningPages_swift_txt),
            ],
            article: nil),
        "carousel-paging": ExhibitGuide(
            about: """
                The same loop in a scroll view that settles on pages. The row is lazy and too long to reach its end, \
                and its length costs nothing. It uses only SwiftUI.
                """,
            sources: [
                Listing(name: "PagingCarouselExhibit.swift", text: PackageResources.PagingCarouselExhibit_swift_txt),
                Listing(name: "CarouselPage.swift", text: PackageResources.CarouselPage_swift_txt),
                Listing(name: "ActivityReading.swift", text: PackageResources.ActivityReading_swift_txt),
                Listing(name: "CarouselActivity.swift", text: PackageResources.CarouselActivity_swift_txt),
            ],
            article: nil),
        "looping-carousel": ExhibitGuide(
            about: """
                Scrollwork's `Carousel`: a row or a loop of any pages in five styles, with an index, autoplay, and \
                the activity of each page.

                - Choose **Several** or **Free** to change what a flick does.
                - Autoplay pauses for fingers, pointers, keyboard focus, and screen readers.
                """,
            sources: [
                Listing(name: "LoopingCarouselExhibit.swift", text: PackageResources.LoopingCarouselExhibit_swift_txt),
                Listing(name: "LoopingCarouselCard.swift", text: PackageResources.LoopingCarouselCard_swift_txt),
                Listing(name: "LoopingCarouselShares.swift", text: PackageResources.LoopingCarouselShares_swift_txt),
            ],
            article: PackageResources.Carousel_md),
        "impressions": ExhibitGuide(
            about: """
                Every card of the feed is measured with `ScrollworkImpressions`: the part of it that a person can see, \
                and why not all of it. A card that was half visible for a second becomes a record.

                - Scroll the feed, fade it, put a notice or a sheet on top: the shares follow in the same frame.
                - Records are on disk before they are listed. End the program with `kill -9` and start it again: it \
                finds them, and closes open impressions as recovered.
                - **Deliver** appends the records that wait to a file, as logs of OpenTelemetry.
                """,
            sources: [
                Listing(name: "ImpressionsExhibit.swift", text: PackageResources.ImpressionsExhibit_swift_txt),
                Listing(name: "ImpressionFeed.swift", text: PackageResources.ImpressionFeed_swift_txt),
                Listing(name: "ImpressionShareList.swift", text: PackageResources.ImpressionShareList_swift_txt),
                Listing(name: "ImpressionRecordList.swift", text: PackageResources.ImpressionRecordList_swift_txt),
                Listing(name: "ImpressionArchive.swift", text: PackageResources.ImpressionArchive_swift_txt),
            ],
            article: PackageResources.Impressions_md),
    ]
}
#endif
