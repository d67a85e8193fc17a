#if canImport(ArgumentParser)
import ArgumentParser
import BrowserHost
import SwiftUI

/// The gallery elsewhere: in a browser, or in a picture.
@main
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Shows what Scrollwork can do.",
        discussion: """
            Without --list, --image or --record, serves the gallery to browsers on this machine and prints the address. \
            The address leads to an index of the exhibits. With &exhibit=NAME after it the address leads to an exhibit with its \
            source, with &alone=1 to nothing but the exhibit, with &today=2026-10-21 to that day.
            """)

    @Flag(help: "List the exhibits and end.")
    var list = false

    @Option(help: "Where to listen; 0 takes any free port.")
    var port: UInt16 = PageLaunch.usualPort

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Paint the exhibit into a PNG file and end.", valueName: "exhibit> <file"))
    var image: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Record the exhibit into an animated GIF or PNG, by the end of the file's name, and end.",
            valueName: "exhibit> <file"))
    var record: [String] = []

    @Option(help: "How long the recording is, from 0.1 to 60 seconds. (default: 4)")
    var seconds: Double?

    @Option(
        help: ArgumentHelp(
            "What a finger does in the recording. (default: a short visit)",
            discussion: """
                In seconds and points, a line for each stroke, such as "at 0.5 drag 300,200 to 100,200 over 0.25" and \
                "at 2 tap 350,40".
                """,
            valueName: "file"))
    var script: String?

    @Option(help: ArgumentHelp("Of the picture, in points, such as 390x844.", valueName: "width>x<height"))
    var size: PictureSize?

    @Option(help: "Pixels per point of the picture, from 0.25 to 8. (default: 2, of a recording 1)")
    var scale: Double?

    @Option(help: "Of the picture: light or dark. (default: light)")
    var appearance: Appearance?

    @Flag(help: "Paint the picture for those who read from right to left.")
    var rightToLeft = false

    @Flag(help: "Paint the picture for those who ask for more contrast.")
    var increasedContrast = false

    @Option(help: "How much larger than usual text is in the picture, from 0.5 to 4.")
    var textScale: Double?

    @Option(help: "Whose words and numbers are in the picture, such as ko-KR.")
    var locale: String?

    enum Appearance: String, ExpressibleByArgument { case light, dark }

    struct PictureSize: ExpressibleByArgument {
        let size: CGSize

        init?(argument: String) {
            guard let size = PictureLaunch.size(argument) else { return nil }
            self.size = size
        }
    }

    func validate() throws {
        if let scale, !PictureLaunch.scales.contains(scale) { throw ValidationError("--scale is a number from 0.25 to 8.") }
        if let textScale, !(0.5...4).contains(textScale) { throw ValidationError("--text-scale is a number from 0.5 to 4.") }
        if let seconds, !RecordingLaunch.durations.contains(seconds) {
            throw ValidationError("--seconds is a number from 0.1 to 60.")
        }
        if image.isEmpty && record.isEmpty {
            if size != nil || scale != nil || appearance != nil || rightToLeft || increasedContrast || textScale != nil || locale != nil {
                throw ValidationError(
                    """
                    --size, --scale, --appearance, --right-to-left, --increased-contrast, --text-scale and --locale belong to \
                    --image and --record.
                    """)
            }
        } else if !image.isEmpty && !record.isEmpty {
            throw ValidationError("--image and --record do not go together.")
        } else if !image.isEmpty && image.count != 2 {
            throw ValidationError("--image needs the name of an exhibit and the name of a file.")
        } else if !record.isEmpty && record.count != 2 {
            throw ValidationError("--record needs the name of an exhibit and the name of a file.")
        }
        if record.isEmpty && (seconds != nil || script != nil) {
            throw ValidationError("--seconds and --script belong to --record.")
        }
    }

    func run() throws {
        MainActor.assumeIsolated { show() }
    }

    @MainActor private func show() {
        if list {
            for exhibit in Exhibit.all { Launch.say("\(exhibit.name)  \(exhibit.summary)") }
        } else if !image.isEmpty {
            let picture = self.picture, name = image[0], path = image[1]
            Launch.runToEnd { try await picture.write(try window(of: name), to: path) }
        } else if !record.isEmpty {
            var recording = RecordingLaunch()
            recording.picture = picture
            if let seconds { recording.seconds = seconds }
            let plain = recording, name = record[0], path = record[1]
            Launch.runToEnd {
                var recording = plain
                recording.script = try fingers(of: name)
                try await recording.write(try window(of: name), to: path)
            }
        } else {
            Launch.runToEnd {
                try await PageLaunch(port: port).run(title: "Scrollwork", catalog: catalog) { query in
                    let today = query["today"].flatMap { Date(day: $0) } ?? Date()
                    return WindowPlan {
                        GalleryView(exhibit: query["exhibit"], isAlone: query["alone"] != nil, today: today)
                            .environment(\.keepsImpressions, true)
                    }
                }
            }
        }
    }

    @MainActor private var catalog: Catalog {
        Catalog(
            title: "Scrollwork",
            summary: """
                Pickers, calendars, pagers and carousels in SwiftUI, running on Linux. Every card is live: open one, drag it, fling it, \
                turn a wheel over it, or use the keyboard.
                """,
            exhibits: Exhibit.all.map { exhibit in
                let guide = exhibit.guide
                return Catalog.Exhibit(
                    name: exhibit.name, title: exhibit.title, summary: exhibit.summary, about: guide.about,
                    source: guide.source, documentation: guide.documentation, visit: exhibit.visit,
                    poster: { isDark in
                        await PictureLaunch.poster(of: { exhibit.view.environment(\.today, .pictureDay) }, isDark: isDark)
                    })
            })
    }

    @MainActor private func exhibit(_ name: String) throws -> Exhibit {
        guard let exhibit = Exhibit.named(name) else {
            throw LaunchError("There is no exhibit named \(name); --list shows those there are.")
        }
        return exhibit
    }

    /// The exhibit alone, on the day of all pictures.
    @MainActor private func window(of name: String) throws -> WindowPlan {
        let exhibit = try exhibit(name)
        return WindowPlan { exhibit.view.environment(\.today, .pictureDay) }
    }

    @MainActor private func fingers(of name: String) throws -> FingerScript {
        guard let script else { return try FingerScript(try exhibit(name).visit) }
        let text: String
        do {
            text = try String(contentsOfFile: script, encoding: .utf8)
        } catch {
            throw LaunchError("The script \(script) cannot be read: \(error.localizedDescription)")
        }
        return try FingerScript(text)
    }

    private var picture: PictureLaunch {
        var picture = PictureLaunch()
        if let size { picture.size = size.size }
        picture.scale = scale ?? (record.isEmpty ? 2 : 1)
        picture.isDark = appearance == .dark
        picture.isRightToLeft = rightToLeft
        picture.increasesContrast = increasedContrast
        if let textScale { picture.textScale = textScale }
        picture.localeIdentifier = locale
        return picture
    }
}
#endif
