import Scrollwork
import SwiftUI

extension Pictures {
    static let carousels = [
        places("carousel-plain", .plain),
        places("carousel-scaled", .scaled),
        places("carousel-scaled-more", .scaled(0.6)),
        places("carousel-flow", .coverFlow, pageSize: .relative(0.54), spacing: 0),
        places("carousel-stack", .stack, pageSize: .relative(0.66), spacing: 0),
        Picture("carousel-parallax", 390, 330) {
            Carousel(Place.all, pageSize: .relative(0.76), spacing: 14) { PlaceCard(place: $0, hasCaption: false) }
                .pageIndicator()
                .carouselStyle(.parallax)
                .padding(.vertical, 12)
        },
        Picture("carousel-autoplay", 390, 230) {
            Carousel(Place.all, pageSize: .relative(0.76), spacing: 14) { PlaceCard(place: $0) }
                .autoplay(every: .seconds(3))
                .pageIndicator()
                .padding(.vertical, 12)
        },
        Picture("carousel-vertical", 260, 360) {
            Carousel(0..<6, id: \.self, axis: .vertical, pageSize: .relative(0.6), spacing: 10) { NumberCard($0) }
                .padding(.horizontal, 20)
        },
        aligned("carousel-leading", .leading),
        aligned("carousel-center", .center),
        aligned("carousel-trailing", .trailing),
        sized("carousel-relative", .relative(0.8)) { NumberCard($0) },
        sized("carousel-fixed", .fixed(90)) { NumberCard($0) },
        sized("carousel-content", .content) { NumberCard($0).frame(width: [120, 60, 170, 90, 140, 70][$0]) },
        ordered("carousel-natural", .natural),
        ordered("carousel-current-on-top", .currentOnTop),
        ordered("carousel-earlier-on-top", .earlierOnTop),
    ]

    private static func places(
        _ name: String, _ style: some CarouselStyle, pageSize: CarouselPageSize = .relative(0.76), spacing: CGFloat = 14
    ) -> Picture {
        Picture(name, 390, 330) {
            Carousel(Place.all, pageSize: pageSize, spacing: spacing) { PlaceCard(place: $0) }
                .pageIndicator()
                .carouselStyle(style)
                .padding(.vertical, 12)
        }
    }

    private static func aligned(_ name: String, _ alignment: CarouselAlignment) -> Picture {
        Picture(name, 260, 130) {
            Carousel(0..<6, id: \.self, pageSize: .relative(0.6), spacing: 10, alignment: alignment) { NumberCard($0) }
                .padding(.vertical, 10)
        }
    }

    private static func sized(
        _ name: String, _ size: CarouselPageSize, @ViewBuilder page: @escaping (Int) -> some View
    ) -> Picture {
        Picture(name, 260, 130) {
            Carousel(0..<6, id: \.self, loops: false, pageSize: size, spacing: 10, alignment: .leading, content: page)
                .padding(.vertical, 10)
        }
    }

    private static func ordered(_ name: String, _ order: CarouselPageOrder) -> Picture {
        Picture(name, 260, 150) {
            Carousel(0..<6, id: \.self, pageSize: .relative(0.4)) { NumberCard($0) }
                .carouselStyle(Overlapping(order: order))
                .padding(.vertical, 10)
        }
    }
}

/// Pages that cover a third of their neighbors.
private struct Overlapping: CarouselStyle {
    let order: CarouselPageOrder
    var reach: Int { 2 }

    func makeBody(configuration: Configuration) -> some View {
        configuration.page.look { page, look in
            look.offset = page.offset(-0.3 * page.length * page.progress)
            look.scale = 1 - 0.1 * min(abs(page.progress), 3)
        }
    }
}

/// A card with a number.
private struct NumberCard: View {
    let number: Int

    init(_ number: Int) { self.number = number }

    private static let colors: [Color] = [.teal, .indigo, .orange, .pink, .green, .blue]

    var body: some View {
        RoundedRectangle(cornerRadius: 16)
            .inset(by: 1)
            .fill(Self.colors[number])
            .background(.background, in: .rect(cornerRadius: 16))
            .overlay { Text("\(number + 1)").font(.system(size: 40, weight: .bold)).foregroundStyle(.white) }
    }
}
