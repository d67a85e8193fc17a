import Foundation
import LayerTree
import SwiftUI
import Testing

@testable import Scrollwork
@testable import ScrollworkTesting

extension Stage {
    /// The shapes that the stage draws, from back to front: the frame, the opacity of the paint, and the line width.
    fileprivate var shapes: [String] {
        var shapes: [String] = []
        func number(_ value: CGFloat) -> String {
            let rounded = (Double(value) * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }
        func opacity(_ paint: Paint) -> [Double] {
            switch paint {
            case .color(let color): [Double(color.alpha)]
            case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
                .angularGradient(let stops, _, _, _):
                stops.map { Double($0.color.alpha) }
            }
        }
        func visit(_ layer: Layer, _ outer: @escaping @Sendable (CGPoint) -> CGPoint, _ share: Double) {
            if layer.isHidden { return }
            let share = share * layer.opacity, position = layer.position, transform = layer.transform
            let place = { @Sendable (point: CGPoint) -> CGPoint in
                let moved = transform.map { point.applying($0) } ?? point
                return outer(CGPoint(x: moved.x + position.x, y: moved.y + position.y))
            }
            func write(_ path: Path, _ paint: Paint, _ suffix: String) {
                let bounds = path.boundingRect
                let corners = [
                    (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
                    (bounds.maxX, bounds.maxY),
                ].map { place(CGPoint(x: $0.0, y: $0.1)) }
                let x = corners.map(\.x).min() ?? 0, y = corners.map(\.y).min() ?? 0
                let width = (corners.map(\.x).max() ?? 0) - x, height = (corners.map(\.y).max() ?? 0) - y
                let opacities = opacity(paint).map { number($0 * share) }.joined(separator: "-")
                shapes.append("\(number(x)) \(number(y)) \(number(width)) \(number(height)) \(opacities)\(suffix)")
            }
            for command in layer.content {
                switch command {
                case .fill(let path, let paint, _): write(path, paint, "")
                case .stroke(let path, let paint, let style): write(path, paint, " line \(number(style.lineWidth))")
                case .text, .image: break
                }
            }
            for child in layer.children { visit(child, place, share) }
        }
        visit(graph.rootLayer, { $0 }, 1)
        return shapes
    }
}

/// The shapes that components draw.
@MainActor @Suite struct ComponentLookTests {
    // MARK: Days

    private func day(_ change: (inout MonthCalendarDay) -> Void) -> MonthCalendarDay {
        var day = MonthCalendarDay(day: october21, month: october, text: "21")
        change(&day)
        return day
    }

    private func look(
        width: CGFloat = 60, height: CGFloat? = nil,
        _ environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
        _ change: (inout MonthCalendarDay) -> Void
    ) -> [String] {
        let day = day(change)
        return Stage(size: CGSize(width: width, height: height ?? 100), environment: environment) {
            StandardDay(day: day).frame(width: width, height: height)
        }
        .shapes
    }

    @Test func marksOfADay() {
        #expect(look { _ in } == [])
        #expect(look { $0.isSelected = true } == ["10 30 40 40 1"])
        #expect(look { $0.isToday = true } == ["10 30 40 40 0.13"])
        #expect(look({ $0.colorScheme = .dark }) { $0.isToday = true } == ["10 30 40 40 0.24"])
        #expect(look({ $0.set(.increaseContrast) }) { $0.isToday = true } == ["11 31 38 38 1 line 2"])
        #expect(look({ $0.set(.differentiateWithoutColor) }) { $0.isToday = true } == ["11 31 38 38 1 line 2"])
        #expect(look { $0.isFocused = true } == ["8 28 44 44 1 line 2"])
        #expect(look(width: 30) { $0.isSelected = true } == ["0 35 30 30 1"])
        #expect(look(height: 30) { $0.isSelected = true } == ["18 3 24 24 1"])
        #expect(look({ $0.dynamicTypeSize = .xxLarge }) { $0.isSelected = true } == ["7 27 46 46 1"])
        #expect(look({ $0.dynamicTypeSize = .xLarge }) { $0.isSelected = true } == ["10 30 40 40 1"])
    }

    @Test(arguments: [false, true]) func bandsOfARange(_ rightToLeft: Bool) {
        func band(
            _ part: MonthCalendarDay.RangePart, first: Bool = false, last: Bool = false, width: CGFloat = 61,
            contrast: Bool = false
        ) -> [String] {
            look(
                width: width,
                { environment in
                    if rightToLeft { environment.layoutDirection = .rightToLeft }
                    environment.set(.increaseContrast, to: contrast)
                }
            ) {
                $0.isSelected = true
                $0.rangePart = part
                $0.isFirstOfRow = first
                $0.isLastOfRow = last
            }
        }
        #expect(band(.middle) == ["0 30 61 40 0.16"])
        #expect(band(.middle, width: 30) == ["0 35 30 30 0.16"])
        #expect(band(.middle, contrast: true) == ["0 30 61 40 0.4"])
        #expect(band(.start) == ["\(rightToLeft ? 0 : 30) 30 31 40 0.16", "10.5 30 40 40 1"])
        #expect(band(.end) == ["\(rightToLeft ? 30 : 0) 30 31 40 0.16", "10.5 30 40 40 1"])
        #expect(band(.start, last: true) == ["10.5 30 40 40 1"])
        #expect(band(.end, first: true) == ["10.5 30 40 40 1"])
        #expect(band(.start, first: true).count == 2 && band(.end, last: true).count == 2)
        #expect(band(.only) == ["10.5 30 40 40 1"])
    }

    /// Whether the top left, bottom left, top right, and bottom right corners of a band are round.
    private func roundCorners(
        _ part: MonthCalendarDay.RangePart, first: Bool = false, last: Bool = false
    ) -> [Bool] {
        let day = day {
            $0.rangePart = part
            ($0.isFirstOfRow, $0.isLastOfRow) = (first, last)
        }
        func fills(_ layer: Layer) -> [Path] {
            var paths: [Path] = []
            for command in layer.content { if case .fill(let path, _, _) = command { paths.append(path) } }
            return paths + layer.children.flatMap(fills)
        }
        let stage = Stage(size: CGSize(width: 61, height: 100)) { StandardDay(day: day) }
        guard let band = fills(stage.graph.rootLayer).first else { return [] }
        let rect = band.boundingRect.insetBy(dx: 0.2, dy: 0.2)
        return [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { !band.contains($0) }
    }

    @Test func bandsAreRoundAtTheEndsOfRows() {
        let none = [false, false, false, false]
        #expect(roundCorners(.middle) == none && roundCorners(.start) == none && roundCorners(.end) == none)
        #expect(roundCorners(.middle, first: true) == [true, true, false, false])
        #expect(roundCorners(.middle, last: true) == [false, false, true, true])
        #expect(roundCorners(.middle, first: true, last: true) == [true, true, true, true])
        #expect(roundCorners(.start, first: true) == none && roundCorners(.end, last: true) == none)
    }

    @Test func aMarkIsAsNarrowAsItsColumn() {
        let marks = look(width: 0.5) { $0.isSelected = true }
        #expect(marks.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") } == ["0.5 0.5 1"])
    }

    // MARK: Carousels

    /// Returns the windows of pages of 150 by 200 points.
    private func windows(_ style: ParallaxCarouselStyle) -> [Path] {
        let subject = CarouselSubject(count: 3)
        subject.pageSize = .relative(0.5)
        func clips(_ layer: Layer) -> [Path] {
            var paths: [Path] = []
            if case .path(let path, _) = layer.clip { paths.append(path) }
            return paths + layer.children.flatMap(clips)
        }
        return clips(subject.stage(style: style).graph.rootLayer).filter {
            abs($0.boundingRect.width - 150) < 0.01 && abs($0.boundingRect.height - 200) < 0.01
        }
    }

    @Test func cornersOfParallaxPages() {
        let looks: [(ParallaxCarouselStyle, CGFloat)] = [
            (ParallaxCarouselStyle(), 28), (.parallax, 28), (ParallaxCarouselStyle(cornerRadius: .nan), 28),
            (ParallaxCarouselStyle(cornerRadius: 12), 12), (.parallax(cornerRadius: 40), 40),
        ]
        for (style, radius) in looks {
            let windows = windows(style)
            #expect(windows.count == 3)
            // A quarter of a circle is this far from its corner along both sides.
            let distance = radius * (1 - CGFloat(0.5).squareRoot())
            for window in windows {
                let corner = window.boundingRect.origin
                func contains(_ place: CGFloat) -> Bool {
                    window.contains(CGPoint(x: corner.x + place, y: corner.y + place))
                }
                #expect(contains(distance + 0.1) && !contains(distance - 0.1), "\(radius)")
            }
        }
    }

    private func indicator(_ count: Int, _ axis: Axis = .horizontal) -> [String] {
        let subject = CarouselSubject(count: count)
        subject.showsIndicator = true
        subject.axis = axis
        let stage = subject.stage()
        return stage.shapes.filter { !$0.hasPrefix("0 0 ") && !$0.contains(" 300 ") && !$0.contains(" 200 ") }
    }

    @Test func dotsOfAnIndicator() {
        #expect(indicator(2) == ["139 189 7 7 0.2", "154 189 7 7 0.2", "135 189 15 7 1", "135 189 15 7 0"])
        #expect(indicator(2, .vertical) == ["289 89 7 7 0.2", "289 104 7 7 0.2", "289 85 7 15 1", "289 85 7 15 0"])
        #expect(indicator(13) == ["84 190.5 132 4 0.2", "84 190.5 14 4 1", "84 190.5 14 4 0"])
        #expect(indicator(13, .vertical) == ["290.5 34 4 132 0.2", "290.5 34 4 14 1", "290.5 34 4 14 0"])
        #expect(indicator(12).count == 14)
    }

    @Test(
        arguments: [
            (2, ["139 189 7 7 0.45", "154 189 7 7 0.45"]), (13, ["84 190.5 132 4 0.45"]),
        ] as [(Int, [String])])
    func dotsAreStrongerWithIncreasedContrast(_ count: Int, _ expected: [String]) {
        let subject = CarouselSubject(count: count)
        subject.showsIndicator = true
        let stage = subject.stage { $0.set(.increaseContrast) }
        #expect(stage.shapes.filter { $0.hasSuffix(" 0.45") } == expected)
    }

    // MARK: Wheels

    private func wheel(
        _ style: any WheelStyle, size: CGSize = CGSize(width: 100, height: 80), contrast: Bool = false,
        differentiates: Bool = false
    ) -> [String] {
        func stage(_ style: some WheelStyle) -> Stage {
            Stage(size: size) {
                $0.set(.increaseContrast, to: contrast)
                $0.set(.differentiateWithoutColor, to: differentiates)
            } content: {
                WheelPicker("Number", value: .constant(10), in: 8...14, majorStep: 4).valueDisabled { $0 == 12 }
                    .wheelPickerStyle(style)
            }
        }
        // The line through a label is as long as its text.
        return stage(style).shapes.filter { !$0.contains(" 1.5 0") }
    }

    @Test func ticksOfARuler() {
        #expect(
            wheel(.ruler) == [
                "29 12.5 2 32 0.75", "39 12.5 2 16 0.32", "49 12.5 2 22.4 0.32", "59 12.5 2 16 0.32",
                "69 12.5 2 32 0.26", "79 12.5 2 16 0.32", "89 12.5 2 22.4 0.32", "48.5 5.5 3 46 1",
            ])
        #expect(
            wheel(.ruler, contrast: true) == [
                "29 12.5 2 32 0.9", "39 12.5 2 16 0.9", "49 12.5 2 22.4 0.9", "59 12.5 2 16 0.9", "69 12.5 2 32 0.45",
                "79 12.5 2 16 0.9", "89 12.5 2 22.4 0.9", "48.5 5.5 3 46 1",
            ])
        #expect(
            wheel(.ruler, differentiates: true) == [
                "29 12.5 2 32 0.75", "39 12.5 2 16 0.32", "49 12.5 2 22.4 0.32", "59 12.5 2 16 0.32",
                "69 12.5 2 16 0.26", "79 12.5 2 16 0.32", "89 12.5 2 22.4 0.32", "48.5 5.5 3 46 1",
            ])
    }

    /// The width, the height, and the opacity of the lines through the labels of disabled values.
    private func lines(
        _ style: some WheelStyle, size: CGSize, disabled: Int, contrast: Bool = false, differentiates: Bool = true
    ) -> [String] {
        let stage = Stage(size: size) {
            $0.set(.increaseContrast, to: contrast)
            $0.set(.differentiateWithoutColor, to: differentiates)
        } content: {
            WheelPicker("Number", value: .constant(10), in: 8...14, majorStep: 4).valueDisabled { $0 == disabled }
                .valueLabel { _ in Color.clear.frame(width: 20, height: 10.5) }
                .wheelPickerStyle(style)
        }
        let shapes = stage.shapes.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
        return shapes.filter { $0.contains(" 1.5 0.") || $0.contains(" 1.43 0.") }
    }

    @Test func linesThroughDisabledLabels() {
        let low = CGSize(width: 100, height: 80), high = CGSize(width: 100, height: 300)
        #expect(lines(.ruler, size: low, disabled: 12) == ["20 1.5 0.35"])
        #expect(lines(.ruler, size: low, disabled: 12, contrast: true) == ["20 1.5 0.5"])
        #expect(lines(.ruler, size: low, disabled: 12, differentiates: false) == [])
        #expect(lines(.ruler, size: low, disabled: 11) == [], "it has no label")
        // The row turns by 0.3 radians, and is half as opaque as the selected row.
        #expect(lines(.drum, size: high, disabled: 11) == ["18.73 1.43 0.15"])
        #expect(lines(.drum, size: high, disabled: 11, differentiates: false) == [])
    }

    @Test func bandOfADrum() {
        let size = CGSize(width: 100, height: 300)
        #expect(wheel(.drum, size: size) == ["0 132 100 36 0.06"])
        #expect(wheel(.drum, size: size, contrast: true) == ["0 132 100 36 0.1", "0.75 132.75 98.5 34.5 0.7 line 1.5"])
        #expect(wheel(.drum(rowLength: 50, rows: 3), size: size) == ["0 125 100 50 0.06"])
    }
}
