import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// What a carousel at rest shows first, and the changes around it that move no page.
@MainActor @Suite struct CarouselRestTests {
    /// The first layout has the selected page at its place, before any movement.
    @Test(arguments: [false, true]) func theFirstLayoutIsThatOfTheSelectedPage(_ loops: Bool) throws {
        let places: [(CarouselAlignment, Double)] = [(.leading, 0), (.center, 90), (.trailing, 180)]
        for (alignment, place) in places {
            var starts: [Double] = []
            let stage = Stage(size: CGSize(width: 300, height: 200)) {
                Carousel(
                    0..<5, id: \.self, selection: Binding<Int?>.constant(3), loops: loops, pageSize: .fixed(120),
                    alignment: alignment
                ) { item in
                    Color.blue.onGeometryChange(for: Double.self) { proxy in
                        Double(proxy.frame(in: .global).minX)
                    } action: { start in
                        let hundredths = (start * 100.0).rounded()
                        if item == 3 { starts.append(hundredths / 100.0) }
                    }
                }
            }
            try stage.settle()
            #expect(starts == [place], "\(alignment)")
        }
    }

    /// The activity is reported again only if it changes.
    @Test(arguments: [false, true]) func aChangeThatMovesNoPageReportsNoActivity(_ loops: Bool) throws {
        let subject = CarouselSubject(count: 5, selection: "p2")
        subject.loops = loops
        let stage = subject.stage()
        try stage.settle()
        #expect(subject.activities.last?.position == 2 && subject.activities.last?.isMoving == false)
        subject.activities = []
        stage.resize(to: CGSize(width: 420, height: 200))
        try stage.settle()
        subject.spacing = 10
        try stage.settle()
        subject.loops.toggle()
        try stage.settle()
        #expect(abs(try stage.start("p2")) < 0.01 && subject.selection == "p2")
        #expect(subject.activities.isEmpty)
    }

    /// The current page of a row is in the middle of the track once the row is a loop.
    @Test func aRowBecomesALoopInTheMiddleOfItsTrack() throws {
        let subject = CarouselSubject(count: 5, selection: "p4")
        (subject.loops, subject.pageSize, subject.alignment) = (false, .fixed(20_000), .leading)
        let stage = subject.stage()
        #expect(abs(try stage.scroll("carousel").offset.x - 80_000) < 0.01)
        subject.loops = true
        stage.update()
        try stage.settle()
        #expect(abs(try stage.scroll("carousel").offset.x - 262_144) < 0.01)
        #expect(abs(try stage.start("p4")) < 0.01)
    }
}
