/// The arguments of the program, which determine the measurement.
struct BenchArguments {
    enum Mode: String {
        /// Measures updates, layout, layers, and pixels.
        case full
        /// Measures everything except pixels, up to layers that are ready to paint.
        case record
    }

    var work = Work.list
    /// The number of rows, months, ticks, or pages.
    var count = 10_000
    /// The number of frames after the first one.
    var frames = 1000
    /// The distance between two frames, in points.
    var step = 37.0
    /// The offset of the first frame, in points. For lists and rulers.
    var start = 0.0
    var mode = Mode.full
    /// The variant of the scene.
    var variant = "default"
    /// The prefix of the file names for images of the first, the middle, and the last frame.
    var dump: String?
    /// Whether to count the frames that differ from the previous frame. Counting costs CPU time.
    var verifies = false

    struct Failure: Error { let message: String }

    static func parse(_ words: ArraySlice<String>) -> Result<BenchArguments, Failure> {
        do { return .success(try BenchArguments(words)) } catch { return .failure(error) }
    }

    private init(_ words: ArraySlice<String>) throws(Failure) {
        var count: Int?, step: Double?, frames: Int?
        var rest = words
        while let name = rest.popFirst() {
            if name == "--verify" {
                verifies = true
                continue
            }
            guard let value = rest.popFirst() else { throw Failure(message: "\(name) needs a value") }
            switch name {
            case "--work": work = try Self.value(value, Work.init(rawValue:), name)
            case "--n": count = try Self.value(value, { Int($0).flatMap { $0 >= 0 ? $0 : nil } }, name)
            case "--frames": frames = try Self.value(value, { Int($0).flatMap { $0 >= 0 ? $0 : nil } }, name)
            case "--step": step = try Self.value(value, Self.finite, name)
            case "--start": start = try Self.value(value, Self.finite, name)
            case "--mode": mode = try Self.value(value, Mode.init(rawValue:), name)
            case "--variant": variant = value
            case "--dump": dump = value
            default: throw Failure(message: "unknown argument \(name)")
            }
        }
        guard work.variants.contains(variant) else { throw Failure(message: "\(work) has no variant \(variant)") }
        self.count = count ?? work.usualCount
        self.step = step ?? work.usualStep
        self.frames = work == .empty ? 0 : frames ?? 1000
    }

    private static func value<Value>(_ text: String, _ parse: (String) -> Value?, _ name: String) throws(Failure)
        -> Value
    {
        guard let value = parse(text) else { throw Failure(message: "\(name) cannot be \(text)") }
        return value
    }

    private static func finite(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    /// Returns the offset of a frame, in points. It advances by a step in each frame, back and forth between 0 and
    /// `limit`.
    func offset(ofFrame frame: Int, limit: Double = .infinity) -> Double {
        let position = start + Double(frame) * step
        guard limit.isFinite else { return position }
        guard limit > 0 else { return 0 }
        let turn = position.truncatingRemainder(dividingBy: 2 * limit)
        return turn <= limit ? turn : 2 * limit - turn
    }
}
