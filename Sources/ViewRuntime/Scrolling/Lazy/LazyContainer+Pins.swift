import Foundation

/// A section header or footer that stays visible while its section is.
struct LazyPin {
    let lines: Range<Int>
    let section: SectionSpan
    let isHeader: Bool
}

/// The layout of pinned views.
///
/// A header stays at the leading edge of the viewport, without its insets, while its section spans that edge. The end
/// of the section's content pushes it out. A footer stays at the trailing edge from the beginning of its section on,
/// but never overlaps its header.
extension LazyContainer {
    /// Creates the pinned views of all sections in the window.
    func makePins() -> [LazyPin] {
        if pinned.isEmpty || window.isEmpty { return [] }
        var pins: [LazyPin] = []
        var slot = lines.slots(ofLine: window.lowerBound).lowerBound
        let end = lines.slots(ofLine: window.upperBound - 1).upperBound
        while slot < end {
            guard let section = sections.span(containing: slot) else {
                slot += 1
                continue
            }
            if pinned.contains(.sectionHeaders) { append(section.header, of: section, isHeader: true, to: &pins) }
            if pinned.contains(.sectionFooters) { append(section.footer, of: section, isHeader: false, to: &pins) }
            slot = section.all.upperBound
        }
        return pins
    }

    private func append(_ slots: Range<Int>, of section: SectionSpan, isHeader: Bool, to pins: inout [LazyPin]) {
        if slots.isEmpty { return }
        let range = lines.line(ofSlot: slots.lowerBound)..<lines.line(ofSlot: slots.upperBound - 1) + 1
        for line in range {
            if rows[line]?.isParked != false || extents.measured(line) == nil { measure(line) }
            show(rows[line]!)
        }
        pins.append(LazyPin(lines: range, section: section, isHeader: isHeader))
    }

    /// Places the pinned views.
    ///
    /// - Parameters:
    ///   - scroll: The scroll view.
    ///   - slides: Whether only positions can have changed, as in a frame of a scroll.
    func placePins(in scroll: ScrollElement, slides: Bool) {
        if pins.isEmpty { return }
        let room = span(of: scroll.alignmentRect, in: scroll)
        for pin in pins {
            let natural = CGFloat(extents.offset(of: pin.lines.lowerBound))
            let shift = shift(of: pin, from: natural, in: room)
            for line in pin.lines {
                guard let row = rows[line] else { continue }
                let place = CGFloat(extents.offset(of: line)) + shift
                if slides {
                    row.forgetPlace()
                    for cell in row.cells {
                        let width = cell.element.size(for: cell.proposal).width
                        cell.element.slide(to: origin(of: cell, at: place, width: width))
                    }
                } else {
                    self.place(row, at: place)
                }
            }
        }
    }

    private func shift(of pin: LazyPin, from natural: CGFloat, in room: (low: CGFloat, high: CGFloat)) -> CGFloat {
        let length = CGFloat(extents.offset(of: pin.lines.upperBound)) - gap - natural
        if pin.isHeader {
            let end = lines.line(ofSlot: pin.section.content.upperBound - 1) + 1
            let limit = pin.section.content.isEmpty ? natural : CGFloat(extents.offset(of: end)) - gap - length
            return max(min(room.low, limit) - natural, 0)
        }
        let begin = pin.section.header.isEmpty ? pin.section.content.lowerBound : pin.section.header.upperBound
        let limit = CGFloat(extents.offset(of: lines.line(ofSlot: begin)))
        return min(max(room.high - length, limit) - natural, 0)
    }
}
