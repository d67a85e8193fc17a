/// What the program was asked to measure.
struct BenchArguments {
    enum Mode: String {
        /// Update, layout, layers and pixels.
        case full
        /// Everything but pixels: the layers are ready to be painted.
        case record
    }

    var work = Work.list
    /// Rows, months, ticks or pages.
    var count = 10_000
    /// Frames after the first one.
    var frames = 1000
    /// Points per frame.
    var step = 37.0
    /// The offset of the first frame, in points; for lists and rulers.
    var start = 0.0
    var mode = Mode.full
    /// Another way to build the same scene.
    var variant = "default"
    /// What the names of the pictures of the first, the middle and the last frame begin with.
    var dump: String?
    /// Whether frames that differ from the one before are counted, at the cost of CPU time.
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

    private static func value<Value>(_ text: String, _ parse: (String) -> Value?, _ name: String) throws(Failure) -> Value {
        guard let value = parse(text) else { throw Failure(message: "\(name) cannot be \(text)") }
        return value
    }

    private static func finite(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    /// The offset of a frame: on by a step, and back and forth between 0 and `limit`.
    func offset(ofFrame frame: Int, limit: Double = .infinity) -> Double {
        let way = start + Double(frame) * step
        guard limit.isFinite else { return way }
        guard limit > 0 else { return 0 }
        let turn = way.truncatingRemainder(dividingBy: 2 * limit)
        return turn <= limit ? turn : 2 * limit - turn
    }
}
