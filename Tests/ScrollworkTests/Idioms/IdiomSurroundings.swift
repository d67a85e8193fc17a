import Foundation
import Scrollwork
import ScrollworkTesting
import SwiftUI
import Testing

/// Typical containers of a component.
enum Surroundings: String, CaseIterable, Sendable {
    case alone, list, form, sheet, tabs, navigation, scrollView
    /// A screen that a person opens from another one, and a tab that a person leaves.
    case pushed, otherTab
}

/// A component in one of its containers.
struct Placed<Content: View>: View {
    let surrounding: Surroundings
    /// The height of the component if it's fixed, in points.
    let height: CGFloat?
    @ViewBuilder let content: Content
    @State var isPresented = true

    var body: some View {
        switch surrounding {
        case .alone: framed
        case .list:
            List {
                Text("Above")
                framed
                ForEach(0..<30, id: \.self) { Text("Row \($0)") }
            }
        case .form:
            Form {
                Section("One") { Toggle("On", isOn: .constant(true)) }
                Section("Two") { framed }
            }
        case .sheet: Color.clear.sheet(isPresented: $isPresented) { framed }
        case .tabs, .otherTab:
            TabView {
                framed.tabItem { Label("First", systemImage: "star") }
                Text("Other").tabItem { Label("Second", systemImage: "heart") }
            }
        case .navigation:
            NavigationStack {
                framed.navigationTitle("Title").toolbar { Button("Done") {} }
            }
        case .pushed:
            NavigationStack {
                NavigationLink("Open", value: 1)
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { _ in framed.navigationTitle("Title") }
            }
        case .scrollView:
            ScrollView {
                VStack {
                    Text("Above")
                    framed
                    ForEach(0..<30, id: \.self) { Text("Row \($0)") }
                }
            }
        }
    }

    @ViewBuilder private var framed: some View {
        if let height { content.frame(height: height) } else { content }
    }
}

/// The source of a selection.
enum Setter: String, CaseIterable, Sendable {
    case tap, task, change, timer
}

/// A selection in an observable class.
@MainActor @Observable
final class Kept<Value> {
    var value: Value
    var request = 0
    @ObservationIgnored var seen: [Value] = []

    init(_ value: Value) { self.value = value }
}

/// A selection in an observable object, as before the Observation framework.
@MainActor
final class Shared<Value>: ObservableObject {
    @Published var value: Value

    init(_ value: Value) { self.value = value }
}

/// A component with the source of its selection, whose parent reads the selection.
struct Driven<Value: Equatable & Sendable, Content: View>: View {
    @Bindable var kept: Kept<Value>
    let setter: Setter
    let next: Value
    @ViewBuilder let content: (Binding<Value>) -> Content

    var body: some View {
        VStack {
            Text("\(String(describing: kept.value))").accessibilityIdentifier("value")
            Button("Next") { kept.value = next }.accessibilityIdentifier("next")
            content($kept.value)
        }
        .onChange(of: kept.value) { kept.seen.append($1) }
        .onChange(of: kept.request) {
            switch setter {
            case .tap, .task, .timer: break
            case .change: kept.value = next
            }
        }
        .task(id: kept.request) {
            if setter == .task, kept.request > 0 { kept.value = next }
        }
        .background {
            if setter == .timer, kept.request > 0 {
                Ticking {
                    kept.value = next
                    kept.request = 0
                }
            }
        }
    }
}

/// Does something every half second.
private struct Ticking: View {
    @State private var timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    let action: () -> Void

    init(action: @escaping () -> Void) { self.action = action }

    var body: some View { Color.clear.onReceive(timer) { _ in action() } }
}

extension Stage {
    /// Opens the screen of a component, or leaves its tab once.
    @MainActor
    func arrive(in surrounding: Surroundings) throws {
        try settle()
        switch surrounding {
        case .pushed: try tapButton("Open")
        case .otherTab: try leaveAndReturn(to: surrounding)
        case .alone, .list, .form, .sheet, .tabs, .navigation, .scrollView: break
        }
    }

    /// Leaves the screen or the tab of a component, and returns.
    @MainActor
    func leaveAndReturn(to surrounding: Surroundings) throws {
        switch surrounding {
        case .pushed:
            try tapButton("Back")
            try tapButton("Open")
        case .otherTab:
            try tapButton("Second", role: .tab)
            try tapButton("First", role: .tab)
        case .alone, .list, .form, .sheet, .tabs, .navigation, .scrollView: break
        }
    }

    /// Taps a button, or an element with another role, with a label, and settles.
    @MainActor
    func tapButton(_ label: String, role: SemanticsRole = .button) throws {
        let frame = try element(role, label).frame
        tap(at: CGPoint(x: frame.midX, y: frame.midY))
        try settle()
    }

    /// Sets the selection through its source.
    @MainActor
    func drive<Value>(_ kept: Kept<Value>, by setter: Setter, until isDone: @escaping () -> Bool) async throws {
        switch setter {
        case .tap: try tap("next")
        case .timer:
            kept.request += 1
            advance(by: 0.6)
        case .task, .change:
            kept.request += 1
            update()
            await mainQueue(until: isDone)
        }
        try settle()
    }
}
