import Foundation
import ScrollworkTesting
import SwiftUI
import Testing

/// Presentations of views that aren't on the screen any more.
@MainActor
@Suite struct ParkedPresentationTests {
    private let size = CGSize(width: 320, height: 600)

    private struct Tabs: View {
        @State private var tab = 0

        var body: some View {
            TabView(selection: $tab) {
                Home(tab: $tab).tabItem { Text("Home") }.tag(0)
                Text("other").accessibilityIdentifier("other").tabItem { Text("Other") }.tag(1)
            }
        }
    }

    private struct Home: View {
        @Binding var tab: Int
        @State private var shows = false
        @State private var asks = false

        var body: some View {
            VStack {
                Button("Show") { shows = true }.accessibilityIdentifier("show")
                Button("Ask") { asks = true }.accessibilityIdentifier("ask")
            }
            .sheet(isPresented: $shows) {
                VStack {
                    Button("Switch") { tab = 1 }.accessibilityIdentifier("switch")
                    Button("Both") {
                        tab = 1
                        shows = false
                    }
                    .accessibilityIdentifier("both")
                }
                .presentationDetents([.medium])
            }
            .alert("Leave?", isPresented: $asks) { Button("Leave") { tab = 1 } }
        }
    }

    private func open(_ name: String) throws -> Stage {
        let stage = Stage(size: size) { Tabs() }
        try stage.tap(name)
        try stage.settle()
        return stage
    }

    @Test func `A sheet closes in the update that selects another tab`() throws {
        let stage = try open("show")
        try stage.tap("both")
        try stage.settle()
        #expect(stage.exists("other") && !stage.exists("both"))
    }

    @Test func `A person can dismiss the sheet of a tab that is no longer selected`() throws {
        let stage = try open("show")
        try stage.tap("switch")
        try stage.settle()
        #expect(stage.exists("switch"))
        stage.tap(at: CGPoint(x: 160, y: 40))
        try stage.settle()
        #expect(!stage.exists("switch"))
    }

    @Test func `An alert whose button selects another tab closes`() throws {
        let stage = try open("ask")
        let button = try stage.element(.button, "Leave").frame
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        try stage.settle()
        #expect(stage.exists("other"))
        #expect(throws: StageError.self) { try stage.element(.button, "Leave") }
    }

    @MainActor @Observable final class Model { var target: Int? }

    private struct Messages: View {
        let model: Model

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<200) { row in
                            Text("row \(row)").accessibilityIdentifier("row-\(row)").frame(height: 60)
                                .contextMenu { Button("Copy \(row)") {} }
                        }
                    }
                }
                .onChange(of: model.target) { if let target = model.target { proxy.scrollTo(target) } }
            }
        }
    }

    @Test func `The menu of a row closes, also if the list has scrolled away`() throws {
        let model = Model()
        let stage = Stage(size: size) { Messages(model: model) }
        let row = try stage.frame(of: "row-2")
        stage.secondaryClick(at: CGPoint(x: row.midX, y: row.midY))
        try stage.settle()
        #expect(throws: Never.self) { try stage.element(.button, "Copy 2") }
        // Near enough that the row is parked and not released.
        model.target = 14
        try stage.settle()
        stage.tap(at: CGPoint(x: 5, y: 590))
        try stage.settle()
        #expect(throws: StageError.self) { try stage.element(.button, "Copy 2") }
    }
}
