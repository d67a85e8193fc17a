import Foundation
import ImpressionLedger
import LayerTree
import Scrollwork
import ScrollworkImpressions
import ScrollworkTesting
import SwiftUI

/// Records and lists impressions, for tests that kill the process or remove its disk.
///
///     impressionload run DIRECTORY [FILE]   measures views that appear and disappear, in real time, and prints the
///                                           reports; delivers the entries to the file in small segments, if named
///     impressionload article DIRECTORY URL   shows the view of the article "First Records" for a while, and sends its
///                                           records
///     impressionload list DIRECTORY   prints the stored entries, one OpenTelemetry log per line
///     impressionload drain DIRECTORY FILE   delivers the stored entries to the file
///     impressionload send DIRECTORY URL [COUNT]   stores COUNT more records and sends all records
@main
@MainActor
struct ImpressionLoad {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else {
            return print("impressionload run|article|list|drain|send DIRECTORY [FILE|URL] [COUNT]")
        }
        let directory = URL(filePath: arguments[2])
        do {
            switch arguments[1] {
            case "run": try await run(directory, arguments.count > 3 ? URL(filePath: arguments[3]) : nil)
            case "article" where arguments.count > 3: try await article(directory, URL(string: arguments[3])!)
            case "drain" where arguments.count > 3: try await drain(directory, URL(filePath: arguments[3]))
            case "list": try await list(directory)
            case "send":
                let count = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0
                try await send(directory, URL(string: arguments[3])!, count)
            default: print("unknown: \(arguments[1])")
            }
        } catch let error as ImpressionError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ directory: URL, _ file: URL?) async throws {
        var options = ImpressionRecorder.Options()
        if file != nil { options.diskLimit = 64 << 10 }
        let recorder = ImpressionRecorder(
            retrying: directory, exporter: file.map { .file($0) } ?? .send { _ in .accepted },
            consent: file == nil ? .pending : .granted, options: options)
        recorder.onRecord = { say("record \($0.id) \($0.revision.name)") }
        recorder.onEntry = { entry in
            guard let record = entry.impression else { return }
            say("entry \(entry.uid) \(record.id) \(record.revision.name)")
        }
        let stage = Stage(size: CGSize(width: 400, height: 800)) { Load().impressions(recorder) }
        let clock = ContinuousClock()
        let start = clock.now
        say("ready")
        while true {
            // The delivery needs the main actor between two frames.
            try await Task.sleep(for: .milliseconds(8))
            let time = start.duration(to: clock.now) / .seconds(1)
            stage.advance(by: time - stage.time, framesPerSecond: 120)
            let place = recorder.isStoring ? "open" : "closed"
            let delivery = recorder.isWaitingForReceiver ? "waits" : "sends"
            say("time \(time) lost \(recorder.lostCount) \(place) \(delivery)")
        }
    }

    private static func article(_ directory: URL, _ url: URL) async throws {
        let recorder = ImpressionRecorder(
            retrying: directory, exporter: .otlp(endpoint: url, headers: ["Authorization": "Bearer check"]),
            consent: .granted)
        guard let window = Article(recorder: recorder).allWindows.first else { return }
        let scene = window.open(
            size: CGSize(width: 400, height: 400), environment: HostEnvironment(), measurer: FixedTextMeasurer())
        let clock = ContinuousClock()
        let start = clock.now
        while case let time = start.duration(to: clock.now) / .seconds(1), time < 2.5 {
            _ = scene.frame(at: time)
            try await Task.sleep(for: .milliseconds(8))
        }
        scene.close()
        await recorder.flush()
    }

    /// Prints immediately, in case the process is killed.
    private static func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    private static func list(_ directory: URL) async throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "impressions-\(ProcessInfo.processInfo.processIdentifier).json")
        try await drain(directory, file)
        print(try String(contentsOf: file, encoding: .utf8), terminator: "")
        try FileManager.default.removeItem(at: file)
    }

    private static func drain(_ directory: URL, _ file: URL) async throws {
        var options = ImpressionRecorder.Options()
        options.sendsAutomatically = false
        let recorder = try ImpressionRecorder(
            directory: directory, exporter: .file(file), consent: .granted, options: options)
        await recorder.flush()
    }

    private static func send(_ directory: URL, _ url: URL, _ count: Int) async throws {
        var options = ImpressionRecorder.Options()
        options.sendsAutomatically = false
        options.diskLimit = 1 << 30
        let recorder = try ImpressionRecorder(
            directory: directory, exporter: .otlp(endpoint: url, headers: ["Authorization": "Bearer check"]),
            consent: .granted, options: options)
        recorder.fill(count)
        await recorder.flush()
        print("status \(recorder.status) waiting \(recorder.waitingCount) rejected \(recorder.rejectedCount)")
    }
}

extension ImpressionRecorder {
    fileprivate var isWaitingForReceiver: Bool { if case .waiting = status { true } else { false } }
}

/// The windows of the program in the article "First Records".
private struct Article: Scene {
    let recorder: ImpressionRecorder

    var body: some Scene {
        WindowGroup {
            Text("Ad")
                .frame(width: 300, height: 250)
                .background(.yellow)
                .impression(of: "ad 17", in: "start")
        }
        .impressions(recorder)
    }
}

/// Views that appear and disappear, each at its own interval.
private struct Load: View {
    var body: some View {
        TimelineView(.animation) { context in
            let time = context.date.timeIntervalSinceReferenceDate
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { index in
                    Color.blue.frame(height: 40)
                        .impression(
                            of: index, in: "load",
                            rules: [ImpressionRule(duration: .seconds(0.05 + Double(index % 5) * 0.05))]
                        )
                        .opacity(index % 4 == 0 || sin(time * (2 + Double(index))) > 0 ? 1 : 0)
                }
            }
        }
    }
}
