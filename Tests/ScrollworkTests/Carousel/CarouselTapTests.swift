import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Taps on a page can turn the carousel.
@MainActor @Suite struct CarouselTapTests {
    @MainActor @Observable final class Album {
        var selection: Int? = 0
        @ObservationIgnored var written: [Int?] = []
        @ObservationIgnored var targets: [Int] = []
        @ObservationIgnored var settled: [Int] = []
    }

    enum Tap: CaseIterable, Sendable {
        case button, gesture
    }

    private struct Page: View {
        let number: Int
        let tap: Tap
        let action: () -> Void

        var body: some View {
            switch tap {
            case .button:
                Button(action: action) { Color.blue }.accessibilityIdentifier("page-\(number)")
            case .gesture:
                Color.blue.onTapGesture(perform: action).accessibilityIdentifier("page-\(number)")
            }
        }
    }

    private func stage(
        _ album: Album, _ tap: Tap, loops: Bool, paging: CarouselPaging, reducesMotion: Bool = false,
        reportsPhases: Bool = true,
        target: @escaping (Int) -> Int
    ) -> Stage {
        Stage(size: CGSize(width: 300, height: 200)) {
            if reducesMotion { $0.setReduceMotion(true) }
            $0.reportsScrollPhases = reportsPhases
        } content: {
            Carousel(
                0..<6, id: \.self,
                selection: Binding {
                    album.selection
                } set: {
                    album.written.append($0)
                    album.selection = $0
                },
                loops: loops, pageSize: .fixed(200), paging: paging
            ) { number in
                Page(number: number, tap: tap) { album.selection = target(number) }
            }
            .onPageChange { if $0 == .settling { album.targets.append($1) } }
            .onPageChange { if $0 == .settled { album.settled.append($1) } }
        }
    }

    @Test(arguments: Tap.allCases, [true, false])
    func aTapOnAPageSelectsTheNext(_ tap: Tap, _ loops: Bool) throws {
        for paging in [CarouselPaging.paged, .free] {
            let album = Album()
            let stage = stage(album, tap, loops: loops, paging: paging) { $0 + 1 }
            for next in 1...3 {
                stage.tap(at: CGPoint(x: 150, y: 100))
                try stage.settle()
                #expect(album.selection == next)
                #expect(try stage.frame(of: "page-\(next)").midX == 150)
            }
            #expect(album.targets == [1, 2, 3])
            #expect(album.settled == [1, 2, 3])
            #expect(album.written == [])
        }
    }

    @Test(arguments: Tap.allCases, [true, false])
    func aTapOnAVisibleNeighborSelectsIt(_ tap: Tap, _ reportsPhases: Bool) throws {
        let album = Album()
        let stage = stage(album, tap, loops: true, paging: .paged, reportsPhases: reportsPhases) { $0 }
        stage.tap(at: CGPoint(x: 290, y: 100))
        try stage.settle()
        #expect(album.selection == 1)
        stage.tap(at: CGPoint(x: 10, y: 100))
        try stage.settle()
        #expect(album.selection == 0)
        #expect(try stage.frame(of: "page-0").midX == 150)
        #expect(album.targets == [1, 0])
    }

    @Test(arguments: Tap.allCases)
    func aTapSelectsADistantPage(_ tap: Tap) throws {
        let album = Album()
        let stage = stage(album, tap, loops: false, paging: .paged, reducesMotion: true) { _ in 5 }
        stage.tap(at: CGPoint(x: 150, y: 100))
        try stage.settle()
        #expect(album.selection == 5)
        #expect(try stage.frame(of: "page-5").midX == 150)
    }
}
