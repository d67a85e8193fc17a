import SwiftUI

/// A picker with a ruler or a drum that a person turns until the desired value is in the center.
///
/// ```swift
/// WheelPicker("Weight", value: $kilograms, in: 40...160)
/// WheelPicker("Price", value: $price, in: 0...100, step: 0.25)
/// WheelPicker("Fruit", selection: $fruit, values: fruits) { Text($0.name) }
///     .wheelPickerStyle(.drum)
/// ```
///
/// The bound value follows the wheel: it is always the value in the center. The wheel rests only on enabled values, and
/// chooses the end of a fling before the fling starts. If the program sets a value while the wheel moves, the wheel
/// moves to this value from its current position and with its current velocity. To animate a change while the wheel is
/// at rest, set the value in `withAnimation`. With reduced motion, the change is a cross-fade.
///
/// Ticks are realized when they become visible, so ten million steps cost no more than ten. For collections other than
/// ranges, the picker makes one pass over the data when it changes.
///
/// For assistive technology, a picker is an adjustable element with the title as its label. With keyboard focus, it
/// handles the arrow keys, Page Up, Page Down, Home, End, and typed digits or letters.
///
/// The picker is available from iOS 17 and macOS 14.
public struct WheelPicker<Value: Hashable>: View {
    let title: Text
    let value: Binding<Value>
    let makeScale: (Calendar) -> WheelScale<Value>
    /// Returns the text of a value for assistive technology, typing, and labels without views.
    var text: (Value, WheelTextContext) -> String
    /// Whether the program sets the text.
    var hasOwnText = false
    var label: ((Value) -> AnyView)?
    var isDisabled: ((Value) -> Bool)?
    /// Returns the meaning of a typed value.
    var typedMeaning: ((Value) -> Value)?
    var countsValues = false
    /// The kind of the texts that the picker creates.
    let textKind: AnyHashable
    /// The origin of the program's labels and names, or `nil` without any.
    var labels: ContentToken?
    var rule: ContentToken?
    /// The changes of the options by the picker's own modifiers, the nearest first.
    var changes: [(inout WheelOptions) -> Void] = []

    @State private var motion = WheelMotion()
    @State private var clicks = WheelClicks()
    @State private var typing = WheelTyping()
    @State private var shown = WheelShown<Value>()
    @State private var content = WheelContent<Value>()
    @State private var move = PendingMove<Value>()
    /// The number of changes of the enabled values.
    @State private var rules = 0
    @Environment(\.wheelOptions) private var commonOptions
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    init(
        title: Text, value: Binding<Value>, textKind: AnyHashable, text: @escaping (Value, WheelTextContext) -> String,
        scale: @escaping (Calendar) -> WheelScale<Value>
    ) {
        self.title = title
        self.value = value
        self.textKind = textKind
        self.text = text
        makeScale = scale
    }

    /// The content and behavior of the view.
    public var body: some View {
        let (scale, isScaleSame) = shown.scale(like: makeScale(localCalendar)), connection = connection(scale)
        let face = shown.face(
            like: WheelFace(
                configuration: configuration(scale, connection), style: options.styleOrRuler, source: source(scale)),
            isScaleSame: isScaleSame)
        spoken(active(face), scale, connection)
            .onChange(of: connection.number, initial: true) {
                motion.selection.connect(connection)
                shown.take(scale, face)
            }
            .onChange(of: WheelSource(kind: textKind, labels: labels, rule: rule)) { old, new in
                let hasOtherLabels = old.kind != new.kind || old.labels != new.labels
                content.update(closures(of: connection), hasOtherLabels: hasOtherLabels)
                // The track can show values until its next layout that the scale doesn't have anymore.
                guard old.rule != new.rule, scale.count > 0 else { return }
                if content.hasDifferentResults(for: motion.visibleIndices, value: scale.value(at:)) { rules += 1 }
            }
            .modifier(SelectionMoves(move: move) { go(to: $0, scale) })
    }

    /// Adds feedback and the handling of typed text.
    private func active(_ face: WheelFace) -> some View {
        face
            .equatable()
            .background { WheelFeedbackPlayer(clicks: clicks) }
            .background { WheelTypingClock(typing: typing) }
    }

    /// Adds the actions of assistive technology and keys.
    private func spoken(_ face: some View, _ scale: WheelScale<Value>, _ connection: WheelConnection) -> some View {
        face
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(title)
            .accessibilityHint(Text(verbatim: spokenRange(scale)))
            .accessibilityAdjustableAction { direction in
                ifEnabled { motion.step(by: direction == .increment ? 1 : -1) }
            }
            .accessibilityScrollAction { edge in
                ifEnabled { motion.step(by: edge == .trailing || edge == .bottom ? options.page : -options.page) }
            }
            .accessibilityAction(named: Text("First value")) { ifEnabled { motion.visit(end: -1) } }
            .accessibilityAction(named: Text("Last value")) { ifEnabled { motion.visit(end: 1) } }
            .modifier(
                WheelValueFollower(value: value, motion: motion, connection: connection) { spokenValue($0, scale) }
            )
            .focusable()
            .onKeyPress(phases: [.down, .repeat]) { key(for: $0, scale) }
    }

    /// Moves to a value. Returns whether the wheel rests on it, or `nil` while it moves.
    private func go(to new: Value, _ scale: WheelScale<Value>) -> Bool? {
        guard scale.index(of: new).map({ scale.value(at: $0) == new }) ?? false else { return false }
        if value.wrappedValue != new { withAnimation { value.wrappedValue = new } }
        // Without a track, nothing moves.
        guard value.wrappedValue == new, motion.state.motion.actor != nil else { return false }
        return motion.state.isMoving || !motion.selection.isUpToDate ? nil : motion.rests(on: AnyHashable(new))
    }

    private var options: WheelOptions { changes.reversed().reduce(into: commonOptions) { $1(&$0) } }

    private func closures(of connection: WheelConnection) -> WheelContent<Value>.Closures {
        .init(number: connection.number, text: text, label: label, isDisabled: isDisabled)
    }

    /// The calendar that counts the steps between dates, in the time zone of their names.
    private var localCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        return calendar
    }

    private var context: WheelTextContext { WheelTextContext(locale: locale, calendar: calendar, timeZone: timeZone) }

    /// Returns the connection of the wheel after this picker appears.
    private func connection(_ scale: WheelScale<Value>) -> WheelConnection {
        let value = value, options = options, clicks = clicks, move = move
        return WheelConnection(
            number: motion.selection.connection.number + 1, read: { AnyHashable(value.wrappedValue) },
            write: { if let new = scale.valueIfAny(at: $0) { value.wrappedValue = new } },
            indexOf: { known in (known.base as? Value).flatMap { scale.index(of: $0) } },
            valueAt: { scale.valueIfAny(at: $0).map { AnyHashable($0) } },
            report: {
                if options.reports.isEmpty || scale.count == 0 { return }
                let report = $0.map { scale.value(at: $0) as Any }
                for action in options.reports { action(report) }
            },
            click: { index in
                if scale.count == 0 { return }
                let isEnd = !options.wraps && (index == 0 || index == scale.count - 1)
                clicks.give(options.feedback, for: Self.kind(scale, index), isEnd: isEnd)
            },
            rest: {
                if let value = scale.valueIfAny(at: $0) { move.rest(on: value) } else { move.end(false) }
            }, interrupt: { move.end(false) },
            reducesMotion: reducesMotion)
    }

    // MARK: Appearance

    private func configuration(_ scale: WheelScale<Value>, _ connection: WheelConnection) -> WheelStyleConfiguration {
        // The core is part of the picker's state, so it must not hold the picker.
        let closures = closures(of: connection), content = content, options = options, context = context
        let samples = scale.count > 0 ? [0, scale.count / 2, scale.count - 1] : []
        return WheelStyleConfiguration(
            title: title, axis: options.axis, fadesEdges: options.fadesEdges,
            sampleTexts: label == nil ? Set(samples.map { text(scale.value(at: $0), context) }).sorted() : [],
            core: WheelCore(
                motion: motion, connection: connection,
                makeRail: { spacing, isProportional in
                    WheelRail(
                        scale, spacing: spacing, isProportional: isProportional, wraps: options.wraps,
                        isEnabled: closures.isDisabled.map { _ in
                            { content.closures(closures).isDisabled?(scale.value(at: $0)) != true }
                        })
                },
                makeTick: { index, axis in
                    WheelPickerTick(
                        index: index, kind: Self.kind(scale, index),
                        majorNumber: scale.values.majorNumber(at: index) ?? 0,
                        majorDistance: scale.values.majorDistance,
                        isEnabled: content.isEnabled(index, scale.value(at: index), closures),
                        axis: axis, label: Self.tickLabel(scale, index, first: closures, content, context))
                }))
    }

    private func source(_ scale: WheelScale<Value>) -> WheelFace.Source {
        WheelFace.Source(
            text: textKind, rules: rules, hasRule: isDisabled != nil, hasOwnLabels: label != nil, context: context,
            wraps: options.wraps, isBoundEnabled: isBoundEnabled(scale))
    }

    /// Whether the bound value is enabled. Only a picker with a rule reads the value.
    private func isBoundEnabled(_ scale: WheelScale<Value>) -> Bool {
        guard let isDisabled, let index = scale.index(of: value.wrappedValue) else { return true }
        return !isDisabled(scale.value(at: index))
    }

    private static func tickLabel(
        _ scale: WheelScale<Value>, _ index: Int, first: WheelContent<Value>.Closures, _ content: WheelContent<Value>,
        _ context: WheelTextContext
    ) -> WheelPickerTick.Label {
        WheelPickerTick.Label {
            let value = scale.value(at: index), closures = content.observedClosures(first)
            return closures.label.map { $0(value) } ?? AnyView(Text(verbatim: closures.text(value, context)))
        }
    }

    private static func kind(_ scale: WheelScale<Value>, _ index: Int) -> WheelPickerTick.Kind {
        scale.values.majorNumber(at: index) != nil ? .major : scale.values.isMedium(at: index) ? .medium : .minor
    }

    // MARK: Assistive technology

    /// Runs an action if the picker is enabled, because the system doesn't block actions of assistive technology.
    private func ifEnabled(_ act: () -> Void) {
        if isEnabled { act() }
    }

    private func spokenValue(_ value: Value, _ scale: WheelScale<Value>) -> Text {
        guard scale.count > 0 else { return Text(verbatim: "") }
        // A value that the wheel doesn't have leaves the wheel where it is.
        let index = shownIndex(scale, scale.index(of: value) ?? motion.selection.keptIndex(in: scale.count))
        let spoken = text(scale.value(at: index), context)
        return countsValues ? Text("\(spoken), \(index + 1) of \(scale.count)") : Text(verbatim: spoken)
    }

    /// Returns the index of the visible value. For a disabled value, it is the nearest enabled value.
    private func shownIndex(_ scale: WheelScale<Value>, _ index: Int) -> Int {
        guard let isDisabled, isDisabled(scale.value(at: index)) else { return index }
        let rail = WheelRail(scale, spacing: 1, isProportional: true, wraps: options.wraps) {
            !isDisabled(scale.value(at: $0))
        }
        return rail.index(ofSlot: rail.slot(near: rail.point(of: rail.slot(ofIndex: index, near: 0))))
    }

    private func spokenRange(_ scale: WheelScale<Value>) -> String {
        guard scale.count > 1, !countsValues else { return "" }
        return "\(text(scale.value(at: 0), context)) – \(text(scale.value(at: scale.count - 1), context))"
    }

    // MARK: Keys

    /// The character of the Delete key on macOS. On iOS, it is a backspace.
    private static var deletion: Character { "\u{7F}" }

    private func key(for press: KeyPress, _ scale: WheelScale<Value>) -> KeyPress.Result {
        guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else { return .ignored }
        // On a vertical wheel, the Down Arrow key moves forward. On a horizontal wheel, the Up Arrow key increases the
        // value, as on a slider.
        let down = motion.axis == .vertical ? 1 : -1, right = layoutDirection == .rightToLeft ? -1 : 1
        switch press.key {
        case .rightArrow: motion.step(by: right)
        case .leftArrow: motion.step(by: -right)
        case .downArrow: motion.step(by: down)
        case .upArrow: motion.step(by: -down)
        case .pageDown: motion.step(by: down * options.page)
        case .pageUp: motion.step(by: -down * options.page)
        case .home: motion.visit(end: -1)
        case .end: motion.visit(end: 1)
        case .escape where !typing.text.isEmpty: typing.clear()
        case .delete where !typing.text.isEmpty, KeyEquivalent(Self.deletion) where !typing.text.isEmpty:
            typing.removeLast()
            if let index = index(of: typing.text, scale) { motion.visit(index: index) }
        default:
            guard press.phase == .down, press.characters.count == 1,
                let character = press.characters.asTyped(in: locale).first,
                typing.takes(character)
            else { return .ignored }
            type(character, scale)
        }
        return .handled
    }

    /// Handles typed characters, which select a value by its name or the beginning of its name. The text resets after a
    /// second without a key.
    private func type(_ character: Character, _ scale: WheelScale<Value>) {
        guard scale.count > 0 else { return }
        typing.add(character)
        if let index = index(of: typing.text, scale) ?? next(scale) ?? index(of: typing.restart(with: character), scale)
        {
            motion.visit(index: index)
        }
    }

    private func index(of typed: String, _ scale: WheelScale<Value>) -> Int? {
        guard !typed.isEmpty else { return nil }
        let text = { self.text(scale.value(at: $0), context).asTyped(in: locale) }
        let number = scale.values.index(number: typed)
        // The program's text may contain another number: 25% is the text of 0.25.
        let isNumber = number.map { !hasOwnText || text($0).number == Double(typed) } ?? false
        var beginning: Int?
        let named =
            isNumber
            ? number
            : scale.values.firstIndex { index in
                let text = text(index)
                if beginning == nil, text.begins(with: typed) { beginning = index }
                return text.isNamed(typed)
            }
        guard let found = named ?? beginning ?? number else { return nil }
        return typedMeaning.map { scale.index(of: $0(scale.value(at: found))) ?? found } ?? found
    }

    /// Returns the next value that begins with a letter that was typed repeatedly.
    private func next(_ scale: WheelScale<Value>) -> Int? {
        guard typing.isRepeated, let letter = typing.text.first, let now = scale.index(of: value.wrappedValue) else {
            return nil
        }
        return scale.values.firstIndex(from: now + 1) {
            text(scale.value(at: $0), context).asTyped(in: locale).begins(with: String(letter))
        }
    }
}
