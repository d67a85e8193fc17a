import Observation
import SwiftUI

/// The pagers of a week pager, bound to one position: what one of them shows the others show at the same moment.
@MainActor @Observable
final class WeekPagerModel {
    @ObservationIgnored let days: PagerModel
    @ObservationIgnored let weeks: PagerModel
    @ObservationIgnored let months: PagerModel
    /// The calendar that pages are numbered by.
    @ObservationIgnored private(set) var setting: WeekSetting
    /// Whether the month, or part of it, is on screen in place of the week.
    private(set) var showsMonth = false
    /// The day whose place in the week or the month is kept while those are turned.
    @ObservationIgnored private var kept: Day
    /// The pager that the others follow.
    @ObservationIgnored private weak var leader: PagerModel?

    init(day: Day, setting: WeekSetting, showsMonth: Bool) {
        let day = setting.clamp(day)
        self.setting = setting
        self.showsMonth = showsMonth
        kept = day
        days = PagerModel(page: Int64(day.number), in: setting.dayPages)
        weeks = PagerModel(page: setting.page(of: setting.week(containing: day)), in: setting.weekPages)
        months = PagerModel(page: Int64(setting.month(containing: day).number), in: setting.monthPages)
        for pager in [days, weeks, months] {
            pager.didMove = { [weak self] in self?.moved($0) }
            pager.accepts = { [weak self] in self?.accepts($0, $1) ?? true }
        }
    }

    /// Weeks begin on another day, or days are counted by another calendar: the day in sight stays.
    func use(_ new: WeekSetting) {
        let isSame = new.firstWeekday == setting.firstWeekday && new.system == setting.system && new.days == setting.days
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

    /// A header that began anew is where the days are, on their way or under a finger perhaps; days that it led are where it is.
    private func bringIntoStep() { moved(days.isFollowing ? header : days) }

    /// Chooses the day that is as far in the next week, or month, as the chosen one is in its own.
    func turnHeader(by pages: Int64, to selection: Binding<Day>) {
        kept = Day(number: Int(days.target))
        let page = page(of: kept, in: header) + pages
        guard header.bounds.contains(page) else { return }
        selection.wrappedValue = setting.clamp(day(on: page, of: header))
    }

    private var header: PagerModel { showsMonth ? months : weeks }

    /// What stands in the header follows the days, or the days what stands in the header.
    private func moved(_ pager: PagerModel) {
        guard pager === days || pager === header else { return }
        if leader !== pager {
            leader = pager
            // Taken over on the way, the day that it was on its way to counts.
            kept = Day(number: Int(days.target))
        }
        let span = pager.span
        let first = day(on: span.first, of: pager), second = day(on: span.second, of: pager)
        let follower = pager === days ? header : days
        follower.follow(page(of: first, in: follower), page(of: second, in: follower), at: span.fraction, isAtRest: pager.isResting)
        if pager.isResting { kept = Day(number: Int(days.target)) }
    }

    /// A choice of the program moves the days, and the header with them; one that a pager on its way has made itself moves nothing.
    private func accepts(_ pager: PagerModel, _ page: Int64) -> Bool {
        guard pager === days else { return false }
        guard let leader, leader !== days, !leader.isResting else { return true }
        // Its target may be the program's already: where it is going itself is in the track.
        let going = leader.going
        if page == Int64(day(on: going, of: leader).number) { return false }
        takeOver(from: leader)
        return true
    }

    /// The days lead from where they are, and a header that was on its way by itself comes along.
    private func takeOver(from header: PagerModel) {
        leader = days
        let span = days.span
        header.follow(
            page(of: Day(number: Int(span.first)), in: header), page(of: Day(number: Int(span.second)), in: header),
            at: span.fraction, isAtRest: false)
    }

    private func page(of day: Day, in pager: PagerModel) -> Int64 {
        if pager === days { return Int64(day.number) }
        return pager === weeks ? setting.page(of: setting.week(containing: day)) : Int64(setting.month(containing: day).number)
    }

    /// The day that a page stands for: the one with the kept day's place in it.
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

    /// The day that a pager's page is bound to.
    func binding(of pager: PagerModel, to selection: Binding<Day>) -> Binding<Int64> {
        Binding {
            self.page(of: self.setting.clamp(selection.wrappedValue), in: pager)
        } set: { page in
            let day = self.day(on: page, of: pager)
            // A page that the day is on already has no other day to choose.
            if self.page(of: selection.wrappedValue, in: pager) != page { selection.wrappedValue = day }
        }
    }
}
