import Foundation
import ScrollworkTesting
import SwiftUI

/// Drags every component with a finger, and prints the cost of opening it and of a frame.
///
/// The program measures each component with few and with many values, months, pages, or items. The two alternate in
/// short blocks, so that slow moments of the machine affect both. The program compares CPU time.
@main
@MainActor
enum ComponentBench {
    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.count == 3, words[0] == "--move", let subject = Subject.all.first(where: { $0.name == words[1] }) {
            return try move(subject, words[2])
        }
        if words.first == "impressions" { return try impressions(Array(words.dropFirst())) }
        let only = words.first ?? ""
        print(row("", "few", "many", "a frame, µs", "ratio", "opening, ms", "ratio", "peak, MiB", "ratio"))
        for subject in Subject.all where only.isEmpty || subject.name.contains(only) {
            let frame = framePair(subject), opening = openingPair(subject), memory = try memoryPair(subject)
            print(
                row(
                    subject.name, subject.few.count, subject.many.count,
                    pair(frame.few * 1000, frame.many * 1000), ratio(frame),
                    pair(opening.few, opening.many), ratio(opening), pair(memory.few, memory.many), ratio(memory)))
        }
    }

    /// Measures the cost that impressions add. With `--check`, fails above a limit.
    private static func impressions(_ words: [String]) throws {
        let isWithin = try MeasuredViews.measure(words.first { $0 != "--check" } ?? "")
        guard words.contains("--check"), !isWithin else { return }
        FileHandle.standardError.write(Data("measuring impressions costs more than permitted\n".utf8))
        exit(1)
    }

    struct Pair { var few: Double, many: Double }

    /// Returns the CPU time per frame under a finger that moves back and forth, in milliseconds.
    private static func framePair(_ subject: Subject) -> Pair {
        var few = FingerRun(subject, subject.few), many = FingerRun(subject, subject.many)
        for _ in 0..<4 { _ = (few.block(), many.block()) }
        var times: [(Double, Double)] = []
        for _ in 0..<40 { times.append((few.block(), many.block())) }
        return Pair(few: median(times.map(\.0)), many: median(times.map(\.1)))
    }

    /// Returns the CPU time until the first frame is ready, in milliseconds.
    private static func openingPair(_ subject: Subject) -> Pair {
        func open(_ size: Subject.Size) -> Double {
            let start = cpuTime()
            let stage = size.open()
            stage.update()
            let time = cpuTime() - start
            stage.close()
            return time
        }
        _ = (open(subject.few), open(subject.many))
        let times = (0..<15).map { _ in (open(subject.few), open(subject.many)) }
        return Pair(few: median(times.map(\.0)), many: median(times.map(\.1)))
    }

    /// Returns the peak memory of a process that opens a component and moves it, in mebibytes.
    private static func memoryPair(_ subject: Subject) throws -> Pair {
        Pair(few: try memory(of: subject, "few"), many: try memory(of: subject, "many"))
    }

    private static func memory(of subject: Subject, _ size: String) throws -> Double {
        let process = Process(), output = Pipe()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--move", subject.name, size]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (Double(text) ?? .nan) / 1024
    }

    /// Opens and moves a component, and prints the peak memory of the process, in kibibytes.
    private static func move(_ subject: Subject, _ size: String) throws {
        var run = FingerRun(subject, size == "few" ? subject.few : subject.many)
        for _ in 0..<4 { _ = run.block() }
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        print(peak?.split(whereSeparator: \.isWhitespace)[1] ?? "", terminator: "")
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func pair(_ a: Double, _ b: Double) -> String {
        let format = a < 10 ? "%.2f / %.2f" : "%.0f / %.0f"
        return String(format: format, a, b)
    }

    private static func ratio(_ pair: Pair) -> String { String(format: "%.2f", pair.many / pair.few) }

    private static func row(_ columns: String...) -> String { "| " + columns.joined(separator: " | ") + " |" }
}

/// Returns the CPU time of all threads, in milliseconds.
func cpuTime() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
}
