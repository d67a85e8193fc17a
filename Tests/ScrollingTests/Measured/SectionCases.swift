import SwiftUI

extension MeasuredCases {
    static let sections = [
        MeasuredCase(
            "lazy/pinned-headers", { Destination<String>() }, steps: ["b3": toB3, "a7": { $0.go(to: "a7", .bottom) }]
        ) {
            pinned($0, .sectionHeaders)
        },
        MeasuredCase("lazy/pinned-both", { Destination<String>() }, steps: ["b3": toB3]) {
            pinned($0, [.sectionHeaders, .sectionFooters])
        },
        MeasuredCase("lazy/stacks") {
            HStack(alignment: .top, spacing: 20) {
                LazyVStack(alignment: .leading, spacing: 6) {
                    box(34.5, 16, "alpha")
                    box(60, 20, "red")
                    box(28, 16, "beta")
                }
                .probe("vstack")
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        box(50, 20, "green")
                        box(50, 20)
                    } header: {
                        box(44.5, 16, "header")
                    }
                }
                .probe("sections")
                LazyHStack(alignment: .bottom, spacing: 4) {
                    box(20, 30, "orange")
                    box(13, 16, "hi")
                }
                .probe("hstack")
            }
            .probe("row")
        },
    ]

    private static let toB3: (Destination<String>) -> Void = { $0.go(to: "b3", .top) }

    /// Three sections of 200 points each, with pinned headers or footers.
    private static func pinned(_ model: Destination<String>, _ views: PinnedScrollableViews) -> some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: views) {
                    ForEach(["a", "b", "c"], id: \.self) { section in
                        Section {
                            ForEach(0..<8) { box(200, 20, "\(section)\($0)").id("\(section)\($0)") }
                        } header: {
                            box(200, 24, "\(section)H")
                        } footer: {
                            box(200, 16, "\(section)F")
                        }
                    }
                }
            }
            .probe("scroll")
            .onChange(of: model.target) {
                if let target = model.target { proxy.scrollTo(target, anchor: model.anchor) }
            }
        }
    }
}
