import Foundation
import LayerTree
import SwiftUI
import ViewRuntime

@testable import ScrollworkTesting

extension Stage {
    /// The shapes and texts in the window, from back to front.
    ///
    /// A shape has a frame, the opacity of its paint, and the width of its line. A text has the start of its first line
    /// and a font size.
    var drawing: [String] {
        var items: [String] = []
        func visit(_ layer: Layer, _ outer: @escaping @Sendable (CGPoint) -> CGPoint, _ share: Double) {
            let share = share * layer.opacity, position = layer.position, transform = layer.transform
            if layer.isHidden || share < 0.001 { return }
            let place = { @Sendable (point: CGPoint) -> CGPoint in
                let moved = transform.map { point.applying($0) } ?? point
                return outer(CGPoint(x: moved.x + position.x, y: moved.y + position.y))
            }
            func frame(_ rect: CGRect) -> CGRect {
                let corners = [
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
                ].map(place)
                let x = corners.map(\.x), y = corners.map(\.y)
                return CGRect(x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!)
            }
            func write(_ rect: CGRect, _ words: [String]) {
                let frame = frame(rect)
                // Whether the frame touches the window. An empty path has no frame.
                guard frame.minX < size.width, frame.minY < size.height, frame.maxX > 0, frame.maxY > 0 else { return }
                let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { decimals($0) }
                items.append((numbers + words).joined(separator: " "))
            }
            if let effects = layer.effects, effects.brightness != 0 {
                items.append("light \(decimals(effects.brightness, 3))")
            }
            if let mask = layer.effects?.mask { visit(mask, place, share) }
            switch layer.clip {
            case .rect(let rect): write(rect, ["clip"])
            case .path(let path, _): write(path.boundingRect, ["clip"])
            case nil: break
            }
            for command in layer.content {
                switch command {
                case .fill(let path, let paint, _): write(path.boundingRect, [paint.words(share)])
                case .stroke(let path, let paint, let style):
                    write(path.boundingRect, [paint.words(share), "line", decimals(style.lineWidth)])
                case .text(let layout, let origin, let paint):
                    let runs = layout.lines.flatMap(\.runs), font = runs.first?.font
                    write(
                        CGRect(origin: origin, size: layout.size),
                        [
                            (runs.first?.color.map { .color($0) } ?? paint).words(share),
                            runs.map(\.text).joined(), font.map { "\(decimals($0.size)) \($0.weight)" } ?? "",
                        ])
                case .image(_, let rect, _, _): write(rect, ["image"])
                }
            }
            for child in layer.children { visit(child, place, share) }
        }
        visit(graph.rootLayer, { $0 }, 1)
        return items
    }
}

extension Stage {
    /// The descriptions of the rest positions of scroll views in the window.
    fileprivate var rests: [String] {
        func found(_ layer: Layer) -> [String] {
            let own = layer.restPositions.map { rests in
                [rests.horizontal, rests.vertical].map { numbers in
                    guard let numbers else { return "-" }
                    let ends = numbers.count > 12 ? Array(numbers.prefix(6) + numbers.suffix(3)) : numbers
                    return ends.map { decimals($0) }.joined(separator: " ") + " of \(numbers.count)"
                }
                .joined(separator: ", ")
            }
            return (own.map { ["  rests \($0)"] } ?? []) + layer.children.flatMap(found)
        }
        return found(graph.rootLayer)
    }
}

extension Paint {
    /// The opacities of the colors, and the colors that aren't gray.
    fileprivate func words(_ share: Double) -> String {
        func word(_ color: RGBA) -> String {
            let tint = color.red == color.green && color.green == color.blue ? "" : decimals(color.blue - color.red)
            return decimals(Double(color.alpha) * share, 3) + (tint.isEmpty ? "" : "/\(tint)")
        }
        return switch self {
        case .color(let color): word(color)
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _, _):
            stops.map { "\(word($0.color))@\(decimals($0.location, 3))" }.joined(separator: ",")
        }
    }
}

/// What a stage shows and reports, in lines for a record.
@MainActor
final class Trace {
    private let stage: Stage
    private let reports: () -> [String]
    private(set) var lines: [String] = []
    private var known: Set<String> = []
    private var events = 0
    private var notifications = 0

    /// - Parameter reports: Returns what the components have reported since the last call.
    init(_ stage: Stage, reports: @escaping () -> [String] = { [] }) {
        self.stage = stage
        self.reports = reports
        // Layers describe their rest positions only to a host that shows movements itself.
        stage.graph.lead = 0.1
        note("start", most: .max)
        elements()
    }

    /// Adds a line for the reports, feedback and notifications, and a line for each drawing that moved or changed.
    func note(_ title: String, most: Int = 10) {
        let clicks = stage.feedback.dropFirst(events).map { "\($0.name) \(decimals($0.intensity))" }
        let spoken = stage.accessibilityNotifications.dropFirst(notifications).map {
            "\($0.kind.rawValue) \($0.text ?? "-")"
        }
        events = stage.feedback.count
        notifications = stage.accessibilityNotifications.count
        let news = (reports() + clicks + spoken).joined(separator: ", ")
        lines.append("\(title) at \(decimals(stage.time, 3))\(news.isEmpty ? "" : ": \(news)")")
        let drawing = stage.drawing
        let all = drawing.filter { !known.contains($0) }
        let new = all.count > most ? Array(all.prefix(most / 2) + all.suffix(most / 2)) : all
        known = Set(drawing)
        lines.append((["  \(drawing.count) items"] + new).joined(separator: " | "))
    }

    /// Adds a line for each accessibility element.
    func elements() {
        lines += stage.semantics.flattened.compactMap { node in
            guard node.label != nil || node.value != nil else { return nil }
            let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { decimals($0) }
            return "  \(node.role) \(node.label ?? "-") \(node.value ?? "-") \(frame.joined(separator: " "))"
        }
    }

    /// Advances the time, and adds lines at regular times.
    func watch(_ title: String, _ seconds: Double, times: Int) {
        for _ in 0..<times {
            stage.advance(by: seconds / Double(times))
            note(title)
        }
    }

    /// Waits until everything rests.
    func settle(_ title: String) throws {
        let seconds = try stage.settle(within: 20)
        note("\(title) settled after \(decimals(seconds, 3))", most: 20)
        lines += stage.rests
    }
}
