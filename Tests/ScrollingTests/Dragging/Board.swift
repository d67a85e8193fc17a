import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A card of a board, which can also be dropped where text is taken.
struct BoardCard: Codable, Hashable, Identifiable, Transferable {
    var id: Int
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .boardCard)
        ProxyRepresentation(exporting: \.title)
    }
}

extension UTType {
    static let boardCard = UTType(exportedAs: "com.example.board-card")
}

extension NSItemProvider {
    /// Returns an item with text that isn't in UTF-8.
    static func unreadableText() -> NSItemProvider {
        let item = NSItemProvider()
        item.registerDataRepresentation(
            forTypeIdentifier: UTType.utf8PlainText.identifier, visibility: .all
        ) { completion in
            completion(Data([0xFF]), nil)
            return nil
        }
        return item
    }
}

/// A board with two columns of cards, 150 points wide, between which a person drags the cards.
struct Board: View {
    let log: GestureLog
    var accepts = true
    @State private var columns = [
        [BoardCard(id: 1, title: "one"), BoardCard(id: 2, title: "two")], [BoardCard(id: 3, title: "three")],
    ]
    @State private var targeted: Int?

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<2, id: \.self) { index in
                VStack(spacing: 0) {
                    ForEach(columns[index]) { card in
                        Text(card.title)
                            .frame(width: 150, height: 60)
                            .background(.yellow)
                            .accessibilityIdentifier(card.title)
                            .draggable(card)
                    }
                    Spacer(minLength: 0)
                }
                .frame(width: 150, height: 400)
                .background { if targeted == index { Color.gray } }
                .accessibilityIdentifier("column-\(index)")
                .dropDestination(for: BoardCard.self) { cards, location in
                    log.note("drop \(cards.map(\.title)) at \(Int(location.x)) \(Int(location.y))")
                    guard accepts else { return false }
                    for card in cards {
                        for other in columns.indices { columns[other].removeAll { $0.id == card.id } }
                        columns[index].append(card)
                    }
                    return true
                } isTargeted: { isTargeted in
                    log.note("\(index) \(isTargeted)")
                    targeted = isTargeted ? index : nil
                }
            }
        }
        .frame(width: 300, height: 400)
    }
}
