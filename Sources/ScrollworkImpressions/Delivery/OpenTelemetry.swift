import Foundation
import ImpressionLedger

/// Converts entries to OpenTelemetry logs, in the JSON form of the protocol.
enum OpenTelemetry {
    /// Returns the body of a request to `/v1/logs`. The entries of a stream share a resource.
    ///
    /// - Parameter resource: Attributes of the program, which replace the default ones of the same name.
    static func logs(_ entries: [LedgerEntry], resource: [String: String] = [:]) -> Data {
        var text = JSONText()
        text.object {
            $0.array("resourceLogs") { list in
                var start = 0
                while start < entries.count {
                    let first = entries[start]
                    let end =
                        entries[start...].firstIndex {
                            $0.stream != first.stream || $0.installation != first.installation
                        } ?? entries.count
                    list.object { write(entries[start..<end], resource, to: &$0) }
                    start = end
                }
            }
        }
        return Data(text.bytes)
    }

    private static func write(
        _ entries: ArraySlice<LedgerEntry>, _ resource: [String: String], to text: inout JSONText
    ) {
        let first = entries[entries.startIndex]
        let attributes = [
            "service.name": "scrollwork.impressions", "service.instance.id": first.stream.description,
            "app.installation.id": first.installation.description,
        ].merging(resource) { $1 }
        text.object("resource") {
            $0.array("attributes") { list in
                for (key, value) in attributes.sorted(by: { $0.key < $1.key }) { list.attribute(key, value) }
            }
        }
        text.array("scopeLogs") {
            $0.object {
                $0.object("scope") {
                    $0.string("name", "scrollwork.impressions")
                    $0.string("version", "1")
                }
                $0.array("logRecords") { list in
                    for entry in entries { list.object { write(entry, to: &$0) } }
                }
            }
        }
    }

    private static func write(_ entry: LedgerEntry, to text: inout JSONText) {
        let written = nanoseconds(entry.date)
        text.string("timeUnixNano", entry.impression.map { nanoseconds($0.start) } ?? written)
        text.string("observedTimeUnixNano", written)
        text.number("severityNumber", 9)
        switch entry.body {
        case .launch: text.string("eventName", "scrollwork.launch")
        case .impression: text.string("eventName", "scrollwork.impression")
        case .loss: text.string("eventName", "scrollwork.loss")
        case .end: text.string("eventName", "scrollwork.end")
        }
        text.array("attributes") {
            $0.attribute("log.record.uid", entry.uid.description)
            $0.attribute("stream.id", entry.stream.description)
            $0.attribute("stream.sequence", entry.sequence)
            switch entry.body {
            case .launch(let previous):
                if let previous {
                    $0.attribute("previous.stream.id", previous.stream.description)
                    $0.attribute("previous.stream.sequence", previous.sequence)
                }
            case .loss(let loss):
                $0.attribute("loss.stream.id", loss.stream.description)
                $0.attribute("loss.first", loss.first)
                $0.attribute("loss.last", loss.last)
                $0.attribute("loss.reason", loss.reason)
            case .impression(let record): write(record, to: &$0)
            case .end: break
            }
        }
    }

    private static func write(_ record: ImpressionRecord, to list: inout JSONText) {
        list.attribute("impression.id", record.id.description)
        list.attribute("impression.revision", record.revision.name)
        list.attribute("impression.launch", record.launch.description)
        list.attribute("impression.subject", record.subject)
        list.attribute("impression.placement", record.placement)
        list.attribute("impression.rule", record.rule)
        list.attribute("impression.viewable", record.isViewable)
        list.attribute("impression.duration", record.duration)
        if record.earlierDuration > 0 { list.attribute("impression.earlier_duration", record.earlierDuration) }
        list.attribute("impression.area_seconds", record.areaSeconds)
        list.attribute("impression.largest_share", record.largestShare)
        list.attribute("impression.pixels", record.pixels)
        list.attribute("impression.clock_jumped", record.clockJumped)
        list.attribute("impression.measurability", record.measurability.name)
        if let end = record.end { list.attribute("impression.end", end.name) }
        for reason in record.lost.reasons { list.attribute("impression.lost.\(reason.name)", record.lost[reason]) }
    }

    /// Returns the nanoseconds since 1970, with a precision of microseconds. A date that isn't a number is treated as
    /// 1970.
    private static func nanoseconds(_ date: Double) -> String {
        date.isFinite && date > 0 && date < 9e9 ? String(UInt64((date * 1e6).rounded()) * 1_000) : "0"
    }
}
