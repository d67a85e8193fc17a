import SwiftUI
import Testing

/// Sets of accessibility traits.
struct AccessibilityTraitTests {
    private let all: [AccessibilityTraits] = [
        .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound, .isKeyboardKey,
        .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession, .allowsDirectInteraction,
        .causesPageTurn, .isModal, .isToggle, .isTabBar,
    ]
    private let pair: AccessibilityTraits = [.isButton, .isHeader]
    private let other: AccessibilityTraits = [.isHeader, .isLink]

    @Test func `Each trait is different from all others`() {
        for (index, trait) in all.enumerated() {
            #expect(!trait.isEmpty && trait != AccessibilityTraits())
            for (place, next) in all.enumerated() {
                #expect(trait.contains(next) == (index == place), "\(index) \(place)")
                #expect(trait.intersection(next).isEmpty == (index != place), "\(index) \(place)")
            }
        }
    }

    @Test func `Sets of traits combine like other sets`() {
        #expect(pair.union(other) == [.isButton, .isHeader, .isLink])
        #expect(pair.intersection(other) == .isHeader)
        #expect(pair.symmetricDifference(other) == [.isButton, .isLink])
        #expect(pair.contains(pair) && pair.contains(.isHeader) && pair.contains([]))
        #expect(!pair.contains(other) && !pair.contains(.isLink))
        var set = pair
        set.formUnion(other)
        #expect(set == [.isButton, .isHeader, .isLink])
        set.formIntersection(other)
        #expect(set == other)
        set.formSymmetricDifference(pair)
        #expect(set == [.isButton, .isLink])
    }

    @Test func `A trait is added and removed once`() {
        var set = pair
        let first = set.insert(.isLink)
        #expect(first.inserted && first.memberAfterInsert == .isLink && set == [.isButton, .isHeader, .isLink])
        let second = set.insert(.isLink)
        #expect(!second.inserted && second.memberAfterInsert == .isLink && set == [.isButton, .isHeader, .isLink])
        // A set of which only a part is contained is new.
        let third = set.insert([.isLink, .isImage])
        #expect(third.inserted && set.contains(.isImage))
        let removed = [set.remove(.isImage), set.remove(.isImage)]
        #expect(removed == [.isImage, nil] && set == [.isButton, .isHeader, .isLink])
        let updated = [set.update(with: .isHeader), set.update(with: .isToggle)]
        #expect(updated == [.isHeader, nil] && set == [.isButton, .isHeader, .isLink, .isToggle])
    }
}
