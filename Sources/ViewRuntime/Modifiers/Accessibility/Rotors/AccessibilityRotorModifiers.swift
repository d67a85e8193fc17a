/// A rotor of a view. The accessibility tree reads its entries on each update.
struct AccessibilityRotor {
    let label: Text
    let entries: () -> [RotorEntry]
}

/// Modifiers that add rotors, with which assistive technology moves between related elements.
extension View {
    nonisolated private func rotor(_ label: Text, _ entries: @escaping () -> [RotorEntry]) -> some View {
        modifier(_AccessibilityModifier { $0.rotors = [AccessibilityRotor(label: label, entries: entries)] })
    }

    /// Adds entries to a system rotor.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(verbatim: systemRotor.label)) { entries()._rotorEntries.list }
    }

    /// Adds entries to a system rotor, from identifiable data.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(systemRotor, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds entries to a system rotor, from data with identities from a key path.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(verbatim: systemRotor.label)) { RotorEntry.list(entries, entryID, entryLabel) }
    }

    /// Adds ranges of text to a system rotor.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(verbatim: systemRotor.label)) { RotorEntry.texts(textRanges) }
    }

    /// Adds a rotor with a name.
    ///
    /// When assistive technology selects an entry, its `prepare` closure runs, the view becomes visible, and the
    /// accessibility focus moves there.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label) { entries()._rotorEntries.list }
    }

    /// Adds a rotor with a name, with entries from identifiable data.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
    }

    /// Adds a rotor with a name, with entries from data with identities from a key path.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(rotorLabel) { RotorEntry.list(entries, entryID, entryLabel) }
    }

    /// Adds a rotor with a name, with entries from ranges of text.
    nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        rotor(label) { RotorEntry.texts(textRanges) }
    }

    /// Adds a rotor with a name.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries)
    }

    /// Adds a rotor with a name, with entries from identifiable data.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with a name, with entries from data with identities from a key path.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with a name, with entries from ranges of text.
    nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
        -> some View
    {
        accessibilityRotor(Text(labelKey), textRanges: textRanges)
    }

    /// Adds a rotor with a name.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }

    /// Adds a rotor with a name, with entries from identifiable data.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
    }

    /// Adds a rotor with a name, with entries from data with identities from a key path.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }

    /// Adds a rotor with a name, with entries from ranges of text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>])
        -> some View
    {
        accessibilityRotor(Text(label), textRanges: textRanges)
    }

    /// Sets the key with which rotor entries in a namespace refer to the view.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        modifier(_AccessibilityModifier { $0.rotorEntry = RotorEntryKey(id: AnyHashable(id), namespace: namespace) })
    }
}

extension RotorEntry {
    fileprivate static func list<Model, ID: Hashable>(
        _ models: [Model], _ id: KeyPath<Model, ID>, _ label: KeyPath<Model, String>
    ) -> [RotorEntry] {
        models.map {
            RotorEntry(
                label: Text(verbatim: $0[keyPath: label]), target: .identity(AnyHashable($0[keyPath: id])), prepare: {})
        }
    }

    fileprivate static func texts(_ ranges: [Range<String.Index>]) -> [RotorEntry] {
        ranges.map { _ in RotorEntry(label: nil, target: .text, prepare: {}) }
    }
}
