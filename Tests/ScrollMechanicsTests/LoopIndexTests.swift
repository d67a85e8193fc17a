import ScrollMechanics
import Testing

struct LoopIndexTests {
    @Test func wrapsEveryInteger() {
        let loop = LoopIndex(count: 7)
        #expect((-8...8).map(loop.wrap) == [6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1])
        #expect(loop.wrap(.max) == Int.max % 7)
        #expect(loop.wrap(.min) == (Int.min % 7 + 7) % 7)
        #expect(LoopIndex(count: 0).wrap(5) == 0 && LoopIndex(count: -3).count == 0)
        #expect(LoopIndex(count: .max).wrap(.min) == .max - 1)
        #expect(LoopIndex(count: .max).shortestDistance(from: 0, to: .max - 1) == -1)
        #expect(LoopIndex(count: 0).shortestDistance(from: 2, to: 9) == 0)
    }

    @Test func theShortestDistanceIsTheOneASearchFinds() {
        for count in 1...9 {
            let loop = LoopIndex(count: count)
            for start in -20...20 {
                for end in -20...20 {
                    let distance = loop.shortestDistance(from: start, to: end)
                    let shortest = (0...count).first {
                        loop.wrap(start + $0) == loop.wrap(end) || loop.wrap(start - $0) == loop.wrap(end)
                    }
                    #expect(abs(distance) == shortest)
                    #expect(loop.wrap(start + distance) == loop.wrap(end))
                    #expect(loop.nearest(to: start, showing: end) == start + distance)
                }
            }
        }
        #expect(LoopIndex(count: 4).shortestDistance(from: 1, to: 3) == 2)
        #expect(LoopIndex(count: 4).shortestDistance(from: 3, to: 1) == 2)
    }

    @Test func theEndsOfTheIntegersDoNotOverflow() {
        let loop = LoopIndex(count: 12)
        var random = SeededGenerator(6)
        for _ in 0..<500 {
            let inset = Int.random(in: 0...20, using: &random)
            let index = Bool.random(using: &random) ? Int.max - inset : Int.min + inset
            let element = Int(truncatingIfNeeded: random.next())
            #expect(loop.wrap(loop.nearest(to: index, showing: element)) == loop.wrap(element))
        }
    }
}
