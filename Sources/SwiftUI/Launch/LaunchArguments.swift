import Foundation

/// The arguments of a program.
enum LaunchArguments: Equatable {
    case page(PageLaunch)
    case previews(PageLaunch)
    case picture(PictureLaunch, path: String)
    case help

    static func usage(of name: String) -> String {
        """
        USAGE: \(name) [--port PORT] [--address ADDRESS] [--origin ORIGIN]... [--previews] [--open URL]
               \(name) --image FILE [--size WIDTHxHEIGHT] [--scale SCALE] [--appearance light|dark] [--open URL]

        Without --image, serves the window to browsers and prints the address.

          --port PORT          The port to listen on; \(PageLaunch.usualPort) by default, 0 for any free port.
          --address ADDRESS    The IP address to listen on; \(PageLaunch.usualAddress) by default, 0.0.0.0 for all
                               addresses of this machine.
          --origin ORIGIN      Another origin at which browsers see the page, such as http://localhost:9000 for a
                               forwarded port, or https://example.org for a proxy.
          --previews           Serve the program's previews with their sources instead of the window.
          --image FILE         Render the window into a PNG file and exit.
          --size WIDTHxHEIGHT  The size of the image in points; 390x844 by default.
          --scale SCALE        Pixels per point; 2 by default.
          --appearance         light or dark; light by default.
          --open URL           Open the window with a URL, for the views with onOpenURL(perform:).
          --help               Print this text.
        """
    }

    /// Reads the arguments.
    ///
    /// - Parameter arguments: The arguments without the program's name. Both `--port 80` and `--port=80` are valid.
    init(_ arguments: [String]) throws {
        var page = PageLaunch()
        var picture = PictureLaunch()
        var path: String?
        var pictureOption: String?
        var pageOption: String?
        var showsPreviews = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let option = String(parts[0])
            func value<Value>(_ expected: String, _ read: (String) -> Value?) throws -> Value {
                guard let text = parts.count == 2 ? String(parts[1]) : rest.popFirst(), let value = read(text) else {
                    throw LaunchError("\(option) needs \(expected).")
                }
                return value
            }
            switch option {
            case "--help", "-h":
                self = .help
                return
            case "--port":
                page.port = try value("a number from 0 to 65535") { UInt16($0) }
                pageOption = option
            case "--address":
                page.address = try value("an IP address") { $0.isEmpty ? nil : $0 }
                pageOption = option
            case "--origin":
                page.origins.append(try value("an origin, such as http://localhost:9000") { $0.isEmpty ? nil : $0 })
                pageOption = option
            case "--previews":
                showsPreviews = true
                pageOption = option
            case "--image":
                path = try value("the name of a file") { $0.isEmpty ? nil : $0 }
            case "--open":
                let url = try value("a URL") { URL(string: $0) }
                page.url = url
                picture.url = url
            case "--size":
                picture.size = try value("a width and a height in points, such as 390x844", PictureLaunch.size)
                pictureOption = option
            case "--scale":
                picture.scale = try value("a number from 0.25 to 8", PictureLaunch.scale)
                pictureOption = option
            case "--appearance":
                picture.isDark = try value("light or dark", PictureLaunch.isDark)
                pictureOption = option
            default:
                throw LaunchError("\(argument) is not understood.")
            }
        }
        if let path {
            if let pageOption { throw LaunchError("\(pageOption) has no meaning together with --image.") }
            self = .picture(picture, path: path)
        } else {
            if let pictureOption { throw LaunchError("\(pictureOption) needs --image as well.") }
            self = showsPreviews ? .previews(page) : .page(page)
        }
    }
}
