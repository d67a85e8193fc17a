extension ExtentRuns {
    /// Both searches add up summaries in the same order and use this formula last, so the search by offset finds an
    /// item exactly at the offset that the search by index returns.
    private static func edge(after passed: Summary, _ estimate: Double, _ spacing: Double) -> Double {
        passed.sum + Double(passed.items - passed.measured) * estimate + Double(passed.items) * spacing
    }

    private static func edge(
        after passed: Summary, andItems count: Int, of extent: Double, _ estimate: Double, _ spacing: Double
    ) -> Double {
        edge(after: passed + Summary(length: count, extent: extent), estimate, spacing)
    }

    /// Returns the leading edge of the item at `index` in 0...items.
    func offset(of index: Int, estimate: Double, spacing: Double) -> Double {
        var passed = Summary()
        var node = root
        while node >= 0 {
            let run = nodes[Int(node)]
            let start = passed + summary(of: run.left)
            if index < start.items {
                node = run.left
                continue
            }
            if index < start.items + run.length {
                return Self.edge(after: start, andItems: index - start.items, of: run.extent, estimate, spacing)
            }
            passed = start + run.own
            node = run.right
        }
        return Self.edge(after: passed, estimate, spacing)
    }

    /// Returns the index of the last item whose leading edge is at or before `offset`, or the first or the last item if
    /// there is none.
    func index(at offset: Double, estimate: Double, spacing: Double) -> Int {
        var passed = Summary()
        var node = root
        while node >= 0 {
            let run = nodes[Int(node)]
            let start = passed + summary(of: run.left)
            let startEdge = Self.edge(after: start, estimate, spacing)
            if offset < startEdge {
                node = run.left
                continue
            }
            let end = start + run.own
            if offset >= Self.edge(after: end, estimate, spacing) {
                passed = end
                node = run.right
                continue
            }
            let pitch = (run.extent == run.extent ? run.extent : estimate) + spacing
            var inside = min(max(((offset - startEdge) / pitch).flooredInt, 0), run.length - 1)
            func leadingEdge(_ item: Int) -> Double {
                Self.edge(after: start, andItems: item, of: run.extent, estimate, spacing)
            }
            // A quotient can round across a boundary; the sums decide.
            if inside + 1 < run.length, leadingEdge(inside + 1) <= offset { inside += 1 }
            if leadingEdge(inside) > offset { inside -= 1 }
            return start.items + inside
        }
        // The offset is past the last run, or just before it, between two sums for the same edge that differ in the
        // last place.
        return max(passed.items - 1, 0)
    }
}
