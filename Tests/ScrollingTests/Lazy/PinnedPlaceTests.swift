import ScrollworkTesting
import SwiftUI
import Testing

/// Where pinned views are in a scroll view with margins, in sections with spacing.
@MainActor
@Suite struct PinnedPlaceTests {
    /// A window of 100 points with margins of 10 and 15 points. Views of 20 points are 5 points apart: a header, rows,
    /// and a footer.
    private func stage(_ form: StackForm, pinned: PinnedScrollableViews, @ViewBuilder _ views: () -> some View) -> Stage
    {
        Stage(
            size: CGSize(width: 100, height: 100),
            environment: { $0.layoutDirection = form.isRightToLeft ? .rightToLeft : .leftToRight }
        ) {
            ScrollView(form.axis == .vertical ? .vertical : .horizontal) {
                if form.axis == .vertical {
                    LazyVStack(spacing: 5, pinnedViews: pinned, content: views)
                } else {
                    LazyHStack(spacing: 5, pinnedViews: pinned, content: views)
                }
            }
            .contentMargins(form.axis == .vertical ? .top : .leading, 10)
            .contentMargins(form.axis == .vertical ? .bottom : .trailing, 15)
            .accessibilityIdentifier("scroll")
        }
    }

    private func sections() -> some View {
        ForEach(0..<4, id: \.self) { section in
            Section {
                ForEach(0..<3, id: \.self) { cell(20, 20, "\(section)-\($0)") }
            } header: {
                cell(20, 20, "header-\(section)")
            } footer: {
                cell(20, 20, "footer-\(section)")
            }
        }
    }

    private func scroll(_ stage: Stage, by distance: CGFloat, _ form: StackForm) throws {
        let x = form.isRightToLeft ? -distance : distance
        stage.wheel(
            by: form.axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: x, height: 0),
            at: CGPoint(x: 50, y: 50), precise: true)
        try stage.settle()
    }

    private func place(_ stage: Stage, _ name: String, _ form: StackForm) throws -> CGFloat {
        let frame = try stage.frame(of: name)
        return form.axis == .vertical ? frame.minY : form.isRightToLeft ? 100 - frame.maxX : frame.minX
    }

    /// Each row is a distance from the start, and the places of views after it. A section is 125 points long. Headers
    /// are pinned at 10 points, and footers at 65 points.
    private static let places: [(CGFloat, [String: CGFloat])] = [
        (0, ["header-0": 10, "0-0": 35, "footer-0": 65]),
        (10, ["header-0": 10, "0-0": 25, "footer-0": 65]),
        (44, ["header-0": 10, "footer-0": 65, "0-2": 41]),
        (46, ["header-0": 10, "footer-0": 64, "header-1": 89]),
        (70, ["header-0": 10, "footer-0": 40, "header-1": 65, "footer-1": 90]),
        (76, ["header-0": 9, "footer-0": 34, "header-1": 59, "footer-1": 84]),
        (94, ["header-0": -9, "footer-0": 16, "header-1": 41, "footer-1": 66]),
        (96, ["footer-0": 14, "header-1": 39, "footer-1": 65]),
        (124, ["footer-0": -14, "header-1": 11, "footer-1": 65]),
        (126, ["header-1": 10, "footer-1": 65, "1-0": 34]),
    ]

    @Test(arguments: StackForm.all) func `Pinned views keep their distance from the margins`(form: StackForm) throws {
        let stage = stage(form, pinned: [.sectionHeaders, .sectionFooters]) { sections() }
        var offset: CGFloat = 0
        for round in 0..<2 {
            for (goal, expected) in round == 0 ? Self.places : Self.places.reversed() {
                if goal != offset { try scroll(stage, by: goal - offset, form) }
                offset = goal
                for (name, place) in expected {
                    #expect(abs(try self.place(stage, name, form) - place) < 0.01, "\(goal) \(name)")
                }
            }
        }
    }

    /// The header reaches the end of its section at 75 points. No row appears or disappears between 70 and 78 points.
    @Test(arguments: StackForm.all) func `A header that slid back is pushed out at the same place again`(
        form: StackForm
    ) throws {
        let stage = stage(form, pinned: .sectionHeaders) { sections() }
        var offset: CGFloat = 0
        for (goal, place) in [(78, 7), (70, 10), (90, -5), (70, 10), (78, 7), (40, 10)] as [(CGFloat, CGFloat)] {
            try scroll(stage, by: goal - offset, form)
            offset = goal
            #expect(abs(try self.place(stage, "header-0", form) - place) < 0.01, "\(goal)")
        }
    }

    @Test(arguments: StackForm.all) func `Views that aren't pinned scroll away`(form: StackForm) throws {
        for (pinned, header, footer) in [
            (PinnedScrollableViews(), -20, 80), (.sectionHeaders, 10, 80), (.sectionFooters, -20, 65),
        ] as [(PinnedScrollableViews, CGFloat, CGFloat)] {
            let stage = stage(form, pinned: pinned) { sections() }
            try scroll(stage, by: 30, form)
            // Without pinning, the header is outside the viewport, and needn't exist.
            if header > 0 || stage.exists("header-0") { #expect(try place(stage, "header-0", form) == header) }
            #expect(try place(stage, "footer-0", form) == footer)
        }
    }

    /// A header of 10 and 6 points, 5 points apart, and rows of 20 points.
    @Test(arguments: StackForm.all) func `All views of a header are pinned together`(form: StackForm) throws {
        let stage = stage(form, pinned: .sectionHeaders) {
            ForEach(0..<3, id: \.self) { section in
                Section {
                    ForEach(0..<4, id: \.self) { cell(20, 20, "\(section)-\($0)") }
                } header: {
                    cell(10, 10, "first-\(section)")
                    cell(6, 6, "second-\(section)")
                }
            }
        }
        // The section is 26 + 100 points long; its header needs 21 points.
        for (goal, first, next) in [(0, 10, nil), (40, 10, nil), (94, 10, 42), (104, 6, 32), (114, -4, 22)]
            as [(CGFloat, CGFloat, CGFloat?)]
        {
            let now = try stage.scroll("scroll")
            let offset =
                form.axis == .vertical
                ? now.offset.y + 10
                : form.isRightToLeft ? now.contentSize.width - 100 - now.offset.x + 10 : now.offset.x + 10
            if goal != offset { try scroll(stage, by: goal - offset, form) }
            #expect(abs(try place(stage, "first-0", form) - first) < 0.01, "\(goal)")
            #expect(abs(try place(stage, "second-0", form) - first - 15) < 0.01, "\(goal)")
            if let next { #expect(abs(try place(stage, "first-1", form) - next) < 0.01, "\(goal)") }
        }
    }

    /// A row of 40 points comes before the section, whose first row begins at 55 points. The footer is pinned at 65
    /// points.
    @Test(arguments: StackForm.all) func `A footer is pinned if only the first row of its section is visible`(
        form: StackForm
    ) throws {
        let stage = stage(form, pinned: .sectionFooters) {
            cell(40, 40, "before")
            Section {
                ForEach(0..<3, id: \.self) { cell(60, 60, "row-\($0)") }
            } footer: {
                cell(20, 20, "footer")
            }
        }
        #expect(abs(try place(stage, "row-0", form) - 55) < 0.01)
        #expect(!stage.exists("row-1"))
        #expect(abs(try place(stage, "footer", form) - 65) < 0.01)
    }
}
