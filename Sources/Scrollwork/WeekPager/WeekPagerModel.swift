import Observation
import SwiftUI

/// The synchronized pagers of a week pager, which show the same position at any time.
@MainActor @Observable
final class WeekPagerModel: PagerGroup {
    @ObservationIgnored let days: PagerModel
    @ObservationIgnored let weeks: PagerModel
    @ObservationIgnored let months: PagerModel
    /// The calendar that numbers the pages.
    @ObservationIgnored private(set) var setting: WeekSetting
    /// Whether the month, or part of it, is visible in place of the week.
    private(set) var showsMonth: Bool
    /// The day whose position in the week or month stays the same while weeks or months turn.
    @ObservationIgnored private var kept: Day
    /// The pager that the others follow.
    @ObservationIgnored private weak var leader: PagerModel?
    /// The last day that the header selected during its movement. When the days receive it, the header may already move
    /// to another one.
    @ObservationIgnored private var selectedByHeader: Day?

    init(day: Day, setting: WeekSetting, showsMonth: Bool) {
        let day = setting.clamp(day)
        self.setting = setting
        self.showsMonth = showsMonth
        kept = day
        days = PagerModel(page: Int64(day.number), in: setting.dayPages)
        weeks = PagerModel(page: setting.page(of: setting.week(containing: day)), in: setting.weekPages)
        months = PagerModel(page: Int64(setting.month(containing: day).number), in: setting.monthPages)
        for pager in [days, weeks, months] { pager.group = self }
    }

    /// Changes the calendar. The visible day stays the same.
    func use(_ new: WeekSetting) {
        let isSame =
            new.firstWeekday == setting.firstWeekday && new.system == setting.system && new.days == setting.days
        setting = new
        if isSame { return }
        let day = setting.clamp(Day(number: Int(days.target)))
        kept = day
        if days.bounds != new.dayPages { days.reset(to: Int64(day.number), in: new.dayPages) }
        weeks.reset(to: page(of: day, in: weeks), in: new.weekPages)
        months.reset(to: page(of: day, in: months), in: new.monthPages)
        bringIntoStep()
    }

    func setMonthShown(_ isShown: Bool) {
        if isShown == showsMonth { return }
        let day = Day(number: Int(days.target))
        if isShown {
            months.reset(to: page(of: day, in: months), in: setting.monthPages)
        } else {
            weeks.reset(to: page(of: day, in: weeks), in: setting.weekPages)
        }
        showsMonth = isShown
        bringIntoStep()
    }

    /// Synchronizes a reset header with the days, which may be scrolling. If the days followed the header, they follow
    /// it again.
    private func bringIntoStep() { pagerDidMove(days.isFollowing ? header : days) }

    /// Selects the day at the same position in another week or month.
    func turnHeader(by pages: Int64, to selection: Binding<Day>) {
        kept = Day(number: Int(days.target))
        let page = page(of: kept, in: header) + pages
        guard header.bounds.contains(page) else { return }
        selection.wrappedValue = setting.clamp(day(on: page, of: header))
    }

    private var header: PagerModel { showsMonth ? months : weeks }

    /// Synchronizes the days and the header after one of them moved.
    func pagerDidMove(_ pager: PagerModel) {
        guard pager === days || pager === header else { return }
        if leader !== pager {
            leader = pager
            // If the pager takes over during a scroll, use the target day.
            kept = Day(number: Int(days.target))
        }
        let span = pager.span
        let first = day(on: span.first, of: pager), second = day(on: span.second, of: pager)
        let follower = pager === days ? header : days
        follower.follow(
            page(of: first, in: follower), page(of: second, in: follower), at: span.fraction, isAtRest: pager.isResting)
        if pager.isResting {
            kept = Day(number: Int(days.target))
            selectedByHeader = nil
        }
    }

    /// Whether a request of the program scrolls a pager. Only the days scroll, and a request that results from a scroll
    /// of the leader has no effect.
    func accepts(_ pager: PagerModel, _ page: Int64) -> Bool {
        guard pager === days else { return false }
        let day = Day(number: Int(page))
        // A header that begins to move isn't the leader yet.
        if day == selectedByHeader, !header.isResting { return false }
        guard let leader, leader !== days, !leader.isResting else { return true }
        // The target may already be the program's. The track knows the actual one.
        if day == self.day(on: leader.going, of: leader) { return false }
        takeOver(from: leader)
        return true
    }

    /// Makes the days the leader, which a scrolling header then follows.
    private func takeOver(from header: PagerModel) {
        leader = days
        selectedByHeader = nil
        let span = days.span
        header.follow(
            page(of: Day(number: Int(span.first)), in: header), page(of: Day(number: Int(span.second)), in: header),
            at: span.fraction, isAtRest: false)
    }

    private func page(of day: Day, in pager: PagerModel) -> Int64 {
        if pager === days { return Int64(day.number) }
        return pager === weeks
            ? setting.page(of: setting.week(containing: day)) : Int64(setting.month(containing: day).number)
    }

    /// Returns the day of a page: the one at the position of the kept day.
    private func day(on page: Int64, of pager: PagerModel) -> Day {
        if pager === days { return Day(number: Int(page)) }
        if pager === weeks {
            let offset = setting.week(containing: kept).firstDay.distance(to: kept)
            return setting.clamp(setting.week(onPage: page).firstDay + offset)
        }
        let offset = setting.month(containing: kept).firstDay.distance(to: kept)
        let days = setting.month(onPage: page).days
        return setting.clamp(min(days.lowerBound + offset, days.upperBound - 1))
    }

    /// Returns a binding of a pager's page to the selected day.
    func binding(of pager: PagerModel, to selection: Binding<Day>) -> Binding<Int64> {
        Binding {
            self.page(of: self.setting.clamp(selection.wrappedValue), in: pager)
        } set: { page in
            let day = self.day(on: page, of: pager)
            // A page that contains the selected day doesn't change it.
            if self.page(of: selection.wrappedValue, in: pager) == page { return }
            if pager !== self.days { self.selectedByHeader = day }
            selection.wrappedValue = day
        }
    }
}
