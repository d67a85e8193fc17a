import Observation

/// The presentations above a window's content, such as sheets and alerts.
@MainActor @Observable
final class PresentationStore: SceneService {
    struct Entry {
        enum Kind {
            case sheet, cover, alert, dialog, menu

            enum Group { case screens, questions }

            /// The kinds of which a screen presents one at a time, or `nil` for a kind without such a limit.
            var group: Group? {
                switch self {
                case .sheet, .cover: .screens
                case .alert, .dialog: .questions
                case .menu: nil
                }
            }
        }

        struct ID: Hashable {
            let source: ObjectIdentifier
            let item: AnyHashable?
        }

        let id: ID
        let kind: Kind
        let content: AnyView
        /// The environment of the presenting view.
        let environment: EnvironmentValues
        /// Dismisses the presentation through the program's binding.
        let dismiss: @MainActor () -> Void
        let didDismiss: (() -> Void)?
        /// The anchor of a popover.
        let place: PresentationPlace?
        /// The cancel action of a dialog. An update of the presentation keeps it.
        var cancellation = DialogCancellation()
    }

    private(set) var entries: [Entry] = []
    /// The presentations that wait for another one of the same screen to disappear.
    @ObservationIgnored private var waiting: [Entry] = []

    init() {}

    /// Whether a source has a presentation, which may wait.
    func knows(_ source: ObjectIdentifier) -> Bool {
        entries.contains { $0.id.source == source } || waiting.contains { $0.id.source == source }
    }

    /// Adds, updates, or removes the presentation of a source.
    func present(_ entry: Entry?, by source: ObjectIdentifier) {
        let index = entries.firstIndex { $0.id.source == source }
        waiting.removeAll { $0.id.source == source }
        guard let entry else {
            if let index { entries.remove(at: index) }
            return showWaiting()
        }
        guard let index else {
            if mustWait(entry) { waiting.append(entry) } else { entries.append(entry) }
            return
        }
        if entries[index].id == entry.id {
            let cancellation = entries[index].cancellation
            entries[index] = entry
            entries[index].cancellation = cancellation
        } else {
            // A different item removes the old presentation while the new one enters.
            entries.remove(at: index)
            entries.append(entry)
        }
    }

    /// Whether a presentation must wait: a screen presents one alert or dialog, and one sheet or cover, at a time.
    private func mustWait(_ entry: Entry) -> Bool {
        entries.contains {
            $0.kind.group != nil && $0.kind.group == entry.kind.group
                && $0.environment.screenExit == entry.environment.screenExit
        }
    }

    private func showWaiting() {
        guard let index = waiting.firstIndex(where: { !mustWait($0) }) else { return }
        entries.append(waiting.remove(at: index))
        showWaiting()
    }

    /// Closes the menu above everything else.
    ///
    /// - Returns: Whether there is such a menu.
    @discardableResult
    func closeMenu() -> Bool {
        guard let top = entries.last, top.kind == .menu else { return false }
        top.dismiss()
        return true
    }
}

extension ViewGraph {
    /// The presentations above the content, or `nil` if there never were any.
    var knownPresentations: PresentationStore? { services.existing(PresentationStore.self) }

    /// The presentations above the content. The first access creates the store.
    var presentations: PresentationStore {
        if let knownPresentations { return knownPresentations }
        let store = services.service(PresentationStore.self)
        showOnTop(PresentationStack(store: store), .presentations)
        return store
    }
}

/// The presentations above a window's content, one over another.
struct PresentationStack: View {
    let store: PresentationStore

    var body: some View {
        let entries = store.entries
        ZStack {
            // Without a screen, the stack has its size, too. Otherwise, the first screen would come from the middle.
            Color.clear.allowsHitTesting(false)
            ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
                PresentedScreen(entry: entry)
                    .accessibilityHidden(index + 1 < entries.count)
                    .zIndex(Double(index))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .animation(.smooth(duration: 0.35), value: entries.map(\.id))
    }
}

/// A presentation and the dimming view behind it, each with its own transition.
private struct PresentedScreen: View {
    let entry: PresentationStore.Entry
    @State private var options = SheetOptions()
    /// Whether a person can interact with the views behind a sheet at its current height.
    @State private var isBackgroundActive = false
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    init(entry: PresentationStore.Entry) { self.entry = entry }

    var body: some View {
        if entry.kind != .cover, !isBackgroundActive {
            Color.black.opacity(entry.kind == .menu || form == .popover ? 0 : colorScheme == .dark ? 0.48 : 0.2)
                .ignoresSafeArea()
                .contentShape(.rect)
                .gesture(TapGesture().onEnded { takeAway() }, isEnabled: entry.kind != .menu)
                // Every touch outside a menu closes it.
                .gesture(DragGesture(minimumDistance: 0).onEnded { _ in takeAway() }, isEnabled: entry.kind == .menu)
                .accessibilityHidden(true)
                .transition(.opacity)
        }
        VStack {
            switch entry.kind {
            case .sheet:
                SheetScreen(
                    content: entry.content, options: options, form: form, place: entry.place,
                    isBackgroundActive: $isBackgroundActive, dismiss: entry.dismiss)
            case .cover:
                VStack { entry.content }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
            case .menu: entry.content
            case .alert, .dialog:
                entry.content.frame(maxHeight: .infinity, alignment: entry.kind == .alert ? .center : .bottom)
            }
        }
        .onPreferenceChange(SheetOptionsKey.self) { options = $0 }
        .environment(\.screenExit, ScreenExit(from: entry.id, leave: entry.dismiss))
        .environment(\.dialogCancellation, entry.cancellation)
        .modifier(
            _EnvironmentTransformModifier { [environment = entry.environment] values in values.take(over: environment) }
        )
        .accessibilityAction(.escape) { takeAway() }
        .accessibilityAddTraits(isBackgroundActive ? [] : .isModal)
        .modifier(EditModeScope())
        .onDisappear { entry.didDismiss?() }
        .hidesAreasBelow(entry.kind != .menu && !isBackgroundActive)
        .transition(transition)
    }

    private var form: SheetScreen.Form {
        let adaptation = verticalSizeClass == .compact ? options.adaptation?.vertical : options.adaptation?.horizontal
        return switch adaptation ?? .automatic {
        case .automatic, .sheet: .sheet
        case .none, .popover: entry.place == nil ? .sheet : .popover
        case .cover: .cover
        }
    }

    private var transition: AnyTransition {
        switch entry.kind {
        case .alert: .opacity.combined(with: .scale(scale: 1.1))
        case .menu: .opacity.animation(.easeOut(duration: 0.2))
        case .sheet where entry.place != nil:
            // The form is known only after the content appears, so the screen moves in itself.
            .asymmetric(insertion: .identity, removal: form == .popover ? .opacity : .move(edge: .bottom))
        case .sheet, .cover, .dialog: .move(edge: .bottom)
        }
    }

    /// Dismisses the presentation for a person who presses none of its buttons.
    private func takeAway() {
        guard canBeTakenAway else { return }
        entry.cancellation.perform?()
        entry.dismiss()
    }

    private var canBeTakenAway: Bool {
        switch entry.kind {
        case .sheet: options.isDismissDisabled != true
        case .dialog, .menu: true
        case .alert, .cover: false
        }
    }
}

extension EnvironmentValues {
    /// Adopts the environment of the presenting view, except for the values that belong to its container.
    fileprivate mutating func take(over environment: EnvironmentValues) {
        let screenExit = screenExit
        self = environment
        self.screenExit = screenExit
        navigationStore = nil
        surroundingSearch = SurroundingSearch()
        nextColumn = nil
        linksReplaceScreens = false
        listChoice = nil
        itemMenu = nil
        leaveContainers()
        controlValues.prefersIcons = false
        builtIn.isEnabled = true
    }
}
