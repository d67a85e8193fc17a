import SwiftUI

extension MeasuredCases {
    static let lists = [
        MeasuredCase("foreach/nested") {
            VStack {
                ForEach(0..<2) { row in
                    HStack {
                        ForEach(0..<3) { column in box(30, 20, "cell\(row)\(column)") }
                    }
                    .probe("row\(row)")
                }
            }
            .probe("grid")
        },
        MeasuredCase(
            "foreach/identity", { ItemsModel() },
            steps: [
                "insert": { $0.items.insert(.init(id: "d", width: 80), at: 0) },
                "mutate": { $0.items[1].width = 200 },
                "reverse": { $0.items.reverse() },
                "remove": { $0.items.removeAll { $0.id == "b" } },
            ]
        ) { model in
            VStack(alignment: .leading) {
                ForEach(model.items) { ItemRow(item: $0) }
            }
            .probe("stack")
        },
    ]
}

@Observable private final class ItemsModel {
    struct Item: Identifiable {
        let id: String
        var width: CGFloat
    }

    var items = [Item(id: "a", width: 60), Item(id: "b", width: 100), Item(id: "c", width: 140)]
}

/// A row that keeps its initial width.
private struct ItemRow: View {
    let id: String
    @State private var width: CGFloat

    init(item: ItemsModel.Item) {
        id = item.id
        _width = State(initialValue: item.width)
    }

    var body: some View { box(width, 20, "row-\(id)") }
}
