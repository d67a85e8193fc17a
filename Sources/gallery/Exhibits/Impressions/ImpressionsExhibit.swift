import ScrollworkImpressions
import SwiftUI

extension Exhibit {
    @MainActor static let impressions = Exhibit(
        name: "impressions", title: "Impressions",
        summary: "How much of each view a person can see, and records of it that outlive the program.",
        visit: """
            at 1.4 drag 195,330 to 195,180 over 0.5
            at 3 drag 300,150 to 120,150 over 0.15
            """
    ) {
        ImpressionsExhibit()
    }
}

/// A feed with measured views, their visible shares, and the recorded impressions.
struct ImpressionsExhibit: View {
    @Environment(\.keepsImpressions) private var keepsImpressions
    @State private var settings = ImpressionsSettings()
    @State private var shares = ImpressionShares()

    var body: some View {
        let archive = ImpressionArchive.shared(isKept: keepsImpressions)
        if let recorder = archive.recorder {
            page(archive).impressions(recorder)
        } else {
            page(archive)
        }
    }

    private func page(_ archive: ImpressionArchive) -> some View {
        ExhibitPage {
            VStack(spacing: 20) {
                ImpressionFeed(settings: settings, shares: shares)
                ImpressionShareList(shares: shares)
                ImpressionRecordList(archive: archive)
            }
        } options: {
            OptionSlider("Opacity", value: $settings.opacity, in: 0...1, step: 0.05, fractionDigits: 2)
            Toggle("A notice on top", isOn: $settings.showsNotice)
            PillButton("Cover with a sheet") { settings.showsSheet = true }
        }
        .sheet(isPresented: $settings.showsSheet) {
            ImpressionSheet().presentationDetents([.medium])
        }
    }
}

/// The settings of the exhibit.
struct ImpressionsSettings: Equatable {
    var opacity = 1.0
    var showsNotice = false
    var showsSheet = false
}

private struct ImpressionSheet: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("Nothing under a sheet is visible")
                .font(.headline)
            Text("The impressions that went on ended in the frame in which the sheet began to come.")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            PillButton("Done") { dismiss() }
        }
        .multilineTextAlignment(.center)
        .padding(24)
    }
}
