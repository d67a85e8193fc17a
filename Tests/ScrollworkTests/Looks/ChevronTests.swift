import Foundation
import ImageHost
import LayerTree
import Scrollwork
@testable import ScrollworkTesting
import SwiftUI
import Testing

/// The picture of the button that opens the month of a week pager.
@MainActor
@Suite struct ChevronTests {
    /// The tip of the chevron is below the middle of the button of a week, and above that of an open month.
    @Test(arguments: [false, true]) func theChevronPointsToWhereTheMonthMoves(_ isOpen: Bool) throws {
        let log = WeekLog(october21)
        log.isMonthShown = isOpen
        let stage = Stage(size: CGSize(width: 370, height: 500)) { WeekScene(log: log) }
        try stage.settle()
        let button = try stage.element(.button, isOpen ? "Show week" : "Show month").frame
        let scale = 3.0
        let canvas = ImageCanvas(width: Int(stage.size.width * scale), height: Int(stage.size.height * scale))
        canvas.paint(stage.graph.rootLayer, scale: scale, background: .white)
        /// Whether a small area in the middle column has the tint color, which has no red.
        func isDrawn(_ distance: Double) -> Bool {
            let x = Double(button.midX), y = Double(button.midY) + distance
            let columns = Int((x - 0.3) * scale)...Int((x + 0.7) * scale)
            let rows = Int((y - 0.8) * scale)...Int((y + 0.8) * scale)
            return columns.contains { column in rows.contains { row in canvas.color(x: column, y: row).red < 0.5 } }
        }
        #expect(isDrawn(3.4) == !isOpen && isDrawn(-3.4) == isOpen)
    }
}
