import Foundation
import LayerTree
import Testing

@testable import SwiftUI

/// What a program does with its arguments.
@MainActor
@Suite struct LaunchTests {
    // MARK: Arguments

    private func page(port: UInt16 = 8017, url: String? = nil) -> PageLaunch {
        var launch = PageLaunch(port: port)
        launch.url = url.flatMap { URL(string: $0) }
        return launch
    }

    private func picture(_ change: (inout PictureLaunch) -> Void = { _ in }) -> PictureLaunch {
        var launch = PictureLaunch()
        change(&launch)
        return launch
    }

    @Test func argumentsChooseAPageOrAPicture() throws {
        #expect(try LaunchArguments([]) == .page(page()))
        #expect(try LaunchArguments(["--port", "80"]) == .page(page(port: 80)))
        #expect(try LaunchArguments(["--port=0"]) == .page(page(port: 0)))
        #expect(try LaunchArguments(["--port", "65535", "--previews"]) == .previews(page(port: 65_535)))
        #expect(try LaunchArguments(["--open", "a://b?c=d"]) == .page(page(url: "a://b?c=d")))
        #expect(try LaunchArguments(["--image", "x.png"]) == .picture(picture(), path: "x.png"))
        #expect(
            try LaunchArguments([
                "--size=100x50.5", "--image=a=b.png", "--scale", "0.25", "--appearance", "dark", "--open=a:b",
            ])
                == .picture(
                    picture {
                        $0.size = CGSize(width: 100, height: 50.5)
                        $0.scale = 0.25
                        $0.isDark = true
                        $0.url = URL(string: "a:b")
                    }, path: "a=b.png"))
        #expect(try LaunchArguments(["--image", "x", "--appearance=light"]) == .picture(picture(), path: "x"))
        for help in [["--help"], ["-h"], ["--port", "1", "--help", "--nonsense"]] {
            #expect(try LaunchArguments(help) == .help)
        }
    }

    @Test(
        arguments: [
            (["--port"], "--port needs a number from 0 to 65535."), (["--port", "65536"], "--port needs a number"),
            (["--port", "-1"], "--port needs a number"), (["--port="], "--port needs a number"),
            (["--image"], "--image needs the name of a file."), (["--image="], "--image needs the name of a file."),
            (["--image", "a", "--size", "10"], "--size needs a width and a height in points, such as 390x844."),
            (["--image", "a", "--scale", "9"], "--scale needs a number from 0.25 to 8."),
            (["--image", "a", "--appearance", "grey"], "--appearance needs light or dark."),
            (["--nonsense"], "--nonsense is not understood."), (["a=b"], "a=b is not understood."),
            (["--image", "a", "--port", "1"], "--port has no meaning together with --image."),
            (["--previews", "--image", "a"], "--previews has no meaning together with --image."),
            (["--size", "1x1"], "--size needs --image as well."), (["--scale=2"], "--scale needs --image as well."),
            (["--appearance", "dark", "--port", "1"], "--appearance needs --image as well."),
        ])
    func invalidArgumentsAreErrors(arguments: [String], message: String) {
        let error = #expect(throws: LaunchError.self) { try LaunchArguments(arguments) }
        #expect(error?.description.hasPrefix(message) == true && error?.errorDescription == error?.description)
    }

    @Test func theUsageNamesTheProgramAndTheUsualPort() {
        let usage = LaunchArguments.usage(of: "Scale")
        #expect(usage.hasPrefix("USAGE: Scale [--port PORT]") && usage.contains("8017 by default"))
        for option in ["--previews", "--image", "--size", "--scale", "--appearance", "--open", "--help"] {
            #expect(usage.contains("\n  \(option) "))
        }
    }

    // MARK: Pictures

    @Test(
        arguments: [
            ("390x844", CGSize(width: 390, height: 844)), ("1x8192", CGSize(width: 1, height: 8_192)),
            ("8192x1", CGSize(width: 8_192, height: 1)), ("8193x1", nil), ("1x8193", nil), ("0.9x5", nil),
            ("5x0.9", nil),
            ("1x2x3", nil), ("1", nil), ("x1", nil), ("1x", nil), ("axb", nil), ("", nil),
        ] as [(String, CGSize?)])
    func aSizeIsAWidthAndAHeight(text: String, size: CGSize?) { #expect(PictureLaunch.size(text) == size) }

    @Test func scalesAndAppearancesAreRead() {
        #expect(PictureLaunch.scale("0.25") == 0.25 && PictureLaunch.scale("8") == 8)
        for text in ["0.24", "8.1", "", "a", "nan"] { #expect(PictureLaunch.scale(text) == nil) }
        #expect(PictureLaunch.isDark("light") == false && PictureLaunch.isDark("dark") == true)
        #expect(PictureLaunch.isDark("Dark") == nil)
    }

    @Test func aPictureHasAtMost16384PixelsOnEachSide() throws {
        func check(_ width: CGFloat, _ height: CGFloat, _ scale: Double) throws {
            try picture {
                $0.size = CGSize(width: width, height: height)
                $0.scale = scale
            }.checkPixels()
        }
        try check(8_192, 1, 2)
        try check(1, 8_192, 2)
        #expect(throws: LaunchError.self) { try check(8_192, 1, 2.001) }
        #expect(throws: LaunchError.self) { try check(1, 8_192, 2.001) }
    }

    @Test func theEnvironmentHasTheChoicesOfThePicture() {
        let plain = picture().environment
        #expect(plain.displayScale == 2 && !plain.isDark && !plain.isRightToLeft && !plain.increasesContrast)
        #expect(plain.textScale == 1 && plain.localeIdentifier == nil)
        let other = picture {
            $0.isDark = true
            $0.isRightToLeft = true
            $0.increasesContrast = true
            $0.textScale = 1.5
            $0.localeIdentifier = "ko"
            $0.scale = 3
        }.environment
        #expect(other.displayScale == 3 && other.isDark && other.isRightToLeft && other.increasesContrast)
        #expect(other.textScale == 1.5 && other.localeIdentifier == "ko")
    }

    /// The width and the height that the header of a PNG file states.
    private func size(ofPNG data: Data) -> [Int] {
        [16, 20].map { data.dropFirst($0).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test func aWindowIsRenderedInPixels() async throws {
        var times: [Double] = []
        let window = WindowPlan(title: "Window") {
            Color.red.onAppear { times.append(0) }
        }
        #expect(window.title == "Window" && window.url == nil)
        let small = picture {
            $0.size = CGSize(width: 30.2, height: 20)
            $0.scale = 2
        }
        #expect(size(ofPNG: await small.png(of: window)) == [61, 40] && times == [0])
        let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a.png")
        try await small.write(window, to: file.path)
        #expect(size(ofPNG: try Data(contentsOf: file)) == [61, 40])
        let error = await #expect(throws: LaunchError.self) {
            try await small.write(window, to: folder.path + "/none/a.png")
        }
        #expect(error?.description.hasPrefix("The picture cannot be written to \(folder.path)/none/a.png: ") == true)
        let large = picture { $0.size = CGSize(width: 8_192, height: 8_193) }
        await #expect(throws: LaunchError.self) { try await large.write(window, to: file.path) }
    }

    /// A view whose task changes it at once and once more later.
    private struct Loading: View {
        let report: (Int) -> Void
        @State private var step = 0

        var body: some View {
            let _ = report(step)
            Color.red.opacity(Double(step) / 2).task {
                step = 1
                for _ in 0..<3 { await Task.yield() }
                step = 2
            }
        }
    }

    @Test func aPictureWaitsForTasks() async {
        var steps: [Int] = []
        let window = WindowPlan { Loading { steps.append($0) } }
        _ = await picture { $0.size = CGSize(width: 4, height: 4) }.png(of: window)
        #expect(steps.first == 0 && steps.last == 2)
    }

    @Test func aPictureDoesNotWaitForATaskWithoutAnEnd() async {
        let window = WindowPlan { Color.red.task { while !Task.isCancelled { await Task.yield() } } }
        let small = picture {
            $0.size = CGSize(width: 4, height: 4)
            $0.patience = 0.1
        }
        #expect(size(ofPNG: await small.png(of: window)) == [8, 8])
    }

    @Test func aWindowOpensWithItsURL() async {
        var opened: [URL] = []
        let window = WindowPlan { Color.red.onOpenURL { opened.append($0) } }
        let small = picture { $0.size = CGSize(width: 4, height: 4) }
        _ = await small.png(of: window)
        #expect(opened.isEmpty)
        _ = await small.png(of: window.opening(URL(string: "a:b")))
        #expect(opened == [URL(string: "a:b")!])
    }

    @Test func aFileIsReplacedAndALinkKept() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "a"), link = folder.appending(path: "b"), other = folder.appending(path: "c")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "a")
        try FileManager.default.createSymbolicLink(atPath: other.path, withDestinationPath: link.path)
        for (number, path) in [file, link, other].enumerated() {
            try PictureFile.write(Data([UInt8(number)]), to: path.path)
            #expect(try Data(contentsOf: file) == Data([UInt8(number)]))
        }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "a")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: other.path) == link.path)
        try PictureFile.write(Data([1]), to: "/dev/null")
        #expect(throws: (any Error).self) { try PictureFile.write(Data([1]), to: folder.path + "/none/a") }
    }

    // MARK: Recordings

    private let script = try! FingerScript("at 0.5 drag 300,200 to 100,100 over 0.25\nat 0.6 tap 7,8")

    private func events(_ last: Double, _ time: Double) -> [String] {
        script.events(after: last, through: time).map {
            guard case .pointer(let event) = $0 else { return "other" }
            let place = [event.location.x, event.location.y].map { Int($0.rounded()) }
            return "\(event.id) \(event.phase) \(place) \(Int((event.time * 1_000).rounded()))"
        }
    }

    @Test func aStrokeIsDownMovesAndEnds() {
        #expect(events(-1, 0.4).isEmpty && script.locations(at: 0.4).isEmpty)
        #expect(events(0.4, 0.5) == ["1 began [300, 200] 500"])
        #expect(events(0.5, 0.55) == ["1 moved [260, 180] 550"])
        #expect(events(0.4, 0.55) == ["1 began [300, 200] 500", "1 moved [260, 180] 550"])
        #expect(
            events(0.55, 0.625) == ["1 moved [200, 150] 625", "2 began [7, 8] 600", "2 moved [7, 8] 625"])
        #expect(script.locations(at: 0.625) == [CGPoint(x: 200, y: 150), CGPoint(x: 7, y: 8)])
        #expect(
            events(0.625, 0.75)
                == [
                    "1 moved [100, 100] 750", "1 ended [100, 100] 750", "2 moved [7, 8] 680", "2 ended [7, 8] 680",
                ])
        #expect(events(0.75, 9).isEmpty && script.locations(at: 0.75).isEmpty)
        #expect(script.locations(at: 0.5) == [CGPoint(x: 300, y: 200)])
    }

    @Test(
        arguments: [
            ("at 0 tap 1,2", true), ("at 600 tap 1,2", true), ("at 600.1 tap 1,2", false), ("at 1 tap -1,2.5", true),
            ("at 1 drag 1,2 to 3,4 over 600", true), ("at 1 drag 1,2 to 3,4 over 601", false),
            ("at 1 drag 1,2 at 3,4 over 1", false), ("at 1 drag 1,2 to 3,4 in 1", false),
            ("at 1 drag 1,2 to 3,4 over 1 2", false), ("in 1 tap 1,2", false), ("at 1 tap", false),
            ("at 1 tap ,2", false),
            ("at 1 tap nan,2", false), ("at 1 tap 2,inf", false), ("#at 1", true), ("   ", true),
        ])
    func aLineIsAStrokeOrAnError(line: String, isValid: Bool) {
        #expect(((try? FingerScript(line)) != nil) == isValid)
    }

    @Test func aRecordingHasTwentyPicturesASecond() async throws {
        let window = WindowPlan { Color.red }
        func frames(_ seconds: Double) async -> Int {
            var launch = RecordingLaunch()
            launch.picture.size = CGSize(width: 4.2, height: 3)
            launch.picture.scale = 1
            launch.seconds = seconds
            let image = await launch.record(window)
            #expect(image.width == 5 && image.height == 3)
            return image.frameCount
        }
        for (seconds, count) in [(0.5, 10), (0.1, 2), (0, 2), (0.16, 4)] {
            #expect(await frames(seconds) == count)
        }
        #expect(RecordingLaunch.Format(path: "a/b.GIF") == .gif && RecordingLaunch.Format(path: "b.apng") == .apng)
        #expect(RecordingLaunch.Format(path: "a.png") == .png && RecordingLaunch.Format(path: "gif") == nil)
    }

    @Test func aRecordingShowsTheFingersAndIsWritten() async throws {
        var taps = 0
        let window = WindowPlan { Color.white.onTapGesture { taps += 1 } }
        var launch = RecordingLaunch()
        launch.picture.size = CGSize(width: 40, height: 40)
        launch.picture.scale = 1
        launch.seconds = 0.3
        launch.script = try FingerScript("at 0.05 tap 20,20")
        let folder = FileManager.default.temporaryDirectory.appending(path: "recordings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, head) in [("a.gif", Array("GIF89a".utf8)), ("a.png", [0x89, 0x50]), ("a.apng", [0x89, 0x50])] {
            try await launch.write(window, to: folder.path + "/" + name)
            let data = try Data(contentsOf: folder.appending(path: name))
            #expect(Array(data.prefix(head.count)) == head)
        }
        #expect(taps == 3)
        await #expect(throws: LaunchError.self) { try await launch.write(window, to: folder.path + "/a.jpg") }
        await #expect(throws: LaunchError.self) { try await launch.write(window, to: folder.path + "/none/a.gif") }
    }
}
