import ScrollworkImpressions
import SwiftUI

/// The last recorded impressions, and the impressions of earlier launches.
struct ImpressionRecordList: View {
    let archive: ImpressionArchive
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            textSize.row {
                Text("Records")
                    .font(.headline)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .accessibilityAddTraits(.isHeader)
                Text(state)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("impressions-state")
            }
            if let found {
                Label(found, systemImage: "arrow.counterclockwise")
                    .font(.footnote)
                    .accessibilityIdentifier("impressions-found")
            }
            ForEach(archive.latest) { ImpressionRow(impression: $0) }
            if archive.latest.isEmpty {
                Text("A view is recorded when half of it was visible for a second.")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            PillButton("Deliver") { archive.deliver() }
                .disabled(archive.waitingCount == 0)
                .opacity(archive.waitingCount == 0 ? 0.4 : 1)
                .accessibilityIdentifier("deliver")
        }
        .padding(20)
        .card()
    }

    private var state: String {
        if let failure = archive.failure { return failure }
        return "\(archive.waitingCount) waiting, \(archive.deliveredCount) delivered"
    }

    private var found: String? {
        guard archive.foundCount > 0 else { return nil }
        return "Found again: \(archive.foundCount) of earlier launches, \(archive.recoveredCount) of them still open"
    }
}

extension DynamicTypeSize {
    /// A layout of a name and a value: side by side, or with large text, the value below the name.
    fileprivate var row: AnyLayout {
        isAccessibilitySize
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
            : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 12))
    }
}

private struct ImpressionRow: View {
    let impression: ImpressionArchive.Impression
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        textSize.row {
            VStack(alignment: .leading, spacing: 2) {
                Text(record.subject)
                Text(note)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Text(seconds)
                .monospacedDigit()
        }
        .font(.subheadline)
        .accessibilityElement(children: .combine)
    }

    private var record: ImpressionRecord { impression.record }

    private var seconds: String {
        "\(record.duration.formatted(.number.precision(.fractionLength(1)))) s"
    }

    private var note: String {
        let state =
            switch record.revision {
            case .viewable: "viewable, goes on"
            case .recovered: "recovered after the program was killed"
            case .closed: "ended: \(record.end?.name ?? "unknown")"
            }
        return "\(record.placement) · \(state)"
    }
}
