import Foundation
import LayerTree

/// Why a stage could not do what a test asked, in words that say what there was instead.
public enum StageError: Error, Equatable {
    /// No view on stage has the accessibility identifier; `known` are those that are there.
    case notFound(identifier: String, known: [String])
    /// Something still moved after so many seconds; `moving` says what, by the runtime's own names.
    case neverSettled(after: Double, moving: [String])
    /// Neither the view nor anything inside or around it is a scroll view.
    case noScrollView(identifier: String)
    /// There is no text in the view.
    case noText(identifier: String)
    /// The accessibility tree has no such element; `known` are those of the role.
    case noElement(role: SemanticsRole, label: String, known: [String])
    /// Neither the view nor anything inside or around it offers the action to assistive technology.
    case noAction(SemanticsAction, identifier: String)
    /// The rotor has no entry of that name; `known` are those that it has.
    case noEntry(String, rotor: String, known: [String])
    case pictureFailed
}

extension StageError: LocalizedError, CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let identifier, let known):
            known.isEmpty
                ? "No view has the identifier \"\(identifier)\"; none on stage has any."
                : "No view on stage has the identifier \"\(identifier)\". There are: \(Self.list(known))."
        case .neverSettled(let seconds, let moving):
            "Something still moves after \(seconds) seconds: \(Self.list(moving))."
        case .noScrollView(let identifier):
            "\"\(identifier)\" is no scroll view, holds none and is in none."
        case .noText(let identifier):
            "There is no text in \"\(identifier)\"."
        case .noElement(let role, let label, let known):
            known.isEmpty
                ? "Assistive technology is told of no \(role.rawValue)."
                : "Assistive technology is told of no \(role.rawValue) \"\(label)\". There are: \(Self.list(known))."
        case .noAction(let action, let identifier):
            "Neither \"\(identifier)\" nor anything in or around it offers \(action) to assistive technology."
        case .noEntry(let entry, let rotor, let known):
            "The rotor \"\(rotor)\" has no entry \"\(entry)\". There are: \(Self.list(known))."
        case .pictureFailed:
            "The picture could not be written."
        }
    }

    public var errorDescription: String? { description }

    private static func list(_ names: [String]) -> String {
        let most = 40
        let shown = names.prefix(most).map { "\"\($0)\"" }.joined(separator: ", ")
        return names.count > most ? shown + " and \(names.count - most) more" : shown
    }
}
