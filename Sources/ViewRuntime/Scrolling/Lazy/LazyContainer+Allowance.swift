/// The realization of rows over several frames.
///
/// A frame realizes a bounded number of rows, whatever their lengths.
extension LazyContainer: FrameClient {
    /// Returns whether a line is realized, or may be realized in this frame.
    func mayRealize(_ line: Int) -> Bool { rows[line] != nil || !graph.rowAllowance.isUsedUp }

    /// Schedules the realization of the visible rows that this frame defers. After many such frames without a movement
    /// of the viewport, the window stays as it is.
    func deferRows() {
        if deferringFrames >= Self.maximumDeferringFrames { return }
        defersRows = true
        graph.add(self)
    }

    func viewportDidMove() { deferringFrames = 0 }

    func step(to time: Double) -> FrameDemand {
        guard isMounted, defersRows else { return .done }
        defersRows = false
        deferringFrames += 1
        if isParked { return .done }
        steady = nil
        if let scroll { visibilityDidChange(in: scroll) } else { invalidateLayout() }
        return defersRows ? .nextFrame : .done
    }

    /// The thin rows in the windows of this container and the inner ones.
    var allThinRows: ThinRows {
        isParked ? ThinRows() : inside.reduce(thinRows) { $0 + $1.allThinRows }
    }

    /// Realizes and measures the lines of a container outside a scroll view, as far as this frame allows.
    ///
    /// - Returns: The realized lines. There is a maximum for their number, because the lines beyond aren't visible on
    ///   any screen.
    func realizeLinesFromFirst() -> Range<Int> {
        var slots = 0, end = 0
        while end < lines.lineCount, slots < Self.maximumOutsideScrollView {
            guard mayRealize(end) else {
                deferRows()
                return 0..<end
            }
            measure(end)
            slots += rows[end]!.slots.count
            end += 1
        }
        deferringFrames = 0
        return 0..<end
    }

    private static let maximumOutsideScrollView = 20_000
    private static let maximumDeferringFrames = 60
}
