#if canImport(ArgumentParser)
/// What a visitor reads beside an exhibit.
struct ExhibitGuide {
    /// What the exhibit shows and how to use it, in Markdown.
    let about: String

    /// The files that make the exhibit, as they were compiled.
    let sources: [Listing]

    /// The article on the component that the exhibit shows; nil for one that uses SwiftUI alone.
    let article: [UInt8]?
}

/// A source file, embedded in the program.
struct Listing {
    let name: String
    let text: [UInt8]
}

extension ExhibitGuide {
    /// The sources one after another, each under its name.
    var source: String {
        sources.map { "// \($0.name)\n\n" + String(decoding: $0.text, as: UTF8.self) }.joined(separator: "\n")
    }

    var documentation: String { article.map { String(decoding: $0, as: UTF8.self) } ?? "" }
}

extension Exhibit {
    /// What to read beside the exhibit.
    var guide: ExhibitGuide {
        Self.guides[name] ?? ExhibitGuide(about: summary, sources: [], article: nil)
    }

    private static let guides: [String: ExhibitGuide] = [
        "picker": ExhibitGuide(
            about: """
                A ruler under a line. Pull it, fling it, turn a wheel over it, or press the arrow keys; it rests on a value and \
                clicks as each one passes under the line.

                The whole control is one `WheelPicker` with an integer binding. The reading above it is the program's own, and \
                follows the value while the ruler moves.

                - Press and hold an arrow key to keep moving; Page Up and Page Down move by ten, Home and End go to the bounds.
                - Type a number to go to it.
                - Choose a larger upper bound in the options: a ruler of ten million ticks opens as fast as one of ten.
                """,
            sources: [Listing(name: "PickerExhibit.swift", text: PackageResources.PickerExhibit_swift_txt)],
            article: PackageResources.WheelPicker_md),
        "wheel-picker": ExhibitGuide(
            about: """
                A ruler and a drum over the same behavior. The look is a style; values come from numbers, dates or any collection.

                - **Wraps** joins the ends. **Skips** disables some values: no gesture rests on one.
                - With dates the picker becomes three columns in the order of the language. Try another language above.
                - Turn the text up to 310 %: the drum fits the height it has.
                """,
            sources: [Listing(name: "WheelPickerExhibit.swift", text: PackageResources.WheelPickerExhibit_swift_txt)],
            article: PackageResources.WheelPicker_md),
        "calendar": ExhibitGuide(
            about: """
                1,212 months in one lazy list that opens at today, written with SwiftUI alone: a `LazyVStack` of months in a \
                `ScrollViewReader`. The ruler of years below is a `WheelPicker` that scrolls the list.

                Months have five or six weeks, so their heights differ; nothing on screen moves when a month above the visible part \
                is measured.
                """,
            sources: [
                Listing(name: "CalendarExhibit.swift", text: PackageResources.CalendarExhibit_swift_txt),
                Listing(name: "CalendarMonth.swift", text: PackageResources.CalendarMonth_swift_txt),
                Listing(name: "MonthSheet.swift", text: PackageResources.MonthSheet_swift_txt),
            ],
            article: nil),
        "month-calendar": ExhibitGuide(
            about: """
                Days to choose in any of Foundation's calendars: one day, several, or a range.

                - Choose a range by two taps, or press a day and drag.
                - Arrow keys move by a day or a week, Page Up and Page Down by a month.
                - A two-finger pinch, or the title, shows the year.
                """,
            sources: [Listing(name: "MonthCalendarExhibit.swift", text: PackageResources.MonthCalendarExhibit_swift_txt)],
            article: PackageResources.MonthCalendar_md),
        "weeks": ExhibitGuide(
            about: """
                Weeks without end from three views: the week in the middle and its neighbors. A drag moves them, a spring brings them \
                to rest, and the page number has no bounds. Written with SwiftUI alone.

                Flick quickly several times: each flick turns one more week from where the weeks are going, and none is lost.
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
                A page for each day under a strip of weeks. Pages and strip are two pagers over one day; whichever is dragged leads, and \
                the other follows.

                Pull the strip down and the month opens; the row of the chosen week stays.
                """,
            sources: [Listing(name: "WeekPagerExhibit.swift", text: PackageResources.WeekPagerExhibit_swift_txt)],
            article: PackageResources.WeekPager_md),
        "carousel": ExhibitGuide(
            about: """
                A loop of pages moved by a drag, without a scroll view, and how active each page is: the part of a page that is in the \
                middle, by geometry. At 1.64 the middle is 0.36 of a page before page 2, so page 1 is 36 % active and page 2 64 %.

                Written with SwiftUI alone.
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
                The same loop in a scroll view that rests on pages. The row is lazy and too long to see the end of, so its length costs \
                nothing. Written with SwiftUI alone.
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
                Scrollwork's `Carousel`: a row or a loop of any pages, in five styles, with an index, autoplay and the share of the \
                viewport that each page has.

                - Choose **Several** or **Free** for what a flick may do.
                - Autoplay waits for fingers, pointers, keyboard focus and screen readers.
                """,
            sources: [
                Listing(name: "LoopingCarouselExhibit.swift", text: PackageResources.LoopingCarouselExhibit_swift_txt),
                Listing(name: "LoopingCarouselCard.swift", text: PackageResources.LoopingCarouselCard_swift_txt),
                Listing(name: "LoopingCarouselShares.swift", text: PackageResources.LoopingCarouselShares_swift_txt),
            ],
            article: PackageResources.Carousel_md),
        "impressions": ExhibitGuide(
            about: """
                Every card of the feed is measured with `ScrollworkImpressions`: the part of it that a person can see, and why not \
                all of it. A card that was half visible for a second becomes a record.

                - Scroll the feed, fade it, put a notice or a sheet on top: the shares follow in the same frame.
                - Records are on disk before they are listed. End the program with `kill -9` and start it again: it finds them, \
                and closes as recovered what was open.
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
