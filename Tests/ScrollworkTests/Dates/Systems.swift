import Scrollwork
import SwiftUI

/// All calendars that Foundation supports on this platform.
let allSystems: [CalendarSystem] = {
    var identifiers: [Calendar.Identifier] = [
        .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew, .iso8601, .indian,
        .islamic,
        .islamicCivil, .islamicTabular, .islamicUmmAlQura, .japanese, .persian, .republicOfChina,
    ]
    // Newer calendars, by their Unicode names.
    for name in [
        "bangla", "dangi", "gujarati", "kannada", "malayalam", "marathi", "odia", "tamil", "telugu", "vietnamese",
        "vikram",
    ] {
        if let found = Locale.Components(identifier: "en@calendar=\(name)").calendar, !identifiers.contains(found) {
            identifiers.append(found)
        }
    }
    return identifiers.map { CalendarSystem($0) }
}()

extension CalendarSystem {
    /// Foundation's calendar in Greenwich time, for comparison.
    var foundation: Calendar {
        var calendar = Calendar(identifier: identifier)
        calendar.timeZone = .gmt
        return calendar
    }

    func foundationParts(of day: Day) -> DateComponents {
        foundation.dateComponents(
            [.era, .year, .month, .day, .weekday],
            from: Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200))
    }
}
