import Observation

/// What is shown on top of a window's content: sheets, covers, alerts.
@MainActor @Observable
final class PresentationStore {
    struct Entry {
        enum Kind { case sheet, cover, alert, dialog, menu }

        struct ID: Hashable {
            let source: ObjectIdentifier
            let item: AnyHashable?
        }

        let id: ID
        let kind: Kind
        let content: AnyView
        /// That of the view that presents.
        let environment: EnvironmentValues
        /// Takes what is shown away, by the program's own binding.
        let dismiss: @MainActor () -> Void
        let didDismiss: (() -> Void)?
    }

    private(set) var entries: [Entry] = []

    /// Shows what a source presents, or nothing.
    func present(_ entry: Entry?, by source: ObjectIdentifier) {
        let index = entries.firstIndex { $0.id.source == source }
        guard let entry else {
            if let index { entries.remove(at: index) }
            return
        }
        guard let index else { return entries.append(entry) }
        if entries[index].id == entry.id {
            entries[index] = entry
        } else {
            // Another item: the old one goes as the new one comes.
            entries.remove(at: index)
            entries.append(entry)
        }
    }
}

/// What is on top of a window's content, one over the other.
struct PresentationStack: View {
    let store: PresentationStore

    var body: some View {
        let entries = store.entries
        ZStack {
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

/// One of them: what darkens what is below it, and the screen itself, which come and go each in its own way.
private struct PresentedScreen: View {
    let entry: PresentationStore.Entry
    @State private var options = SheetOptions()
    @Environment(\.colorScheme) private var colorScheme

    init(entry: PresentationStore.Entry) { self.entry = entry }

    var body: some View {
        if entry.kind != .cover {
            Color.black.opacity(entry.kind == .menu ? 0 : colorScheme == .dark ? 0.48 : 0.2)
                .ignoresSafeArea()
                .contentShape(.rect)
                .onTapGesture { if canBeTakenAway { entry.dismiss() } }
                .accessibilityHidden(true)
                .transition(.opacity)
        }
        VStack {
            switch entry.kind {
            case .sheet: SheetScreen(content: entry.content, options: options, dismiss: entry.dismiss)
            case .cover: entry.content.frame(maxWidth: .infinity, maxHeight: .infinity).background(.background)
            case .menu: entry.content
            case .alert, .dialog: entry.content.frame(maxHeight: .infinity, alignment: entry.kind == .alert ? .center : .bottom)
            }
        }
        .onPreferenceChange(SheetOptionsKey.self) { options = $0 }
        .environment(\.goBack, entry.dismiss)
        .modifier(EnvironmentChange { [environment = entry.environment] values in values.take(over: environment) })
        .accessibilityAction(.escape) { if canBeTakenAway { entry.dismiss() } }
        .accessibilityAddTraits(.isModal)
        .modifier(EditModeScope())
        .onDisappear { entry.didDismiss?() }
        .transition(transition)
    }

    private var transition: AnyTransition {
        switch entry.kind {
        case .alert: .opacity.combined(with: .scale(scale: 1.1))
        case .menu: .opacity.animation(.easeOut(duration: 0.2))
        case .sheet, .cover, .dialog: .move(edge: .bottom)
        }
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
    /// Has the values of the view that presents, but for what belongs to the place it is in.
    fileprivate mutating func take(over environment: EnvironmentValues) {
        let goBack = goBack
        self = environment
        self.goBack = goBack
        navigationStore = nil
        barFollowsScrolling = false
        leadOn = nil
        linksReplaceScreens = false
        listChoice = nil
        builtIn.scroll = ScrollConfiguration()
        builtIn.list = ListValues()
        builtIn.menu = MenuValues()
        builtIn.controls.prefersIcons = false
        builtIn.isEnabled = true
    }
}
