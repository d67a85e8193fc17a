import Foundation
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// Where stacks, grids, and scroll views place their content in windows of different sizes.
@MainActor @Suite struct LayoutRecordTests {
    nonisolated enum Subject: String, CaseIterable, Sendable {
        case stacks, priorities, guides, ratios, frames, grid, spans, lazyGrids, sections, insets, relative, effects
        case thatFits, anchors, nested, paging
    }

    private struct Scene: View {
        let subject: Subject

        private func box(_ width: CGFloat?, _ height: CGFloat?, _ color: Color = .red) -> some View {
            color.frame(width: width, height: height)
        }

        var body: some View {
            switch subject {
            case .stacks:
                HStack(alignment: .bottom, spacing: 5) {
                    box(20, 30)
                    VStack(alignment: .trailing) {
                        Text("One")
                        box(40, 10, .blue)
                        Spacer(minLength: 12)
                        box(nil, 20, .green)
                    }
                    Divider()
                    ZStack(alignment: .topLeading) {
                        box(nil, nil, .yellow)
                        box(15, 15, .purple)
                    }
                }
                .padding(.leading, 7)
            case .priorities:
                HStack {
                    Text("A text that gets what is left of the width").layoutPriority(-1)
                    box(nil, 20, .blue).frame(minWidth: 30, maxWidth: 90)
                    Text("Important").layoutPriority(1).fixedSize(horizontal: true, vertical: false)
                    box(nil, 30, .green).frame(idealWidth: 50).fixedSize()
                }
            case .guides:
                HStack(alignment: .firstTextBaseline) {
                    Text("Large").font(.largeTitle)
                    Text("Small").font(.caption).alignmentGuide(.firstTextBaseline) { $0[.bottom] + 4 }
                    VStack(alignment: .leading) {
                        box(30, 10).alignmentGuide(.leading) { $0.width / 3 }
                        box(50, 10, .blue)
                    }
                    Text("Last").alignmentGuide(VerticalAlignment.center) { _ in 3 }
                }
            case .ratios:
                VStack(spacing: 3) {
                    box(nil, nil).aspectRatio(2, contentMode: .fit)
                    box(nil, nil, .blue).aspectRatio(CGSize(width: 1, height: 3), contentMode: .fill).frame(height: 60)
                        .clipped()
                    box(40, 20, .green).scaledToFit()
                    box(nil, nil, .yellow).aspectRatio(contentMode: .fit)
                }
            case .frames:
                VStack(alignment: .leading, spacing: 4) {
                    box(30, 10).frame(width: 90, height: 24, alignment: .bottomTrailing).border(.black)
                    box(nil, 10, .blue).frame(minWidth: 50, idealWidth: 70, maxWidth: 120, alignment: .leading)
                    box(500, 10, .green).frame(maxWidth: .infinity, alignment: .trailing)
                    box(30, 10, .yellow).position(x: 50, y: 12).frame(height: 30)
                    box(30, 10, .purple).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)).border(.black)
                    box(nil, nil, .orange).overlay(alignment: .topTrailing) { box(9, 9, .black) }
                        .background(alignment: .bottom) { box(200, 99, .gray) }
                }
            case .grid:
                Grid(alignment: .bottomTrailing, horizontalSpacing: 9, verticalSpacing: 4) {
                    GridRow(alignment: .top) {
                        box(20, 40)
                        Text("Middle")
                        box(60, 10, .blue)
                    }
                    box(nil, 6, .green)
                    GridRow {
                        box(nil, nil, .yellow).gridCellUnsizedAxes([.horizontal, .vertical])
                        Text("A longer text").gridColumnAlignment(.leading)
                        box(10, 30, .purple).gridCellAnchor(.topLeading)
                    }
                }
            case .spans:
                Grid {
                    GridRow {
                        box(100, 10).gridCellColumns(2)
                        box(20, 20, .blue)
                        Text("End")
                    }
                    GridRow {
                        Text("One")
                        box(30, 10, .green).gridCellColumns(3)
                    }
                    GridRow {
                        ForEach(0..<4, id: \.self) { box(CGFloat($0) * 9 + 5, 8, .yellow) }
                    }
                }
            case .lazyGrids:
                ScrollView {
                    LazyVGrid(
                        columns: [GridItem(.adaptive(minimum: 50), spacing: 4), GridItem(.fixed(40), alignment: .top)],
                        alignment: .leading, spacing: 6
                    ) {
                        ForEach(0..<40, id: \.self) { box(nil, CGFloat($0 % 3) * 12 + 8) }
                    }
                    ScrollView(.horizontal) {
                        LazyHGrid(rows: [GridItem(.flexible(minimum: 10, maximum: 30)), GridItem(.fixed(20))]) {
                            ForEach(0..<40, id: \.self) { box(CGFloat($0 % 4) * 7 + 9, nil, .blue) }
                        }
                        .frame(height: 80)
                    }
                }
            case .sections:
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                        ForEach(0..<6, id: \.self) { section in
                            Section {
                                ForEach(0..<5, id: \.self) { row in box(CGFloat(row + 1) * 20, 35, .blue) }
                            } header: {
                                Text("Header \(section)").background(.white)
                            } footer: {
                                Text("Footer \(section)").font(.caption)
                            }
                        }
                    }
                }
            case .insets:
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20, id: \.self) { box(nil, 30, $0 % 2 == 0 ? .red : .blue) } }
                }
                .contentMargins(.horizontal, 14, for: .scrollContent)
                .safeAreaInset(edge: .top, spacing: 5) { box(nil, 24, .green) }
                .safeAreaInset(edge: .bottom, alignment: .trailing) { box(60, 18, .yellow) }
                .safeAreaPadding(.leading, 6)
            case .relative:
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(0..<6, id: \.self) { _ in
                            box(nil, 50).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
            case .effects:
                VStack(spacing: 20) {
                    box(60, 20).rotationEffect(.degrees(30), anchor: .topLeading)
                    box(60, 20, .blue).scaleEffect(x: 0.5, y: 2, anchor: .bottom)
                    box(60, 20, .green).offset(x: 12, y: -7).opacity(0.4)
                    box(60, 20, .yellow).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
                    box(60, 20, .purple).transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0.3, d: 1, tx: 4, ty: 5))
                    box(60, 20, .orange).visualEffect { $0.offset(x: $1.size.width / 4) }
                }
            case .thatFits:
                VStack {
                    ViewThatFits(in: .horizontal) {
                        box(350, 20)
                        box(150, 20, .blue)
                        box(20, 20, .green)
                    }
                    AnyLayout(VStackLayout(alignment: .trailing, spacing: 2)) {
                        box(40, 8)
                        box(20, 8, .blue)
                    }
                    GeometryReader { box($0.size.width / 2, $0.size.height / 4, .yellow) }
                }
            case .anchors:
                ScrollView {
                    VStack(spacing: 8) { ForEach(0..<12, id: \.self) { Text("Row \($0)").frame(height: 33) } }
                }
                .defaultScrollAnchor(.bottom)
            case .nested:
                ScrollView {
                    LazyVStack(spacing: 5) {
                        ForEach(0..<8, id: \.self) { row in
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 4) {
                                    ForEach(0..<30, id: \.self) { box(CGFloat(($0 + row) % 5) * 9 + 12, 40, .blue) }
                                }
                            }
                        }
                    }
                }
            case .paging:
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<9, id: \.self) { page in
                            box(nil, nil, page % 2 == 0 ? .red : .blue).containerRelativeFrame(.horizontal)
                        }
                    }
                }
                .scrollTargetBehavior(.paging)
            }
        }
    }

    @Test(arguments: Subject.allCases) func layout(_ subject: Subject) throws {
        var lines: [String] = []
        for (size, isMirrored) in [(CGSize(width: 320, height: 300), false), (CGSize(width: 170, height: 210), true)] {
            let stage = Stage(size: size) {
                if isMirrored { $0.layoutDirection = .rightToLeft }
            } content: {
                Scene(subject: subject)
            }
            let trace = Trace(stage)
            for (x, y) in [(-40.0, -60.0), (-3, -110), (70, 30)] {
                let finger = stage.touch(at: CGPoint(x: size.width / 2, y: size.height / 2))
                finger.move(by: CGSize(width: isMirrored ? -x : x, height: y), over: 0.15)
                trace.note("dragged", most: 24)
                finger.lift()
                try trace.settle("drag")
            }
            stage.press(.end)
            try trace.settle("end")
            stage.resize(to: CGSize(width: size.height, height: size.width))
            try trace.settle("turned")
            lines += ["", "\(size)"] + trace.lines
        }
        try Record.check("Layouts/\(subject.rawValue)", lines)
    }
}
