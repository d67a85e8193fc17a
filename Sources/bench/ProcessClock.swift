import Glibc

/// The times that the operating system measures, in milliseconds.
enum ProcessClock {
    /// Returns the CPU time of all threads.
    static func cpu() -> Double { time(CLOCK_PROCESS_CPUTIME_ID) }

    static func wall() -> Double { time(CLOCK_MONOTONIC) }

    /// The time at which the process started, on the clock of `wall`. The process that starts the program sets it in
    /// `BENCH_T0_NS`.
    static var started: Double? {
        guard let text = getenv("BENCH_T0_NS"), let nanoseconds = Int64(String(cString: text)) else { return nil }
        return Double(nanoseconds) / 1e6
    }

    static func usage() -> (user: Double, system: Double) {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
        return (milliseconds(usage.ru_utime), milliseconds(usage.ru_stime))
    }

    private static func time(_ clock: clockid_t) -> Double {
        var now = timespec()
        clock_gettime(clock, &now)
        return Double(now.tv_sec) * 1e3 + Double(now.tv_nsec) / 1e6
    }
}

/// The memory of the process as the kernel counts it, in kibibytes.
struct ProcessMemory {
    var resident = 0
    var peak = 0
    var anonymous = 0
    var file = 0

    static func now() -> ProcessMemory {
        var memory = ProcessMemory()
        guard let status = fopen("/proc/self/status", "r") else { return memory }
        defer { fclose(status) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, status) != nil {
            if let value = value(of: "VmRSS:", in: line) { memory.resident = value }
            if let value = value(of: "VmHWM:", in: line) { memory.peak = value }
            if let value = value(of: "RssAnon:", in: line) { memory.anonymous = value }
            if let value = value(of: "RssFile:", in: line) { memory.file = value }
        }
        return memory
    }

    private static func value(of name: StaticString, in line: [CChar]) -> Int? {
        line.withUnsafeBufferPointer { line in
            let length = name.utf8CodeUnitCount
            guard strncmp(line.baseAddress!, name.utf8Start, length) == 0 else { return nil }
            return Int(atol(line.baseAddress! + length))
        }
    }
}

/// A fixed amount of work. Its time distinguishes a slow machine from a slow program.
enum Calibration {
    /// Performs the work, and returns its CPU time in milliseconds.
    static func run() -> Double {
        var words = [UInt64](repeating: 1, count: 390 * 844 / 2), sum: UInt64 = 0
        let begun = ProcessClock.cpu()
        for round in 0..<40 as Range<UInt64> {
            for index in words.indices { words[index] = words[index] &* 3 &+ round &+ UInt64(index) }
            for word in words { sum = (sum ^ word) &* 1_099_511_628_211 }
        }
        let time = ProcessClock.cpu() - begun
        // Use the sum, so that the compiler can't remove the loop.
        return sum == 0 ? 0 : time
    }
}
