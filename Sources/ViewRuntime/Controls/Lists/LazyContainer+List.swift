extension LazyContainer {
    func place(ofSlot slot: Int) -> ListRowPosition {
        var place = ListRowPosition()
        place.beginsList = slot == 0
        guard let section = sections.span(containing: slot) else {
            // Consecutive rows outside of sections form a group of their own.
            place.isFirst = slot == 0 || sections.span(containing: slot - 1) != nil
            place.isLast = slot + 1 == lines.lineCount || sections.span(containing: slot + 1) != nil
            place.beginsSection = place.isFirst
            return place
        }
        if section.header.contains(slot) {
            place.part = .header
        } else if section.footer.contains(slot) {
            place.part = .footer
        }
        place.isFirst = slot == section.content.lowerBound
        place.isLast = slot + 1 == section.content.upperBound
        place.beginsSection = slot == section.all.lowerBound
        return place
    }
}
