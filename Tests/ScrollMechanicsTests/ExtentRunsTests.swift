import Testing

@testable import ScrollMechanics

struct ExtentRunsTests {
    @Test func neighborsOfOneExtentBecomeOneRun() {
        var random = SeededGenerator(9)
        var runs = ExtentRuns(count: 3000)
        for index in Array(1000..<2000).shuffled(using: &random) {
            runs.replace(index..<index + 1, withLength: 1, extent: 44)
        }
        #expect(lengths(runs) == [1000, 1000, 1000])
        runs.replace(1500..<1501, withLength: 1, extent: 50)
        #expect(lengths(runs) == [1000, 500, 1, 499, 1000])
        runs.replace(1500..<1501, withLength: 0, extent: .nan)
        #expect(lengths(runs) == [1000, 999, 1000])
        runs.replace(1000..<1999, withLength: 0, extent: .nan)
        #expect(lengths(runs) == [2000])
    }

    @Test func removedRunsAreUsedAgain() {
        var runs = ExtentRuns(count: 1000)
        for round in 0..<50 {
            for index in 0..<100 { runs.replace(index..<index + 1, withLength: 1, extent: Double(round + index)) }
            runs.replace(0..<100, withLength: 100, extent: .nan)
        }
        #expect(lengths(runs) == [1000])
        #expect(runs.nodes.count < 250)
    }

    /// A run that joins its neighbors leaves room for the next ones.
    @Test(arguments: [[3, 5, 4], [4, 5, 3], [5, 3, 4], [4, 3, 5]]) func joinedRunsAreUsedAgain(_ order: [Int]) {
        var runs = ExtentRuns(count: 10)
        var most = 0
        for round in 1...20 {
            for index in order { runs.replace(index..<index + 1, withLength: 1, extent: Double(round)) }
            most = max(most, runs.nodes.count)
        }
        #expect(lengths(runs) == [3, 3, 4] && most <= 8)
    }

    @Test func theOnlyRunIsUsedAgain() {
        var runs = ExtentRuns(count: 10)
        for extent in [1.0, 2, .nan] { runs.replace(0..<10, withLength: 10, extent: extent) }
        #expect(runs.nodes.count == 1 && lengths(runs) == [10])
    }

    @Test func theTreeStaysShallow() {
        var runs = ExtentRuns(count: 1 << 20)
        for index in 0..<20_000 { runs.replace(index * 7..<index * 7 + 1, withLength: 1, extent: Double(index)) }
        // A random tree of 40,000 nodes has a depth of about 40; a chain would have a depth of thousands.
        #expect(depth(runs.root, runs) < 80)
    }

    private func lengths(_ runs: ExtentRuns) -> [Int] {
        func walk(_ node: Int32) -> [Int] {
            guard node >= 0 else { return [] }
            let run = runs.nodes[Int(node)]
            return walk(run.left) + [run.length] + walk(run.right)
        }
        return walk(runs.root)
    }

    private func depth(_ node: Int32, _ runs: ExtentRuns) -> Int {
        guard node >= 0 else { return 0 }
        return 1 + max(depth(runs.nodes[Int(node)].left, runs), depth(runs.nodes[Int(node)].right, runs))
    }
}
