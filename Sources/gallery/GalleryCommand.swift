#if canImport(ArgumentParser)
import ArgumentParser
import BrowserHost
import SwiftUI

/// The gallery on other systems, in a browser or in an image.
@main
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Shows the components of Scrollwork.",
        discussion: """
            Without --list, --image or --record, serves the gallery to browsers and prints the address. The address \
            opens an index of the exhibits. Append &exhibit=NAME to open an exhibit with its source, &alone=1 to open \
            only the exhibit, and &today=2026-10-21 to set the current date.
            """)

    @Flag(help: "List the exhibits and exit.")
    var list = false

    @Option(help: "The port to listen on; 0 for any free port.")
    var port: UInt16 = PageLaunch.usualPort

    @Option(help: "The IP address to listen on; 0.0.0.0 for all addresses of this machine.")
    var address = PageLaunch.usualAddress

    @Option(
        help: ArgumentHelp(
            "Another origin at which browsers see the page.",
            discussion: "For example http://localhost:9000 for a forwarded port, or https://example.org for a proxy."))
    var origin: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Render the exhibit into a PNG file and exit.", valueName: "exhibit> <file"))
    var image: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Record the exhibit as an animated GIF or PNG, depending on the file name extension, and exit.",
            valueName: "exhibit> <file"))
    var record: [String] = []

    @Option(help: "The duration of the recording, from 0.1 to 60 seconds. (default: 4)")
    var seconds: Double?

    @Option(
        help: ArgumentHelp(
            "The finger movements of the recording. (default: a short demonstration)",
            discussion: """
                One line for each stroke, in seconds and points, such as "at 0.5 drag 300,200 to 100,200 over 0.25" \
                and "at 2 tap 350,40".
                """,
            valueName: "file"))
    var script: String?

    @Option(help: ArgumentHelp("The size of the image in points, such as 390x844.", valueName: "width>x<height"))
    var size: PictureSize?

    @Option(help: "Pixels per point of the image, from 0.25 to 8. (default: 2, or 1 for a recording)")
    var scale: Double?

    @Option(help: "The appearance of the image: light or dark. (default: light)")
    var appearance: Appearance?

    @Flag(help: "Render the image with a right-to-left layout.")
    var rightToLeft = false

    @Flag(help: "Render the image with increased contrast.")
    var increasedContrast = false

    @Option(help: "The text size of the image relative to the default, from 0.5 to 4.")
    var textScale: Double?

    @Option(help: "The locale of the image, such as ko-KR.")
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
        if let scale, !PictureLaunch.scales.contains(scale) {
            throw ValidationError("--scale must be a number from 0.25 to 8.")
        }
        if let textScale, !(0.5...4).contains(textScale) {
            throw ValidationError("--text-scale must be a number from 0.5 to 4.")
        }
        if let seconds, !RecordingLaunch.durations.contains(seconds) {
            throw ValidationError("--seconds must be a number from 0.1 to 60.")
        }
        if image.isEmpty && record.isEmpty {
            if size != nil || scale != nil || appearance != nil || rightToLeft || increasedContrast || textScale != nil
                || locale != nil
            {
                throw ValidationError(
                    """
                    --size, --scale, --appearance, --right-to-left, --increased-contrast, --text-scale, and --locale \
                    require --image or --record.
                    """)
            }
        } else if !image.isEmpty && !record.isEmpty {
            throw ValidationError("--image and --record exclude each other.")
        } else if !image.isEmpty && image.count != 2 {
            throw ValidationError("--image requires the name of an exhibit and the name of a file.")
        } else if !record.isEmpty && record.count != 2 {
            throw ValidationError("--record requires the name of an exhibit and the name of a file.")
        }
        if record.isEmpty && (seconds != nil || script != nil) {
            throw ValidationError("--seconds and --script require --record.")
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
            var page = PageLaunch(port: port)
            page.address = address
            page.origins = origin
            Launch.runToEnd { [page] in
                try await page.run(title: "Scrollwork", catalog: catalog) { query in
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
                Pickers, calendars, pagers, and carousels in SwiftUI, running on Linux. Every card is interactive: \
                open one, then drag, fling, scroll, or use the keyboard. All programs are our own; four of them \
                rebuild interfaces that others described.
                """,
            exhibits: Exhibit.all.map { exhibit in
                let guide = exhibit.guide
                return Catalog.Exhibit(
                    name: exhibit.name, title: exhibit.title, summary: exhibit.summary, about: guide.about,
                    source: guide.source, documentation: guide.documentation, visit: exhibit.visit,
                    poster: { isDark in
                        await PictureLaunch.poster(of: { exhibit.view.environment(\.today, Date()) }, isDark: isDark)
                    })
            })
    }

    @MainActor private func exhibit(_ name: String) throws -> Exhibit {
        guard let exhibit = Exhibit.named(name) else {
            throw LaunchError("There is no exhibit named \(name). --list shows all exhibits.")
        }
        return exhibit
    }

    /// Returns the window of a single exhibit, on the date of all images.
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
