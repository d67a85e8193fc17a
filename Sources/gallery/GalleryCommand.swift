#if canImport(ArgumentParser)
import ArgumentParser
import SwiftUI

/// The gallery elsewhere: in a browser, or in a picture.
@main
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery", abstract: "Shows what Scrollwork can do.",
        discussion: """
            Without --list or --image, serves the gallery to browsers on this machine and prints the address. \
            With &exhibit=NAME after it the address leads to an exhibit, with &alone=1 to nothing but it.
            """)

    @Flag(help: "List the exhibits and end.")
    var list = false

    @Option(help: "Where to listen; 0 takes any free port.")
    var port: UInt16 = PageLaunch.usualPort

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Paint the exhibit into a PNG file and end.", valueName: "exhibit> <file"))
    var image: [String] = []

    @Option(help: ArgumentHelp("Of the picture, in points, such as 390x844.", valueName: "width>x<height"))
    var size: PictureSize?

    @Option(help: "Pixels per point of the picture, from 0.25 to 8. (default: 2)")
    var scale: Double?

    @Option(help: "Of the picture: light or dark. (default: light)")
    var appearance: Appearance?

    @Flag(help: "Paint the picture for those who read from right to left.")
    var rightToLeft = false

    @Option(help: "How much larger than usual text is in the picture, from 0.5 to 4.")
    var textScale: Double?

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
        if image.isEmpty {
            if size != nil || scale != nil || appearance != nil || rightToLeft || textScale != nil {
                throw ValidationError("--size, --scale, --appearance, --right-to-left and --text-scale belong to --image.")
            }
        } else if image.count != 2 {
            throw ValidationError("--image needs the name of an exhibit and the name of a file.")
        }
    }

    func run() throws {
        MainActor.assumeIsolated { show() }
    }

    @MainActor private func show() {
        if list {
            for exhibit in Exhibit.all { Launch.say("\(exhibit.name)  \(exhibit.summary)") }
        } else if image.isEmpty {
            Launch.runToEnd {
                try await PageLaunch(port: port).run(title: "Scrollwork") { query in
                    WindowPlan { GalleryView(exhibit: query["exhibit"], isAlone: query["alone"] != nil) }
                }
            }
        } else {
            let picture = self.picture, name = image[0], path = image[1]
            Launch.runToEnd {
                guard let exhibit = Exhibit.named(name) else {
                    throw LaunchError("There is no exhibit named \(name); --list shows those there are.")
                }
                try await picture.write(WindowPlan { exhibit.view.environment(\.today, .pictureDay) }, to: path)
            }
        }
    }

    private var picture: PictureLaunch {
        var picture = PictureLaunch()
        if let size { picture.size = size.size }
        if let scale { picture.scale = scale }
        picture.isDark = appearance == .dark
        picture.isRightToLeft = rightToLeft
        if let textScale { picture.textScale = textScale }
        return picture
    }
}
#endif
