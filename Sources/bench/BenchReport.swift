import Foundation
import ViewRuntime

/// The cost of a run.
struct BenchReport {
    /// A part of the work of a frame.
    enum Phase: Int, CaseIterable { case apply, layout, record, raster, other }

    var firstHash: UInt64 = 0
    var lastHash: UInt64 = 0
    var distinctFrames = 0
    var liveLayers = 0

    private let arguments: BenchArguments
    private var firstWall = -1.0
    private var firstCPU = 0.0
    private var memoryAtFirst = ProcessMemory()
    private var memoryAtEnd = ProcessMemory()
    private var phases = [Double](repeating: 0, count: Phase.allCases.count)
    private var frames: [Double]
    private var last = 0.0
    private var begun = (cpu: 0.0, wall: 0.0, user: 0.0, system: 0.0)
    private var ended = (cpu: 0.0, wall: 0.0, user: 0.0, system: 0.0)

    init(_ arguments: BenchArguments) {
        self.arguments = arguments
        frames = [Double](repeating: 0, count: arguments.frames)
    }

    mutating func firstFrameIsReady() {
        let now = ProcessClock.wall()
        firstCPU = ProcessClock.cpu()
        if let started = ProcessClock.started { firstWall = now - started }
        memoryAtFirst = .now()
    }

    mutating func loopBegins() {
        begun = Self.times()
        begun.cpu = ProcessClock.cpu()
        last = begun.cpu
    }

    /// Adds the CPU time since the last stamp to a phase of a frame. Frames count from 1.
    mutating func stamp(_ phase: Phase, _ frame: Int) {
        let now = ProcessClock.cpu()
        phases[phase.rawValue] += now - last
        frames[frame - 1] += now - last
        last = now
    }

    mutating func loopEnds() {
        ended = Self.times()
        memoryAtEnd = .now()
    }

    private static func times() -> (cpu: Double, wall: Double, user: Double, system: Double) {
        let usage = ProcessClock.usage()
        return (ProcessClock.cpu(), ProcessClock.wall(), usage.user, usage.system)
    }

    /// The report as one line of JSON. Times are in milliseconds, and memory is in kibibytes.
    var line: String {
        let count = Double(max(arguments.frames, 1)), sorted = frames.sorted()
        func quantile(_ part: Double) -> Double { sorted.isEmpty ? 0 : sorted[Int(Double(sorted.count - 1) * part)] }
        var line = JSONLine()
        line.add("toolkit", "own")
        line.add("version", "Scrollwork")
        line.add("work", arguments.work.rawValue)
        line.add("variant", arguments.variant)
        line.add("mode", arguments.mode.rawValue)
        line.add("n", arguments.count)
        line.add("frames", arguments.frames)
        line.add("step", arguments.step)
        line.add("start", arguments.start)
        line.add("first_wall_ms", firstWall)
        line.add("first_cpu_ms", firstCPU)
        line.add("rss_first_kb", memoryAtFirst.resident)
        line.add("anon_first_kb", memoryAtFirst.anonymous)
        line.add("rss_end_kb", memoryAtEnd.resident)
        line.add("anon_end_kb", memoryAtEnd.anonymous)
        line.add("file_end_kb", memoryAtEnd.file)
        line.add("hwm_kb", memoryAtEnd.peak)
        line.add("cpu_ms_per_frame", (ended.cpu - begun.cpu) / count)
        line.add("rusage_ms_per_frame", (ended.user + ended.system - begun.user - begun.system) / count)
        line.add("user_ms", ended.user - begun.user)
        line.add("sys_ms", ended.system - begun.system)
        line.add("wall_ms_per_frame", (ended.wall - begun.wall) / count)
        line.add("server_ms_per_frame", 0)
        line.add("p50", quantile(0.5))
        line.add("p95", quantile(0.95))
        line.add("p99", quantile(0.99))
        line.add("max", sorted.last ?? 0)
        var parts = JSONLine()
        for phase in Phase.allCases { parts.add("\(phase)", phases[phase.rawValue] / count) }
        line.add("phases", object: parts)
        line.add("times", frames)
        line.add("hash_first", "\(String(firstHash, radix: 16))")
        line.add("hash_last", "\(String(lastHash, radix: 16))")
        line.add("distinct", distinctFrames)
        line.add("live", liveLayers)
        line.add("calib_ms", Calibration.run())
        return line.text + "\n"
    }
}

/// A JSON object, written member by member.
struct JSONLine {
    private var members = ""

    var text: String { "{\(members)}" }

    mutating func add(_ name: String, _ value: String) { append(name, "\"\(value)\"") }
    mutating func add(_ name: String, _ value: Int) { append(name, "\(value)") }
    /// Adds a number, rounded to four decimal places.
    mutating func add(_ name: String, _ value: Double) { append(name, "\((value * 10000).rounded() / 10000)") }
    mutating func add(_ name: String, _ values: [Double]) {
        append(name, "[\(values.map { "\(($0 * 10000).rounded() / 10000)" }.joined(separator: ","))]")
    }
    mutating func add(_ name: String, object: JSONLine) { append(name, object.text) }

    private mutating func append(_ name: String, _ value: String) {
        members += "\(members.isEmpty ? "" : ",")\"\(name)\":\(value)"
    }
}
